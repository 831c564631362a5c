// What is chosen for a new table, and how it begins: here, online, or after bids for the seats.
import type { Printing } from '@arkwright/kernel'
import { useState } from 'react'
import { type Bidding, dropBidding, keepBidding, keptBidding } from '../fair-seats/sealed.ts'
import { useFairSeats } from '../fair-seats/use-fair-seats.ts'
import { createTable, isOnline } from '../online/new-online-table.ts'
import { USUAL_TERMS } from '../online/terms.tsx'
import { firstGame, GAMES, type Listed } from '../play/catalogue.ts'
import { newRecord } from '../play/new-game.ts'
import { type ChosenOptions, optionsOf } from '../play/options.ts'
import { optionsWith, printingWith } from '../play/printing-choice.ts'
import { usualSeats } from '../play/seats.ts'
import { withStyle } from '../play/styles.ts'
import { goTo } from '../router.ts'
import { type GameRecord, type SeatPlan, writeRecord } from '../storage/records.ts'
import { seated } from './seat-rows.tsx'

/** What the address asks for: `?game=water-frame&friends`. */
export function asked(): URLSearchParams {
  return new URLSearchParams(location.search)
}

export function useNewTable() {
  const { game, seats, chosen, printing, offer, ...choices } = useChoices()
  const [terms, agree] = useState(USUAL_TERMS)
  const [bidding, bid] = useBidding()
  const online = isOnline(seats)
  const players = seats.length
  const options = { players, ...optionsOf(game.options, { ...chosen, players }) }
  const fair = useFairSeats(game.id, options)
  /** Returns a sentence if the table cannot be made. */
  const start = async (): Promise<string | undefined> => {
    const wanted = { ...options, ...fair.handicap }
    const table = printing === undefined || offer !== undefined ? wanted : await playedBy(printing, wanted)
    if (typeof table === 'string') return table
    if (online) {
      const departures = { bids: fair.way === 'bids', printing: offer }
      goTo(`/table/${await createTable(game.id, table, seated(seats), terms, departures)}`)
      return undefined
    }
    const record = newRecord(game.id, table, seated(seats))
    if (fair.way !== 'bids') return begin(record)
    bid({ record, bids: new Map() })
    return undefined
  }
  return { ...choices, game, seats, chosen, printing, offer, terms, agree, bidding, bid, online, players, fair, start }
}

export async function begin(record: GameRecord): Promise<undefined> {
  await writeRecord(record)
  dropBidding()
  goTo(`/table/${record.id}`)
  return undefined
}

/** Game, seats, options, and a printing or an offer of the host: another game takes the rest back. */
function useChoices() {
  const [game, setGame] = useState(() => GAMES.find(({ id }) => id === asked().get('game')) ?? firstGame())
  const [seats, seat] = useState(() => firstSeats(game.usualPlayers))
  const [chosen, choose] = useState<ChosenOptions>({})
  const [printing, playBy] = useState<Printing>()
  const [awaitsPrinting, awaitPrinting] = useState(() => asked().has('printing'))
  const [offer, chooseOffer] = useState<string>()
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
  const choosers = { seat, sit, chooseGame, choosePrinting, chooseOptions, chooseOffer }
  return { game, seats, chosen, printing, awaitsPrinting, offer, ...choosers }
}

/** Bids made here are kept in the browser until the game begins. */
function useBidding(): readonly [Bidding | undefined, (now: Bidding | undefined) => void] {
  const [bidding, setBidding] = useState(keptBidding)
  const bid = (now: Bidding | undefined) => {
    setBidding(now)
    if (now === undefined) dropBidding()
    else keepBidding(now)
  }
  return [bidding, bid]
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
