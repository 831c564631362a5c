#!/usr/bin/env python3
"""Drives a whole game from Python, standard library only: our engine and bots answer by JSON lines (docs/bots.md).

    python3 examples/drive.py npx arkwright bot-host

Seat 0 is played by the rules of thumb of bot.py, the other seats by a bot of Arkwright.
"""
import json
import random
import subprocess
import sys

import bot

OPTIONS = {"players": 2}
SEED = "python"


class Host:
    """The other end of the pipe."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if answer["type"] == "error":
            raise RuntimeError(answer["message"])
        return answer

    def close(self):
        self.process.stdin.close()
        return self.process.wait()


def main():
    host = Host(sys.argv[1:] or ["npx", "arkwright", "bot-host"])
    host.ask(type="hello", protocol=bot.PROTOCOL)
    chance = random.Random(SEED)
    position = host.ask(type="new", game="spinning-jenny", options=OPTIONS, seed=SEED)
    while "standings" not in position:
        if position["seat"] == 0:
            moves = [bot.choose(position["view"], 0, position["legal"], chance)]
        else:
            moves = host.ask(type="choose", bot="easy")["moves"]
        position = host.ask(type="play", moves=moves)
    for standing in sorted(position["standings"], key=lambda one: -one["score"]):
        print(f"seat {standing['seat']}: {standing['score']}")
    sys.exit(host.close())


if __name__ == "__main__":
    main()
