// Refuses JSON that is nested so deeply that reading it would exhaust the stack.
import { BadInput } from './bad-input.ts'

const DEEPEST = 40

export function checkNesting(json: string, deepest = DEEPEST): void {
  let depth = 0
  let quoted = false
  for (let i = 0; i < json.length; i++) {
    const letter = json[i]
    if (quoted) {
      if (letter === '\\') i++
      else if (letter === '"') quoted = false
    } else if (letter === '"') quoted = true
    else if (letter === '[' || letter === '{') depth++
    else if (letter === ']' || letter === '}') depth--
    if (depth > deepest) throw new BadInput(`this JSON is nested more than ${deepest} deep`)
  }
}
