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

/** A tab of the table on a phone. */
export function tabPlace(tab: string): string {
  return `tab-${tab}`
}

const ON_THE_TABLE: ReadonlySet<string> = new Set(['town', 'office', 'markers', 'exchange', 'market', 'strip'])
const OF_A_COMPANY: ReadonlySet<string> = new Set(['quay', 'piers', 'ships', 'tiles', 'cards'])

/** The tabs that show a place on a phone, the better one first. None for places that are always in view or nowhere. */
export function tabsWith(place: string, mySeat: number): readonly string[] {
  const [kind = ''] = place.split('-', 1)
  if (ON_THE_TABLE.has(kind)) return [tabPlace('table')]
  const isMine = place.endsWith(`-${mySeat}`)
  if (kind === 'mill') return [tabPlace(isMine ? 'mills' : 'rivals')]
  if (!OF_A_COMPANY.has(kind)) return []
  return isMine ? [tabPlace('quay'), tabPlace('table')] : [tabPlace('rivals')]
}
