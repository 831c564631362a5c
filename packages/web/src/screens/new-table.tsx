// New table: game, players, options, and seats.
import './masthead.css'
import { Suspense, useState } from 'react'
import { BidsHere } from '../fair-seats/bids-here.tsx'
import { SeatsChoice } from '../fair-seats/seats-choice.tsx'
import { useEngine } from '../fair-seats/use-engine.ts'
import { laterNamed } from '../later.ts'
import { text } from '../messages/index.ts'
import { faultWords } from '../online/faults.ts'
import { GuestForm } from '../online/guest-form.tsx'
import { useHouseThere } from '../online/home-door.tsx'
import { useHouse } from '../online/house.ts'
import { OfferChoice } from '../online/offer-choice.tsx'
import { Terms } from '../online/terms.tsx'
import { GAMES } from '../play/catalogue.ts'
import { ThemeChooser } from '../shell/choosers.tsx'
import { LanguageChooser } from '../shell/language-chooser.tsx'
import { Link } from '../shell/link.tsx'
import { GameCards, OptionCards, PlayerCounts } from './option-cards.tsx'
import { KINDS_HERE, SeatRows } from './seat-rows.tsx'
import { asked, begin, useNewTable } from './use-new-table.ts'

const words = text.newTable
const PrintingChooser = laterNamed(() => import('../printings/printing-chooser.tsx'), 'PrintingChooser')

export default function NewTable() {
  const table = useNewTable()
  const me = useHouse(house => house.me)
  const [fault, tell] = useState<string>()
  const { bidding, bid, game, online } = table
  const engine = useEngine(bidding?.record.game ?? game.id, bidding !== undefined)
  /** It may answer with a sentence that says why not. */
  const attempt = (what: () => Promise<string | undefined>) => {
    tell(undefined)
    what().then(tell, error => tell(faultWords(error)))
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
        {bidding === undefined && <TableForm table={table} fault={fault} submit={() => attempt(table.start)} />}
        {bidding !== undefined && engine !== undefined && (
          <BidsHere
            engine={engine}
            bidding={bidding}
            change={bid}
            back={() => bid(undefined)}
            start={record => attempt(() => begin(record))}
          />
        )}
        {online && me === undefined && <GuestForm />}
      </main>
    </div>
  )
}

interface TableFormProps {
  readonly table: ReturnType<typeof useNewTable>
  readonly fault: string | undefined
  submit(): void
}

function TableForm({ table, fault, submit }: TableFormProps) {
  const { game, seats, players, online, printing, offer, fair } = table
  const there = useHouseThere()
  const me = useHouse(house => house.me)
  const manyHere = online && seats.filter(({ kind }) => kind === 'me' || kind === 'person').length > 1
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <fieldset>
        <legend>{words.game}</legend>
        <GameCards games={GAMES} game={game} choose={table.chooseGame} />
      </fieldset>
      <PlayerCounts counts={game.players} chosen={players} choose={table.sit} />
      <OptionCards game={game} players={players} chosen={table.chosen} choose={table.chooseOptions} />
      {offer === undefined && (
        <Suspense>
          <PrintingChooser
            game={game.id}
            chosen={printing}
            choose={table.choosePrinting}
            asked={asked().get('printing') ?? undefined}
          />
        </Suspense>
      )}
      <SeatRows
        game={game.id}
        seats={seats}
        kinds={there ? [...KINDS_HERE, 'friend', 'open'] : KINDS_HERE}
        change={table.seat}
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
      {online && printing === undefined && <OfferChoice game={game.id} chosen={offer} choose={table.chooseOffer} />}
      {online && <Terms terms={table.terms} change={table.agree} />}
      {manyHere && <p className="refusal">{text.online.terms.oneHere}</p>}
      {fault !== undefined && (
        <p className="refusal" role="alert">
          {fault}
        </p>
      )}
      {(!online || me !== undefined) && (
        <button type="submit" className="primary big" disabled={manyHere || fair.waits || table.awaitsPrinting}>
          {online ? text.online.terms.create : words.start}
        </button>
      )}
    </form>
  )
}
