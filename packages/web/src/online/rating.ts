// A rating as shown: small numbers, so one decimal place.
import { manner } from './time.ts'

export function shownRating(rating: number): string {
  return rating.toLocaleString(manner(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
