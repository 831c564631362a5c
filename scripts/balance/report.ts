// docs/balance.md: the figures of every cell, and the suspicious ones first.
import { percent, points, type Spread, type Summary, type Use } from './summary.ts'

export interface Chapter {
  readonly name: string
  /** What the wages are counted in. */
  readonly wages: string
  readonly levels: readonly { readonly level: string; readonly summary: Summary }[]
}

/** A chapter as it stands in the report: its part of the flags, and its tables. */
export interface Written {
  readonly name: string
  readonly flags: readonly string[]
  readonly tables: readonly string[]
}

export function written(chapter: Chapter): Written {
  return { name: chapter.name, flags: flagLines(chapter), tables: chapterLines(chapter) }
}

/** What an earlier report says of a cell: kept where its games are not at hand. */
export function writtenEarlier(report: string, name: string): Written | undefined {
  const tables = between(report, `## ${name}\n`, '\n## ')
  if (tables === undefined) return undefined
  const [, flags = ''] = report.split(FLAGS)
  const own = flags.split('\n\n').filter(paragraph => paragraph.startsWith(`**${name}**`))
  return { name, flags: own.flatMap(paragraph => [paragraph.trimEnd(), '']), tables: [tables.trimEnd(), ''] }
}

function between(text: string, start: string, end: string): string | undefined {
  const from = text.indexOf(`\n${start}`)
  if (from < 0) return undefined
  const to = text.indexOf(end, from + start.length)
  return text.slice(from + 1, to < 0 ? undefined : to)
}

const FLAGS = '\n## Flags\n\n'

export function report(chapters: readonly Written[], missing: readonly string[], findings: string): string {
  const lines = [
    '# The reconstruction under test',
    '',
    'Written by `npm run balance`; the part *What was looked into* and cells whose games are not at hand are kept from one run to the next. Every game has the same bot on every seat and',
    'starts from an opening of its own, drawn from sensible turns (its facts are counted too). A full run has 2,000 games of medium and 200 of hard in each cell; how',
    'many there are so far stands with each table. *Used* is the share of seats that used something at least once; *lift* is how many points more often',
    'those seats won than the others, with its 95 % interval: it says what goes together with winning, not what causes it.',
    '',
    'Flags: a seat more than 5 points from even (and even outside its interval), something less than 1 % of seats use, a lift of more than 15 points',
    '(beyond doubt), loans taken by more than 2 % of seats, emergencies of more than 25 %.',
    '',
    ...(missing.length === 0 ? [] : [`Not played yet, for want of bots or of time: ${missing.join('; ')}.`, '']),
    '## Flags',
    '',
    ...chapters.flatMap(({ flags }) => flags),
    findings.trim(),
    '',
    ...chapters.flatMap(({ tables }) => tables),
  ]
  return `${lines.join('\n').trimEnd()}\n`
}

function flagLines({ name, levels }: Chapter): string[] {
  return levels.flatMap(({ level, summary }) => [
    `**${name}**, ${level}, ${summary.games} games: ${summary.flags.length === 0 ? 'none.' : ''}`.trimEnd(),
    ...summary.flags.map(flag => `- ${flag}`),
    '',
  ])
}

function chapterLines({ name, wages, levels }: Chapter): string[] {
  const heads = levels.map(({ level, summary }) => `${level}, ${summary.games} games`)
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

/** The mean, and between which figures eight of ten lie. */
function shown(spread: Spread | undefined, digits = 0): string {
  if (spread === undefined) return ''
  const { mean, low, high } = spread
  return `${mean.toFixed(1)} (${low.toFixed(digits)} to ${high.toFixed(digits)})`
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
