// New table: game, players, options, and seats.
import './masthead.css'
import type { Printing } from '@arkwright/kernel'
import { Suspense, useState } from 'react'
import { BidsHere } from '../fair-seats/bids-here.tsx'
import { type Bidding, dropBidding, keepBidding, keptBidding } from '../fair-seats/sealed.ts'
import { SeatsChoice } from '../fair-seats/seats-choice.tsx'
import { useEngine } from '../fair-seats/use-engine.ts'
import { useFairSeats } from '../fair-seats/use-fair-seats.ts'
import { laterNamed } from '../later.ts'
import { text } from '../messages/index.ts'
import { faultWords } from '../online/faults.ts'
import { GuestForm } from '../online/guest-form.tsx'
import { useHouseThere } from '../online/home-door.tsx'
import { useHouse } from '../online/house.ts'
import { createTable, isOnline } from '../online/new-online-table.ts'
import { OfferChoice } from '../online/offer-choice.tsx'
import { Terms, USUAL_TERMS } from '../online/terms.tsx'
import { firstGame, GAMES, type Listed } from '../play/catalogue.ts'
import { newRecord } from '../play/new-game.ts'
import { type ChosenOptions, optionsOf } from '../play/options.ts'
import { optionsWith, printingWith } from '../play/printing-choice.ts'
import { usualSeats } from '../play/seats.ts'
import { withStyle } from '../play/styles.ts'
import { goTo } from '../router.ts'
import { ThemeChooser } from '../shell/choosers.tsx'
import { LanguageChooser } from '../shell/language-chooser.tsx'
import { Link } from '../shell/link.tsx'
import { type GameRecord, type SeatPlan, writeRecord } from '../storage/records.ts'
import { GameCards, OptionCards, PlayerCounts } from './option-cards.tsx'
import { KINDS_HERE, SeatRows, seated } from './seat-rows.tsx'

const words = text.newTable
const PrintingChooser = laterNamed(() => import('../printings/printing-chooser.tsx'), 'PrintingChooser')

