"""The network, and the form in which packages/bots/src/expert/network.ts reads it."""
import base64
import copy

import torch
from torch import nn

OUTPUTS = 2
# As in packages/bots/src/expert/network.ts: standardised inputs are cut off here.
MOST = 8.0
SAMPLE_ROWS = 6


class Net(nn.Module):
    def __init__(self, inputs: int, hidden: tuple[int, int]):
        super().__init__()
        self.hidden = hidden
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

    def take(self, other: 'Net') -> None:
        """Takes over the weights of a network that may be narrower; what is new has no say at first."""
        with torch.no_grad():
            wide, narrow = other.hidden
            self.first.weight[:wide] = other.first.weight
            self.first.bias[:wide] = other.first.bias
            self.second.weight[:, wide:] = 0
            self.second.weight[:narrow, :wide] = other.second.weight
            self.second.bias[:narrow] = other.second.bias
            self.last.weight[:, :narrow] = other.last.weight
            self.last.bias.copy_(other.last.bias)
            self.direct.weight.copy_(other.direct.weight)


def encoded(tensor: torch.Tensor, kind: torch.dtype) -> str:
    flat = tensor.detach().to('cpu', kind).contiguous().flatten()
    return base64.b64encode(bytes(flat.view(torch.uint8).tolist())).decode('ascii')


def decoded(text: str, kind: torch.dtype, device: str) -> torch.Tensor:
    return torch.frombuffer(bytearray(base64.b64decode(text)), dtype=kind).float().to(device)


def read_stored(network: dict, device: str) -> dict:
    """What a stored network holds, ready to go on from."""
    inputs, hidden = network['inputs'], tuple(network['hidden'])
    net = Net(inputs, hidden).to(device)
    weights = decoded(network['weights'], torch.float16, device)
    with torch.no_grad():
        for tensor in parts_of(net):
            count = tensor.numel()
            tensor.copy_(weights[:count].reshape(tensor.shape))
            weights = weights[count:]
    stats = {name: decoded(network[name], torch.float32, device) for name in ('mean', 'inverse', 'least', 'greatest')}
    return {'net': net, 'inputs': inputs, 'scale': network['scale'], **stats}


def parts_of(net: Net) -> list[torch.Tensor]:
    """In the order they are stored."""
    return [
        net.first.weight.t(), net.first.bias,
        net.second.weight.t(), net.second.bias,
        net.last.weight.t(), net.direct.weight.t(), net.last.bias,
    ]


def stored(about: dict, net: Net, stats: dict, rows: torch.Tensor, figures_of, made: dict) -> dict:
    """The network as float16 weights, with its figures and a sample of its outputs."""
    net = copy.deepcopy(net)
    with torch.no_grad():
        for weight in net.parameters():
            weight.copy_(weight.half().to(weight.dtype))
    figures = figures_of(net)
    net = net.double().cpu()
    inputs, scale = about['inputs'], stats['scale']
    mean, inverse = stats['mean'].float().cpu(), stats['inverse'].float().cpu()
    sample = rows[:: max(1, len(rows) // SAMPLE_ROWS)][:SAMPLE_ROWS].cpu()
    with torch.no_grad():
        x = ((sample[:, :inputs].double() - mean.double()) * inverse.double()).clamp(-MOST, MOST)
        out = net(x)
    network = {
        'game': about['game'],
        'players': about['players'],
        'features': about['features'],
        'inputs': inputs,
        'hidden': list(net.hidden),
        'scale': scale,
        'mean': encoded(mean, torch.float32),
        'inverse': encoded(inverse, torch.float32),
        'least': encoded(stats['least'], torch.float32),
        'greatest': encoded(stats['greatest'], torch.float32),
        'weights': encoded(torch.cat([part.flatten() for part in parts_of(net)]), torch.float16),
        'made': {**made, **figures},
    }
    return {
        'network': network,
        'sample': {
            'figures': encoded(sample[:, :inputs], torch.float32),
            'margins': (sample[:, 0].double() + out[:, 0] * scale).tolist(),
            'odds': out[:, 1].tolist(),
        },
    }
