// The walk through the box: groups, numbers, and how long it takes.
import { type Box, type BoxGroup, pathText } from '@arkwright/kernel'
import { counted } from '../print/text.ts'

export function boxText(title: string, { groups, numbers, minutes }: Box): string {
  const about = `${title}: ${counted(groups.length, 'answer')} for ${counted(numbers, 'number')}, about ${counted(minutes, 'minute')}`
  return `${[about, ...groups.map(groupText)].join('\n\n')}\n`
}

function groupText({ id, place, editor, numbers, seconds }: BoxGroup): string {
  const [{ min, max } = { min: 0, max: 0 }] = numbers
  const one = numbers.every(number => number.min === min && number.max === max)
  const shown = numbers.map(
    ({ path, value, min: least, max: most }) => `${pathText(path)} ${value}${one ? '' : ` (${least} to ${most})`}`,
  )
  const range = one ? `, allowed ${min} to ${max}` : ''
  return `${place}, ${id}: ${editor} of ${numbers.length}, ${seconds} s${range}\n  ${shown.join(', ')}`
}
