// Games of a style against its plain level, with the figures by which the style can be told.
import {
  type Bot,
  type BotName,
  type Budget,
  characterBot,
  conduct,
  type Ladder,
  openingOf,
  playOn,
  type Style,
  type Traits,
} from '@arkwright/bots'
import { SEATS, type Seat, seedRandom } from '@arkwright/kernel'
import { GamesOnDisk } from './games-on-disk.ts'

/** Means over the turns of a game, and counts of what was traded and shipped. */
export interface Figures {
  readonly price: number
  readonly discount: number
  readonly machines: number
  readonly ships: number
  readonly shares: number
  readonly shipped: number
}

export interface CharacterGame {
  readonly block: number
  /** The seat with the style. */
  readonly seat: Seat
  /** Its part of the win. */
  readonly win: number
  readonly own: Figures
  /** The mean of the plain seats. */
  readonly plain: Figures
}

export interface CharacterPlan {
  readonly ladder: Ladder
  readonly level: BotName
  readonly style: Style
  readonly players: number
  readonly budget: Budget
  readonly much: number
  readonly seed: string
  readonly sources: string
}

/** Moves that end with a count. */
const TRADED = /^(?:buy|sell)\b/
const SHIPPED = /^ship\b/
const CONTRACT = /^contract\b/

class Observed {
  private turns = 0
  private readonly sums = { price: 0, discount: 0, machines: 0, ships: 0 }
  private shares = 0
  private shipped = 0

  see({ price, discount, machines, ships }: Traits): void {
    this.turns++
    this.sums.price += price
    this.sums.discount += discount
    this.sums.machines += machines
    this.sums.ships += ships
  }

  play(text: string): void {
    const count = Number(/\d+$/.exec(text)?.[0] ?? 1)
    if (TRADED.test(text)) this.shares += count
    if (SHIPPED.test(text)) this.shipped += count
    if (CONTRACT.test(text)) this.shipped++
  }

  get figures(): Figures {
    const mean = (sum: number): number => sum / Math.max(1, this.turns)
    const { price, discount, machines, ships } = this.sums
    return {
      price: mean(price),
      discount: mean(discount),
      machines: mean(machines),
      ships: mean(ships),
      shares: this.shares,
      shipped: this.shipped,
    }
  }
}

function observing(bot: Bot, { expertise, leanings }: Ladder, seen: Observed): Bot {
  const { game } = expertise
  return {
    ...bot,
    choose(view, seat, budget, random) {
      const chosen = bot.choose(view, seat, budget, random)
      const state = game.determinize(view, null)
      if (game.pending(state)?.begins === true) seen.see(leanings.traits(state, seat))
      for (const text of chosen.moves) seen.play(text)
      return chosen
    },
  }
}

/** Plays the openings in all rotations until there are so many games; earlier games of the same plan count. */
export async function* characterGames(plan: CharacterPlan, games: number): AsyncGenerator<readonly CharacterGame[]> {
  const { ladder, level, style, players, budget, much, seed, sources } = plan
  const { game } = ladder.expertise
  const thought = 'sims' in budget ? `${budget.sims} sims` : `${budget.ms} ms`
  const name = `${game.id} ${players} ${level} ${style} ${much} ${thought} ${seed} ${sources}`
  const disk = new GamesOnDisk<CharacterGame>('characters', name)
  const character = characterBot(ladder, level, style, much)
  const usual = ladder.bots[level]
  const view = game.view(game.setup(game.parseOptions({ players }), seedRandom('characters')), 0)
  await character.prepare?.(view)
  await usual.prepare?.(view)
  const all = Math.ceil(games / players) * players
  while (disk.games.length < all) {
    const block = Math.floor(disk.games.length / players)
    const seat = SEATS.find(one => one === disk.games.length % players) ?? 0
    disk.add({ block, seat, ...played(plan, character, usual, seat, `characters ${seed} ${block}`) })
    yield disk.games
  }
  yield disk.games
}

function played(
  { ladder, players, budget }: CharacterPlan,
  character: Bot,
  usual: Bot,
  seat: Seat,
  seed: string,
): Pick<CharacterGame, 'win' | 'own' | 'plain'> {
  const { expertise } = ladder
  const { game } = expertise
  const seen = SEATS.slice(0, players).map(() => new Observed())
  const bots = seen.map((observed, one) => observing(one === seat ? character : usual, ladder, observed))
  const state = openingOf(expertise, game.parseOptions({ players }), seed)
  const names = bots.map((_, one) => (one === seat ? 'style' : 'plain'))
  const first = playOn(conduct({ game, state, names, budget, seed }), bots).filter(({ rank }) => rank === 1)
  const figures = seen.map(observed => observed.figures)
  const [own] = figures.splice(seat, 1)
  if (own === undefined) throw new Error('no seat has the style')
  return { win: first.some(one => one.seat === seat) ? 1 / first.length : 0, own, plain: meanOf(figures) }
}

function meanOf(all: readonly Figures[]): Figures {
  const mean = (of: keyof Figures): number => all.reduce((sum, one) => sum + one[of], 0) / all.length
  return {
    price: mean('price'),
    discount: mean('discount'),
    machines: mean('machines'),
    ships: mean('ships'),
    shares: mean('shares'),
    shipped: mean('shipped'),
  }
}
