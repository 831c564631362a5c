// German names of the goods and their factories, for the sentences of all games.
export const GOODS = ['Nahrung', 'Kleidung', 'Besteck', 'Lampen'] as const
const FACTORIES = ['Nahrungsfabrik', 'Kleidungsfabrik', 'Besteckfabrik', 'Lampenfabrik']

/** As the rules name the goods in the figures of a refusal. */
export const BY_NAME: Record<string, string> = {
  food: GOODS[0],
  clothes: GOODS[1],
  cutlery: GOODS[2],
  lamps: GOODS[3],
}

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
