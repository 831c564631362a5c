// Wins, money and use of everything, side by side: one row a component, one column a set-up.
import type { Spread, Summary, Use } from '@arkwright/bots/balance'

export interface Column {
  /** Such as "2 players, free set-up". */
  readonly name: string
  readonly summary: Summary
}

/** With more points of lift than this, beyond doubt, it stands out. */
const MUCH = 0.15
/** They come to everyone. */
const SHARED = 'event: '

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const percent = (share: number): string => (100 * share).toFixed(1)
const mean = (spread: Spread): string => spread.mean.toFixed(0)

/** How the games ended. */
export function moneyTable(columns: readonly Column[]): string[] {
  const heads = [
    'set-up',
    'games',
    'wins by seat, %',
    'score',
    "winner's score",
    'seats with an emergency, %',
    'with a loan, %',
  ]
  return [
    row(heads),
    row(heads.map(() => '---')),
    ...columns.map(({ name, summary }) =>
      row([
        name,
        String(summary.games),
        summary.seats.map(({ share }) => percent(share)).join(', '),
        mean(summary.score),
        mean(summary.winningScore),
        percent(summary.emergencies),
        percent(summary.loans),
      ]),
    ),
  ]
}

/** The share of seats that used a component, and the lift where it is beyond doubt; bold where it is much. */
export function useTable(columns: readonly Column[]): string[] {
  const uses = columns.map(({ summary }) => new Map(summary.uses.map(use => [use.component, use])))
  const components = [...new Set(uses.flatMap(one => [...one.keys()]))].filter(name => !name.startsWith(SHARED))
  return [
    row(['used by % of seats, and lift', ...columns.map(({ name }) => name)]),
    row(['---', ...columns.map(() => '---:')]),
    ...components.toSorted().map(name => row([name, ...uses.map(one => usedAndLift(one.get(name)))])),
  ]
}

/** Empty where the set-up does not have it. */
function usedAndLift(use: Use | undefined): string {
  if (use === undefined) return ''
  const { used, lift, doubt } = use
  const share = used > 0 && used < 0.01 ? '<1' : (100 * used).toFixed(0)
  if (lift === undefined || Math.abs(lift) <= doubt) return share
  const points = `${lift > 0 ? '+' : '−'}${Math.abs(100 * lift).toFixed(0)}`
  return `${share} ${Math.abs(lift) > MUCH ? `**${points}**` : points}`
}
