// Things to take or use: special markers, ships, tiles, mills to build — SJ II.2.1, II.3.2; WF II.3.2.
import {
  ACTION_MARKERS,
  crewOf,
  type DecisionName,
  GOODS,
  type Good,
  type Move,
  moves as moveOf,
  type State,
} from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { type ChoiceCard, type Dial, movesSoFar } from '../../play/control.ts'
import { compose, type Draft, tryMove } from '../../play/draft.ts'
import type { GamePage } from '../../play/game-page.ts'
import type { IconName } from '../../shell/icon.tsx'
import { ACTION_ICONS, GOOD_ICONS } from '../symbols.tsx'
import { markerName } from '../words.ts'
import { tileEffect, tileName } from '../words-water-frame.ts'
import { markerEffect } from './marker-effect.ts'
import { oneOfDial } from './one-of-dial.ts'
import { proposed } from './prices.ts'
import { isKind, legalOf, type Of, pressMove, pressOf, type Stage, stageOf, stateOf } from './stage.ts'

const words = text.boardControl

const TAKING: readonly DecisionName[] = ['take special marker']

/** What the additional action can be, one value each. */
export function takeDial(page: GamePage, draft: Draft): Dial | undefined {
  const stage = stageOf(page, draft, TAKING)
  const isTaken = (move: Move): move is Move => move.kind !== 'done'
  return oneOfDial(
    stage,
    { key: 'take', label: words.takeOne, icon: 'tile' },
    {
      isOwn: isTaken,
      moves: state => state.legal.filter(isTaken),
      labelOf: move => thingOf(stateOf(stage.before), move).title,
      none: { label: words.takeNone, full: words.takeNone },
      result: (_, move) => move && thingOf(stateOf(stage.before), move).effect,
    },
  )
}

export interface Thing {
  readonly title: string
  readonly effect: string
  readonly icon: IconName
  readonly tint?: string
}

type Things = { readonly [K in Move['kind']]?: (state: State, move: Of<K>) => Thing }

function tileThing(state: State, { tile }: { readonly tile: number }): Thing {
  return { title: tileName(tile), effect: tileEffect(state, tile), icon: 'tile' }
}

const THINGS: Things = {
  take(state, { marker }) {
    const { action = 'factory', shade = 'none' } = ACTION_MARKERS[marker] ?? {}
    const effect = markerEffect(state, marker)
    return { title: markerName(marker), effect, icon: ACTION_ICONS[action], tint: `shade-${shade}` }
  },
  'take ship': (state, { capacity }) => ({
    title: words.ship({ capacity }),
    effect: words.crew({ crew: crewOf(state, capacity) }),
    icon: 'ship',
  }),
  'take tile': tileThing,
  keep: tileThing,
  use: tileThing,
  return: tileThing,
  assign: (state, { tile, good }) => ({
    ...tileThing(state, { tile }),
    title: words.tileAt({ tile, good }),
    tint: `good-${good}`,
  }),
}

/** What a move takes or uses, and what it does. */
export function thingOf(state: State, move: Move): Thing {
  // In a table by kind, each entry gets the moves of its own kind.
  const tell = THINGS[move.kind] as ((state: State, move: Move) => Thing) | undefined
  return tell?.(state, move) ?? { title: move.text, effect: '', icon: 'tile' }
}

/** Where the question already says what happens to the thing, its name is enough. */
const NAMED: readonly Move['kind'][] = ['take', 'return']

/** Cards whose title is the whole move, or the name of the thing if all of them are of one kind. */
export function thingCards(page: GamePage, draft: Draft, kinds: readonly Move['kind'][]): ChoiceCard[] {
  const state = stateOf(draft)
  const shown = state.legal.filter(({ kind }) => kinds.includes(kind))
  const isNamed = shown.length > 1 && NAMED.some(one => shown.every(({ kind }) => kind === one))
  return shown.map(move => {
    const { title, icon, tint } = thingOf(state, move)
    const option = pressMove(page, draft, move)
    return { key: move.text, title: isNamed ? title : option.full, effect: '', icon, tint, option }
  })
}

/** Cards for moves about a mill: assign a tile, raise its distribution, put a machine there. */
export function millCards(page: GamePage, draft: Draft, kinds: readonly Move['kind'][]): ChoiceCard[] {
  const state = stateOf(draft)
  return state.legal.flatMap(move => {
    if (!kinds.includes(move.kind) || !('good' in move)) return []
    const option = pressMove(page, draft, move)
    return [
      {
        key: move.text,
        title: millTitle(state, move),
        effect: '',
        icon: GOOD_ICONS[move.good],
        tint: `good-${move.good}`,
        option,
      },
    ]
  })
}

/** The mill and its row; the question says what is done there. */
export function millTitle(state: State, move: Move & { readonly good: Good }): string {
  const { good } = move
  if ('row' in move) return words.rowAt({ good, row: move.row + 1 })
  return move.kind === 'assign' ? thingOf(state, move).title : text.boardGame.goodTitle({ good })
}

/** To build, modernise or close: the newest level of each mill. Older levels are in the panel. */
export function factoryCards(page: GamePage, draft: Draft): ChoiceCard[] {
  const state = stateOf(draft)
  return GOODS.flatMap(good => {
    const build = legalOf(state, 'build')
      .filter(move => move.good === good)
      .toSorted((one, other) => other.level - one.level)[0]
    const modernise = legalOf(state, 'modernise').find(move => move.good === good)
    const move = build ?? modernise
    if (move === undefined) return []
    const level = build?.level ?? (state.players[draft.seat]?.factories[good].level ?? 0) + 1
    return [
      {
        key: move.text,
        title: words.levelOf({ good, level }),
        effect: words.costs({ cost: state.rules.cost[good][level] ?? 0 }),
        icon: GOOD_ICONS[good],
        tint: `good-${good}`,
        option: build === undefined ? pressMove(page, draft, move) : buildPress(page, draft, build),
      },
    ]
  })
}

/** A new mill gets the price that earns most; its dial changes it. */
export function buildPress(page: GamePage, draft: Draft, build: Move) {
  const built = tryMove(page, draft, build)
  const price = proposed(page, draft, built, legalOf(stateOf(built), 'price'))
  const full = page.describe(draft.state, build)
  const stage: Stage = { page, draft, before: draft, own: [] }
  if (price === undefined) return pressMove(page, draft, build)
  return pressOf(stage, [build, price], {
    label: full,
    full: words.builtAt({ move: full, price: price.price }),
  })
}

/** The prices of mills built in this action. */
export function newPriceDials(page: GamePage, draft: Draft): Dial[] {
  const stage = stageOf(page, draft, ['factory', 'price of a new factory'])
  return stage.own.filter(isKind('price')).flatMap(set => {
    const place = stage.own.indexOf(set)
    const asked = compose(page, draft, [...movesSoFar(stage.before), ...stage.own.slice(0, place)])
    const legal = legalOf(stateOf(asked), 'price')
    const options = legal.map(move =>
      pressOf(
        stage,
        stage.own.map(one => (one === set ? moveOf.price(move.good, move.price) : one)),
        { label: text.figures.money(move.price), full: page.describe(draft.state, move) },
      ),
    )
    return [
      {
        key: `price:${set.good}`,
        label: words.priceOf({ good: set.good }),
        icon: GOOD_ICONS[set.good],
        tint: `good-${set.good}`,
        options,
        at: legal.indexOf(set),
      },
    ]
  })
}
