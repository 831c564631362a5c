// The report on a variant in words: what stands out, and the rows of its tables.
import { type Finding, type Judgement, type Mean, type Side, usesSideBySide } from '@arkwright/bots/balance'
import { componentName } from './component-names.ts'
import { text } from './messages/index.ts'

const words = text.variants.report

export function findingText(game: string, finding: Finding): string {
  switch (finding.kind) {
    case 'dead end':
      return words.deadEnd(finding)
    case 'few games':
      return words.fewGames(finding)
    case 'seat':
      return words.uneven({ ...finding, seat: finding.seat + 1 })
    case 'seats even':
      return words.even
    case 'length':
      return words.length({
        ...finding,
        way: wayOf(finding),
        turns: whole(finding.turns),
        before: whole(finding.before),
      })
    case 'score':
      return words.scores({ way: wayOf(finding), score: whole(finding.score), before: whole(finding.before) })
    case 'emergencies':
      return words.emergency({ ...finding, way: wayOf(finding) })
    case 'loans':
      return words.loan({ ...finding, way: wayOf(finding) })
    case 'use':
      return words.use({ ...finding, way: wayOf(finding), what: componentName(game, finding.component) })
    case 'unused':
      return words.unused({ what: finding.components.map(component => componentName(game, component)) })
    case 'lift':
      return words.lifted({
        what: componentName(game, finding.component),
        way: finding.lift > 0 ? 'more' : 'other',
        points: points(finding.lift),
        doubt: points(finding.doubt),
      })
    case 'nothing':
      return words.nothing
  }
}

export interface Row {
  readonly label: string
  readonly standard: string
  readonly variant: string
}

/** Seats, length, scores and money, the standard game beside the variant. */
export function figureRows({ standard, variant }: Judgement): readonly Row[] {
  const row = (label: string, show: (side: Side) => string): Row => ({
    label,
    standard: show(standard),
    variant: show(variant),
  })
  return [
    ...standard.summary.seats.map((_, seat) => row(words.seat({ seat: seat + 1 }), side => seatText(side, seat))),
    row(words.turns, ({ turns }) => meanText(turns)),
    row(words.decisions, ({ decisions }) => meanText(decisions)),
    row(words.score, ({ score }) => meanText(score)),
    row(words.winningScore, ({ winningScore }) => meanText(winningScore)),
    row(words.emergencies, ({ summary }) => percent(summary.emergencies)),
    row(words.loans, ({ summary }) => percent(summary.loans)),
    row(words.deadEnds, ({ deadEnds }) => text.figures.number(deadEnds.length)),
  ]
}

export interface UseRow {
  readonly component: string
  readonly label: string
  /** Used by, then lift: standard, variant. */
  readonly used: readonly [string, string]
  readonly lift: readonly [string, string]
}

export function useRows({ game, standard, variant }: Judgement): readonly UseRow[] {
  return usesSideBySide(standard, variant).map(({ component, standard: one, variant: other }) => ({
    component,
    label: componentName(game, component),
    used: [percent(one?.used ?? 0), percent(other?.used ?? 0)],
    lift: [liftText(one), liftText(other)],
  }))
}

function seatText({ summary }: Side, seat: number): string {
  const wins = summary.seats[seat]
  if (wins === undefined) return ''
  const { low, high } = wins.interval
  return words.interval({ value: percent(wins.share), low: percent(low), high: percent(high) })
}

function meanText({ mean, low, high }: Mean): string {
  return words.interval({ value: whole(mean), low: whole(low), high: whole(high) })
}

function liftText(use: { readonly lift: number | undefined; readonly doubt: number } | undefined): string {
  if (use?.lift === undefined) return words.noLift
  const sign = use.lift < 0 ? '−' : '+'
  return words.liftOf({ lift: `${sign}${points(use.lift)}`, doubt: String(points(use.doubt)) })
}

/** Whole percent. */
function percent(share: number): string {
  return text.figures.percent(share)
}

function whole(value: number): string {
  return text.figures.number(Math.round(value))
}

function points(share: number): number {
  return Math.round(Math.abs(100 * share))
}

function wayOf({ way }: { readonly way: 'more' | 'less' }): 'more' | 'other' {
  return way === 'more' ? 'more' : 'other'
}
