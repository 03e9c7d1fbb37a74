#!/usr/bin/env python3
"""Each source check accepts a small good project, and says no to each thing that it looks for."""

import os
import subprocess
import tempfile
import unittest

from checks import check, formatter_is_ours

GOOD = {
    "README.md": "# A project\n",
    "include/dreamhome/card.h": "#ifndef CARD_H\n#define CARD_H\n\n#include <stdint.h>\n\n"
                                "typedef uint8_t Card;\n\n#endif\n",
    "src/rules/card.c": '#include "dreamhome/card.h"\n\n#include "flow.h"\n\n'
                        "#include <string.h>\n\n"
                        "/* free(malloc(1)); SDL_Init(); extern int x; */\n"
                        'const char *const WORDS = "printf(\\"x\\")";\n',
    "src/rules/flow.h": "int flow(void);\n",
    "src/ai/bot.c": '#include "ai/bot.h"\n\n#include <math.h>\n',
    "src/ai/bot.h": '#include "dreamhome/card.h"\n',
    "src/session/save.c": '#include "ai/bot.h"\n\n#include <stdio.h>\n',
    "src/session/save.h": "int save(void);\n",
    "src/engine/engine.c": '#include "session/save.h"\n',
    "src/app/app.c": '#include "session/save.h"\n\n#include <SDL.h>\n',
    "src/app/app.h": "int app(void);\n",
    "src/main.c": '#include "app/app.h"\n',
    "tests/run.py": '"""Runs it."""\n\nimport os\n\n\ndef run(program):\n    os.system(program)\n',
    ".clang-format": "BasedOnStyle: LLVM\nIndentWidth: 4\nColumnLimit: 100\n",
}


