#!/usr/bin/env python3
"""Trains the network that corrects the projection of one game and table size, also while games are still being played.

    python3 training/train.py --data DIR --out FILE [--start FILE] [--seconds 60] [--playing] [--seed 1]

DIR holds data.json and block-*.f32 files from scripts/learn: rows of float32, the figures of a position as one seat
sees it, then that seat's final margin over the best rival in pounds, its part of the win, and how many rows of this
seat's course through the game follow. FILE gets the network (packages/bots/src/expert/network.ts reads it) and a sample
of its outputs, which a test holds our inference to. With --playing, new blocks are read as they come, and FILE is
written again every few seconds, so that the players play with it.
"""
import argparse
import json
import math
import pathlib
import time

import torch
from torch import nn

from network import MOST, Net, read_stored, stored

# Pounds for an output of 1: about the deviation of what the projection leaves to correct.
LEAST_SCALE = 1.0
# Every block of this many is kept out of training; a block holds whole games, so no game is on both sides.
HELD_OUT = 20
WEIGHT_OF_WIN = 0.5
SECONDS_BETWEEN_WRITES = 8
# Each row is drawn about so often in all: more often, and few games are learnt by heart.
USES_OF_A_ROW = 12
# Rows before training without a network to start from, and the fewest that are called the newest.
FIRST_ROWS = 15_000
LEAST_ROWS = 100_000
# Of the rows played so far, the newest part that is trained on: older ones are by weaker players.
NEWEST = 0.5
# What is written is a running mean of the weights over about 1 / (1 - this) steps.
MEMORY = 0.998
USUAL_HIDDEN = '64,32'


def widths_of(text: str) -> tuple[int, int]:
    wide, narrow = text.split(',')
    return int(wide), int(narrow)


class Rows:
    """The rows of all blocks read so far, in the order they were played."""

    def __init__(self, folders: list[pathlib.Path], width: int, device: str):
        self.folders, self.width, self.device = folders, width, device
        self.known: set[pathlib.Path] = set()
        self.train = torch.empty((0, width), device=device)
        self.held = torch.empty((0, width), device=device)

    def read(self) -> None:
        train, held = [self.train], [self.held]
        for folder in self.folders:
            for file in sorted(set(folder.glob('block-*.f32')) - self.known):
                self.known.add(file)
                data = bytearray(file.read_bytes())
                if data:
                    rows = torch.frombuffer(data, dtype=torch.float32).reshape(-1, self.width).to(self.device)
                    (held if int(file.stem.split('-')[1]) % HELD_OUT == 0 else train).append(rows)
        self.train, self.held = torch.cat(train), torch.cat(held)

    def newest(self) -> torch.Tensor:
        """The part to train on; it begins with a whole course."""
        first = len(self.train) - max(LEAST_ROWS, int(len(self.train) * NEWEST))
        if first <= 0:
            return self.train
        ends = (self.train[first - 1 :, -1] == 0).nonzero()
        return self.train[first + int(ends[0]) :] if len(ends) > 0 else self.train


def area_under_curve(score: torch.Tensor, won: torch.Tensor) -> float:
    """How often a winner is ranked above a loser; shared wins are left out."""
    sure = (won == 0) | (won == 1)
    score, won = score[sure].double(), won[sure]
    winners = int((won == 1).sum())
    losers = int((won == 0).sum())
    if winners == 0 or losers == 0:
        return float('nan')
    ranks = torch.empty_like(score)
    ranks[score.argsort()] = torch.arange(1, len(score) + 1, dtype=torch.float64, device=score.device)
    return float((ranks[won == 1].sum() - winners * (winners + 1) / 2) / (winners * losers))


def figures_of(margin: torch.Tensor, odds: torch.Tensor, rows: torch.Tensor, inputs: int) -> dict:
    truth, won = rows[:, inputs], rows[:, inputs + 1]
    projected = rows[:, 0]
    chance = torch.sigmoid(odds.double()).clamp(1e-6, 1 - 1e-6)
    return {
        'rmseOfProjection': round(float((projected - truth).double().pow(2).mean().sqrt()), 2),
        'rmse': round(float((margin - truth).double().pow(2).mean().sqrt()), 2),
        'aucOfProjection': round(area_under_curve(projected, won), 4),
        'auc': round(area_under_curve(margin, won), 4),
        'aucOfOdds': round(area_under_curve(odds, won), 4),
        'brier': round(float((chance - won.double()).pow(2).mean()), 4),
    }


