// What the action bar offers in the card game: dials for quantities, cards for things, buttons for the rest.
import { type Move, passOf, type State } from '@arkwright/card-game'
import { adding, type ChoiceCard, type Control, type Dial, type Option } from '../play/control.ts'
import type { Draft } from '../play/draft.ts'
import type { GamePage } from '../play/game-page.ts'
import { allFactories, cardsFor } from './choice-cards.ts'
import { employDials, numberDial, onceDials, priceDial } from './dials.ts'
import { text } from './messages/index.ts'
import { keepingMost, layingOf, leftOf, totalDials } from './total-dials.ts'
import { DEVELOPMENTS, type Kind, stateOf } from './turn-parts.ts'
import { describe } from './words.ts'

/** Few at a time: they fit into the bar. */
const IN_THE_BAR: readonly Kind[] = [
  'action',
  'choose',
  'build',
  'upgrade',
  'advance',
  'automate',
  'assign',
  'discard',
  'start player',
]
const BUTTONS: readonly Kind[] = ['use', 'reactivate', 'no action', 'done', 'no development', 'decline']
const NOTHING: Control = { dials: [], cards: [], buttons: [] }

const known = new WeakMap<Draft, Control>()

/** The dials of a turn that is complete still change it. */
export function control(page: GamePage, draft: Draft): Control {
  const before = known.get(draft)
  if (before !== undefined) return before
  const made = draft.complete ? { ...NOTHING, dials: dialsOf(page, draft) } : controlOf(page, draft)
  known.set(draft, made)
  return made
}

function controlOf(page: GamePage, draft: Draft): Control {
  const dials = dialsOf(page, draft)
  const more = cardsFor(page, draft, DEVELOPMENTS)
  return {
    dials,
    cards: [...cardsFor(page, draft, IN_THE_BAR), ...allFactories(page, draft)],
    more,
    buttons: buttonsOf(page, draft, dials),
    left: leftWords(draft, more),
  }
}

function dialsOf(page: GamePage, draft: Draft): Dial[] {
  const dials = [
    ...employDials(page, draft),
    ...totalDials(page, draft),
    ...onceDials(page, draft, 'produce'),
    ...onceDials(page, draft, 'load'),
    ...(['buy', 'loans', 'sell', 'ship'] as const).map(kind => numberDial(page, draft, kind)),
    priceDial(page, draft),
  ]
  return dials.filter(dial => dial !== undefined)
}

/** A dial stands at an answer that is not given yet: a button gives it. */
function buttonsOf(page: GamePage, draft: Draft, dials: readonly Dial[]): Option[] {
  const state = stateOf(draft)
  const button = (move: Move): Option => {
    const full = describe(state, move)
    const isShort = move.kind === 'no action' || move.kind === 'no development'
    return adding(page, draft, [move], { label: isShort ? text.cardContexts[move.kind] : full, full })
  }
  const standing = passOf(state) ?? keepingMost(draft) ?? (dials.length > 0 ? firstNumber(state.legal) : undefined)
  // A press on the price leads there by itself.
  const isPassed = standing !== undefined && dials.some(({ key }) => key === 'price') && PASSED.includes(state.step)
  const single = state.legal.filter(move => BUTTONS.includes(move.kind) && move !== standing)
  const alone =
    dials.length === 0 ? state.legal.filter(({ kind }) => NUMBERS.includes(kind) || LAID.includes(kind)) : []
  return [...new Set([...single, ...alone, ...(standing === undefined || isPassed ? [] : [standing])])].map(button)
}

/** The steps before the price, and the price itself. */
const PASSED: readonly State['step'][] = [
  'factories',
  'employ',
  'automate',
  'extra production',
  'early shipping',
  'buy shares',
  'take loans',
  'price',
]
const NUMBERS: readonly Kind[] = ['buy', 'loans', 'sell', 'ship', 'appeal']
const LAID: readonly Kind[] = ['quality', 'distribution', 'store', 'employ', 'produce', 'load']

/** Where nothing may be left as it is, the dial stands at the smallest number. */
function firstNumber(legal: readonly Move[]): Move | undefined {
  return legal.find(({ kind }) => NUMBERS.includes(kind))
}

function leftWords(draft: Draft, more: readonly ChoiceCard[]): string | undefined {
  const state = stateOf(draft)
  if (more.length > 0) return text.cardContexts.chooseBelow
  if (state.step === 'automate') return text.cardContexts.machinesLeft({ count: state.turn.machines })
  const laying = layingOf(draft)
  return laying && leftOf(laying)
}
