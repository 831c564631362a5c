// Each style on top of a level against the plain level, with what can be seen of it:
// `npm run characters -- [--game water-frame] [--level medium,easy] [--style shipper] [--players 2] [--games 400] [--sims 8] [--much 1] [--seconds 300] [--seed 1]`.
// Every opening is played in all rotations; one seat has the style. Games are kept in data/characters, so a later run continues.
import { parseArgs } from 'node:util'
import { BOT_NAMES, LADDERS, type Style, stylesOf, wilson } from '@arkwright/bots'
import { type CharacterGame, type CharacterPlan, characterGames, type Figures } from './character-games.ts'
import { fingerprint } from './games-on-disk.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    level: { type: 'string', default: 'medium' },
    style: { type: 'string', default: '' },
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '400' },
    sims: { type: 'string', default: '8' },
    much: { type: 'string', default: '1' },
    seconds: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: '1' },
  },
})

/** What is asked of a character: so near to the strength of its level. */
const NEAR = 0.05
const Z_OF_95_PERCENT = 1.959964

/** By style: the figure that shows it. */
const SHOWN_BY: Readonly<Record<Style, keyof Figures>> = {
  'price-fighter': 'discount',
  'machine-builder': 'machines',
  shipper: 'shipped',
  speculator: 'shares',
}

/** The figure of the style: its mean, that of the plain level, and the difference of a game with its 95 % interval. */
function seen(style: Style, games: readonly CharacterGame[]): string {
  const figure = SHOWN_BY[style]
  const mean = (of: (game: CharacterGame) => number): number =>
    games.reduce((sum, game) => sum + of(game), 0) / games.length
  const more = mean(({ own, plain }) => own[figure] - plain[figure])
  const variance = mean(({ own, plain }) => (own[figure] - plain[figure] - more) ** 2)
  const doubt = Z_OF_95_PERCENT * Math.sqrt(variance / games.length)
  const told = more > doubt ? 'seen' : 'NOT SEEN'
  return `${figure} ${mean(({ own }) => own[figure]).toFixed(2)}, plain ${mean(({ plain }) => plain[figure]).toFixed(2)} (${more.toFixed(2)} ± ${doubt.toFixed(2)}): ${told}`
}

function reported(
  { ladder, level, style, players, much, budget }: CharacterPlan,
  games: readonly CharacterGame[],
): string {
  const wins = games.reduce((sum, { win }) => sum + win, 0)
  const share = wins / games.length
  const { low, high } = wilson(wins, games.length)
  const percent = (part: number): string => (100 * part).toFixed(1)
  const verdict = Math.abs(share - 1 / players) <= NEAR ? 'NEAR' : 'FAR'
  const searched =
    level === 'hard' || level === 'expert' ? `, ${'sims' in budget ? budget.sims : budget.ms} simulations` : ''
  return [
    `${verdict}  ${ladder.expertise.game.id}, ${players} players, ${level}${searched}: ${style} × ${much}`,
    `${wins} of ${games.length}, ${percent(share)} % (${percent(low)}-${percent(high)}), even ${percent(1 / players)} %`,
    seen(style, games),
  ].join('; ')
}

async function measure(plan: CharacterPlan): Promise<void> {
  const deadline = performance.now() + 1000 * Number(values.seconds)
  let played: readonly CharacterGame[] = []
  for await (const games of characterGames(plan, Number(values.games))) {
    played = games
    if (performance.now() > deadline) break
  }
  console.log(reported(plan, played))
}

const sources = fingerprint()
const levels = values.level.split(',').flatMap(name => BOT_NAMES.find(one => one === name) ?? [])
for (const [id, ladder] of LADDERS) {
  if (!id.includes(values.game)) continue
  for (const style of stylesOf(id).filter(one => one.includes(values.style))) {
    for (const level of levels) {
      for (const much of values.much.split(',').map(Number)) {
        const budget = { sims: Number(values.sims) }
        await measure({
          ladder,
          level,
          style,
          players: Number(values.players),
          budget,
          much,
          seed: values.seed,
          sources,
        })
      }
    }
  }
}
