// The development cards in the order of FACES, and the points at which core code asks them.
import { FACES, type Face, type FaceName } from '../components/faces.ts'
import type { Track } from '../components/names.ts'
import type { Figures } from '../components/printed.ts'
import type { Player } from '../state.ts'
import { bigStorehouse } from './big-storehouse.ts'
import { broker } from './broker.ts'
import type { Card } from './card.ts'
import { contract } from './contract.ts'
import { customsOffice } from './customs-office.ts'
import { developer } from './developer.ts'
import { engineer } from './engineer.ts'
import { entrepreneur } from './entrepreneur.ts'
import { extraShift } from './extra-shift.ts'
import { foreman } from './foreman.ts'
import { inventor } from './inventor.ts'
import { patent } from './patent.ts'
import { patron } from './patron.ts'
import { workshop } from './workshop.ts'

const BY_NAME: Readonly<Record<FaceName, Card>> = {
  entrepreneur,
  'customs-office': customsOffice,
  'extra-shift': extraShift,
  workshop,
  foreman,
  broker,
  'patron-clothes-food': patron(1, 0),
  'patron-cutlery-food': patron(2, 0),
  'patron-lamps-food': patron(3, 0),
  'patron-cutlery-clothes': patron(2, 1),
  'patron-lamps-clothes': patron(3, 1),
  'patron-lamps-cutlery': patron(3, 2),
  inventor,
  developer,
  contract,
  patent,
  engineer,
  'big-storehouse': bigStorehouse,
}

const CARDS: readonly Card[] = FACES.map(name => BY_NAME[name])

export function cardOf(face: Face): Card {
  const card = CARDS[face]
  if (card === undefined) throw new Error(`no card has face ${face}`)
  return card
}

/** The faces with an effect at a point, as a set. */
function answering(point: keyof Card): number {
  return CARDS.reduce((faces, card, face) => (card[point] === undefined ? faces : faces | (1 << face)), 0)
}

export const ASSIGNED = answering('assigned')
export const MORE_GOODS = answering('moreGoods')
export const MORE_SALES = answering('moreSales')
export const SPARED_TOKENS = answering('sparedTokens')
export const BREAKS_TIES = answering('breaksTies')
export const NAMES_START_PLAYER = answering('namesStartPlayer')
export const ADVANCES = answering('advances')
export const CHEAP_SHARES = answering('cheapShares')
export const FREE_STEPS = answering('freeSteps')
export const REACTIVATES = answering('reactivates')
/** Faces that are used at a moment of the owner's choice; the others work while they are owned. */
export const USABLE_FACES =
  MORE_GOODS |
  MORE_SALES |
  SPARED_TOKENS |
  BREAKS_TIES |
  NAMES_START_PLAYER |
  ADVANCES |
  CHEAP_SHARES |
  FREE_STEPS |
  REACTIVATES
const LIFTS = answering('lifts')
const PAID_MACHINES = answering('paidMachines')
const FIXED_COST = answering('fixedCost')
const EXPORT_INCOME = answering('exportIncome')
const QUALITY_CARD = answering('qualityCard')
const DISTRIBUTION_CARDS = answering('distributionCards')
const STOREHOUSE = answering('storehouse')

/** The lowest face of a set; the set must not be empty. */
export function firstFace(faces: number): Face {
  return 31 - Math.clz32(faces & -faces)
}

export function countFaces(faces: number): number {
  let count = 0
  for (let rest = faces; rest !== 0; rest &= rest - 1) count++
  return count
}

/** The sum of the effects of the player's cards in a set. */
function sum(player: Player, faces: number, answer: (card: Card) => number): number {
  let total = 0
  for (let rest = player.cards & faces; rest !== 0; rest &= rest - 1) total += answer(cardOf(firstFace(rest)))
  return total
}

export function wagesDue(figures: Figures, player: Player, good: number, workers: number, wage: number): number {
  const assigned = player.assigned === good ? player.cards & ASSIGNED : 0
  const answer = assigned === 0 ? undefined : cardOf(firstFace(assigned)).wages
  return answer === undefined ? workers * wage : answer(figures, workers, wage)
}

export function machinesToPay(figures: Figures, player: Player, machines: number): number {
  let paid = machines
  for (let rest = player.cards & PAID_MACHINES; rest !== 0; rest &= rest - 1) {
    paid = cardOf(firstFace(rest)).paidMachines?.(figures, paid) ?? paid
  }
  return paid
}

export function fixedCostDue(figures: Figures, player: Player, printed: number): number {
  let cost = printed
  for (let rest = player.cards & FIXED_COST; rest !== 0; rest &= rest - 1) {
    cost = cardOf(firstFace(rest)).fixedCost?.(figures, cost) ?? cost
  }
  return cost
}

export function exportBonus(figures: Figures, player: Player, goods: number): number {
  return (player.cards & EXPORT_INCOME) === 0
    ? 0
    : sum(player, EXPORT_INCOME, card => card.exportIncome?.(figures, goods) ?? 0)
}

export function hasExtraQualityCard(player: Player): boolean {
  return (player.cards & QUALITY_CARD) !== 0
}

export function extraDistributionCards(player: Player): number {
  return (player.cards & DISTRIBUTION_CARDS) === 0
    ? 0
    : sum(player, DISTRIBUTION_CARDS, card => card.distributionCards ?? 0)
}

/** Room of the extra storehouse; 0 without one. */
export function extraStorehouse(figures: Figures, player: Player): number {
  return storehouseRoom(figures, player.cards)
}

/** Room of the storehouses in a set of cards. */
export function storehouseRoom(figures: Figures, cards: number): number {
  let room = 0
  for (let rest = cards & STOREHOUSE; rest !== 0; rest &= rest - 1) {
    room += cardOf(firstFace(rest)).storehouse?.(figures) ?? 0
  }
  return room
}

export function liftsRestriction(player: Player, track: Track): boolean {
  for (let rest = player.cards & LIFTS; rest !== 0; rest &= rest - 1) {
    if (cardOf(firstFace(rest)).lifts === track) return true
  }
  return false
}