def targets_of(rows: torch.Tensor, inputs: int, margin: torch.Tensor, odds: torch.Tensor, trace: float):
    """The margin and chance to aim at: the end of the game, blended with what the network says of the positions between
    (TD(lambda)). How one game ends is mostly luck; the positions soon after say more about this one."""
    left = rows[:, -1].long()
    goal_margin, goal_chance = rows[:, inputs].clone(), rows[:, inputs + 1].clone()
    if trace >= 1 or len(rows) == 0:
        return goal_margin, goal_chance
    chance = torch.sigmoid(odds)
    order = torch.argsort(left)
    counts = torch.bincount(left).tolist()
    first = counts[0]
    for count in counts[1:]:
        now = order[first : first + count]
        goal_margin[now] = (1 - trace) * margin[now + 1] + trace * goal_margin[now + 1]
        goal_chance[now] = (1 - trace) * chance[now + 1] + trace * goal_chance[now + 1]
        first += count
    return goal_margin, goal_chance


class Training:
    def __init__(self, given: argparse.Namespace):
        self.given = given
        self.device = 'cuda' if torch.cuda.is_available() else 'cpu'
        self.about = json.loads((given.data[-1] / 'data.json').read_text())
        self.inputs = self.about['inputs']
        self.rows = Rows(given.data, self.inputs + 3, self.device)
        start = None if given.start is None else read_stored(json.loads(given.start.read_text())['network'], self.device)
        hidden = start['net'].hidden if start is not None and given.hidden == '' else widths_of(given.hidden or USUAL_HIDDEN)
        self.net = Net(self.inputs, hidden).to(self.device)
        self.least = self.greatest = None
        self.mean = self.inverse = None
        self.scale = LEAST_SCALE
        if start is not None:
            if start['inputs'] != self.inputs:
                raise SystemExit(f'{given.start} has {start["inputs"]} inputs, not {self.inputs}')
            self.net.take(start['net'])
            self.mean, self.inverse, self.scale = start['mean'], start['inverse'], start['scale']
            self.least, self.greatest = start['least'], start['greatest']
            print(f'goes on from {given.start}', flush=True)
        # The mean of the weights starts as a copy.
        self.steady = Net(self.inputs, self.net.hidden).to(self.device)
        self.steady.load_state_dict(self.net.state_dict())
        self.optimiser = torch.optim.AdamW(self.net.parameters(), lr=given.rate, weight_decay=given.decay)
        self.step = 0

    def look(self) -> None:
        """Reads what was played, and computes what to aim at."""
        self.rows.read()
        now = self.rows.newest()
        if len(now) == 0 or (self.mean is None and self.given.playing and len(now) < FIRST_ROWS):
            self.now = None
            return
        figures = now[:, : self.inputs]
        least, greatest = figures.min(0).values, figures.max(0).values
        self.least = least if self.least is None else torch.minimum(self.least, least)
        self.greatest = greatest if self.greatest is None else torch.maximum(self.greatest, greatest)
        trace = self.given.trace
        if self.mean is None:
            deviation = figures.std(0)
            self.mean = figures.mean(0)
            self.inverse = torch.where(deviation > 1e-5, 1 / deviation.clamp(min=1e-5), torch.zeros_like(deviation))
            self.scale = max(LEAST_SCALE, round(float((now[:, self.inputs] - now[:, 0]).std()), 1))
        # A network that has learnt nothing says nothing of the positions between.
        if self.step == 0 and self.given.start is None:
            trace = 1.0
        self.now = now
        margin, odds = self.judged(self.steady, now)
        goal, chance = targets_of(now, self.inputs, margin, odds, trace)
        self.goals = torch.stack([(goal - now[:, 0]) / self.scale, chance], 1)

    def standard(self, rows: torch.Tensor) -> torch.Tensor:
        return ((rows[:, : self.inputs] - self.mean) * self.inverse).clamp(-MOST, MOST)

    def judged(self, net: Net, rows: torch.Tensor):
        with torch.no_grad():
            out = torch.cat([net(self.standard(part)) for part in rows.split(65536)])
        return rows[:, 0] + out[:, 0] * self.scale, out[:, 1]

    def learn(self, share: float) -> None:
        """One step; the rate comes down to nothing when the share reaches 1."""
        warm = min(1.0, (self.step + 1) / 200)
        for group in self.optimiser.param_groups:
            group['lr'] = self.given.rate * warm * 0.5 * (1 + math.cos(math.pi * min(1.0, share)))
        drawn = torch.randint(len(self.now), (self.given.batch,), device=self.device)
        goals = self.goals[drawn]
        out = self.net(self.standard(self.now[drawn]))
        loss = nn.functional.smooth_l1_loss(out[:, 0], goals[:, 0])
        loss = loss + WEIGHT_OF_WIN * nn.functional.binary_cross_entropy_with_logits(out[:, 1], goals[:, 1])
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimiser.step()
        self.step += 1
        memory = min(MEMORY, self.step / (self.step + 10))
        with torch.no_grad():
            for mean, now in zip(self.steady.parameters(), self.net.parameters()):
                mean.lerp_(now, 1 - memory)

    def write(self) -> dict:
        rows = self.rows.held if len(self.rows.held) > 0 else self.rows.train
        made = {
            'command': self.given.command,
            'seed': self.given.seed,
            'blocks': len(self.rows.known),
            'rows': len(self.rows.train) + len(self.rows.held),
            'steps': self.step,
            'rate': self.given.rate,
            'trace': self.given.trace,
        }
        stats = {'scale': self.scale, 'mean': self.mean, 'inverse': self.inverse, 'least': self.least, 'greatest': self.greatest}
        # The newest held-out games only: by the present players.
        rows = rows[len(rows) // 2 :]

        def figures(net: Net) -> dict:
            return figures_of(*self.judged(net, rows), rows, self.inputs)

        trained = stored(self.about, self.steady, stats, rows, figures, made)
        part = self.given.out.with_suffix('.part')
        part.write_text(json.dumps(trained) + '\n')
        part.rename(self.given.out)
        return trained['network']['made']

    def run(self) -> None:
        given = self.given
        began = written = time.time()
        self.look()
        while True:
            passed = time.time() - began
            most = USES_OF_A_ROW * len(self.rows.train) / given.batch
            share = passed / given.seconds if given.playing else max(passed / given.seconds, self.step / max(1, most))
            if share >= 1:
                break
            if time.time() - written > SECONDS_BETWEEN_WRITES:
                written = time.time()
                self.look()
                if self.now is not None and self.step > 0:
                    print(f'{passed:.0f} s, {self.write()}', flush=True)
            if self.now is None or self.step >= most:
                time.sleep(0.2)
            else:
                self.learn(share)
        if self.now is None:
            raise SystemExit('too few rows to train on')
        print(f'wrote {given.out} after {time.time() - began:.0f} s: {self.write()}', flush=True)


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument('--data', action='append', required=True, type=pathlib.Path)
    options.add_argument('--out', required=True, type=pathlib.Path)
    options.add_argument('--start', type=pathlib.Path, help='network to go on from (FILE of an earlier run)')
    options.add_argument('--playing', action='store_true', help='new blocks are still coming')
    options.add_argument('--hidden', default='', help='widths of the two layers, at least those of --start; usually as there, or 64,32')
    options.add_argument('--command', default='python3 training/train.py', help='what to record as the command that made it')
    options.add_argument('--seconds', type=float, default=120)
    options.add_argument('--batch', type=int, default=1024)
    options.add_argument('--rate', type=float, default=1e-3)
    options.add_argument('--decay', type=float, default=1e-3)
    options.add_argument('--trace', type=float, default=0.93, help='how much of the target is passed back from later positions; 1: the end alone')
    options.add_argument('--seed', type=int, default=1)
    given = options.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)
    given.out.parent.mkdir(parents=True, exist_ok=True)
    Training(given).run()


if __name__ == '__main__':
    main()
