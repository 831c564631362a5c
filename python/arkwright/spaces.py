"""Gymnasium's spaces where it is installed, else the few that are needed here, with the same methods."""

from __future__ import annotations

from typing import Any

import numpy as np

try:
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError:

    class _Space:
        def __init__(self, shape: tuple[int, ...] | None, dtype: Any):
            self.shape, self.dtype = shape, None if dtype is None else np.dtype(dtype)
            self._random = np.random.default_rng()

        def seed(self, seed: int | None = None) -> None:
            self._random = np.random.default_rng(seed)

        def __contains__(self, value: Any) -> bool:
            return self.contains(value)

    class Discrete(_Space):  # type: ignore[no-redef]
        """The whole numbers from 0 to n - 1."""

        def __init__(self, n: int):
            super().__init__((), np.int64)
            self.n = np.int64(n)

        def contains(self, value: Any) -> bool:
            return np.ndim(value) == 0 and np.issubdtype(np.asarray(value).dtype, np.integer) and 0 <= value < self.n

        def sample(self, mask: np.ndarray | None = None) -> int:
            if mask is None or not mask.any():
                return int(self._random.integers(self.n))
            return int(self._random.choice(np.flatnonzero(mask)))

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Discrete) and other.n == self.n

    class Box(_Space):  # type: ignore[no-redef]
        """Arrays of one shape and type, with bounds."""

        def __init__(self, low: int, high: int, shape: tuple[int, ...], dtype: Any):
            super().__init__(shape, dtype)
            self.low, self.high = np.full(shape, low, dtype), np.full(shape, high, dtype)

        def contains(self, value: Any) -> bool:
            fits = isinstance(value, np.ndarray) and value.shape == self.shape and value.dtype == self.dtype
            return bool(fits and (value >= self.low).all() and (value <= self.high).all())

        def sample(self) -> np.ndarray:
            return self._random.integers(self.low, self.high, endpoint=True, dtype=self.dtype)

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Box) and (other.shape, other.dtype) == (self.shape, self.dtype)

    class Dict(_Space):  # type: ignore[no-redef]
        """Named spaces."""

        def __init__(self, spaces: dict[str, Any]):
            super().__init__(None, None)
            self.spaces = spaces

        def contains(self, value: Any) -> bool:
            return (
                isinstance(value, dict)
                and value.keys() == self.spaces.keys()
                and all(space.contains(value[name]) for name, space in self.spaces.items())
            )

        def sample(self) -> dict[str, Any]:
            return {name: space.sample() for name, space in self.spaces.items()}

        def __getitem__(self, name: str) -> Any:
            return self.spaces[name]

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Dict) and other.spaces == self.spaces


LEAST, MOST = -(2**15), 2**15 - 1


def array_space(size: int) -> Box:
    """Rows of `size` numbers of 16 bits."""
    return Box(LEAST, MOST, (size,), np.int16)


def dictionary_space(groups: list[tuple[str, int]]) -> Dict:
    """The space of `Hall.dictionary`."""
    whole: dict[str, Any] = {}
    for name, size in groups:
        *folders, last = name.split("/")
        inner = whole
        for folder in folders:
            inner = inner.setdefault(folder, {})
        inner[last] = array_space(size)
    return _closed(whole)


def _closed(tree: dict[str, Any]) -> Dict:
    return Dict({name: _closed(inner) if isinstance(inner, dict) else inner for name, inner in tree.items()})


__all__ = ["Box", "Dict", "Discrete", "array_space", "dictionary_space"]
