// English names of the goods, for the sentences of all games.
export const GOODS = ['food', 'clothes', 'cutlery', 'lamps'] as const

export function good(index: number): string {
  return GOODS[index] ?? ''
}
