#!/usr/bin/env python3
"""Checks of the sources themselves: what no compiler, linker or unit test sees.

usage: checks.py CHECK ROOT [ARGUMENTS]

CHECK is layers, rooms, format, headers, externs, names, paths, length, palette, python, symbols or
globals; the last two want the static libraries as arguments, layer=path. A check prints a line for
each thing that is wrong and fails if there is one. checks_test.py shows that each can fail.
"""

import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile

# ---- reading the sources ----


def listed(root):
    """All files of the project: tracked, or new and not ignored."""
    if os.path.exists(os.path.join(root, ".git")):
        command = ["git", "-C", root, "ls-files", "-co", "--exclude-standard", "-z"]
        output = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout.decode()
        names = sorted(set(filter(None, output.split("\0"))))
        return [name for name in names if os.path.isfile(os.path.join(root, name))]
    found = []
    for folder, folders, names in os.walk(root, followlinks=True):
        folders[:] = [name for name in folders if name not in ("build", ".git", "__pycache__")]
        found += [os.path.relpath(os.path.join(folder, name), root) for name in names]
    return sorted(found)


def sources(root, *folders, endings=(".c", ".h")):
    return [name for name in listed(root) if name.endswith(endings)
            and (not folders or name.startswith(tuple(f"{folder}/" for folder in folders)))]


def read(root, name):
    with open(os.path.join(root, name), encoding="utf-8", errors="replace") as file:
        return file.read()


def code_lines(text):
    """The lines without comments; strings are emptied, except those of #include."""
    def blank(match):
        piece = match.group(0)
        if piece.startswith("/"):
            return re.sub(r"[^\n]", " ", piece)
        return '""' if piece.startswith('"') else "' '"

    tokens = r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\''
    includes = {n: line for n, line in enumerate(text.split("\n"))
                if re.match(r"\s*#\s*include", line)}
    lines = re.sub(tokens, blank, text, flags=re.DOTALL).split("\n")
    return [includes.get(n, line) for n, line in enumerate(lines)]


# ---- layers ----

PURE_HEADERS = {"assert.h", "stdbool.h", "stddef.h", "stdint.h", "string.h", "limits.h"}
SYSTEM_HEADERS = {"contract": PURE_HEADERS, "rules": PURE_HEADERS,
                  "ai": PURE_HEADERS | {"math.h", "stdatomic.h"}}
# Folders that each layer may include from, besides itself and include/dreamhome.
LEFT_OF = {"contract": set(), "rules": set(), "ai": set(), "session": {"ai"},
           "engine": {"ai", "session"}, "app": {"ai", "session"}, "main": {"ai", "session", "app"}}
IMPURE = re.compile(
    r"\b(malloc|calloc|realloc|reallocarray|aligned_alloc|free|alloca|strdup|strndup"
    r"|\w*printf|\w*scanf|puts|fputs|putchar|putc|fputc|getchar|getc|gets|fgets|perror"
    r"|fopen|fclose|fread|fwrite|fflush|freopen|tmpfile"
    r"|time|clock|clock_gettime|gettimeofday|timespec_get|localtime|gmtime|strftime|sleep|usleep"
    r"|nanosleep|rand|srand|random|srandom|getenv|setlocale|system|exit|_Exit|abort|atexit"
    r"|signal|raise|qsort|bsearch)\s*\(|\b(FILE|stdin|stdout|stderr|errno)\b")


def layer_of(name):
    if name.startswith("include/"):
        return "contract"
    parts = name.split("/")
    return parts[1] if len(parts) > 2 else "main"


def check_include(root, name, layer, line):
    system = re.match(r'\s*#\s*include\s*<([^>]+)>', line)
    own = re.match(r'\s*#\s*include\s*"([^"]+)"', line)
    if system:
        header = system.group(1)
        if header.startswith("SDL"):
            return layer not in ("app", "main") and f"{layer} must not know SDL"
        return header not in SYSTEM_HEADERS.get(layer, {header}) and \
            f"{layer} must not include <{header}>"
    if not own:
        return "an include that is neither <...> nor \"...\""
    header = own.group(1)
    folder = header.split("/")[0]
    if header.startswith("SDL"):
        return layer not in ("app", "main") and f"{layer} must not know SDL"
    if ".." in header.split("/"):
        return "an include that climbs out of its folder"
    if "/" not in header:
        beside = os.path.join(root, os.path.dirname(name), header)
        return not os.path.exists(beside) and f"{header} is not beside this file"
    if folder == "dreamhome" or (folder == layer and layer not in ("contract", "main")):
        return False
    return folder not in LEFT_OF.get(layer, set()) and f"{layer} must not include {header}"


