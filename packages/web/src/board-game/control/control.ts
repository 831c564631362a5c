// What the action bar offers at each decision of the board games.
import { type DecisionName, type Good, isDecision, isInExchange, type Move } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import type { ChoiceCard, Control, Dial, Option } from '../../play/control.ts'
import type { Draft } from '../../play/draft.ts'
import type { GamePage } from '../../play/game-page.ts'
import { GOOD_ICONS } from '../symbols.tsx'
import { acceptOf } from './asking-dial.ts'
import { exchangeDials, shareDial, tradeNoMore } from './exchange.ts'
import { contractDials, discardDials, dismissDials, produceDials, shipDials } from './harbour.ts'
import { leftOf } from './left.ts'
import { markDials } from './marks.ts'
import { markerCards, payDial, spaceDial } from './places.ts'
import { firstPriceDial, priceDials } from './prices.ts'
import { machineDials, workerDials } from './staff.ts'
import { legalOf, pressMove, stageOf, stateOf } from './stage.ts'
import { factoryCards, millCards, newPriceDials, takeDial, thingCards } from './takes.ts'

const words = text.boardControl

type Parts = Partial<Pick<Control, 'dials' | 'cards' | 'buttons'>>
type Make = (page: GamePage, draft: Draft) => Parts

const KNOWN = new WeakMap<Draft, Control>()

/** Calculated once for each draft: several parts of the table ask for it. */
export function control(page: GamePage, draft: Draft): Control {
  const known = KNOWN.get(draft)
  if (known !== undefined) return known
  const made = makeControl(page, draft)
  KNOWN.set(draft, made)
  return made
}

function makeControl(page: GamePage, draft: Draft): Control {
  const step = presentStep(draft)
  const { dials = [], cards = [], buttons = [] } = (step && CONTROLS[step](page, draft)) ?? {}
  const space = draft.complete ? undefined : spaceDial(page, draft)
  const earlier = draft.complete ? [] : earlierDials(page, draft)
  return {
    dials: [...earlier, ...dials, ...(space === undefined ? [] : [space])],
    cards,
    buttons,
    left: draft.complete ? undefined : leftOf(draft),
  }
}

/** Of a complete turn the last question, so that its answer can still be changed. */
export function presentStep(draft: Draft): DecisionName | undefined {
  const state = draft.complete ? draft.tried.at(-1)?.before : draft.state
  const { step } = (state ?? draft.state) as { readonly step: string }
  return isDecision(step) ? step : undefined
}

/**
 * A question answered by the last move stays until the next one is answered. Rules also go on by themselves, when no
 * worker or step is left.
 */
function earlierDials(page: GamePage, draft: Draft): readonly Dial[] {
  const last = draft.tried.at(-1)
  const before = last && presentStep({ ...draft, state: last.before })
  const { step } = stateOf(draft)
  if (last === undefined || before === undefined || before === step || (last.move as Move).kind === 'done') return []
  // All dials of an exchange are there from its first question on. It is over once nothing more is bought.
  const isTraded = 'count' in last.move && last.move.count !== 0
  if (isInExchange({ step: before }) && (!isTraded || isInExchange({ step }))) return []
  return CONTROLS[before](page, draft).dials ?? []
}

function listed<T>(one: T | undefined): readonly T[] {
  return one === undefined ? [] : [one]
}

function doneButton(page: GamePage, draft: Draft): Option[] {
  return legalOf(stateOf(draft), 'done').map(move => pressMove(page, draft, move))
}

function buttonsFor(page: GamePage, draft: Draft, kinds: readonly Move['kind'][]): Option[] {
  return stateOf(draft)
    .legal.filter(({ kind }) => kinds.includes(kind))
    .map(move => pressMove(page, draft, move))
}

const USES = ['use', 'return'] as const

/** Dials, the tiles that help, and the button that goes on. */
const counted =
  (dials: (page: GamePage, draft: Draft) => readonly Dial[]): Make =>
  (page, draft) => ({
    dials: dials(page, draft),
    cards: thingCards(page, draft, USES),
    buttons: doneButton(page, draft),
  })

const things =
  (...kinds: Move['kind'][]): Make =>
  (page, draft) => ({ cards: thingCards(page, draft, kinds), buttons: doneButton(page, draft) })

const mills =
  (...kinds: Move['kind'][]): Make =>
  (page, draft) => ({ cards: millCards(page, draft, kinds), buttons: doneButton(page, draft) })

