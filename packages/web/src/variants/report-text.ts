// The report on a variant in words: what stands out, and the rows of its tables.
import { type Finding, type Judgement, type Mean, type Share, type Side, usesSideBySide } from '@arkwright/bots/balance'
import { componentName, moneyOf } from './component-names.ts'
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
      return words.even({ before: finding.before ? 'uneven' : 'other', points: points(finding.doubt) })
    case 'solo':
      return words.alone({ ...finding, way: wayOf(finding) })
    case 'length':
      return words.length({
        ...finding,
        way: wayOf(finding),
        turns: whole(finding.turns),
        before: whole(finding.before),
      })
    case 'score':
    case 'winning score':
      return (finding.kind === 'score' ? words.scores : words.winningScores)({
        way: wayOf(finding),
        score: whole(finding.score),
        before: whole(finding.before),
      })
    case 'emergencies':
      return words.emergency({ ...finding, way: wayOf(finding), game: moneyOf(game) })
    case 'bankruptcies':
      return words.bankruptcy({ ...finding, way: wayOf(finding) })
    case 'loans':
      return words.loan({ ...finding, way: wayOf(finding), game: moneyOf(game) })
    case 'uses':
      return words.usedWays({
        way: wayOf(finding),
        what: finding.things.map(thing => words.usedThing({ ...thing, what: componentName(game, thing.component) })),
      })
    case 'unused':
      return words.unused({ what: finding.components.map(component => componentName(game, component)) })
    case 'lifts':
      return words.liftedWays({ way: wayOf(finding), what: finding.things.map(thing => liftedThing(game, thing)) })
    case 'nothing':
      return words.nothing
  }
}

type Lifted = Extract<Finding, { kind: 'lifts' }>['things'][number]

function liftedThing(game: string, thing: Lifted): string {
  const what = componentName(game, thing.component)
  const lift = liftText(thing)
  return thing.before === undefined
    ? words.liftedNew({ what, lift })
    : words.liftedThing({ what, lift, before: liftText(thing.before) })
}

export interface Row {
  readonly label: string
  readonly standard: string
  readonly variant: string
}

/** Seats, length, scores and money, the standard game beside the variant. */
export function figureRows({ game, players, standard, variant }: Judgement): readonly Row[] {
  const row = (label: string, show: (side: Side) => string): Row => ({
    label,
    standard: show(standard),
    variant: show(variant),
  })
  return [
    ...standard.summary.seats.map((_, seat) =>
      row(players === 1 ? words.wonAlone : words.seat({ seat: seat + 1 }), side => seatText(side, seat)),
    ),
    row(words.turns, ({ turns }) => meanText(turns)),
    row(words.decisions, ({ decisions }) => meanText(decisions)),
    row(words.score, ({ score }) => meanText(score)),
    ...(players === 1 ? [] : [row(words.winningScore, ({ winningScore }) => meanText(winningScore))]),
    row(words.emergencies({ game: moneyOf(game) }), ({ emergencies }) => shareText(emergencies)),
    row(words.loans({ game: moneyOf(game) }), ({ loans }) => shareText(loans)),
    ...(moneyOf(game) === 'cards' ? [row(words.bankruptcies, side => shareText(side.bankruptcies))] : []),
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

/** In the order of their names. */
export function useRows({ game, standard, variant }: Judgement): readonly UseRow[] {
  const rows = usesSideBySide(standard, variant).map(
    ({ component, standard: one, variant: other }): UseRow => ({
      component,
      label: componentName(game, component),
      used: [percent(one?.used ?? 0), percent(other?.used ?? 0)],
      lift: [liftText(one), liftText(other)],
    }),
  )
  return rows.toSorted((one, other) => one.label.localeCompare(other.label, undefined, { numeric: true }))
}

function seatText({ summary }: Side, seat: number): string {
  const wins = summary.seats[seat]
  return wins === undefined ? '' : shareText({ share: wins.share, ...wins.interval })
}

function shareText({ share, low, high }: Share): string {
  return words.interval({ value: percent(share), low: percent(low), high: percent(high) })
}

function meanText({ mean, low, high }: Mean): string {
  return words.interval({ value: whole(mean), low: whole(low), high: whole(high) })
}

function liftText(use: { readonly lift: number | undefined; readonly doubt: number } | undefined): string {
  if (use?.lift === undefined) return words.noLift
  return words.liftOf({ lift: Math.round(100 * use.lift), doubt: points(use.doubt) })
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
