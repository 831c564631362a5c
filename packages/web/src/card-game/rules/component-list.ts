// Development cards with their numbers of copies, from the figures of the card game.
import { FACES, printed } from '@arkwright/card-game'
import { text } from '../../messages/index.ts'
import type { Listed } from '../../rules/component-list.ts'
import { CARD_KINDS, type CardKind } from './card-kinds.ts'
import type { CardComponents } from './components-text.ts'

const words = text.library.components

type Counts = Readonly<Record<string, number>>

export const cardLists: Readonly<Record<keyof CardComponents, () => readonly Listed[]>> = { cards }

function cards(): Listed[] {
  const { supplyTwo, supplyThree, supplyFour, pairs, contractIncome } = printed
  const count = (supply: Counts, kind: CardKind): number =>
    Object.entries(supply).reduce((sum, [face, copies]) => sum + (kindOf(face) === kind ? copies : 0), 0)
  return CARD_KINDS.map(name => {
    const two = count(supplyTwo.value, name)
    const three = two + count(supplyThree.value, name)
    const four = three + count(supplyFour.value, name)
    const faces = pairs.value.flat().filter(face => kindOf(FACES[face] ?? '') === name).length
    return {
      name,
      key: `card ${name}`,
      copies: faces > 0 ? words.faces({ two, three, four, count: faces }) : words.byPlayers({ two, three, four }),
      effectFrom: name === 'contract' ? contractIncome.provenance : 'rulebook',
      copiesFrom: faces > 0 ? pairs.provenance : supplyTwo.provenance,
      notes: [],
    }
  })
}

/** The six patrons are one kind. */
function kindOf(face: string): string {
  return face.startsWith('patron-') ? 'patron' : face
}