const firstPrice =
  (step: DecisionName): Make =>
  (page, draft) => {
    const stage = stageOf(page, draft, [step])
    const dial = firstPriceDial(stage)
    return { dials: listed(dial), buttons: acceptOf(dial, stage) }
  }

const shares =
  (step: DecisionName): Make =>
  (page, draft) => {
    const dial = shareDial(page, draft, [step])
    return { dials: listed(dial), buttons: acceptOf(dial, stageOf(page, draft, [step])) }
  }

const exchange: Make = (page, draft) => ({ dials: exchangeDials(page, draft), buttons: tradeNoMore(page, draft) })

const CONTROLS: Readonly<Record<DecisionName, Make>> = {
  foundation: (page, draft) => ({ cards: foundingCards(page, draft) }),
  'price of a founded factory': firstPrice('price of a founded factory'),
  'start-up capital': shares('start-up capital'),
  'choose light marker': (page, draft) => ({ cards: takeCards(page, draft) }),
  'place marker': (page, draft) => ({ cards: markerCards(page, draft) }),
  'administrative cost': (page, draft) => {
    const dial = payDial(page, draft)
    return { dials: listed(dial), buttons: acceptOf(dial, stageOf(page, draft, ['administrative cost'])) }
  },
  factory: (page, draft) => ({
    dials: newPriceDials(page, draft),
    cards: [...factoryCards(page, draft), ...thingCards(page, draft, USES)],
    buttons: [...doneButton(page, draft)],
  }),
  'price of a new factory': firstPrice('price of a new factory'),
  workers: counted(workerDials),
  machinery: counted(machineDials),
  quality: counted((page, draft) => markDials(page, draft, 'quality')),
  distribution: counted((page, draft) => markDials(page, draft, 'distribution')),
  'sell goods': exchange,
  'sell shares': exchange,
  'repay loans': exchange,
  'buy shares': exchange,
  contracts: counted(contractDials),
  ship: counted((page, draft) => shipDials(page, draft, 'ship')),
  'production action': counted(produceDials),
  'goods produced': things('use', 'return'),
  'adjust prices': counted(priceDials),
  'take special marker': (page, draft) => ({
    dials: listed(takeDial(page, draft)),
    buttons: doneButton(page, draft),
  }),
  'replace a ship': (page, draft) => ({ buttons: buttonsFor(page, draft, ['return ship']) }),
  'return a tile': things('return'),
  'assign a tile': mills('assign'),
  'sell from store': (page, draft) => ({
    cards: thingCards(page, draft, USES),
    buttons: buttonsFor(page, draft, ['sell stored', 'stop selling']),
  }),
  'last row': things('use', 'return'),
  'after the sale': things('use', 'return'),
  'ship the active good': counted((page, draft) => shipDials(page, draft, 'ship the active good')),
  'discard goods': counted(discardDials),
  'claim start player': things('use', 'return'),
  'dismiss workers': (page, draft) => ({
    dials: dismissDials(page, draft),
    buttons: [...buttonsFor(page, draft, ['return ship', 'dismiss column']), ...doneButton(page, draft)],
  }),
  'name start player': (page, draft) => ({ buttons: buttonsFor(page, draft, ['start player']) }),
  'school: place the worker': mills('hire'),
  'inventor: keep or return': things('keep', 'return'),
  'patent: free steps': counted((page, draft) => markDials(page, draft, 'distribution', ['patent: free steps'])),
  'broker: shares at half price': shares('broker: shares at half price'),
  'canal boom: raise a marker': mills('distribution'),
  'share fever: buy a share': shares('share fever: buy a share'),
  'steam engine: buy a machine': mills('machine'),
}

function foundingCards(page: GamePage, draft: Draft): ChoiceCard[] {
  const state = stateOf(draft)
  return legalOf(state, 'found').map(move => {
    const option = pressMove(page, draft, move)
    const good: Good = move.good
    const quality = state.rules.cost[good][1] ?? 0
    return {
      key: move.text,
      title: text.boardGame.goodTitle({ good }),
      effect: words.quality.base({ quality }),
      icon: GOOD_ICONS[good],
      tint: `good-${good}`,
      option,
    }
  })
}

function takeCards(page: GamePage, draft: Draft): ChoiceCard[] {
  return thingCards(page, draft, ['take'])
}
