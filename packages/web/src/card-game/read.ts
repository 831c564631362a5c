// The position of the card game in words, for screen readers.

import {
  facesIn,
  factorySheet,
  forecast,
  type Good,
  hasFace,
  type Player,
  type Solo,
  type State,
  TRACKS,
} from '@arkwright/card-game'
import type { Seat } from '@arkwright/kernel'
import type { Reading } from '../play/game-page.ts'
import { reading } from '../play/reading-lines.ts'
import { text } from './messages/index.ts'
import { ALL_GOODS } from './use-position.ts'
import { cardEffect, cardName, placeLabel, placeOf, rivalName, trackLabel, trackValue } from './words.ts'

const words = text.cardGame
const lines = text.cardGame.reading

export function read(state: State, seat: Seat, names: readonly string[]): Reading {
  const player = state.players[seat]
  return {
    company: player === undefined ? [] : companyLines(state, player, seat),
    market: marketLines(state, names),
    forecast: forecastLines(state, names),
    rivals: [
      ...state.players.flatMap((rival, other) =>
        other === seat ? [] : rivalLines(state, rival, other as Seat, names[other] ?? ''),
      ),
      ...state.rivals.map((_, rival) => competitorLine(state, rival)),
    ],
  }
}

function holdings(state: State, player: Player, seat: Seat): string[] {
  const { bankrupt, sharesAt, loans, startPlayer } = words.companies
  return [
    text.reading.cash({ cash: player.money }),
    sharesAt({ count: player.shares, value: player.shareValue }),
    ...(player.loans > 0 ? [loans({ count: player.loans })] : []),
    ...(player.bankrupt ? [bankrupt] : []),
    ...(state.solo === null && state.startPlayer === seat ? [startPlayer] : []),
  ]
}

function openGoods({ factories }: Player): Good[] {
  return ALL_GOODS.filter(good => (factories[good]?.side ?? 0) > 0)
}

function companyLines(state: State, player: Player, seat: Seat): string[] {
  const { storehouseOf } = words.board
  const open = openGoods(player)
  const faces = facesIn(player.cards)
  return [
    text.reading.line({ parts: holdings(state, player, seat) }),
    ...(open.length === 0 ? [text.reading.noFactories] : []),
    ...open.flatMap(good => factoryLines(state, player, seat, good)),
    ...ALL_GOODS.filter(good => (player.stock[good] ?? 0) > 0).map(good =>
      storehouseOf({ good, count: player.stock[good] ?? 0 }),
    ),
    lines.ships({ count: player.ships }),
    lines.tokens({ count: player.shipTokens }),
    ...TRACKS.map((name, track) => {
      const value = trackValue(state, track, player.tracks[track] ?? 0)
      return lines.track({ track: words.tracks[name], value, unit: words.board.tracks[name] })
    }),
    ...(faces.length === 0 ? [lines.noCards] : faces.map(face => heldCard(state, player, face))),
  ]
}

function heldCard(state: State, { used }: Player, face: number): string {
  const { cardLabel, usedCardLabel } = words.board
  return (hasFace(used, face) ? usedCardLabel : cardLabel)({ card: face, effect: cardEffect(state, face) })
}

function factoryLines(state: State, player: Player, seat: Seat, good: Good): string[] {
  const factory = player.factories[good]
  const sheet = factorySheet(state, seat, good)
  if (factory === undefined || sheet === undefined) return []
  const { makes, costs, exports, appealIs, marker } = words.factory
  return [
    reading.listed(titleOf(good, factory.side), [
      makes({ count: sheet.goods }),
      costs({ amount: sheet.wages + sheet.maintenance + sheet.fixedCost }),
      exports({ amount: sheet.exportPrice }),
      lines.price({ price: sheet.price }),
      appealIs({ appeal: sheet.appeal }),
      ...(factory.marker === sheet.appeal ? [] : [marker({ appeal: factory.marker })]),
      lines.quality({ quality: player.quality[good] ?? 0 }),
      lines.distribution({ distribution: player.distribution[good] ?? 0 }),
    ]),
    ...([0, 1] as const).map(position => lines.workers({ good, workers: workerLine(state, player, good, position) })),
  ]
}

function titleOf(good: Good, side: number): string {
  return lines.factory({ good, side })
}

