// The totals of a factory and its cards: price, appeal, goods, workers, machines — CG 1.b, CG 2.a, CG 2.c.
import { NOTHING, withTotal } from './laying.ts'
import type { Rules } from './rules.ts'
import { entry, type Factory, factoryOf, factoryToChange, type Player, type State } from './state.ts'

export function appealOf(rules: Rules, player: Player, good: number): number {
  const factory = factoryOf(player, good)
  return (
    entry(rules.figures.spotAppeal, factory.spot) +
    (factory.officeOnAppeal ? entry(rules.office, good) : 0) +
    (factory.qualityOnAppeal ? entry(player.quality, good) : 0) +
    entry(player.distribution, good)
  )
}

export function priceOf(rules: Rules, player: Player, good: number): number {
  return Math.max(0, shownPrice(rules, player, good) - (factoryOf(player, good).offPrice ?? 0))
}

/** The price on the factory and its cards. */
export function shownPrice(rules: Rules, player: Player, good: number): number {
  const factory = factoryOf(player, good)
  return (
    entry(rules.price[factory.side - 1]?.[good], factory.spot) +
    (factory.officeOnAppeal ? 0 : entry(rules.office, good)) +
    (factory.qualityOnAppeal ? 0 : entry(player.quality, good))
  )
}

/** The appeals that token, office and quality cards can be turned to, as a set. */
export function reachableAppeals(rules: Rules, player: Player, good: number): number {
  const bare = entry(rules.bareAppeals, good)
  return (bare | (bare << entry(player.quality, good))) << entry(player.distribution, good)
}

/** Sets token, office and quality to the appeal; returns the changed factory. Of several ways, takes the one with most cards on price. */
export function turnTo(rules: Rules, player: Player, good: number, appeal: number): Factory {
  const turned = appeal - entry(player.distribution, good)
  for (let way = 0; way < 4; way++) {
    const officeOnAppeal = (way & 1) !== 0
    const qualityOnAppeal = (way & 2) !== 0
    const rest =
      turned - (officeOnAppeal ? entry(rules.office, good) : 0) - (qualityOnAppeal ? entry(player.quality, good) : 0)
    const spot = rest < 0 ? -1 : (rules.spotWith[rest] ?? -1)
    if (spot === -1) continue
    const factory = factoryToChange(player, good)
    factory.spot = spot
    factory.officeOnAppeal = officeOnAppeal
    factory.qualityOnAppeal = qualityOnAppeal
    return factory
  }
  throw new Error(`the cards cannot show appeal ${appeal}`)
}

/** Losing quality on price lowers the price. Losing quality on appeal keeps the marker, so it lowers the price too — CG ruling 66. */
export function loseSteps(player: Player, good: number, steps: number): void {
  if (factoryOf(player, good).qualityOnAppeal) factoryToChange(player, good).offPrice = steps
}

/** Ends with the sale of the round. */
export function forgetLostSteps(player: Player, good: number): void {
  if (factoryOf(player, good).offPrice !== undefined) factoryToChange(player, good).offPrice = undefined
}

/** By appeal up to `most`: the price that token, office and this quality show with it, without distribution; -1 where they cannot. */
export function pricesShown(
  { rules, players }: State,
  good: number,
  side: number,
  quality: number,
  most: number,
): readonly number[] {
  const [first] = players
  if (first === undefined) throw new Error('the table has no players')
  const player = { ...first, quality: withTotal(NOTHING, good, quality), distribution: NOTHING }
  factoryToChange(player, good).side = side
  const reach = reachableAppeals(rules, player, good)
  return Array.from({ length: most + 1 }, (_, appeal) => {
    if ((reach & (1 << appeal)) === 0) return -1
    turnTo(rules, player, good, appeal)
    return priceOf(rules, player, good)
  })
}

export function workerCardsAt(factory: Readonly<Factory>): number {
  return (factory.first > 0 ? 1 : 0) + (factory.second > 0 ? 1 : 0)
}

/** Side of the worker card at a position, 0 where there is none. */
export function workerSide(factory: Readonly<Factory>, position: number): number {
  return position === 0 ? factory.first : factory.second
}

export function isAutomated(factory: Readonly<Factory>, position: number): boolean {
  return position === 0 ? factory.firstAutomated : factory.secondAutomated
}

/** Goods made by the factory and its first `workerCards` worker cards. */
export function goodsMade(rules: Rules, good: number, factory: Readonly<Factory>, workerCards: number): number {
  let goods = entry(rules.factoryGoods[factory.side - 1], good)
  for (let position = 0; position < workerCards; position++) {
    const side = workerSide(factory, position)
    if (side > 0) goods += entry(rules.workerGoods[position]?.[side - 1], good)
  }
  return goods
}

export function machinesOn(
  rules: Rules,
  player: Player,
  good: number,
  factory: Readonly<Factory>,
  position: number,
): number {
  if (workerSide(factory, position) === 0) return 0
  if (isAutomated(factory, position)) return entry(rules.machines[position], good)
  return player.machineToken === good * 2 + position ? 1 : 0
}

export function machinesAt(
  rules: Rules,
  player: Player,
  good: number,
  factory: Readonly<Factory>,
  workerCards: number,
): number {
  let machines = 0
  for (let position = 0; position < workerCards; position++) {
    machines += machinesOn(rules, player, good, factory, position)
  }
  return machines
}

/** The workers of the cards, if no machine replaced any. */
export function workerPlaces(rules: Rules, good: number, factory: Readonly<Factory>, workerCards: number): number {
  let places = 0
  for (let position = 0; position < workerCards; position++) {
    if (workerSide(factory, position) > 0) places += entry(rules.workers[position], good)
  }
  return places
}

/** The workers not replaced by machines. */
export function workersAt(
  rules: Rules,
  player: Player,
  good: number,
  factory: Readonly<Factory>,
  workerCards: number,
): number {
  return workerPlaces(rules, good, factory, workerCards) - machinesAt(rules, player, good, factory, workerCards)
}
