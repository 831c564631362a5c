// Headlines and moments in the reader's language.
import { text } from '../messages/later.ts'
import type { Moment } from './front-pages.ts'
import type { Headline } from './headlines.ts'

export interface Printed {
  readonly title: string
  /** One sentence of figures. */
  readonly body: string
}

export function printed(headline: Headline, names: readonly string[]): Printed {
  if ('parts' in headline) return printedTally(headline, names)
  const { titles, bodies } = text.press
  const { money } = text.figures
  const nameOf = (company: number) => names[company] ?? ''
  switch (headline.kind) {
    case 'sale': {
      const { company, count, good, price } = headline
      const body = bodies.sale({ count, price, income: count * price })
      return { title: titles.sale({ name: nameOf(company), count, good }), body }
    }
    case 'wages': {
      const { from, to } = headline
      return { title: titles.wages({ to, way: to > from ? 'up' : 'other' }), body: bodies.wages({ from, to }) }
    }
    case 'bankrupt':
      return { title: titles.bankrupt({ name: nameOf(headline.company) }), body: bodies.bankrupt }
    case 'leader': {
      const pair = { name: nameOf(headline.company), rival: nameOf(headline.rival) }
      const figures = { score: money(headline.score), ahead: money(headline.ahead) }
      return { title: titles.leader(pair), body: bodies.leader({ ...pair, ...figures }) }
    }
    case 'lead':
    case 'passing': {
      const pair = { name: nameOf(headline.company), rival: nameOf(headline.rival) }
      const figures = { score: money(headline.score), rivalScore: money(headline.rivalScore) }
      return { title: titles[headline.kind](pair), body: bodies.passing({ ...pair, ...figures }) }
    }
  }
}

/** Emergencies and broken contracts name the company with the most; the others are told company by company. */
function printedTally(
  { kind, count, parts }: Extract<Headline, { parts: unknown }>,
  names: readonly string[],
): Printed {
  const { titles, bodies } = text.press
  const most = { name: names[parts[0]?.company ?? 0] ?? '', count: parts[0]?.count ?? 0 }
  if (kind === 'emergency') return { title: titles.emergency(most), body: bodies.emergency(most) }
  if (kind === 'missed') return { title: titles.missed(most), body: bodies.missed(most) }
  const told = parts.map(part => bodies.part({ name: names[part.company] ?? '', count: part.count }))
  return { title: titles[kind]({ count }), body: bodies.byCompany({ parts: told }) }
}

export function momentWords(moment: Moment, names: readonly string[]): string {
  const words = text.press.moments
  const { money } = text.figures
  if (moment.kind === 'titles') return words.titles({ titles: moment.titles, count: moment.titles.length })
  const figures = {
    rival: names[moment.rival] ?? '',
    score: money(moment.score),
    rivalScore: money(moment.rivalScore),
  }
  return moment.kind === 'passed' ? words.passed(figures) : words.passedBy(figures)
}
