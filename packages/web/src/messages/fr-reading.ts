// French for those who play by ear or by keys.
import { plural } from './figures.ts'
import type { Catalogue } from './index.ts'

export const frReading: Catalogue['reading'] = {
  open: 'Lire la position',
  title: 'La position en mots',
  close: 'Fermer',
  parts: {
    now: 'Ce que je peux faire',
    company: 'Ma société',
    market: 'Le marché',
    forecast: 'La prévision',
    rivals: 'Les autres',
    news: 'Ce qui s’est passé',
  },
  all: 'Tout',
  choices: (label, choices) => `${label} : ${choices.join(', ')}`,
  ways: count => `${plural(count, 'possibilité')}.`,
  waiting: 'On ne vous demande rien pour le moment.',
  nobody: 'Personne d’autre à cette table.',
  noFactories: 'Pas encore d’usine.',
  listed: (label, parts) => `${label} : ${parts.join(' ; ')}`,
  taken: (label, parts) => `${label} : ${parts.length === 0 ? 'aucun' : parts.join(', ')}`,

  keys: {
    open: 'Touches',
    title: 'Jouer au clavier',
    walking: 'Se déplacer',
    reading: 'Lire la position',
    deciding: 'Décider',
    tab: 'd’une partie de la table à la suivante',
    arrows: 'dans une partie ; de la question à ses possibilités',
    enter: 'jouer le coup, ouvrir les possibilités',
    escape: 'fermer ce qui est ouvert ; revenir au présent',
    actions: 'à la question et ses possibilités',
    digits: 'de la première à la neuvième possibilité',
    back: 'reculer d’un pas',
    end: 'finir le tour',
    hint: 'conseil, puis davantage',
    list: 'cette liste',
    on: 'Les lettres et chiffres seuls servent de touches à la table',
  },
}