def check_layers(root):
    for name in sources(root, "src", "include", endings=(".c", ".h", ".def")):
        layer = layer_of(name)
        if layer not in LEFT_OF:
            yield f"{name}: the folder src/{layer} has no place among the layers"
            continue
        for number, line in enumerate(code_lines(read(root, name)), 1):
            where = f"{name}:{number}"
            if re.match(r"\s*#\s*include", line):
                wrong = check_include(root, name, layer, line)
                if wrong:
                    yield f"{where}: {wrong}"
                continue
            if layer not in ("app", "main") and re.search(r"\b(SDL|IMG|TTF|Mix)_\w+", line):
                yield f"{where}: {layer} must not know SDL"
            if layer in SYSTEM_HEADERS:
                impure = IMPURE.search(line)
                if impure:
                    yield f"{where}: {layer} must not use {impure.group(1) or impure.group(2)}"


# ---- the rooms of src/app ----

# The rooms that each room may use, besides itself. Scenes and probes use whatever they like, but
# only files at the top of src/app may know a scene, and those through scenes.def alone.
ROOMS = {"files": set(), "window": set(), "desktop": set(), "draw": set(), "words": set(),
         "sound": {"desktop"}, "keys": {"words"},
         "speech": {"desktop", "draw", "words"}, "widgets": {"draw", "words"},
         "family": {"draw", "words"},
         "pieces": {"draw", "words", "widgets", "family"},
         "prints": {"draw", "pieces"}}
# Files at the top of src/app that know no App, and may be used in every room.
PLAIN = {"app/audio.h", "app/input.h", "app/settings.h", "app/keys/keymap.h", "app/sounds.def",
         "app/settings.def"}


def room_of(name):
    """The folder of src/app in which a file lies; None at its top."""
    parts = name.split("/")
    return parts[1] if len(parts) > 2 else None


def app_includes(root):
    """For each unit of src/app, that is a header with its source, what it includes of src/app."""
    units = {}
    for name in sources(root, "src/app", endings=(".c", ".h", ".def")):
        unit = os.path.splitext(name[len("src/"):])[0]
        headers = units.setdefault(unit, set())
        for line in code_lines(read(root, name)):
            own = re.match(r'\s*#\s*include\s*"(app/[^"]+)"', line)
            if own and os.path.splitext(own.group(1))[0] != unit:
                headers.add(own.group(1))
    return units


def find_cycle(units, start):
    """The shortest way through includes from a unit back to itself, or None."""
    ways, seen = [[start]], {start}
    while ways:
        way = ways.pop(0)
        for header in sorted(units.get(way[-1], ())):
            unit = os.path.splitext(header)[0]
            if unit == start:
                return way + [unit]
            if unit not in seen:
                seen.add(unit)
                ways.append(way + [unit])
    return None


def check_rooms(root):
    units = app_includes(root)
    for unit, headers in sorted(units.items()):
        room = room_of(unit)
        for header in sorted(headers - PLAIN):
            other = room_of(header)
            if room in ROOMS and other != room and other not in ROOMS[room]:
                yield f"src/{unit}: {room} must not include {header}"
            if room is None and other == "scenes":
                yield f"src/{unit}: only scenes and probes may include {header}"
        cycle = find_cycle(units, unit)
        if cycle and unit == min(cycle):
            yield f"src/{unit}: an include cycle: {' -> '.join(cycle)}"


# ---- other sources ----


FORMATTER = 14  # of Debian 12; every version breaks lines a little differently


def formatter_is_ours():
    told = subprocess.run(["clang-format", "--version"], stdout=subprocess.PIPE, check=True).stdout
    return re.search(r"version (\d+)", told.decode()).group(1) == str(FORMATTER)


def check_format(root):
    if not formatter_is_ours():
        return
    names = sources(root)
    done = subprocess.run(["clang-format", "--dry-run", "-Werror", *names], cwd=root,
                          stderr=subprocess.PIPE, check=False)
    for line in done.stderr.decode().splitlines():
        if "error:" in line:
            yield line
    if done.returncode and not done.stderr:
        yield "clang-format failed"


def check_headers(root):
    """Every public header compiles alone, with every compiler that is there."""
    compilers = [name for name in ("gcc", "clang") if shutil.which(name)]
    if not compilers:
        yield "there is no compiler"
    with tempfile.TemporaryDirectory() as folder:
        alone = os.path.join(folder, "alone.c")
        for name in sources(root, "include", endings=(".h",)):
            header = name[len("include/"):]
            with open(alone, "w", encoding="utf-8") as file:  # twice: its guard must work
                file.write(f'#include "{header}"\n#include "{header}"\n')
            for compiler in compilers:
                done = subprocess.run(
                    [compiler, "-std=c17", "-Wall", "-Wextra", "-Wshadow", "-Wstrict-prototypes",
                     "-Werror", "-fsyntax-only", "-I", os.path.join(root, "include"), alone],
                    stderr=subprocess.PIPE, check=False)
                if done.returncode:
                    first = done.stderr.decode().strip().splitlines()[-1:]
                    yield f"{name}: {compiler} does not take it alone: {first}"


