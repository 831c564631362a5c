import type { Move, State } from '@arkwright/board-game'
import { LADDERS } from '@arkwright/bots'
import { type AnyGame, pick, seedRandom } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { panelPresses } from '../src/board-game/contexts/presses.ts'
import { spinningJennyPage, waterFramePage } from '../src/board-game/page.ts'
import type { Control, Option } from '../src/play/control.ts'
import { compose, type Draft, movesOf, startDraft, tryMove } from '../src/play/draft.ts'
import type { GamePage } from '../src/play/game-page.ts'
import { WATER_FRAME_TABLES } from './positions.ts'

const GAMES = 60

function optionsOf(page: GamePage, draft: Draft): readonly Option[] {
  const { dials, cards, buttons }: Control = page.control(draft)
  return [
    ...dials.flatMap(({ options }) => options),
    ...cards.map(({ option }) => option),
    ...buttons,
    ...panelPresses(page, draft).map(({ option }) => option),
  ]
}

/** The moves of the turn so far do not matter, only where they lead. */
function fingerprint(page: GamePage, { state, complete }: Draft): string {
  return `${complete} ${JSON.stringify(page.game.save(state))}`
}

/** A factory is built together with its price. */
const FOLLOWED: readonly string[] = ['build']

/** Where the options of a draft lead. Many have the same moves, and those are composed only once. */
class Offers {
  readonly options: readonly Option[]
  private readonly reached = new Map<string, string>()
  private readonly second = new Map<Option, readonly Option[]>()
  private readonly page: GamePage
  private readonly draft: Draft

  constructor(page: GamePage, draft: Draft) {
    this.page = page
    this.draft = draft
    this.options = optionsOf(page, draft)
  }

  leadsTo({ moves }: Option): string {
    const key = moves.map(({ text }) => text).join('\n')
    const reached = this.reached.get(key) ?? fingerprint(this.page, compose(this.page, this.draft, moves))
    this.reached.set(key, reached)
    return reached
  }

  /** What is offered after a press of this option. */
  secondPress(option: Option): readonly Option[] {
    const next = this.second.get(option) ?? optionsOf(this.page, compose(this.page, this.draft, option.moves))
    this.second.set(option, next)
    return next
  }
}

function isOffered(page: GamePage, draft: Draft, move: Move, offers: Offers): boolean {
  const all = [...movesOf(draft), move.text]
  const withMove = offers.options.filter(({ moves }) => moves.includes(move))
  const isExact = ({ moves }: Option) =>
    moves.length === all.length && moves.every(({ text }, place) => text === all[place])
  if (withMove.some(isExact) || (FOLLOWED.includes(move.kind) && withMove.length > 0)) return true
  const wanted = fingerprint(page, tryMove(page, draft, move))
  const leadsThere = (option: Option) => offers.leadsTo(option) === wanted
  if (withMove.some(leadsThere)) return true
  // With a second press: one worker fewer than the whole row.
  const afterTwo = (test: (next: Option) => boolean) =>
    withMove.some(option => offers.secondPress(option).some(next => next.moves.includes(move) && test(next)))
  return afterTwo(isExact) || afterTwo(leadsThere)
}

interface Walk {
  readonly page: GamePage
  readonly options: readonly unknown[]
}

/** Plays games by bots and at random; within a turn the draft grows as on the page. */
function* decisions({ page, options }: Walk, games: number): Generator<Draft> {
  const { game }: { game: AnyGame } = page
  for (let number = 0; number < games; number++) {
    const random = seedRandom(`control ${number}`)
    const deal = options[number % options.length]
    const state = game.setup(game.parseOptions(deal), seedRandom(`deal ${number}`)) as State
    const bot = number % 6 === 0 ? LADDERS.get(game.id)?.bots.easy : undefined
    for (let pending = game.pending(state); pending !== undefined; pending = game.pending(state)) {
      const { seat } = pending
      if (seat === 'chance') {
        game.play(state, pick(random, game.moves(state)))
        continue
      }
      const planned = bot?.choose(game.view(state, seat), seat, { sims: 1 }, random).moves ?? []
      let draft = startDraft(page, state, seat)
      for (let place = 0; !draft.complete; place++) {
        yield draft
        const text = planned[place]
        const legal = game.moves(draft.state)
        const move = legal.find(one => one.text === text) ?? pick(random, legal)
        draft = tryMove(page, draft, move)
      }
      for (const text of movesOf(draft)) {
        const move = game.parseMove(text)
        if (move !== undefined) game.play(state, move)
      }
    }
  }
}

const WALKS: readonly (Walk & { readonly name: string })[] = [
  {
    name: 'Spinning Jenny',
    page: spinningJennyPage,
    options: [2, 3, 4].flatMap(players => (['free', 'predetermined'] as const).map(setup => ({ players, setup }))),
  },
  { name: 'Water Frame', page: waterFramePage, options: WATER_FRAME_TABLES },
]

for (const walk of WALKS) {
  test(`${walk.name}: every legal move of every decision is offered`, () => {
    const missing = new Set<string>()
    const seen = new Map<string, number>()
    for (const draft of decisions(walk, GAMES)) {
      const { step } = draft.state as State
      const times = (seen.get(step) ?? 0) + 1
      seen.set(step, times)
      // Frequent decisions are looked at now and then, rare ones always.
      if (times > 25 && times % 29 !== 0) continue
      const offers = new Offers(walk.page, draft)
      for (const move of walk.page.game.moves(draft.state)) {
        if (!isOffered(walk.page, draft, move as Move, offers))
          missing.add(`${step}: ${movesOf(draft).join(', ')} + ${move.text}`)
      }
    }
    expect([...missing].slice(0, 12)).toEqual([])
    expect(seen.size).toBeGreaterThan(15)
  })
}

test('every option of a dial leads to a turn, and the one shown leads to the turn so far', () => {
  for (const walk of WALKS) {
    for (const draft of decisions(walk, 6)) {
      for (const { key, options, at } of walk.page.control(draft).dials) {
        expect(options[at], `${key} at ${at}`).toBeDefined()
        for (const { moves } of options) expect(compose(walk.page, draft, moves).tried).toHaveLength(moves.length)
      }
    }
  }
})
