// Two printings side by side, in words.
import { type Printing, type PrintingComparison, pathText } from '@arkwright/kernel'
import { columns } from '../print/text.ts'

const NOT_ANSWERED = 'not answered'

export function diffText(first: Printing, second: Printing, comparison: PrintingComparison): string {
  const { differences, answers, sameVariant } = comparison
  if (differences.length === 0 && answers.length === 0 && sameVariant) {
    return `${first.name} and ${second.name} say the same.\n`
  }
  const numbers = differences.map(({ path, ours, first: one, second: other }) => [
    pathText(path),
    String(ours),
    String(one),
    String(other),
  ])
  const groups = answers.map(({ group, first: one = NOT_ANSWERED, second: other = NOT_ANSWERED }) => [
    group,
    one,
    other,
  ])
  return [
    ...(numbers.length === 0
      ? ['The figures are the same.']
      : columns([['figure', 'ours', 'first', 'second'], ...numbers], [1, 2, 3])),
    ...(groups.length === 0 ? [] : ['', ...columns([['group', 'first', 'second'], ...groups], [])]),
    ...(sameVariant ? [] : ['', 'Their variants differ.']),
    '',
  ].join('\n')
}
