import { KNOWN_GAMES } from './packages/cli/src/games.ts'
import { pick, seedRandom } from '@arkwright/kernel'
const out: string[] = []
for (const { game } of KNOWN_GAMES) {
  const options = game.parseOptions({ players: 4 })
  const N = game.id === 'water-frame' ? 250 : 600
  const run = (seed: string): number => {
    let moves = 0
    for (let g = 0; g < N; g++) {
      const random = seedRandom(`${seed} ${g}`)
      const state = game.setup(options, seedRandom(`deal ${g}`))
      while (game.pending(state) !== undefined) { game.play(state, pick(random, game.moves(state))); moves++ }
    }
    return moves
  }
  run('warm')
  let best = Infinity
  for (let r = 0; r < 4; r++) {
    const before = process.cpuUsage()
    const moves = run('same')
    const { user } = process.cpuUsage(before)
    best = Math.min(best, user * 1000 / moves)
  }
  out.push(`${game.id} ${best.toFixed(0)} ns`)
}
console.log(out.join('   '))