function workerLine(state: State, player: Player, good: Good, position: 0 | 1): string {
  const factory = player.factories[good]
  const side = (position === 0 ? factory?.first : factory?.second) ?? 0
  const { noWorkerCard, workerCard } = words.factory
  if (side === 0) return noWorkerCard({ position: placeOf(position) })
  const automated = position === 0 ? factory?.firstAutomated : factory?.secondAutomated
  const token = player.machineToken === good * 2 + position
  const machines = automated === true ? (state.rules.machines[position]?.[good] ?? 0) : token ? 1 : 0
  const workers = (state.rules.workers[position]?.[good] ?? 0) - machines
  const goods = state.rules.workerGoods[position]?.[side - 1]?.[good] ?? 0
  return workerCard({ position: placeOf(position), workers, machines, goods })
}

function marketLines(state: State, names: readonly string[]): string[] {
  const { wageSpace } = words.market
  const { wages } = state.rules
  return [
    state.stage === 'set-up' ? words.preparing : words.roundOf({ decade: state.decade, good: state.good }),
    wageSpace({ amount: wages[state.wageSpace] ?? 0, space: state.wageSpace + 1, spaces: wages.length }),
    ...ALL_GOODS.map(good => trackLine(state, good, names)),
    ...(state.solo === null ? supplyLines(state) : gridLines(state, state.solo)),
  ]
}

function trackLine(state: State, good: Good, names: readonly string[]): string {
  const own = state.players.flatMap(({ factories }, seat) => {
    const at = factories[good]?.marker ?? -1
    return at < 0 ? [] : [{ name: names[seat] ?? '', at }]
  })
  const others = state.rivals.flatMap(({ appeal }, rival) => {
    const at = appeal[good] ?? -1
    return at < 0 ? [] : [{ name: rivalName(state, rival), at }]
  })
  return trackLabel(state, good, [...own, ...others])
}

function supplyLines(state: State): string[] {
  const { label, empty } = words.supply
  const there = state.supply.flatMap((count, face) =>
    count > 0 ? [label({ card: face, count, effect: cardEffect(state, face) })] : [],
  )
  return there.length === 0 ? [empty] : there
}

function gridLines(state: State, solo: Solo): string[] {
  return solo.grid.map((_, place) => placeLabel(state, solo, place))
}

function forecastLines(state: State, names: readonly string[]): string[] {
  const { title, nobody, setUp, nothing, emergency, bankrupt } = words.forecast
  const shown = forecast(state)
  if (shown === undefined) return [state.stage === 'set-up' ? setUp : nothing]
  if (shown.seats.length === 0) return [title({ good: state.good }), nobody]
  return [
    title({ good: state.good }),
    ...shown.seats.flatMap(one => {
      const name = names[one.seat] ?? ''
      const line = reading.listed(name, [
        lines.sells({ sold: one.sold, made: one.made }),
        lines.profit({ profit: one.profit }),
        lines.value({ steps: one.steps, value: one.value }),
      ])
      if (one.bankrupt) return [line, bankrupt({ name })]
      return one.loans > 0 ? [line, emergency({ name, loans: one.loans })] : [line]
    }),
  ]
}

function rivalLines(state: State, player: Player, seat: Seat, name: string): string[] {
  return [
    reading.listed(name, holdings(state, player, seat)),
    ...openGoods(player).flatMap(good => {
      const sheet = factorySheet(state, seat, good)
      if (sheet === undefined) return []
      const title = titleOf(good, player.factories[good]?.side ?? 0)
      return [
        reading.listed(title, [
          words.companies.glance({ goods: sheet.goods, price: sheet.price, appeal: sheet.appeal }),
        ]),
      ]
    }),
    reading.taken(words.board.cards, facesIn(player.cards).map(cardName)),
  ]
}

/** The neutral third player, or an opponent of the solo game. */
function competitorLine(state: State, rival: number): string {
  const one = state.rivals[rival]
  const appeals = ALL_GOODS.flatMap(good => {
    const at = one?.appeal[good] ?? -1
    return at < 0 ? [] : [lines.rivalAppeal({ good, appeal: at })]
  })
  const worth =
    one === undefined || state.solo === null
      ? []
      : [words.companies.sharesAt({ count: one.shares, value: one.shareValue })]
  return reading.listed(rivalName(state, rival), [...worth, ...appeals])
}
