// English names of the card game's things, for its sentences.
export const DECADES = ['', 'I', 'II', 'III']
export const ORDER = ['first', 'second']

export const ACTIONS: Record<string, string> = {
  factories: 'Factories',
  employ: 'Employ',
  automate: 'Automate',
  quality: 'Quality',
  distribution: 'Distribution',
  'stock exchange': 'Stock exchange',
  'extra production': 'Extra production',
  'early shipping': 'Early shipping',
}
export const TRACKS: Record<string, string> = {
  quality: 'Quality',
  distribution: 'Distribution',
  cards: 'Development cards',
  machinery: 'Machinery',
  ship: 'Ships',
  stock: 'Stock exchange',
}

export function cap(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
