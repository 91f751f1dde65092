"""A bot that says anything it may: the whole protocol in thirty lines. Lines of JSON come in, lines of JSON go out (docs/bots.md)."""

import json
import random
import sys

GIVING_UP = ("resign", "agree-draw")
chance = random.Random(1)
game = party = None
number = 0


def order(update):
    """An order for the table, or None while another is asked."""
    global number
    offers = [offer for offer in update["offers"] if offer["do"] not in GIVING_UP]
    if party not in update["asked"] or not offers:
        return None
    offer = chance.choice(offers)
    number += 1
    command = {field: offer[field] for field in ("do", "piece", "at", "how")} | {"cp": offer["least"]}
    return {"id": number, "ask": "say", "game": game, "party": party, "command": command, "key": f"k{number}-{update['at']}"}


for line in sys.stdin:
    message = json.loads(line)
    update = None
    opened = message.get("answer")
    if isinstance(opened, dict) and "dossier" in opened:
        game, party, update = opened["summary"]["game"], opened["summary"]["mine"][0], opened["update"]
    elif message.get("tell") == "news":
        update = message["update"]
    said = order(update) if update is not None else None
    if said is not None:
        print(json.dumps(said), flush=True)
