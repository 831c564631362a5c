// A gain or loss of money, with its sign.
import { money } from './figures.ts'

export function gain(pounds: number): string {
  return pounds < 0 ? money(pounds) : `+${money(pounds)}`
}
