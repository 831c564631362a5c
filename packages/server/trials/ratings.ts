// `npm run ratings -- [--games 300] [--seed TEXT] [--accounts medium,medium,medium,medium]`: rates seasons of bots like people.
// The log-loss of the prediction before each game shows the calibration, with and without the seat. An even guess among n players costs ln n.
import { parseArgs } from 'node:util'
import { type Bot, type BotName, conduct, LADDERS, openingOf, playOn } from '@arkwright/bots'
import { type AnyGame, type RandomState, randomBelow, seedRandom } from '@arkwright/kernel'
import { rating } from 'openskill'
import { GAMES } from '../src/games.ts'
import { expectedShares, type Skill, updated } from '../src/ratings/expectation.ts'
import { seatShares } from '../src/ratings/seat-shares.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'season' },
    accounts: { type: 'string', default: 'random,easy,easy,easy,medium,medium' },
  },
})

/** The players of a season: equals, and some that are better. */
const ACCOUNTS = values.accounts.split(',') as BotName[]
const CELLS = [
  { game: 'spinning-jenny', players: 3 },
  { game: 'spinning-jenny', players: 4 },
  { game: 'card-game', players: 2 },
] as const
/** The first games of a season only separate newcomers. */
const WARM_UP = 0.3

interface Standing {
  readonly skills: Skill[]
  loss: number
}

for (const { game, players } of CELLS) {
  const rules = GAMES.find(({ id }) => id === game)
  if (rules === undefined) throw new Error(`there is no game called ${game}`)
  season(rules, players, Number(values.games))
}

function season(game: AnyGame, players: number, games: number): void {
  const random = seedRandom(`${values.seed} ${game.id} ${players}`)
  const even = Array.from({ length: players }, () => 1 / players)
  const models = new Map([
    ['with the seat', { shares: seatShares(game.id, players), standing: newSeason() }],
    ['without', { shares: even, standing: newSeason() }],
  ])
  let counted = 0
  for (let number = 0; number < games; number++) {
    const seated = drawn(random, players)
    const ranks = playGame(game, players, seated, `${values.seed} ${number}`)
    const judged = number >= games * WARM_UP
    if (judged) counted++
    for (const { shares, standing } of models.values()) {
      const skills = seated.map(account => standing.skills[account] ?? rating())
      const expected = expectedShares(skills, shares)
      const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [expected[seat] ?? 0] : []))
      if (judged) standing.loss -= winners.reduce((sum, one) => sum + Math.log(one), 0) / winners.length
      for (const [seat, after] of updated(skills, ranks, shares).entries()) {
        const account = seated[seat]
        if (account !== undefined) standing.skills[account] = after
      }
    }
  }
  const losses = [...models].map(([name, { standing }]) => `${name} ${(standing.loss / counted).toFixed(3)}`)
  process.stdout.write(
    `${game.id}, ${players} players, ${counted} games: log-loss ${losses.join(', ')}, guessing ${Math.log(players).toFixed(3)}\n`,
  )
}

function newSeason(): Standing {
  return { skills: ACCOUNTS.map(() => rating()), loss: 0 }
}

/** Different accounts, in seat order. */
function drawn(random: RandomState, players: number): number[] {
  const left = ACCOUNTS.map((_, account) => account)
  return Array.from({ length: players }, () => left.splice(randomBelow(random, left.length), 1)[0] ?? 0)
}

function playGame(game: AnyGame, players: number, seated: readonly number[], seed: string): number[] {
  const ladder = LADDERS.get(game.id)
  if (ladder === undefined) throw new Error(`no bots play ${game.id}`)
  const names = seated.map(account => ACCOUNTS[account] ?? 'random')
  const bots: Bot<unknown>[] = names.map(name => ladder.bots[name])
  // Bots without randomness would repeat one game for ever, so each game has a different opening.
  const state = openingOf(ladder.expertise, game.parseOptions({ players }), seed)
  const standings = playOn(conduct({ game, state, names, budget: { ms: 20 }, seed }), bots)
  return seated.map((_, seat) => standings.find(one => one.seat === seat)?.rank ?? players)
}
