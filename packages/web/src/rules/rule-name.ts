// The name of a rule in a sentence: "SJ II.2.1", "ruling 13", "CG card 6".
import { text } from '../messages/index.ts'

type Naming = readonly [pattern: RegExp, name: (number: string) => string]

const RULINGS: readonly Naming[] = [
  [/^ruling (.+)$/, number => text.rule.ruling({ number })],
  [/^CG ruling (.+)$/, number => text.rule.cardGameRuling({ number })],
]
const CARD: Naming = [/^CG card (.+)$/, number => text.rule.card({ number })]

/** In a list of rules. */
export function ruleId(rule: string): string {
  return named(rule, [...RULINGS, CARD]) ?? rule
}

/** In a refusal. */
export function ruleName(rule: string): string {
  return named(rule, RULINGS) ?? text.rule.section({ id: ruleId(rule) })
}

function named(rule: string, namings: readonly Naming[]): string | undefined {
  for (const [pattern, name] of namings) {
    const number = pattern.exec(rule)?.[1]
    if (number !== undefined) return name(number)
  }
  return undefined
}
