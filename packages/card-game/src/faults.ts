// What no sequence of moves may reach: the limits of tracks, cards and pieces — CG setup 2, CG game materials.
import { FACES } from './components/faces.ts'
import { ALL_GOODS, ALL_TRACKS, GOODS } from './components/names.ts'
import { appealOf, shownPrice } from './factory.ts'
import { DISTRIBUTION_HELD, GOODS_HELD, isHeld, QUALITY_HELD } from './holdings.ts'
import { entry, type Factory, type Player, type State } from './state.ts'

export function faults(state: State): readonly string[] {
  const found: string[] = []
  checkMarket(state, found)
  checkCards(state, found)
  for (const [seat, player] of state.players.entries()) {
    checkBoard(state, player, `seat ${seat}`, found)
    for (const good of ALL_GOODS) {
      const factory = player.factories[good]
      if (factory !== undefined) checkFactory(state, player, factory, good, `seat ${seat} ${GOODS[good]}`, found)
    }
  }
  return found
}

function within(value: number, least: number, most: number, what: string, found: string[]): void {
  if (!Number.isInteger(value) || value < least || value > most) found.push(`${what} is ${value}, not ${least}-${most}`)
}

function checkMarket(state: State, found: string[]): void {
  const { figures, demandMin, wages } = state.rules
  for (const good of ALL_GOODS) {
    within(entry(state.demand, good), demandMin, figures.demandMax, `demand of ${GOODS[good]}`, found)
  }
  within(state.wageSpace, 0, wages.length - 1, 'wages space', found)
  within(state.decade, 1, figures.decades, 'decade', found)
  for (const [rival, { appeal, shares, shareValue }] of state.rivals.entries()) {
    for (const marker of appeal) within(marker, -1, figures.appealMax, `appeal of rival ${rival}`, found)
    within(shares, 0, figures.sharesMax, `shares of rival ${rival}`, found)
    within(shareValue, 0, figures.shareValueMax, `share value of rival ${rival}`, found)
  }
}

/** Every development card is in exactly one place. */
function checkCards(state: State, found: string[]): void {
  const { rules, solo } = state
  for (const [face, name] of FACES.entries()) {
    const inSupply = entry(state.supply, face)
    const owned = state.players.filter(player => (player.cards & (1 << face)) !== 0).length
    const inGrid = solo?.grid.filter(lying => lying === face).length ?? 0
    const count = inSupply + owned + inGrid
    const most = rules.expert['random-supply'] ? rules.copyLimit : entry(rules.supply, face)
    within(inSupply, 0, most, `${name} in the supply`, found)
    if (solo === null && !rules.expert['random-supply']) within(count, most, most, `copies of ${name}`, found)
    else within(count, 0, most, `copies of ${name}`, found)
  }
  if (solo === null) return
  if (new Set(solo.discs).size !== solo.discs.length) found.push('two discs share a card')
  for (const [marker, count] of solo.bag.entries()) {
    within(count, 0, entry(rules.figures.bag, marker), `marker ${marker} in the bag`, found)
  }
}

function checkBoard(state: State, player: Player, who: string, found: string[]): void {
  const { figures, tracks } = state.rules
  within(player.money, 0, Number.MAX_SAFE_INTEGER, `${who} money`, found)
  within(player.shares, 0, figures.sharesMax, `${who} shares`, found)
  within(player.shareValue, 0, figures.shareValueMax, `${who} share value`, found)
  within(player.loans, 0, figures.loanSpaces, `${who} loans`, found)
  within(player.shipTokens, 0, figures.shipSpaces, `${who} shipping tokens`, found)
  within(player.ships, 0, figures.shipsOnCard, `${who} ships`, found)
  for (const track of ALL_TRACKS) {
    within(entry(player.tracks, track), 0, (tracks[track]?.length ?? 0) - 1, `${who} track ${track}`, found)
  }
  if ((player.used & ~player.cards) !== 0) found.push(`${who} has used a card it does not own`)
  checkHoldings(state, player, who, found)
}

/** Cards carry everything at the factories, except while their owner is asked what to keep. */
function checkHoldings(state: State, player: Player, who: string, found: string[]): void {
  const { rules, step } = state
  if (step === 'make room') return
  if (step !== 'keep quality' && !isHeld(QUALITY_HELD, rules, player)) {
    found.push(`${who} has more quality than its cards can show`)
  }
  if (step !== 'keep distribution' && !isHeld(DISTRIBUTION_HELD, rules, player)) {
    found.push(`${who} has distribution at more factories than it has cards for`)
  }
  const waiting = step === 'ship' || step === 'keep goods' || step === 'extra production'
  if (!waiting && !isHeld(GOODS_HELD, rules, player)) found.push(`${who} stores more than it has room for`)
}

function checkFactory(
  state: State,
  player: Player,
  factory: Readonly<Factory>,
  good: number,
  what: string,
  found: string[],
): void {
  const { figures, office, price } = state.rules
  const quality = entry(player.quality, good)
  const distribution = entry(player.distribution, good)
  if (factory.side === 0) {
    if (factory.marker !== -1 || factory.first + factory.second + quality + distribution > 0) {
      found.push(`${what} is closed but not empty`)
    }
    return
  }
  within(factory.marker, 0, figures.appealMax, `${what} appeal marker`, found)
  within(quality, 0, player.qualityLimit, `${what} quality`, found)
  within(distribution, 0, figures.distributionLimit, `${what} distribution`, found)
  if (factory.offPrice !== undefined && good !== state.good)
    found.push(`${what} takes steps off the price out of its round`)
  if (factory.second > 0 && factory.first === 0) found.push(`${what} has a second worker card but no first`)
  const spotSum = entry(price[factory.side - 1]?.[good], factory.spot) + entry(figures.spotAppeal, factory.spot)
  const cards = entry(office, good) + quality + distribution
  const sum = shownPrice(state.rules, player, good) + appealOf(state.rules, player, good)
  if (sum !== spotSum + cards) found.push(`${what} price and appeal add up to ${sum}, not ${spotSum + cards}`)
}
