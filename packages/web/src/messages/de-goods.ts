// German names of the goods and their factories, for the sentences of all games.
export const GOODS = ['Nahrung', 'Kleidung', 'Besteck', 'Lampen'] as const
const FACTORIES = ['Nahrungsfabrik', 'Kleidungsfabrik', 'Besteckfabrik', 'Lampenfabrik']

export function good(index: number): string {
  return GOODS[index] ?? ''
}

/** "1 Lampe", "3 Nahrung": only lamps are counted. */
export function some(count: number, index: number): string {
  return `${count} ${count === 1 && index === GOODS.length - 1 ? 'Lampe' : good(index)}`
}

export function factory(index: number): string {
  return FACTORIES[index] ?? ''
}
