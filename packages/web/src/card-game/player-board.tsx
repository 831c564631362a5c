// The player board: developments, and the tracks of cash, shares, share value, loans and ships — CG setup 2 and 3, CG 1.c.
import { ALL_TRACKS, moves, type Player, type State, TRACKS, type Track } from '@arkwright/card-game'
import { text } from '../messages/index.ts'
import { Icon } from '../shell/icon.tsx'
import { numbered, numbersBelow } from '../shell/numbered.ts'
import { CardSpot } from './card-spot.tsx'
import { TRACK_ICONS } from './symbols.tsx'

interface BoardProps {
  readonly state: State
  readonly player: Player
  readonly mine: boolean
}

export function PlayerBoard(props: BoardProps) {
  return (
    <div className="cg-board">
      <Tracks {...props} />
      <div className="cg-developments">
        {ALL_TRACKS.map(track => (
          <Development key={track} {...props} track={track} />
        ))}
      </div>
    </div>
  )
}

function Tracks({ state, player }: BoardProps) {
  const words = text.cardGame.board
  const { figures } = state.rules
  const loss = figures.shipValueLoss[player.shipTokens] ?? 0
  return (
    <dl className="cg-tracks">
      <Gauge name={words.value} value={player.shareValue} most={figures.shareValueMax} pounds />
      <Gauge name={words.shares} value={player.shares} most={figures.sharesMax} />
      <Pips name={words.loans} value={player.loans} most={figures.loanSpaces} hint={words.loansHint} />
      <Pips
        name={words.tokens}
        value={player.shipTokens}
        most={figures.shipSpaces}
        hint={loss === 0 ? '' : words.tokensHint({ by: -loss })}
      />
      <div>
        <dt>{words.ships}</dt>
        <dd className="cg-ships">
          {numbersBelow(figures.shipsOnCard).map(ship => (
            <span key={ship} className={ship < player.ships ? 'ready' : ''}>
              <Icon name="ship" size={17} />
            </span>
          ))}
          <span className="unseen">{player.ships}</span>
        </dd>
      </div>
    </dl>
  )
}

interface GaugeProps {
  readonly name: string
  readonly value: number
  readonly most: number
  readonly pounds?: boolean
}

function Gauge({ name, value, most, pounds = false }: GaugeProps) {
  return (
    <div className="cg-wide">
      <dt>{name}</dt>
      <dd>
        <b key={value} className="pulse">
          {pounds ? text.figures.money(value) : value}
        </b>
        <span className="cg-gauge" aria-hidden="true">
          <span style={{ width: `${(100 * value) / most}%` }} />
        </span>
      </dd>
    </div>
  )
}

interface PipsProps extends GaugeProps {
  readonly hint: string
}

function Pips({ name, value, most, hint }: PipsProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd title={hint}>
        <b>{value}</b>
        <span className="cg-pips" aria-hidden="true">
          {numbersBelow(most).map(pip => (
            <i key={pip} className={pip < value ? 'full' : ''} />
          ))}
        </span>
        {value > 0 && hint !== '' && <small>{hint}</small>}
      </dd>
    </div>
  )
}

function Development({ state, player, mine, track }: BoardProps & { track: Track }) {
  const name = TRACKS[track]
  const words = text.cardGame.board
  const title = text.cardGame.tracks[name]
  const level = player.tracks[track] ?? 0
  const steps = state.rules.tracks[track] ?? []
  const decades = state.rules.expert.restrictions ? state.rules.restrictedUntil[track] : undefined
  return (
    <div className="cg-development">
      <Icon name={TRACK_ICONS[name]} size={18} />
      <span className="cg-development-name">
        {title}
        <small>{words.tracks[name]}</small>
      </span>
      <span className="cg-steps">
        {numbered(steps).map(({ value, place }) => {
          const wait = decades?.[place - 1]
          if (place === level + 1) {
            return (
              <CardSpot
                key={place}
                mine={mine}
                moves={[moves.develop(track)]}
                className="cg-step next"
                label={words.next({ track: title, value })}
              >
                {value}
                {wait !== undefined && wait > 1 && <i>{text.boardGame.roman({ level: wait })}</i>}
              </CardSpot>
            )
          }
          return (
            <span key={place} className={`cg-step ${place <= level ? 'taken' : ''} ${place === level ? 'now' : ''}`}>
              {value}
              {place > level && wait !== undefined && wait > 1 && <i>{text.boardGame.roman({ level: wait })}</i>}
            </span>
          )
        })}
      </span>
    </div>
  )
}
