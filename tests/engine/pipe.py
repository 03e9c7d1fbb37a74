"""dreamhome-engine at the other end of a pipe."""

import json
import os
import select
import subprocess
import time

# A sanitizer's complaint must not look like an exit code of the engine.
ENVIRONMENT = dict(os.environ, ASAN_OPTIONS="exitcode=99", UBSAN_OPTIONS="exitcode=99")
PATIENCE = 20  # seconds for one answer


class Refused(Exception):
    pass


class Engine:
    def __init__(self, program):
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, bufsize=0, env=ENVIRONMENT)
        self.pending = b""

    def raw(self, line):
        """The whole answer to a line, as bytes."""
        self.process.stdin.write(line.encode() + b"\n")
        deadline = time.monotonic() + PATIENCE
        while b"\n\n" not in self.pending:
            ready, _, _ = select.select([self.process.stdout], [], [],
                                        max(0, deadline - time.monotonic()))
            piece = os.read(self.process.stdout.fileno(), 65536) if ready else b""
            if not piece:
                self.process.kill()
                raise AssertionError(f"no answer to {line!r}: {self.process.stderr.read()!r}")
            self.pending += piece
        answer, self.pending = self.pending.split(b"\n\n", 1)
        return answer + b"\n\n"

    def ask(self, line):
        """The words of a successful answer."""
        answer = self.raw(line).decode()
        if answer.startswith("? "):
            raise Refused(answer[2:-2])
        assert answer.startswith("= "), answer
        return answer[2:-2]

    def lines(self, line):
        answer = self.ask(line)
        return answer.split("\n") if answer else []

    def json(self, line):
        return json.loads(self.ask(line))

    def refuses(self, line):
        try:
            self.ask(line)
        except Refused:
            return True
        return False

    def close(self):
        """Ends the engine, which must have nothing to complain about."""
        _, complaint = self.process.communicate(timeout=PATIENCE)
        assert self.process.returncode == 0 and not complaint, complaint


def run(program, data, **options):
    """Feeds bytes to a fresh engine; returns its exit code and what it printed."""
    options.setdefault("stdout", subprocess.PIPE)
    process = subprocess.Popen([program], stdin=subprocess.PIPE, stderr=subprocess.PIPE,
                               env=ENVIRONMENT, **options)
    try:
        output, complaint = process.communicate(data, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        raise AssertionError("the engine hangs") from None
    assert not complaint, complaint
    return process.returncode, output
