// German names of the card game's things, for its sentences.
export const DECADES = ['', 'I', 'II', 'III']
export const ORDER = ['erste', 'zweite']

export const ACTIONS: Record<string, string> = {
  factories: 'Fabriken',
  employ: 'Einstellen',
  automate: 'Automatisieren',
  quality: 'Qualität',
  distribution: 'Vertrieb',
  'stock exchange': 'Börse',
  'extra production': 'Sonderproduktion',
  'early shipping': 'Frühes Verschiffen',
}
export const TRACKS: Record<string, string> = {
  quality: 'Qualität',
  distribution: 'Vertrieb',
  cards: 'Entwicklungskarten',
  machinery: 'Maschinen',
  ship: 'Schiffe',
  stock: 'Börse',
}
