// The forecast of the current production for everyone, with the turn so far and the move under the pointer.
import { type Forecast, forecast, type Move } from '@arkwright/card-game'
import { SEATS, type Seat } from '@arkwright/kernel'
import { useMemo } from 'react'
import { useShortNames, useTable } from '../play/use-table.ts'
import { Disc } from '../shell/disc.tsx'
import { Icon } from '../shell/icon.tsx'
import { numbered } from '../shell/numbered.ts'
import { type ForecastLine, ForecastTable } from './forecast-table.tsx'
import { text } from './messages/index.ts'
import { type Base, baseOf, isProducing } from './outcome.ts'
import { productionSoFar } from './production.ts'
import { RivalDisc } from './symbols.tsx'
import { usePosition } from './use-position.ts'
import { describe, markerName } from './words.ts'

const words = text.cardGame.forecast

export function ForecastView() {
  const shown = usePosition()
  const draft = useTable(session => (session.looking === undefined ? session.draft : undefined))
  const pointed = useTable(session => session.pointed) as Move | undefined
  const seat = useTable(session => session.mySeat)
  const history = useTable(session => session.played.history)
  const looking = useTable(session => session.looking)
  const base = useMemo(
    () => baseOf(shown, draft, isProducing(shown) ? productionSoFar(history, looking) : []),
    [shown, draft, history, looking],
  )
  const move =
    draft === undefined || draft.complete || !base.state.legal.includes(pointed as Move) ? undefined : pointed
  const ahead = useMemo(() => forecast(base.state, base.supposing), [base])
  if (ahead === undefined) {
    return <p className="quiet">{shown.stage === 'set-up' ? words.setUpSub : words.nothing}</p>
  }
  const isOver = shown.stage === 'preparation'
  return (
    <div className="cg-forecast">
      <h3>
        {isOver ? words.brought({ good: shown.good }) : words.title({ good: shown.good })}{' '}
        <small>
          {isOver ? words.broughtSub : move === undefined ? words.sub : words.withMove({ move: describe(shown, move) })}
        </small>
      </h3>
      {shown.solo === null ? <ForAll base={base} move={move} /> : <ForDraws base={base} move={move} seat={seat} />}
    </div>
  )
}

/** A forecast as a table of its companies. */
export function ForecastAll({ forecast: now }: { forecast: Forecast }) {
  const names = useShortNames()
  const lines = now.seats.map((one): ForecastLine => ({ key: String(one.seat), now: one, later: undefined }))
  if (lines.length === 0) return <p className="quiet">{words.nobody}</p>
  return (
    <>
      <ForecastTable
        lines={lines}
        first={words.company}
        head={seat => <CompanyHead seat={Number(seat)} name={names[Number(seat)] ?? ''} />}
      />
      <Emergencies shown={now} />
    </>
  )
}

function ForAll({ base, move }: { base: Base; move: Move | undefined }) {
  const names = useShortNames()
  const words = text.cardGame.forecast
  const now = useMemo(() => forecast(base.state, base.supposing), [base])
  const later = useMemo(
    () => (move === undefined ? undefined : forecast(base.state, { ...base.supposing, move })),
    [base, move],
  )
  const seats = SEATS.filter(seat => at(now, seat) !== undefined || at(later, seat) !== undefined)
  const lines = seats.map((seat): ForecastLine => ({ key: String(seat), now: at(now, seat), later: at(later, seat) }))
  if (lines.length === 0) return <p className="quiet">{words.nobody}</p>
  return (
    <>
      <ForecastTable
        lines={lines}
        first={words.company}
        head={seat => <CompanyHead seat={Number(seat)} name={names[Number(seat)] ?? ''} />}
      />
      <Emergencies shown={later ?? now} />
    </>
  )
}

/** In the solo game: the result of each marker that may be drawn from the bag. */
function ForDraws({ base, move, seat }: { base: Base; move: Move | undefined; seat: Seat }) {
  const words = text.cardGame.forecast
  const bag = base.state.solo?.bag ?? []
  const all = bag.reduce((sum, count) => sum + count, 0)
  const drawsAhead = !isProducing(base.state) && base.state.solo?.opponentsFirst === false
  const outcomes = useMemo(() => {
    const markers = drawsAhead ? numbered(bag).filter(({ value }) => value > 0) : [{ place: -1 }]
    return markers.map(({ place: drawn }) => ({
      drawn,
      now: forecast(base.state, { ...base.supposing, drawn }),
      later: move === undefined ? undefined : forecast(base.state, { ...base.supposing, move, drawn }),
    }))
  }, [base, move, bag, drawsAhead])
  const lines = outcomes.map(
    ({ drawn, now, later }): ForecastLine => ({ key: String(drawn), now: at(now, seat), later: at(later, seat) }),
  )
  if (lines.every(({ now, later }) => now === undefined && later === undefined)) {
    return <p className="quiet">{words.nobody}</p>
  }
  return (
    <>
      <ForecastTable
        lines={lines}
        first={drawsAhead ? words.ifDrawn : words.company}
        head={drawn => (
          <DrawHead drawn={Number(drawn)} seat={seat} chance={words.chance({ count: bag[Number(drawn)] ?? 0, all })} />
        )}
      />
      <Emergencies shown={outcomes[0]?.later ?? outcomes[0]?.now} />
    </>
  )
}

function CompanyHead({ seat, name }: { seat: number; name: string }) {
  return (
    <>
      <Disc seat={seat} size={20} /> {name}
    </>
  )
}

function DrawHead({ drawn, seat, chance }: { drawn: number; seat: Seat; chance: string }) {
  if (drawn < 0) return <Disc seat={seat} size={20} />
  return (
    <>
      <RivalDisc rival={drawn} solo size={20} /> {markerName(drawn)} <small className="quiet">{chance}</small>
    </>
  )
}

function at(told: Forecast | undefined, seat: Seat) {
  return told?.seats.find(one => one.seat === seat)
}

function Emergencies({ shown }: { shown: Forecast | undefined }) {
  const names = useShortNames()
  const words = text.cardGame.forecast
  return shown?.seats.map(({ seat, loans, bankrupt }) => {
    if (loans === 0 && !bankrupt) return null
    const name = names[seat] ?? ''
    return (
      <p key={seat} className="warning-line">
        <Icon name="warn" size={16} /> {bankrupt ? words.bankrupt({ name }) : words.emergency({ name, loans })}
      </p>
    )
  })
}
