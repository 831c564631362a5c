// A rating as it is shown: small numbers, so one place after the point.
import { manner } from './time.ts'

export function shownRating(rating: number): string {
  return rating.toLocaleString(manner(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
