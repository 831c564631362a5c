// The things a report counts, in words. Reports know them by keys such as "tile taken: school".
import { factsOf } from './facts-of.ts'
import { text } from './messages/index.ts'

const words = text.variants.components

export function componentName(game: string, key: string): string {
  const [kind = '', name = ''] = key.split(': ')
  return factsOf(game)?.componentName(kind, name) ?? money(game, kind, name) ?? key
}

/** What every game has. */
function money(game: string, kind: string, name: string): string | undefined {
  if (kind === 'money' && name === 'bankruptcy') return words.bankruptcy
  if (kind === 'money') return (name === 'loan taken' ? words.loan : words.emergency)({ game: moneyOf(game) })
  if (kind !== 'shares') return undefined
  if (name === 'bought' || name === 'sold') return words.shares({ what: name })
  return words.shares({ what: name === 'emergency sale' ? 'emergency' : 'other' })
}

/** For the words about loans and emergencies. */
export function moneyOf(game: string): 'cards' | 'other' {
  return factsOf(game)?.hasEmergencyFund === true ? 'cards' : 'other'
}
