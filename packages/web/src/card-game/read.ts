// The position of the card game in words, for whoever reads by ear.

import {
  facesIn,
  factorySheet,
  forecast,
  type Good,
  hasFace,
  type Player,
  type State,
  TRACKS,
} from '@arkwright/card-game'
import type { Seat } from '@arkwright/kernel'
import { text } from '../messages/index.ts'
import type { Reading } from '../play/game-page.ts'
import { reading } from '../play/reading-lines.ts'
import { ALL_GOODS } from './use-position.ts'
import { cardEffect, cardName, rivalName, trackValue } from './words.ts'

const words = text.cardGame

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
    sharesAt(player.shares, player.shareValue),
    ...(player.loans > 0 ? [loans(player.loans)] : []),
    ...(player.bankrupt ? [bankrupt] : []),
    ...(state.solo === null && state.startPlayer === seat ? [startPlayer] : []),
  ]
}

function openGoods({ factories }: Player): Good[] {
  return ALL_GOODS.filter(good => (factories[good]?.side ?? 0) > 0)
}

function companyLines(state: State, player: Player, seat: Seat): string[] {
  const { ships, tokens, storehouseOf, noCards, cards } = words.board
  const open = openGoods(player)
  const faces = facesIn(player.cards)
  return [
    text.reading.line({ parts: holdings(state, player, seat) }),
    ...(open.length === 0 ? [text.reading.noFactories] : []),
    ...open.flatMap(good => factoryLines(state, player, seat, good)),
    ...ALL_GOODS.filter(good => (player.stock[good] ?? 0) > 0).map(good => storehouseOf(good, player.stock[good] ?? 0)),
    `${ships}: ${player.ships}`,
    `${tokens}: ${player.shipTokens}`,
    ...TRACKS.map((name, track) => {
      const value = trackValue(state, track, player.tracks[track] ?? 0)
      return `${words.tracks[name]}: ${value} ${words.board.tracks[name]}`
    }),
    ...(faces.length === 0 ? [`${cards}: ${noCards}`] : faces.map(face => heldCard(player, face))),
  ]
}

function heldCard({ used }: Player, face: number): string {
  const turned = hasFace(used, face)
  return reading.listed(cardName(face), turned ? [cardEffect(face), words.board.used] : [cardEffect(face)])
}

function factoryLines(state: State, player: Player, seat: Seat, good: Good): string[] {
  const factory = player.factories[good]
  const sheet = factorySheet(state, seat, good)
  if (factory === undefined || sheet === undefined) return []
  const { makes, costs, exports, price, appeal, marker, quality, distribution } = words.factory
  return [
    reading.listed(titleOf(good, factory.side), [
      makes(sheet.goods),
      costs(sheet.wages + sheet.maintenance + sheet.fixedCost),
      exports(sheet.exportPrice),
      `${price} ${text.figures.money(sheet.price)}`,
      `${appeal} ${sheet.appeal}`,
      ...(factory.marker === sheet.appeal ? [] : [marker(factory.marker)]),
      `${quality} ${player.quality[good] ?? 0}`,
      `${distribution} ${player.distribution[good] ?? 0}`,
    ]),
    ...([0, 1] as const).map(position => `${words.Goods[good]}, ${workerLine(state, player, good, position)}`),
  ]
}

function titleOf(good: Good, side: number): string {
  return `${words.Goods[good]} ${words.decades[side]}`
}

function workerLine(state: State, player: Player, good: Good, position: 0 | 1): string {
  const factory = player.factories[good]
  const side = (position === 0 ? factory?.first : factory?.second) ?? 0
  const { noWorkerCard, workerCard } = words.factory
  if (side === 0) return noWorkerCard(position)
  const automated = position === 0 ? factory?.firstAutomated : factory?.secondAutomated
  const token = player.machineToken === good * 2 + position
  const machines = automated === true ? (state.rules.machines[position]?.[good] ?? 0) : token ? 1 : 0
  const workers = (state.rules.workers[position]?.[good] ?? 0) - machines
  return workerCard(position, workers, machines, state.rules.workerGoods[position]?.[side - 1]?.[good] ?? 0)
}

function marketLines(state: State, names: readonly string[]): string[] {
  const { wageSpace } = words.market
  const { wages } = state.rules
  return [
    state.stage === 'set-up' ? words.preparing : words.roundOf(state.decade, state.good),
    wageSpace(wages[state.wageSpace] ?? 0, state.wageSpace + 1, wages.length),
    ...ALL_GOODS.map(good => trackLine(state, good, names)),
    ...(state.solo === null ? supplyLines(state) : gridLines(state.solo)),
  ]
}

function trackLine(state: State, good: Good, names: readonly string[]): string {
  const own = state.players.flatMap(({ factories }, seat) => {
    const at = factories[good]?.marker ?? -1
    return at < 0 ? [] : [`${names[seat]} ${at}`]
  })
  const others = state.rivals.flatMap(({ appeal }, rival) => {
    const at = appeal[good] ?? -1
    return at < 0 ? [] : [`${rivalName(state, rival)} ${at}`]
  })
  return words.market.track(good, state.demand[good] ?? 0, [...own, ...others].join(', '))
}

function supplyLines({ supply }: State): string[] {
  const { label, empty } = words.supply
  const there = supply.flatMap((count, face) => (count > 0 ? [label(cardName(face), count, cardEffect(face))] : []))
  return there.length === 0 ? [empty] : there
}

function gridLines({ grid, discs }: NonNullable<State['solo']>): string[] {
  const { place: at, emptyPlace, under, discs: names } = words.solo
  return grid.map((face, place) => {
    if (face < 0) return emptyPlace(place)
    const disc = discs.indexOf(place)
    const line = at(place, cardName(face), cardEffect(face))
    return disc === -1 ? line : `${line} ${under(names[disc] ?? '')}`
  })
}

function forecastLines(state: State, names: readonly string[]): string[] {
  const { title, nobody, setUp, nothing, sells, of, profit, value, steps, emergency, bankrupt } = words.forecast
  const shown = forecast(state)
  if (shown === undefined) return [state.stage === 'set-up' ? setUp : nothing]
  if (shown.seats.length === 0) return [`${title(state.good)}: ${nobody}`]
  return [
    title(state.good),
    ...shown.seats.flatMap(one => {
      const name = names[one.seat] ?? ''
      const line = reading.listed(name, [
        `${sells} ${of(one.sold, one.made)}`,
        `${profit} ${text.figures.money(one.profit)}`,
        `${value} ${steps(one.steps, one.value)}`,
      ])
      if (one.bankrupt) return [line, bankrupt(name)]
      return one.loans > 0 ? [line, emergency(name, one.loans)] : [line]
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
      return [reading.listed(title, [words.companies.glance(sheet.goods, sheet.price, sheet.appeal)])]
    }),
    reading.taken(words.board.cards, facesIn(player.cards).map(cardName)),
  ]
}

/** The neutral third player, or an opponent of the solo game. */
function competitorLine(state: State, rival: number): string {
  const one = state.rivals[rival]
  const appeals = ALL_GOODS.flatMap(good => {
    const at = one?.appeal[good] ?? -1
    return at < 0 ? [] : [`${words.Goods[good]}: ${words.factory.appeal} ${at}`]
  })
  const worth = one === undefined || state.solo === null ? [] : [words.companies.sharesAt(one.shares, one.shareValue)]
  return reading.listed(rivalName(state, rival), [...worth, ...appeals])
}
