#!/usr/bin/env python3
"""Trains the network that corrects the projection of one game and table size.

    python3 training/train.py --data DIR [--data DIR ...] --out FILE [--seconds 60] [--seed 1]

DIR holds data.json and block-*.f32 files from scripts/learn: rows of float32, the figures of a position as one seat
sees it, then that seat's final margin over the best rival in pounds, and its part of the win. FILE gets the network
(packages/bots/src/expert/network.ts reads it) and a sample of its outputs, which a test holds our inference to.
"""
import argparse
import base64
import json
import math
import pathlib
import time

import torch
from torch import nn

OUTPUTS = 2
# As in packages/bots/src/expert/network.ts: standardised inputs are cut off here.
MOST = 8.0
# Pounds for an output of 1: about the deviation of what the projection leaves to correct.
LEAST_SCALE = 1.0
# Every block of this many is kept out of training; a block holds whole games, so no game is on both sides.
HELD_OUT = 20
WEIGHT_OF_WIN = 0.5
SAMPLE_ROWS = 6


class Net(nn.Module):
    def __init__(self, inputs: int, hidden: tuple[int, int]):
        super().__init__()
        wide, narrow = hidden
        self.first = nn.Linear(inputs, wide)
        self.second = nn.Linear(wide, narrow)
        self.last = nn.Linear(narrow, OUTPUTS)
        self.direct = nn.Linear(inputs, OUTPUTS, bias=False)
        for layer in (self.last, self.direct):
            nn.init.zeros_(layer.weight)
        nn.init.zeros_(self.last.bias)

    def forward(self, x):
        h = torch.relu(self.first(x))
        h = torch.relu(self.second(h))
        return self.last(h) + self.direct(x)


def read_rows(folders: list[pathlib.Path], width: int):
    """The rows of all blocks: training, held out, and how many blocks there were."""
    train, held, blocks = [], [], 0
    for folder in folders:
        for file in sorted(folder.glob('block-*.f32')):
            data = bytearray(file.read_bytes())
            if not data:
                continue
            rows = torch.frombuffer(data, dtype=torch.float32).reshape(-1, width)
            (held if int(file.stem.split('-')[1]) % HELD_OUT == 0 else train).append(rows)
            blocks += 1
    if not train or not held:
        raise SystemExit('too few blocks: at least one held out and one to train on are needed')
    return torch.cat(train), torch.cat(held), blocks


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


def encoded(tensor: torch.Tensor, kind: torch.dtype) -> str:
    flat = tensor.detach().to('cpu', kind).contiguous().flatten()
    return base64.b64encode(bytes(flat.view(torch.uint8).tolist())).decode('ascii')


