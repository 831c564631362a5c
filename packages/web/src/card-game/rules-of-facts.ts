// The section of the rules, or the card, that a fact of the log comes from.
import { type CardGameEvent, FACES } from '@arkwright/card-game'

type Rules = {
  readonly [T in CardGameEvent['type']]?: string | ((event: Extract<CardGameEvent, { type: T }>) => string)
}

/** The catalogue's id for a card: the six patrons are one kind. */
export function cardKind(face: number): string {
  return `card ${(FACES[face] ?? '').replace(/^patron-.*/, 'patron')}`
}

const card = ({ face }: { readonly face: number }) => cardKind(face)

const RULES: Rules = {
  round: 'CG-3',
  'final scoring': 'CG-final',
  opened: 'CG-setup',
  built: 'CG-1.a.1',
  upgraded: 'CG-1.a.1',
  employed: 'CG-1.a.2',
  automated: 'CG-1.a.3',
  quality: 'CG-1.a.4',
  distribution: 'CG-1.a.4',
  'bought shares': 'CG-1.a.5',
  'took loans': ({ emergency }) => (emergency ? 'CG-2.c' : 'CG-1.a.5'),
  'regained ships': 'CG-1.a.5',
  appeal: 'CG-1.b',
  developed: 'CG-1.c',
  'took card': card,
  'discarded card': card,
  'used card': card,
  'reactivated card': card,
  sold: 'CG-2.a',
  shipped: 'CG-2.b',
  stored: 'CG-storehouses',
  'share value': 'CG-2.d',
  bankrupt: 'CG-2.c',
  'opponent drawn': 'CG-solo-3.1',
  'rival appeal': 'CG-solo-3.1',
  'rival shares': 'CG-solo-3.2',
  'rival share value': 'CG-solo-3.2',
  'disc moved': 'CG-solo-3.1',
}

export function ruleOf(event: CardGameEvent): string | undefined {
  // In a table by type, each entry gets the facts of its own type.
  const rule = RULES[event.type] as string | ((event: CardGameEvent) => string) | undefined
  return typeof rule === 'function' ? rule(event) : rule
}
