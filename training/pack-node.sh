#!/bin/sh
# Packs the project's Node into data/device/node.xz (about 30 MB), for machines that have none: see run-on-device.sh.
set -eu
cd "$(dirname "$0")/.."
mkdir -p data/device
python3 -c "
import lzma
data = open('node_modules/node/bin/node', 'rb').read()
open('data/device/node.xz', 'wb').write(lzma.compress(data, preset=6))"
ls -l data/device/node.xz
