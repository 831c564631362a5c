// Names of places on the table, as in `data-place`. Pieces move between them, and hints are marked there.
export function companyPlace(seat: number): string {
  return `company-${seat}`
}

export function millPlace(good: number, seat: number): string {
  return `mill-${good}-${seat}`
}

export function resultPlace(seat: number): string {
  return `result-${seat}`
}
