#!/usr/bin/env python3
"""A bot in Python, standard library only: it plays at Arkwright's tables by JSON lines (docs/bots.md).

    npx arkwright tournament --players 2 --bots "program:python3 examples/bot.py,random"

It knows a little about Spinning Jenny and Water Frame: which actions pay, that machines are good and firing is not,
and that money left at the end should be shares. In a game it does not know it takes any legal move.
"""
import json
import random
import sys

PROTOCOL = 1

# What an action marker is worth when nothing else is known.
ACTIONS = {"machinery": 9, "workers": 5, "quality": 6, "distribution": 5, "factory": 3, "stock exchange": 1}
# Moves by their first word: the highest is taken.
WORDS = {"machine": 8, "quality": 7, "distribution": 6, "modernise": 6, "build": 5, "hire": 3, "done": 1,
         "close": -5, "fire": -5}
CASH_TO_KEEP = 25
LAST_DECADE = 4


def choose(view, seat, legal, chance):
    """The best legal move by a rule of thumb; equal ones by lot."""
    best = max(worth(move, view, seat) for move in legal)
    return chance.choice([move for move in legal if worth(move, view, seat) == best])


def worth(move, view, seat):
    players = view.get("players", [])
    me = players[seat] if seat < len(players) else {}
    cash, decade = me.get("cash", 0), view.get("decade", 0)
    words = move.split()
    if words[0] == "place":
        return worth_of_marker(" ".join(words[1:-1]), int(words[-1]), cash, decade)
    if words[0] == "price":
        # The dearest that customers still find fair: a little below the middle of the scale.
        return 4 - abs(int(words[-1]) - (7 + 2 * decade)) / 10
    if move.startswith("buy shares"):
        count = int(words[-1])
        return count if decade >= LAST_DECADE or count * 12 <= cash - CASH_TO_KEEP else -count
    if move.startswith("sell shares"):
        return -int(words[-1])
    if words[0] in ("repay", "sell") and words[-1].isdigit():
        return int(words[-1])
    if words[0] in ("hire", "build") and cash < CASH_TO_KEEP:
        return 0
    return WORDS.get(words[0], 2)


def worth_of_marker(name, space, cash, decade):
    """Cheap spaces first, and nothing that the purse cannot bear."""
    shade = 1 if name.startswith(("light", "dark")) else 0
    action = next((value for action, value in ACTIONS.items() if name.endswith(action)), 0)
    if name.endswith("stock exchange") and cash > 3 * CASH_TO_KEEP:
        action += 4
    return action + shade - 2 * space - (20 if 2 * space > cash else 0)


def reply(request):
    kind = request.get("type")
    if kind == "hello":
        return {"type": "hello", "protocol": PROTOCOL, "name": "rules of thumb"}
    if kind == "choose":
        chance = random.Random(request["seed"])
        return {"type": "choice", "moves": [choose(request["view"], request["seat"], request["legal"], chance)]}
    return {"type": "error", "message": f"I do not understand {kind!r}"}


def main():
    for line in sys.stdin:
        request = json.loads(line)
        answer = reply(request)
        answer["id"] = request.get("id")
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
