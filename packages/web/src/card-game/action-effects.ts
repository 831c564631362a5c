// What each action would do now, in a few figures.
import { type Action, cardGame, type Move, moves, type State, TRACKS } from '@arkwright/card-game'
import { text } from './messages/index.ts'
import { after, cashBy } from './turn.ts'
import { legalOf } from './turn-parts.ts'
import { ALL_GOODS } from './use-position.ts'
import { trackValue } from './words.ts'

const words = text.cardContexts.effects

export function actionEffect(state: State, action: Action): string {
  const move = moves.action(action)
  if (!state.legal.includes(move)) return ''
  const begun = after(state, move)
  const goods = (kinds: readonly Move['kind'][]) =>
    new Set(begun.legal.flatMap(one => (kinds.includes(one.kind) && 'good' in one ? [one.good] : []))).size
  switch (action) {
    case 'factories':
      return words.factories({ build: goods(['build']), upgrade: goods(['upgrade', 'advance']) })
    case 'employ':
      return words.employ({ count: freePlaces(state, goods) })
    case 'automate':
      return words.automate({ count: allowance(state, 'machinery') })
    case 'quality':
    case 'distribution':
      return words.add({ count: allowance(state, action) })
    case 'stock exchange':
      return words.exchange(exchangeOf(state))
    case 'extra production':
      return words.produce({ count: goods(['produce']) })
    case 'early shipping':
      return words.load({ count: legalOf(begun, 'load').reduce((most, { count }) => Math.max(most, count), 0) })
  }
}

function allowance(state: State, name: 'quality' | 'distribution' | 'machinery'): number {
  const track = TRACKS.indexOf(name)
  return trackValue(state, track, state.players[state.seat]?.tracks[track] ?? 0)
}

/** Places for worker cards at the factories that may employ now. */
function freePlaces(state: State, goods: (kinds: readonly Move['kind'][]) => number): number {
  const player = state.players[state.seat]
  if (player === undefined || goods(['employ']) === 0) return 0
  const begun = after(state, moves.action('employ'))
  return ALL_GOODS.reduce<number>((sum, good) => {
    const factory = player.factories[good]
    if (factory === undefined || !cardGame.moves(begun).includes(moves.employ(good))) return sum
    return sum + (factory.first === 0 ? 2 : 1)
  }, 0)
}

/** The most shares that can be bought, and the ships that become ready. */
function exchangeOf(state: State) {
  const begun = after(state, moves.action('stock exchange'))
  const most = legalOf(begun, 'buy').at(-1)
  const player = state.players[state.seat]
  const ships = state.rules.figures.shipsOnCard - (player?.ships ?? 0)
  const cost = most === undefined || most.count === 0 ? 0 : Math.abs(cashBy(begun, most, ['shares']))
  return { count: most?.count ?? 0, cost, ships }
}

/** The same with what follows from it for everyone. */
export function actionDetail(state: State, action: Action): string {
  const effect = actionEffect(state, action)
  const wage = state.rules.wages[state.wageSpace] ?? 0
  const next = state.rules.wages[state.wageSpace + 1] ?? wage
  if (action === 'employ') {
    return wage === next ? words.employMore({ effect }) : words.employDetail({ effect, wage, next })
  }
  if (action === 'stock exchange' && effect !== '') return words.exchangeDetail(exchangeOf(state))
  if (action === 'quality') return words.qualityDetail({ effect })
  if (action === 'distribution') return words.distributionDetail({ effect })
  return effect
}
