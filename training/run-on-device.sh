#!/usr/bin/env bash
# Learns one game and table size on a machine with PyTorch and no network: training/run-on-device.sh GAME PLAYERS SECONDS
# Self-play with training and the matches take about SECONDS; network and figures go to $OUT (or data/learn/out).
set -euo pipefail
cd "$(dirname "$0")/.."
game=$1
players=$2
seconds=$3
out=${OUT:-data/learn/out}
export PYTHONUNBUFFERED=1
mkdir -p "$out"
bash training/on-device.sh scripts/learn/learn.ts --game "$game" --players "$players" --seconds "$seconds" \
  --threads "${THREADS:-$(nproc)}" --seed "${SEED:-1}" --start "${START:-adopted}" --hidden "${HIDDEN:-}" --trace "${TRACE:-0.93}" --rate "${RATE:-0.001}" \
  --data "${LEARN_DATA:-/tmp/arkwright-learn}" --out "$out" 2>&1 | tee -a "$out/learn.txt"
