// English for those who play by ear or by keys: the position in words, and the list of keys.
import { plural } from './figures.ts'

export const enReading = {
  open: 'Read the position',
  title: 'The position in words',
  close: 'Close',
  parts: {
    now: 'What I may do',
    company: 'My company',
    market: 'The market',
    forecast: 'The forecast',
    rivals: 'The others',
    news: 'What happened',
  },
  all: 'Everything',
  choices: (label: string, choices: readonly string[]) => `${label}: ${choices.join(', ')}`,
  ways: (count: number) => `${plural(count, 'choice')}.`,
  waiting: 'Nothing is asked of you at the moment.',
  nobody: 'Nobody else sits at this table.',
  noFactories: 'No factory yet.',
  listed: (label: string, parts: readonly string[]) => `${label}: ${parts.join('; ')}`,
  taken: (label: string, parts: readonly string[]) => `${label}: ${parts.length === 0 ? 'none' : parts.join(', ')}`,

  keys: {
    open: 'Keys',
    title: 'Playing by keys',
    walking: 'Walking',
    reading: 'Reading the position',
    deciding: 'Deciding',
    tab: 'from one part of the table to the next',
    arrows: 'within a part; from the question to its choices',
    enter: 'make the move, open the choices',
    escape: 'close what is open; back from looking back',
    actions: 'to the question and its choices',
    digits: 'the first to the ninth choice',
    back: 'step back',
    end: 'end the turn',
    hint: 'hint, and more of it',
    list: 'this list',
    on: 'Single letters and digits work as keys at the table',
  },
}
