// Random playouts check every property that must hold at every decision of every game.
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type AnyGame,
  type AnyJournal,
  checkGameFile,
  type GameEvent,
  Journal,
  pick,
  seedRandom,
  verifyGameFile,
  withoutChance,
  writeGameFile,
} from '@arkwright/kernel'
import { expect } from 'vitest'
import { expectSame } from './expect-same.ts'

export interface Playouts {
  readonly options: unknown
  readonly games: number
  /** Prefix of the seeds, so that each cell of the test plays different games. */
  readonly seed: string
  /** Extra checks for one game, given the events of one move. */
  readonly check?: (journal: AnyJournal, events: readonly GameEvent[]) => void
}

/**
 * Plays random games and checks everything the kernel promises. Writes a failing game to a file that can be imported.
 */
export function proveByPlayouts(game: AnyGame, { options: input, games, seed, check }: Playouts): void {
  const options = game.parseOptions(input)
  for (let i = 0; i < games; i++) {
    const gameSeed = `${seed} ${i}`
    const events: GameEvent[] = []
    const journal = new Journal(game, options, gameSeed, event => events.push(event))
    try {
      check?.(journal, events.splice(0))
      playChecked(journal, gameSeed, () => check?.(journal, events.splice(0)), events)
      checkReplay(journal)
    } catch (error) {
      const folder = join(tmpdir(), 'arkwright-failures')
      mkdirSync(folder, { recursive: true })
      const path = join(folder, `${game.id} ${gameSeed}.json`.replaceAll(/[^\w.-]+/g, '-'))
      writeFileSync(path, JSON.stringify(writeGameFile(journal)))
      throw new Error(`game "${gameSeed}" fails after move ${journal.moves.length}; it is saved in ${path}`, {
        cause: error,
      })
    }
  }
}

function playChecked(journal: AnyJournal, seed: string, afterMove: () => void, events: GameEvent[]): void {
  const { game } = journal
  const random = seedRandom(`player ${seed}`)
  // Every decision is checked. The expensive checks (whole vocabulary, JSON, views) run at every seventh, with a
  // different offset in each game.
  const phase = random[0] & 7
  while (game.pending(journal.position) !== undefined) {
    const state = journal.position
    const legal = game.moves(state)
    if (legal.length < 2) throw new Error('a decision has fewer than two answers')
    expectSame(game.faults(state), [])
    if (journal.moves.length % 7 === phase % 7) {
      checkPosition(journal)
      checkTurn(journal)
    }
    expectSame(
      journal.play(pick(random, legal).text, event => events.push(event)),
      undefined,
    )
    afterMove()
  }
  expect(game.faults(journal.position)).toEqual([])
  checkPosition(journal)
  expect(game.standings(journal.position)).toHaveLength(game.seats(journal.options))
}

function checkPosition(journal: AnyJournal): void {
  const { game } = journal
  const state = journal.position
  const legal = new Set(game.moves(state))
  for (const move of game.vocabulary) {
    if (legal.has(move) !== (game.refusal(state, move) === undefined)) {
      throw new Error(
        `${move.text} is ${legal.has(move) ? 'legal but refused' : 'not refused, yet not among the legal moves'}`,
      )
    }
    if (game.parseMove(move.text) !== move) throw new Error(`${move.text} does not parse to itself`)
  }
  const saved = game.save(state)
  const loaded = game.load(JSON.parse(JSON.stringify(saved)))
  expectSame(game.save(loaded), saved)
  expectSame(
    game.moves(loaded).map(move => move.text),
    game.moves(state).map(move => move.text),
  )
  for (const viewer of [0, 1, 'spectator'] as const) {
    const view = game.view(state, viewer)
    expect(JSON.stringify(view)).not.toContain(JSON.stringify(state.random))
    const full = game.determinize(view, seedRandom('another future'))
    expectSame(game.moves(full), game.moves(state))
    expectSame(game.view(full, viewer), view)
  }
}

/** Within its turn a move has its normal effect, up to where the turn ends. */
function checkTurn({ game, position }: AnyJournal): void {
  const legal = game.moves(position)
  for (const move of new Set([legal[0], legal.at(-1)])) {
    if (move === undefined) continue
    const within = withoutChance(game, position)
    const whole = withoutChance(game, position)
    const own: GameEvent[] = []
    const all: GameEvent[] = []
    const goesOn = game.playInTurn(within, move, event => own.push(event))
    game.play(whole, move, event => all.push(event))
    expectSame(all.slice(0, own.length), own)
    expect(within.seat).toBe(position.seat)
    const isSameTurn = game.turnOf(whole) === game.turnOf(position)
    expect(goesOn).toBe(isSameTurn && game.pending(whole)?.seat === position.seat)
    if (goesOn) expectSame(game.save(within), game.save(whole))
    else expectSame(within.legal, [])
  }
}

/**
 * The journal replays to the same position from any of its checkpoints, and so does its file with or without the seed.
 */
function checkReplay(journal: AnyJournal): void {
  const { game, moves } = journal
  const end = game.save(journal.position)
  expect(game.save(journal.at(moves.length))).toEqual(end)
  for (const hideSeed of [false, true]) {
    const file = checkGameFile(JSON.parse(JSON.stringify(writeGameFile(journal, { hideSeed }))))
    const verdict = verifyGameFile(file, [game])
    if (!verdict.ok) throw new Error(`its own file is refused: ${JSON.stringify(verdict.wrong)}`)
    const replayed = verdict.journal.position
    expect(game.standings(replayed)).toEqual(game.standings(journal.position))
    expect(game.view(replayed, 'spectator')).toEqual(game.view(journal.position, 'spectator'))
  }
}
