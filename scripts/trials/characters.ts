// Each style on top of a level against the plain level, with what can be seen of it:
// `npm run characters -- [--game water-frame] [--level medium] [--style shipper] [--players 2] [--games 400] [--sims 8] [--much 1] [--seconds 300] [--seed 1]`.
// Every opening is played in all rotations; one seat has the style.
import { parseArgs } from 'node:util'
import {
  BOT_NAMES,
  type Bot,
  type BotName,
  characterBot,
  conduct,
  LADDERS,
  type Ladder,
  openingOf,
  playOn,
  type Style,
  stylesOf,
  type Traits,
  wilson,
} from '@arkwright/bots'
import { SEATS, seedRandom } from '@arkwright/kernel'

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    level: { type: 'string', default: 'medium' },
    style: { type: 'string', default: '' },
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '400' },
    sims: { type: 'string', default: '8' },
    much: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
  },
})

const LEVEL: BotName = BOT_NAMES.find(name => name === values.level) ?? 'medium'
const players = Number(values.players)
const budget = { sims: Number(values.sims) }

/** Moves whose number is a count. */
const COUNTED: ReadonlySet<string> = new Set(['buy', 'sell', 'ship'])

/** Sums over a seat's turns. */
class Observed {
  turns = 0
  price = 0
  machines = 0
  ships = 0
  games = 0
  readonly kinds = new Map<string, number>()

  see({ price, machines, ships }: Traits): void {
    this.turns++
    this.price += price
    this.machines += machines
    this.ships += ships
  }

  play(text: string): void {
    const kind = /^(buy|sell|ship|take ship|contract|place stock exchange|take)\b/.exec(text)?.[1]
    if (kind === undefined) return
    const count = COUNTED.has(kind) ? Number(/\d+$/.exec(text)?.[0] ?? 1) : 1
    this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + count)
  }

  get line(): string {
    const mean = (sum: number): string => (sum / this.turns).toFixed(2)
    const kinds = [...this.kinds]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([kind, times]) => `${kind} ${(times / this.games).toFixed(2)}`)
    return `price ${mean(this.price)}, machines ${mean(this.machines)}, ships ${mean(this.ships)}; a game: ${kinds.join(', ')}`
  }
}

function observing(bot: Bot, ladder: Ladder, seen: Observed): Bot {
  const { game } = ladder.expertise
  return {
    ...bot,
    choose(view, seat, given, random) {
      const chosen = bot.choose(view, seat, given, random)
      const state = game.determinize(view, null)
      if (game.pending(state)?.begins === true) seen.see(ladder.leanings.traits(state, seat))
      for (const text of chosen.moves) seen.play(text)
      return chosen
    },
  }
}

async function measure(ladder: Ladder, style: Style): Promise<string> {
  const { expertise } = ladder
  const { game } = expertise
  const options = game.parseOptions({ players })
  const plain = new Observed()
  const own = new Observed()
  const character = observing(characterBot(ladder, LEVEL, style, Number(values.much)), ladder, own)
  const usual = observing(ladder.bots[LEVEL], ladder, plain)
  const view = game.view(game.setup(options, seedRandom('characters')), 0)
  await character.prepare?.(view)
  await usual.prepare?.(view)
  const deadline = performance.now() + 1000 * Number(values.seconds)
  let games = 0
  let wins = 0
  for (let block = 0; games < Number(values.games) && performance.now() < deadline; block++) {
    for (const seat of SEATS.slice(0, players)) {
      const seed = `characters ${values.seed} ${block}`
      const bots = SEATS.slice(0, players).map(one => (one === seat ? character : usual))
      const names = bots.map(({ name }) => name)
      const state = openingOf(expertise, options, seed)
      const first = playOn(conduct({ game, state, names, budget, seed }), bots).filter(({ rank }) => rank === 1)
      if (first.some(one => one.seat === seat)) wins += 1 / first.length
      games++
      own.games++
      plain.games += players - 1
    }
  }
  const { low, high } = wilson(wins, games)
  const percent = (part: number): string => (100 * part).toFixed(1)
  return [
    `${game.id}, ${players} players, ${LEVEL}: ${style}, ${wins} of ${games}, ${percent(wins / games)} % (${percent(low)}-${percent(high)}), even ${percent(1 / players)} %`,
    `  it:    ${own.line}`,
    `  plain: ${plain.line}`,
  ].join('\n')
}

for (const [id, ladder] of LADDERS) {
  if (!id.includes(values.game)) continue
  for (const style of stylesOf(id)) if (style.includes(values.style)) console.log(await measure(ladder, style))
}
