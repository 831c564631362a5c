// French names of the card game's things, for its sentences.
export const DECADES = ['', 'I', 'II', 'III']
export const ORDER = ['première', 'deuxième']

export const ACTIONS: Record<string, string> = {
  factories: 'Usines',
  employ: 'Embauche',
  automate: 'Automatisation',
  quality: 'Qualité',
  distribution: 'Distribution',
  'stock exchange': 'Bourse',
  'extra production': 'Production supplémentaire',
  'early shipping': 'Exportation anticipée',
}
export const TRACKS: Record<string, string> = {
  quality: 'Qualité',
  distribution: 'Distribution',
  cards: 'Cartes développement',
  machinery: 'Machines',
  ship: 'Navires',
  stock: 'Bourse',
}
