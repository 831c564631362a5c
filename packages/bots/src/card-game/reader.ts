// The card game as figures.
import {
  ACTIONS,
  type CardGameEvent,
  cardGame,
  FACES,
  facesIn,
  finalScore,
  GOODS,
  type State,
  TRACKS,
  USABLE_FACES,
} from '@arkwright/card-game'
import { SEATS } from '@arkwright/kernel'
import { at } from '../at.ts'
import { BANKRUPTCY, EMERGENCY, LOAN, type Reader, type Tally } from '../balance/record.ts'

/** They need expert modules. */
const OF_MODULES = ['extra production', 'early shipping']

export const cardGameReader: Reader = {
  components: options => {
    const { expert } = cardGame.parseOptions(options)
    const actions = ACTIONS.filter(name => expert.length > 0 || !OF_MODULES.includes(name))
    return [
      ...actions.map(name => `action: ${name}`),
      ...FACES.map(name => `card taken: ${name}`),
      ...facesIn(USABLE_FACES).map(face => `card used: ${FACES[face]}`),
      ...TRACKS.map(name => `developed: ${name}`),
      ...GOODS.flatMap(good => [`built: ${good}`, `upgraded: ${good}`]),
      BANKRUPTCY,
    ]
  },
  read: (event, tally) => read(event as CardGameEvent, tally),
  holdings: state => {
    const { rules, players } = state as State
    const scores = SEATS.slice(0, players.length).map(seat => finalScore(rules, at(players, seat), seat))
    return { shares: scores.map(({ shares }) => shares), values: scores.map(({ shareValue }) => shareValue) }
  },
  wages: 'space of the wage track',
}

function read(event: CardGameEvent, tally: Tally): void {
  if (event.type === 'action') tally.use(event.seat, `action: ${event.action}`)
  else if (event.type === 'took card') tally.use(event.seat, `card taken: ${FACES[event.face]}`)
  else if (event.type === 'used card') tally.use(event.seat, `card used: ${FACES[event.face]}`)
  else if (event.type === 'developed') tally.use(event.seat, `developed: ${TRACKS[event.track]}`)
  else if (event.type === 'built' || event.type === 'upgraded') {
    tally.use(event.seat, `${event.type}: ${GOODS[event.good]}`)
  } else if (event.type === 'took loans') tally.use(event.seat, event.emergency ? EMERGENCY : LOAN, event.count)
  else if (event.type === 'bankrupt') tally.use(event.seat, BANKRUPTCY)
  else if (event.type === 'bought shares') tally.use(event.seat, 'shares: bought', event.count)
  else if (event.type === 'shipped') tally.use(event.seat, 'ships: sent', event.ships)
  else if (event.type === 'round') tally.round(event.decade)
  else if (event.type === 'wages') tally.changeWages(event.to)
}
