// The log of a game: each move, sentences about its results, and the comments made there.
import type { Comment } from '@arkwright/kernel'
import type { Chapter } from '../retell.ts'
import { eventSentence, type Printer } from './printer.ts'
import { indented, oneLine } from './text.ts'

const INDENT = '     '

export function logLines(chapters: readonly Chapter[], comments: readonly Comment[], printer: Printer): string[] {
  return chapters.flatMap(({ seat, move, events }, number) => [
    move === undefined ? 'Set-up' : `${number}. ${seat === undefined ? '' : `${printer.seat(seat)}: `}${move}`,
    ...indented(
      events.map(event => eventSentence(event, printer)),
      INDENT,
    ),
    ...comments.filter(({ at }) => at === number).map(({ text }) => `${INDENT}“${oneLine(text)}”`),
  ])
}
