// Tests named after a rule section. `npm run rules` reads these calls and lists the sections without a test.
import { test } from 'vitest'

/** `id` is a section ('SJ II.2.3'), a ruling ('ruling 12'), a worked example ('E44', 'CG-E1') or a difference ('D5'). */
export function rule(id: string, title: string, body: () => void): void {
  test(`[${id}] ${title}`, body)
}