export default function NewTable() {
  const [game, setGame] = useState(() => GAMES.find(({ id }) => id === asked().get('game')) ?? firstGame())
  const [seats, seat] = useState(() => firstSeats(game.usualPlayers))
  const [chosen, choose] = useState<ChosenOptions>({})
  const [printing, playBy] = useState<Printing>()
  const [awaitsPrinting, awaitPrinting] = useState(() => asked().has('printing'))
  const sit = (players: number, { id }: Listed = game) =>
    seat(usualSeats(players).map((usual, i) => withStyle(id, seats[i] ?? usual, i)))
  const chooseGame = (one: Listed) => {
    setGame(one)
    choose({})
    chooseOffer(undefined)
    playBy(undefined)
    sit(one.usualPlayers, one)
  }
  const choosePrinting = (one: Printing | undefined) => {
    awaitPrinting(false)
    playBy(one)
    choose(optionsWith(one, chosen))
  }
  const chooseOptions = (options: ChosenOptions) => {
    choose(options)
    playBy(printingWith(options, printing))
  }
  const there = useHouseThere()
  const me = useHouse(house => house.me)
  const [terms, agree] = useState(USUAL_TERMS)
  const [fault, tell] = useState<string>()
  const online = isOnline(seats)
  const manyHere = online && seats.filter(({ kind }) => kind === 'me' || kind === 'person').length > 1
  const [offer, chooseOffer] = useState<string>()
  const [bidding, setBidding] = useState(keptBidding)
  const bid = (now: Bidding | undefined) => {
    setBidding(now)
    if (now === undefined) dropBidding()
    else keepBidding(now)
  }
  const players = seats.length
  const options = { players, ...optionsOf(game.options, { ...chosen, players }) }
  const fair = useFairSeats(game.id, options)
  const engine = useEngine(bidding?.record.game ?? game.id, bidding !== undefined)
  const begin = async (record: GameRecord) => {
    await writeRecord(record)
    dropBidding()
    goTo(`/table/${record.id}`)
  }
  const start = async () => {
    const wanted = { ...options, ...fair.handicap }
    const table = printing === undefined || offer !== undefined ? wanted : await playedBy(printing, wanted)
    if (typeof table === 'string') return tell(table)
    if (online) {
      const departures = { bids: fair.way === 'bids', printing: offer }
      return goTo(`/table/${await createTable(game.id, table, seated(seats), terms, departures)}`)
    }
    const record = newRecord(game.id, table, seated(seats))
    if (fair.way !== 'bids') return begin(record)
    bid({ record, bids: new Map() })
  }
  return (
    <div className="new-table">
      <header className="masthead">
        <Link to="/" className="brand">
          {text.name}
        </Link>
        <i>{words.title}</i>
        <LanguageChooser />
        <ThemeChooser />
      </header>
      <main>
        <h1>{words.title}</h1>
        {bidding !== undefined && engine !== undefined && (
          <BidsHere
            engine={engine}
            bidding={bidding}
            change={bid}
            back={() => bid(undefined)}
            start={record => void begin(record).catch(error => tell(faultWords(error)))}
          />
        )}
        {bidding === undefined && (
          <form
            onSubmit={event => {
              event.preventDefault()
              tell(undefined)
              start().catch(error => tell(faultWords(error)))
            }}
          >
            <fieldset>
              <legend>{words.game}</legend>
              <GameCards games={GAMES} game={game} choose={chooseGame} />
            </fieldset>
            <PlayerCounts counts={game.players} chosen={seats.length} choose={sit} />
            <OptionCards game={game} players={seats.length} chosen={chosen} choose={chooseOptions} />
            {offer === undefined && (
              <Suspense>
                <PrintingChooser
                  game={game.id}
                  chosen={printing}
                  choose={choosePrinting}
                  asked={asked().get('printing') ?? undefined}
                />
              </Suspense>
            )}
            <SeatRows
              game={game.id}
              seats={seats}
              kinds={there ? [...KINDS_HERE, 'friend', 'open'] : KINDS_HERE}
              change={seat}
            />
            {players > 1 && (
              <SeatsChoice
                fair={fair}
                players={players}
                online={online}
                isAltered={printing !== undefined || offer !== undefined}
              />
            )}
            {seats.every(({ kind }) => kind === 'bot') && <p className="quiet">{words.noPerson}</p>}
            {online && printing === undefined && <OfferChoice game={game.id} chosen={offer} choose={chooseOffer} />}
            {online && <Terms terms={terms} change={agree} />}
            {manyHere && <p className="refusal">{text.online.terms.oneHere}</p>}
            {fault !== undefined && (
              <p className="refusal" role="alert">
                {fault}
              </p>
            )}
            {(!online || me !== undefined) && (
              <button type="submit" className="primary big" disabled={manyHere || fair.waits || awaitsPrinting}>
                {online ? text.online.terms.create : words.start}
              </button>
            )}
          </form>
        )}
        {online && me === undefined && <GuestForm />}
      </main>
    </div>
  )
}

/** What the address asks for: `?game=water-frame&friends`. */
function asked(): URLSearchParams {
  return new URLSearchParams(location.search)
}

/** The options with the figures of a printing; the engine is loaded for it. */
async function playedBy(printing: Printing, wanted: Readonly<Record<string, unknown>>) {
  const { optionsBy } = await import('../printings/printing-table.ts')
  return optionsBy(printing, wanted)
}

/** A person who comes from the lobby wants to play with friends. */
function firstSeats(players: number): SeatPlan[] {
  const usual = usualSeats(players)
  if (!asked().has('friends')) return usual
  return usual.map(({ kind, name }) => ({ kind: kind === 'bot' ? 'friend' : kind, name }))
}