def check_externs(root):
    for name in sources(root, "src", "tests", endings=(".c",)):
        for number, line in enumerate(code_lines(read(root, name)), 1):
            if re.search(r"\bextern\b", line):
                yield f"{name}:{number}: extern belongs into a header"


TOP_LEVEL = {"CMakeLists.txt", "CMakePresets.json", "README.md", "CHANGELOG.md", "CONTRIBUTING.md",
             "LICENSE", ".clang-format", ".editorconfig", ".gitignore", ".gitattributes", ".ci",
             ".github", "assets", "cmake", "include", "packaging", "src", "tests"}


NAMED_ONCE = {
    "enum": re.compile(r"^typedef enum (\w+)", re.MULTILINE),
    "test": re.compile(r"^static void (\w+)\(void \*\*", re.MULTILINE),
}


def used_twice(root):
    """Enums and tests are found by their names, so no two of them share one."""
    first = {}
    for name in sources(root, "include", "src", "tests"):
        for kind, pattern in NAMED_ONCE.items():
            for found in pattern.findall(read(root, name)):
                if (kind, found) in first:
                    yield f"{name}: the {kind} {found} is in {first[kind, found]} as well"
                first[kind, found] = name


def check_names(root):
    for top in sorted({name.split("/")[0] for name in listed(root)} - TOP_LEVEL):
        yield f"{top}: not one of the top-level names of the project"
    for name in listed(root):
        if re.search(r"[^A-Za-z0-9._/+@-]", name):
            yield f"{name}: a character that a file name should not have"
        if re.search(r"(^|/)(utils?|misc|common|helpers?_?functions)\.[ch]$", name):
            yield f"{name}: a name that says nothing"
    yield from used_twice(root)


MACHINE = re.compile(
    r"(?<![\w.])/(home|root|work|Users|workspace|mnt|srv)/[\w.]"
    r"|[A-Z]:\\\\?Users"
    r"|\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\b"
    r"|\blocalhost\b|\b[\w.-]+\.(internal|local|lan|corp)\b(?!\()"
    r"|\b(registry|artifactory|nexus|proxy|mirror)\.[\w-]+\.\w+"
    r"|\b(docker\.io|ghcr\.io|quay\.io|gcr\.io|pypi\.org|registry\.npmjs)\b")
TEXT = (".c", ".h", ".def", ".txt", ".cmake", ".json", ".md", ".sh", ".py", ".po", ".yml", ".yaml",
        ".in", ".desktop", ".xml", ".dict", ".dreamhome", ".svg", ".rc", ".nsi", ".spec", ".6",
        "LICENSE", "run", ".clang-format", ".editorconfig", ".gitignore")


def check_paths(root):
    for name in listed(root):
        if not name.endswith(TEXT) or name.startswith("tests/checks/"):
            continue
        for number, line in enumerate(read(root, name).split("\n"), 1):
            found = MACHINE.search(line)
            if found:
                yield f"{name}:{number}: names a machine: {found.group(0)}"


LONGEST_FILE = 700


def check_length(root):
    for name in sources(root):
        count = read(root, name).count("\n")
        if count > LONGEST_FILE:
            yield f"{name}: {count} lines; split it by verb or phase"


RAW_COLOUR = re.compile(r"\bRGBA?\(0x|\{0x[0-9a-f]{2}, 0x[0-9a-f]{2}, 0x[0-9a-f]{2}, \d")


def check_palette(root):
    """Colours have names: those that scenes and widgets use stand in draw/colours.h."""
    for name in sources(root, "src/app"):
        if name.startswith("src/app/draw/"):
            continue
        for number, line in enumerate(read(root, name).split("\n"), 1):
            if RAW_COLOUR.search(line):
                yield f"{name}:{number}: a colour without a name"


# ---- Python ----

LONGEST_LINE = 100
LONGEST_PYTHON_FUNCTION = 60  # drawings are long lists of strokes
PYTHON_NAMES = {ast.FunctionDef: r"_*[a-z][a-z0-9_]*|setUp\w*|tearDown\w*|do_[A-Z]+",
                ast.ClassDef: r"_?[A-Z][A-Za-z0-9]*"}


def check_lines(text):
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            yield number, f"{len(line)} characters in a line"
        if line != line.rstrip():
            yield number, "blanks at the end of a line"


def names_in(tree, *contexts):
    return {node.id for node in ast.walk(tree)
            if isinstance(node, ast.Name) and isinstance(node.ctx, contexts)}


