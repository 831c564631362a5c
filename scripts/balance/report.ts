// The full report of a balance run: the figures of every cell, suspicious ones first.
import type { Flag, Spread, Summary, Use } from '@arkwright/bots/balance'

export interface Chapter {
  readonly name: string
  /** What the wages are counted in. */
  readonly wages: string
  readonly levels: readonly Level[]
}

interface Level {
  readonly level: string
  /** When the last of its games was played. */
  readonly played: Date | undefined
  readonly summary: Summary
}

export function report(chapters: readonly Chapter[], missing: readonly string[]): string {
  const lines = [
    '# Balance: full tables',
    '',
    'Written by `npm run balance` from the games in `data/balance`; docs/balance.md explains it. *Used* is the share of seats that used something at',
    'least once. *Lift* is how many points more often those seats won than the others, with its 95 % interval: it shows what goes together with winning,',
    'not what causes it.',
    '',
    ...(missing.length === 0 ? [] : [`No games yet: ${missing.join('; ')}.`, '']),
    '## Flags',
    '',
    ...chapters.flatMap(flagLines),
    ...chapters.flatMap(chapterLines),
  ]
  return `${lines.join('\n').trimEnd()}\n`
}

function flagLines({ name, levels }: Chapter): string[] {
  return levels.flatMap(one => [
    `**${name}**, ${headOf(one)}: ${one.summary.flags.length === 0 ? 'none.' : ''}`.trimEnd(),
    ...one.summary.flags.map(flag => `- ${flagText(flag)}`),
    '',
  ])
}

function chapterLines({ name, wages, levels }: Chapter): string[] {
  const heads = levels.map(headOf)
  return [
    `## ${name}`,
    '',
    row(['', ...heads]),
    row(['---', ...heads.map(() => '---')]),
    ...figureRows(
      levels.map(({ summary }) => summary),
      wages,
    ),
    '',
    ...levels.flatMap(({ level, summary }) => useLines(level, summary.uses)),
  ]
}

function headOf({ level, played, summary }: Level): string {
  const date = played === undefined ? '' : ` until ${played.toISOString().slice(0, 10)}`
  return `${level}, ${summary.games} games${date}`
}

function figureRows(summaries: readonly Summary[], wages: string): string[] {
  const seats = summaries[0]?.seats ?? []
  const decades = Math.max(...summaries.map(summary => summary.wages.length))
  return [
    row(['final score', ...summaries.map(({ score }) => shown(score))]),
    row(['winning score', ...summaries.map(({ winningScore }) => shown(winningScore))]),
    row(['shares', ...summaries.map(({ shares }) => shown(shares))]),
    row(['share value', ...summaries.map(({ shareValue }) => shown(shareValue))]),
    ...Array.from({ length: decades }, (_, decade) =>
      row([`wages (${wages}), decade ${decade + 1}`, ...summaries.map(summary => shown(summary.wages[decade], 1))]),
    ),
    row(['seats that took a loan', ...summaries.map(({ loans }) => percent(loans))]),
    row(['seats with an emergency', ...summaries.map(({ emergencies }) => percent(emergencies))]),
    ...seats.map((_, seat) => row([`wins of seat ${seat + 1}`, ...summaries.map(summary => winsOf(summary, seat))])),
  ]
}

function winsOf({ seats }: Summary, seat: number): string {
  const wins = seats[seat]
  return wins === undefined
    ? ''
    : `${percent(wins.share)} (${percent(wins.interval.low)} to ${percent(wins.interval.high)})`
}

function useLines(level: string, uses: readonly Use[]): string[] {
  return [
    row([`with ${level}`, 'used', 'times a game', 'lift, points']),
    row(['---', '---:', '---:', '---:']),
    ...uses.map(({ component, used, times, lift, doubt }) =>
      row([
        component,
        percent(used),
        times.toFixed(2),
        lift === undefined ? '' : `${lift < 0 ? '−' : '+'}${points(lift)} ± ${points(doubt)}`,
      ]),
    ),
    '',
  ]
}

/** The mean, and the range that holds eight of ten. */
function shown(spread: Spread | undefined, digits = 0): string {
  if (spread === undefined) return ''
  const { mean, low, high } = spread
  return `${mean.toFixed(1)} (${low.toFixed(digits)} to ${high.toFixed(digits)})`
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

export function flagText(flag: Flag): string {
  switch (flag.kind) {
    case 'seat':
      return `seat ${flag.seat + 1} wins ${percent(flag.share)}, even would be ${percent(flag.even)}`
    case 'hardly used':
      return `${flag.component} is used by ${percent(flag.used)} of seats`
    case 'lift': {
      const { component, lift, doubt } = flag
      return `${component}: seats with it win ${points(lift)} points ${lift > 0 ? 'more' : 'less'} (± ${points(doubt)})`
    }
    case 'loans':
      return `${percent(flag.share)} of seats took a loan`
    case 'emergencies':
      return `${percent(flag.share)} of seats raised money in an emergency`
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

function points(share: number): string {
  return Math.abs(100 * share).toFixed(0)
}
