// The cards about things on the table of the card game: `data-about="mill 1"`, `"card 4"`.
import { FACES, factorySheet, type Good, type State, scoreNow, TRACKS } from '@arkwright/card-game'
import { SEATS, type Seat } from '@arkwright/kernel'
import { type About, readThing } from '../explain/about.ts'
import { text } from '../messages/later.ts'
import { text as cardText } from './messages/index.ts'
import { cardKind } from './rules-of-facts.ts'
import { ALL_GOODS } from './use-position.ts'
import { cardName, trackValue } from './words.ts'

const { board, card: words } = text.explain
const money = (amount: number): string => text.figures.money(amount)
const number = (count: number): string => text.figures.number(count)

type Teller = (state: State, seat: Seat, first: string, second: string) => About | undefined

function goodOf(named: string): Good {
  return ALL_GOODS.find(good => String(good) === named) ?? 0
}

const TELLERS: Readonly<Record<string, Teller>> = {
  mill(state, seat, first, second) {
    const good = goodOf(first)
    const sheet = factorySheet(state, second === '' ? seat : (Number(second) as Seat), good)
    if (sheet === undefined) return { title: words.noMill({ good }), rule: 'CG-1.a.1', figures: [] }
    return {
      title: words.mill({ good }),
      rule: 'CG-1.b',
      figures: [
        [words.goods, number(sheet.goods)],
        [words.price, money(sheet.price)],
        [words.appeal, number(sheet.appeal)],
        [words.sells, number(sheet.saleLimit)],
        [words.wages, money(sheet.wages)],
        [words.maintenance, money(sheet.maintenance)],
        [words.fixed, money(sheet.fixedCost)],
        [words.export, money(sheet.exportPrice)],
      ],
    }
  },
  track(state, seat, first) {
    const track = TRACKS.findIndex((_name, place) => String(place) === first)
    const name = TRACKS[track]
    if (name === undefined) return undefined
    const level = state.players[seat]?.tracks[track] ?? 0
    const next = state.rules.tracks[track]?.[level + 1]
    return {
      title: cardText.cardGame.tracks[name],
      rule: 'CG-1.c',
      figures: [
        [cardText.cardGame.board.tracks[name], number(trackValue(state, track, level))],
        ...(next === undefined ? [] : [[words.nextStep, number(next)] as const]),
      ],
    }
  },
  share(state, _, first) {
    const seat = SEATS[Number(first)]
    const player = seat === undefined ? undefined : state.players[seat]
    if (seat === undefined || player === undefined) return undefined
    const handicap = state.rules.scoreHandicap[seat] ?? 0
    return {
      title: board.share,
      rule: 'CG-1.a.5',
      figures: [
        [board.worth, money(player.shareValue)],
        ...(handicap === 0 ? [] : [[text.explain.handicap, text.figures.gain(handicap)] as const]),
        [text.explain.score, money(scoreNow(state, seat))],
      ],
    }
  },
  wage: state => ({
    title: board.wage,
    rule: 'CG-1.a.2',
    figures: [[board.wageNow, money(state.rules.wages[state.wageSpace] ?? 0)]],
  }),
  demand: (state, _, first) => ({
    title: words.demand({ good: goodOf(first) }),
    rule: 'CG-market',
    figures: [[words.stands, number(state.demand[goodOf(first)] ?? 0)]],
  }),
  card(_, __, first) {
    const face = FACES.findIndex((_name, place) => String(place) === first)
    return face === -1 ? undefined : { title: cardName(face), component: cardKind(face), rule: 'CG-cards', figures: [] }
  },
}

export function about(state: State, seat: Seat, thing: string): About | undefined {
  const { kind, first, second } = readThing(thing)
  return Object.hasOwn(TELLERS, kind) ? TELLERS[kind]?.(state, seat, first, second) : undefined
}
