#!/usr/bin/env bash
# Runs one of our scripts on a machine that has nothing installed: training/on-device.sh scripts/trials/trials.ts --only expert --threads 16
# Needs Node 24: on the PATH, or packed by training/pack-node.sh into data/device/node.xz.
set -euo pipefail
cd "$(dirname "$0")/.."
node=$(command -v node || true)
case "$([ -n "$node" ] && "$node" --version || true)" in
  v24.*) ;;
  *)
    node=/tmp/arkwright-node
    if [ ! -x "$node" ]; then
      python3 -c "
import lzma
open('$node.$$', 'wb').write(lzma.open('data/device/node.xz').read())"
      chmod +x "$node.$$"
      # Several scripts may unpack it at once: each renames a whole copy.
      mv "$node.$$" "$node"
    fi
    ;;
esac
mkdir -p node_modules/@arkwright
for package in packages/*; do
  name=$(basename "$package")
  [ -e "node_modules/@arkwright/$name" ] || ln -s "../../packages/$name" "node_modules/@arkwright/$name"
done
exec "$node" --conditions=arkwright:source "$@"