class Project(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = folder.name
        for name, text in GOOD.items():
            self.write(name, text)

    def write(self, name, text):
        path = os.path.join(self.root, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def accepts(self, name, *arguments):
        self.assertEqual(check(name, self.root, *arguments), [])

    def refuses(self, name, file, text, words):
        """With `text` added to a file the check must complain of it, and not without."""
        old = GOOD.get(file, "")
        self.write(file, old + text)
        complaints = check(name, self.root)
        self.assertTrue(any(words in complaint for complaint in complaints), (text, complaints))
        if file in GOOD:
            self.write(file, old)
        else:
            os.remove(os.path.join(self.root, file))
        self.accepts(name)

    def test_palette_refuses_a_colour_without_a_name(self):
        self.accepts("palette")
        for text in ("const Tone ink = RGB(0x4a2f2a);", "faded = RGBA(0x4a2f2a, 90);",
                     "static const Look LOOK = {.colour = {0xd2, 0x78, 0x2e, 255}};"):
            self.refuses("palette", "src/app/app.c", text, "a colour without a name")
        self.write("src/app/draw/colours.h", "#define TONE_INK RGB(0x4a2f2a)\n")
        self.accepts("palette")

    def test_layers_refuses_what_rules_must_not_know(self):
        self.accepts("layers")
        for line in ("#include <stdio.h>", "#include <stdlib.h>", "#include <time.h>",
                     "#include <math.h>", "#include <SDL.h>", "#include <SDL2/SDL.h>",
                     '#include "SDL.h"', '#include "session/save.h"', '#include "ai/bot.h"',
                     '#include "../ai/bot.h"', '#include "missing.h"', "#include HEADER",
                     "void f(void) { SDL_Delay(1); }", "void f(void) { free (p); }",
                     "void f(void) { p = malloc(1); }", "void f(void) { printf(x); }",
                     "void f(void) { snprintf(x); }", "long f(void) { return time(0); }",
                     "long f(void) { return clock(); }", "int f(void) { return rand(); }",
                     "FILE *f;", "void f(void) { fopen(x, y); }", "void f(void) { exit(1); }",
                     "void f(void) { p = alloca(3); }", "void f(void) { qsort(a, b, c, d); }"):
            self.refuses("layers", "src/rules/card.c", line + "\n", "src/rules/card.c:")
            self.refuses("layers", "include/dreamhome/card.h", line + "\n", "include/dreamhome")

    def test_layers_refuses_what_stands_right_of_a_layer(self):
        for file, line in (("src/ai/bot.c", '#include "session/save.h"'),
                           ("src/ai/bot.c", '#include "rules/flow.h"'),
                           ("src/ai/bot.c", "#include <stdio.h>"),
                           ("src/ai/bot.c", "#include <time.h>"),
                           ("src/ai/bot.c", "void f(void) { calloc(1, 1); }"),
                           ("src/session/save.c", '#include "app/app.h"'),
                           ("src/session/save.c", '#include "engine/engine.h"'),
                           ("src/session/save.c", "#include <SDL.h>"),
                           ("src/session/save.c", "void f(void) { TTF_Init(); }"),
                           ("src/engine/engine.c", '#include "app/app.h"'),
                           ("src/engine/engine.c", '#include "rules/flow.h"'),
                           ("src/app/app.c", '#include "engine/engine.h"'),
                           ("src/network/net.c", "int x;")):
            self.refuses("layers", file, line + "\n", file)

    def test_rooms_refuses_what_a_room_must_not_know(self):
        self.accepts("rooms")
        for file, header in (("src/app/draw/paint.c", "app/app.h"),
                             ("src/app/draw/paint.c", "app/widgets/widget.h"),
                             ("src/app/widgets/button.c", "app/pieces/card_view.h"),
                             ("src/app/pieces/card_view.c", "app/scenes/table/table.h"),
                             ("src/app/words/names.c", "app/draw/paint.h"),
                             ("src/app/loop.c", "app/scenes/table/table.h")):
            self.refuses("rooms", file, f'#include "{header}"\n', file[:-2])
        self.write("src/app/widgets/button.c",
                   '#include "app/input.h"\n#include "app/draw/box.h"\n')
        self.accepts("rooms")

    def test_rooms_refuses_a_cycle(self):
        self.write("src/app/one.h", "int one;\n")
        self.write("src/app/one.c", '#include "app/two.h"\n')
        self.write("src/app/two.c", '#include "app/three.h"\n')
        self.accepts("rooms")
        self.refuses("rooms", "src/app/three.h", '#include "app/one.h"\n', "app/one -> app/two")

    @unittest.skipUnless(formatter_is_ours(), "another version formats differently")
    def test_format_refuses_a_badly_formatted_file(self):
        self.accepts("format")
        self.refuses("format", "src/app/app.h", "int  two(void);\n", "src/app/app.h")
        self.refuses("format", "tests/new.c", "int a;\n\tint b;\n", "tests/new.c")

    def test_headers_refuses_what_does_not_compile_alone(self):
        self.accepts("headers")
        self.refuses("headers", "include/dreamhome/deck.h", "Card deck(void);\n", "deck.h")
        self.refuses("headers", "include/dreamhome/deck.h", "struct Deck { int x; };\n", "deck.h")

    def test_externs_refuses_extern_outside_of_headers(self):
        self.accepts("externs")
        self.refuses("externs", "src/app/app.c", "extern int x;\n", "src/app/app.c:")
        self.refuses("externs", "tests/x.c", "  extern int x;\n", "tests/x.c:1")

    def test_names_refuses_what_has_no_place(self):
        self.accepts("names")
        for name in ("notes.txt", "docs/x.md", "src/app/utils.c", "src/rules/common.h",
                     "src/a b.c", ".vscode/x"):
            self.refuses("names", name, "x\n", name.split("/")[0])

    def test_names_refuses_a_second_enum_or_test_of_one_name(self):
        enum = "typedef enum Colour { COLOUR_RED } Colour;\n"
        test = "static void red_is_red(void **state)\n{\n}\n"
        self.refuses("names", "src/ai/bot.h", enum + enum, "Colour")
        self.refuses("names", "tests/red_test.c", test + test, "red_is_red")

    def test_paths_refuses_machines(self):
        self.accepts("paths")
        for text in ("/home/" + "ann/x", "/root/" + ".cache", "/work/" + "x", "/Users/" + "ann",
                     "C:\\Users", "192.168." + "0.1", "http://localhost" + ":80",
                     "registry.example.com", "docker.io/x", "build.corp"):
            self.refuses("paths", "README.md", f"see {text} for more\n", "README.md:2")

    def test_paths_accepts_ordinary_words(self):
        for text in ("version 1.2.3", "a/work/b", "/usr/share/games", "local.c", "14.0.6"):
            self.write("README.md", text + "\n")
            self.accepts("paths")

    def test_length_refuses_a_file_without_end(self):
        self.accepts("length")
        self.refuses("length", "src/app/items.c", "int x;\n" * 701, "701 lines")

    def test_python_refuses_what_nobody_uses_or_reads(self):
        self.accepts("python")
        for text, words in (("import re\n", "re is imported"),
                            ("from os import path as place\n", "place is imported"),
                            ("def f():\n    x = 1\n", "x is set in f"),
                            ("def f():\n    for x in range(3):\n        run(1)\n", "x is set in f"),
                            ("def f():\n" + "    run(1)\n" * 60, "f has 61 lines"),
                            ("def runAll():\n    run(1)\n", "runAll"),
                            ("class all_runs:\n    pass\n", "all_runs"),
                            ("X = 1 \n", "blanks"),
                            ("# " + "x" * 99 + "\n", "101 characters"),
                            ("def f(:\n", "tests/run.py:8")):
            self.refuses("python", "tests/run.py", text, words)
        self.refuses("python", "tests/walk.py", "import os\nos.walk(1)\n", "no docstring")

    def test_python_accepts_what_is_handed_on_or_left_out(self):
        self.write("tests/all.py", '"""All."""\nfrom run import run\n__all__ = ["run"]\n')
        self.write("tests/twice.py", '"""Twice."""\nfrom run import *\n\n\n'
                                     "def twice(x):\n    for _ in range(2):\n        run(x)\n")
        self.accepts("python")


class Libraries(unittest.TestCase):
    def complaints(self, name, layer, code):
        with tempfile.TemporaryDirectory() as folder:
            source, library = os.path.join(folder, "x.c"), os.path.join(folder, "x.o")
            with open(source, "w", encoding="utf-8") as file:
                file.write(code)
            subprocess.run(["cc", "-O1", "-c", "-o", library, source], check=True)
            return check(name, folder, f"{layer}={library}")

    def test_symbols_refuses_what_is_not_pure(self):
        for code in ("#include <stdio.h>\nvoid f(void) { puts(\"x\"); }",
                     "#include <stdlib.h>\nvoid *f(void) { return malloc(9); }",
                     "#include <time.h>\nlong f(void) { return time(0); }",
                     "#include <stdlib.h>\nvoid f(int *a, int (*g)(const void *, const void *))"
                     " { qsort(a, 9, 4, g); }",
                     "#include <math.h>\ndouble f(double x) { return exp(x); }"):
            self.assertEqual(len(self.complaints("symbols", "rules", code)), 1, code)
        self.assertEqual(self.complaints("symbols", "ai", code), [])
        code = "#include <string.h>\nvoid f(char *a, char *b, int n) { memcpy(a, b, n); }"
        self.assertEqual(self.complaints("symbols", "rules", code), [])
        self.assertEqual(check("symbols", "."), ["no library was given"])

    def test_globals_refuses_what_can_be_written(self):
        for code in ("int x;", "int x = 4;", "static int x; int f(void) { return x++; }",
                     "int f(void) { static int x = 3; return x++; }",
                     "const char *words[] = {\"a\"};"):
            for layer in ("rules", "session"):
                self.assertEqual(len(self.complaints("globals", layer, code)), 1, code)
        code = "const int x = 3; const char *const words[] = {\"a\"};"
        self.assertEqual(self.complaints("globals", "rules", code), [])
        code = "_Thread_local int x; int f(void) { return x++; }"
        self.assertEqual(len(self.complaints("globals", "ai", code)), 1)
        self.assertEqual(self.complaints("globals", "session", code), [])
        self.assertEqual(check("globals", "."), ["no library was given"])


if __name__ == "__main__":
    unittest.main()