def check_imports(tree):
    """What a module imports it uses, unless it says with __all__ that others do."""
    used = names_in(tree, ast.Load, ast.Store)
    if "__all__" in used:
        return
    for node in ast.walk(tree):
        if not isinstance(node, (ast.Import, ast.ImportFrom)):
            continue
        for alias in node.names:
            name = (alias.asname or alias.name).split(".")[0]
            if name != "*" and name not in used:
                yield node.lineno, f"{name} is imported and not used"


def check_function(function):
    length = function.end_lineno - function.lineno + 1
    if length > LONGEST_PYTHON_FUNCTION:
        yield function.lineno, f"{function.name} has {length} lines"
    shared = {name for node in ast.walk(function) if isinstance(node, (ast.Global, ast.Nonlocal))
              for name in node.names}
    for name in sorted(names_in(function, ast.Store) - names_in(function, ast.Load) - shared):
        if not name.startswith("_"):
            yield function.lineno, f"{name} is set in {function.name} and not used"


def check_module(text):
    try:
        tree = ast.parse(text)
    except SyntaxError as error:
        yield error.lineno, error.msg
        return
    if tree.body and not ast.get_docstring(tree):
        yield 1, "no docstring says what the module is for"
    yield from check_lines(text)
    yield from check_imports(tree)
    for node in ast.walk(tree):
        pattern = PYTHON_NAMES.get(type(node))
        if pattern and not re.fullmatch(pattern, node.name):
            yield node.lineno, f"{node.name} is not written like other names of its kind"
        if isinstance(node, ast.FunctionDef):
            yield from check_function(node)


def check_python(root):
    for name in sources(root, endings=(".py",)):
        for number, words in check_module(read(root, name)):
            yield f"{name}:{number}: {words}"


# ---- the built libraries ----

HARMLESS = re.compile(
    r"^(mem(cpy|cmp|set|move|chr|rchr|mem)|str(len|nlen|n?cmp|r?chr|str|c?spn|n?cpy|n?cat|pbrk)"
    r"|__\w+_chk|__assert(_fail|_rtn)?|__stack_chk_\w+|_GLOBAL_OFFSET_TABLE_"
    r"|__(asan|ubsan|sanitizer|sancov|tsan|gcov|llvm)_\w+"
    r"|__[a-z]+[dst][if][0-9]?|__atomic_\w+)$")
MATHS = re.compile(r"^(sqrt|exp2?|expm1|log(2|10|1p)?|pow|fabs|floor|ceil|l?lround|round|trunc"
                   r"|fmin|fmax|fmod|hypot|tanh|l?lrint|rint|erfc?|cbrt)f?$")


def run_tool(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout.decode().splitlines()


def libraries(arguments):
    return [argument.split("=", 1) for argument in arguments]


def check_symbols(_root, *arguments):
    """Rules and players need nothing of the outside but memory functions and mathematics."""
    pure = [(layer, path) for layer, path in libraries(arguments) if layer in SYSTEM_HEADERS]
    if not pure:
        yield "no library was given"
    defined = set()
    for _, path in pure:
        defined |= {line.split()[-1] for line in run_tool("nm", "--defined-only", path)
                    if re.match(r"[0-9a-f]+ ", line)}
    for layer, path in pure:
        for line in run_tool("nm", "--undefined-only", path):
            match = re.match(r"\s+[Uwv] (\S+)$", line)
            name = match and match.group(1)
            if not name or name in defined or HARMLESS.match(name):
                continue
            if not (layer == "ai" and MATHS.match(name)):
                yield f"{layer} needs {name}"


def check_globals(_root, *arguments):
    """No library has an object that can be written; what belongs to one thread alone may only be
    outside of rules and players."""
    if not arguments:
        yield "no library was given"
    for layer, path in libraries(arguments):
        for line in run_tool("objdump", "-t", path):
            match = re.match(r"[0-9a-f]+ (.{7}) (\S+)\s+[0-9a-f]+\s+(?:\.hidden )?(\S+)$", line)
            if not match or "d" in match.group(1) or match.group(3).startswith("__odr_asan"):
                continue
            section, name = match.group(2), match.group(3)
            if re.match(r"\*COM\*|\.(data|bss)(?!\.rel\.ro)", section):
                yield f"{layer} has the mutable object {name} in {section}"
            if re.match(r"\.(tdata|tbss)", section) and layer in SYSTEM_HEADERS:
                yield f"{layer} has the object {name} in every thread"


def check(name, root, *arguments):
    return list(globals()["check_" + name](root, *arguments))


def main():
    if len(sys.argv) < 3 or "check_" + sys.argv[1] not in globals():
        sys.exit(__doc__)
    complaints = check(*sys.argv[1:])
    print("\n".join(complaints))
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
