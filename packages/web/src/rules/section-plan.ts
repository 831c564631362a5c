// A section of the rules, and how a game's plan names it.
export interface SectionPlan {
  /** Its address, and its number if it has one. */
  readonly key: string
  /** Its name in refusals, ledgers and tests. */
  readonly ids: readonly string[]
}

export const numbered = (prefix: string, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => `${prefix}${first + i}`)

export const only = <Key extends string>(key: Key, ...ids: string[]) => ({ key, ids })

/** "II.2.3", "1.a.4"; empty for a section without a rulebook number. */
export function numberOf(key: string): string {
  const number = key.replace(/^CG-/, '')
  return /^[IV\d]/.test(number) ? number : ''
}
