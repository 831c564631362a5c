// A variant judged before it is played: bots play the standard game and the variant from the same openings.
import { type AnyGame, optionsOf, type Printing } from '@arkwright/kernel'
import type { Length } from '../arena/opening.ts'
import { type Finding, findings } from './findings.ts'
import { type Mean, meanWithInterval, type Share, shareOfSeats } from './mean.ts'
import { playThrough, sameBot } from './play.ts'
import { tableOf } from './reader-of.ts'
import { BANKRUPTCY, EMERGENCY, type GameRecord, LOAN } from './record.ts'
import { type Summary, summarise } from './summary.ts'

/** Strong enough to press one another, and quick: a game takes a fraction of a second. */
const LEVEL = 'medium'
const BUDGET = { sims: 1 }

export interface Question {
  readonly game: AnyGame
  readonly players: number
  /** Of the standard game, and of the variant. */
  readonly standard: unknown
  readonly variant: unknown
}

export interface Played {
  readonly record: GameRecord
  readonly length: Length
}

/** A game that cannot go on, or that has no end: the message of the error. */
export interface DeadEnd {
  readonly number: number
  readonly why: string
}

/** The same opening of both. */
export interface Pair {
  readonly number: number
  readonly standard: Played | DeadEnd
  readonly variant: Played | DeadEnd
}

/** What a printing changes at a table of so many players; `wanted` are the table's other options. */
export function questionOf(
  printing: Printing,
  game: AnyGame,
  players: number,
  wanted: Readonly<Record<string, unknown>> = {},
): Question {
  const { edition } = printing
  const named = edition !== undefined && game.box.editions.length > 0
  return {
    game,
    players,
    standard: game.parseOptions({ ...wanted, players, ...(named && { edition }) }),
    variant: optionsOf(printing, game, { ...wanted, players }),
  }
}

export function playPair({ game, players, standard, variant }: Question, number: number): Pair {
  const table = tableOf(game, players)
  const bots = sameBot(table, LEVEL)
  const play = (options: unknown): Played | DeadEnd => {
    try {
      return playThrough(table, { options }, bots, BUDGET, number)
    } catch (error) {
      return { number, why: error instanceof Error ? error.message : String(error) }
    }
  }
  return { number, standard: play(standard), variant: play(variant) }
}

export interface Side {
  readonly games: number
  readonly deadEnds: readonly DeadEnd[]
  readonly summary: Summary
  /** With 95 % intervals. */
  readonly turns: Mean
  readonly decisions: Mean
  readonly score: Mean
  readonly winningScore: Mean
  /** Of seats: those that raised money in an emergency, took a loan, or had to leave the game. */
  readonly emergencies: Share
  readonly loans: Share
  readonly bankruptcies: Share
}

export interface Judgement {
  readonly game: string
  readonly players: number
  /** Pairs in which both games reached their end. */
  readonly pairs: number
  readonly standard: Side
  readonly variant: Side
  /** What stands out, most important first. */
  readonly findings: readonly Finding[]
}

/** The one-page report. Undefined while no pair has been played to the end. */
export function judgeVariant(question: Question, pairs: readonly Pair[]): Judgement | undefined {
  const complete = pairs.flatMap(({ standard, variant }) =>
    'record' in standard && 'record' in variant ? [{ standard, variant }] : [],
  )
  if (complete.length === 0) return undefined
  const side = (which: 'standard' | 'variant'): Side => {
    const played = complete.map(pair => pair[which])
    const records = played.map(({ record }) => record)
    return {
      games: records.length,
      deadEnds: pairs.flatMap(pair => ('why' in pair[which] ? [pair[which]] : [])),
      summary: summarise(tableOf(question.game, question.players), { options: question[which] }, records),
      turns: meanWithInterval(played.map(({ length }) => length.turns)),
      decisions: meanWithInterval(played.map(({ length }) => length.decisions)),
      score: meanWithInterval(
        records.map(({ scores }) => scores.reduce((sum, score) => sum + score, 0) / scores.length),
      ),
      winningScore: meanWithInterval(records.map(({ scores }) => Math.max(...scores))),
      emergencies: shareOfSeats(records.map(record => seatsWith(EMERGENCY, record))),
      loans: shareOfSeats(records.map(record => seatsWith(LOAN, record))),
      bankruptcies: shareOfSeats(records.map(record => seatsWith(BANKRUPTCY, record))),
    }
  }
  const standard = side('standard')
  const variant = side('variant')
  return {
    game: question.game.id,
    players: question.players,
    pairs: complete.length,
    standard,
    variant,
    findings: findings(standard, variant),
  }
}

/** For each seat of a game, whether it used something. */
function seatsWith(component: string, { uses, wins }: GameRecord): readonly boolean[] {
  return wins.map((_, seat) => (uses[component]?.[seat] ?? 0) > 0)
}