def as_halves(net: Net) -> None:
    """Rounds all weights to float16, which is what is stored."""
    with torch.no_grad():
        for weight in net.parameters():
            weight.copy_(weight.half().to(weight.dtype))


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument('--data', action='append', required=True, type=pathlib.Path)
    options.add_argument('--out', required=True, type=pathlib.Path)
    options.add_argument('--start', type=pathlib.Path, help='checkpoint to go on from (FILE.pt of an earlier run)')
    options.add_argument('--hidden', default='64,32')
    options.add_argument('--command', default='python3 training/train.py', help='what to record as the command that made it')
    options.add_argument('--epochs', type=int, default=30)
    options.add_argument('--seconds', type=float, default=120)
    options.add_argument('--batch', type=int, default=4096)
    options.add_argument('--rate', type=float, default=2e-3)
    options.add_argument('--decay', type=float, default=1e-3)
    options.add_argument('--seed', type=int, default=1)
    given = options.parse_args()

    started = time.time()
    torch.manual_seed(given.seed)
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    about = json.loads((given.data[-1] / 'data.json').read_text())
    inputs = about['inputs']
    hidden = tuple(int(width) for width in given.hidden.split(','))
    train, held, blocks = read_rows(given.data, inputs + 2)
    train, held = train.to(device), held.to(device)
    print(f'{len(train)} rows to train on, {len(held)} held out, {inputs} figures, {device}', flush=True)

    mean = train[:, :inputs].mean(0)
    deviation = train[:, :inputs].std(0)
    inverse = torch.where(deviation > 1e-5, 1 / deviation.clamp(min=1e-5), torch.zeros_like(deviation))
    least, greatest = train[:, :inputs].min(0).values, train[:, :inputs].max(0).values
    rest = train[:, inputs] - train[:, 0]
    scale = max(LEAST_SCALE, round(float(rest.std()), 1))

    def standard(rows: torch.Tensor) -> torch.Tensor:
        return ((rows[:, :inputs] - mean) * inverse).clamp(-MOST, MOST)

    net = Net(inputs, hidden).to(device)
    if given.start is not None and given.start.exists():
        before = torch.load(given.start, map_location=device, weights_only=True)
        if before['inputs'] == inputs and tuple(before['hidden']) == hidden:
            # The spread of the figures moves little from one loop to the next, so that the weights keep their sense.
            mean, inverse, scale = before['mean'], before['inverse'], before['scale']
            net.load_state_dict(before['net'])
            print(f'goes on from {given.start}', flush=True)
    epoch_steps = math.ceil(len(train) / given.batch)
    steps = epoch_steps * given.epochs
    warm_up = max(1, min(200, steps // 20))
    optimiser = torch.optim.AdamW(net.parameters(), lr=given.rate, weight_decay=given.decay)
    huber = nn.SmoothL1Loss(beta=1.0)
    entropy = nn.BCEWithLogitsLoss()

    def judged(rows: torch.Tensor):
        with torch.no_grad():
            parts = [net(standard(part)) for part in rows.split(65536)]
        out = torch.cat(parts)
        return rows[:, 0] + out[:, 0] * scale, out[:, 1]

    # Reading the rows may take longer than training, so the seconds count from here.
    began = time.time()
    best, kept = math.inf, None
    step, epoch, share = 0, 0, 0.0
    while epoch < given.epochs and share < 1.0:
        order = torch.randperm(len(train), device=device)
        total, count = 0.0, 0
        for start in range(0, len(train), given.batch):
            # By time or by steps, whichever is further: the rate always comes down to nothing at the end.
            share = max(step / steps, (time.time() - began) / given.seconds)
            if share >= 1.0:
                break
            rate = given.rate * min(1.0, (step + 1) / warm_up) * 0.5 * (1 + math.cos(math.pi * share))
            for group in optimiser.param_groups:
                group['lr'] = rate
            rows = train[order[start : start + given.batch]]
            out = net(standard(rows))
            loss = huber(out[:, 0], (rows[:, inputs] - rows[:, 0]) / scale)
            loss = loss + WEIGHT_OF_WIN * entropy(out[:, 1], rows[:, inputs + 1])
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimiser.step()
            step += 1
            if step % 10 == 0:
                total, count = total + float(loss.detach()), count + 1
        epoch += 1
        margin, odds = judged(held)
        figures = figures_of(margin, odds, held, inputs)
        print(f'epoch {epoch}: loss {total / max(1, count):.4f}, {figures}', flush=True)
        # With few games later epochs only learn them by heart: the epoch that foretells held-out games best is kept.
        if figures['rmse'] < best:
            best, kept = figures['rmse'], {name: weight.clone() for name, weight in net.state_dict().items()}
    if kept is not None:
        net.load_state_dict(kept)

    given.out.parent.mkdir(parents=True, exist_ok=True)
    torch.save(
        {'net': net.state_dict(), 'inputs': inputs, 'hidden': list(hidden), 'mean': mean, 'inverse': inverse, 'scale': scale},
        given.out.with_suffix('.pt'),
    )
    as_halves(net)
    margin, odds = judged(held)
    figures = figures_of(margin, odds, held, inputs)
    print(f'as stored: {figures}', flush=True)
    net = net.double().cpu()
    mean32, inverse32 = mean.float().cpu(), inverse.float().cpu()
    sample = held[:: max(1, len(held) // SAMPLE_ROWS)][:SAMPLE_ROWS].cpu()
    with torch.no_grad():
        x = ((sample[:, :inputs].double() - mean32.double()) * inverse32.double()).clamp(-MOST, MOST)
        out = net(x)
    parts = [
        net.first.weight.t(), net.first.bias,
        net.second.weight.t(), net.second.bias,
        net.last.weight.t(), net.direct.weight.t(), net.last.bias,
    ]
    network = {
        'game': about['game'],
        'players': about['players'],
        'features': about['features'],
        'inputs': inputs,
        'hidden': list(hidden),
        'scale': scale,
        'mean': encoded(mean32, torch.float32),
        'inverse': encoded(inverse32, torch.float32),
        'least': encoded(least, torch.float32),
        'greatest': encoded(greatest, torch.float32),
        'weights': encoded(torch.cat([part.flatten() for part in parts]), torch.float16),
        'made': {
            'command': given.command,
            'seed': given.seed,
            'blocks': blocks,
            'rows': len(train) + len(held),
            'epochs': epoch,
            'rate': given.rate,
            **figures,
        },
    }
    trained = {
        'network': network,
        'sample': {
            'figures': encoded(sample[:, :inputs], torch.float32),
            'margins': (sample[:, 0].double() + out[:, 0] * scale).tolist(),
            'odds': out[:, 1].tolist(),
        },
    }
    given.out.write_text(json.dumps(trained) + '\n')
    print(f'wrote {given.out} after {time.time() - started:.0f} s', flush=True)


if __name__ == '__main__':
    main()
