// The things a report counts, in words. Reports know them by keys such as "tile taken: school".
import { factsOf } from './facts-of.ts'
import { text } from './messages/index.ts'

const words = text.variants.components

export function componentName(game: string, key: string): string {
  const [kind = '', name = ''] = key.split(': ')
  return factsOf(game)?.componentName(kind, name) ?? money(kind, name) ?? key
}

/** What every game has. */
function money(kind: string, name: string): string | undefined {
  if (kind === 'money') return name === 'loan taken' ? words.loan : words.emergency
  if (kind !== 'shares') return undefined
  if (name === 'bought' || name === 'sold') return words.shares({ what: name })
  return words.shares({ what: name === 'emergency sale' ? 'emergency' : 'other' })
}
