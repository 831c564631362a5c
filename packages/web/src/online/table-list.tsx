// A list of online tables: the game, the players, and whose turn it is.

import './table-list.css'
import '../shell/game-list.css'
import type { AnswerOf, Table } from '@arkwright/server/client'
import { useEffect, useState } from 'react'
import { text } from '../messages/first.ts'
import { gameName } from '../play/names.ts'
import { Disc } from '../shell/disc.tsx'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import { api } from './api.ts'
import { rememberTables } from './known-tables.ts'
import { nameOf } from './seats-of.ts'

type Show = 'mine' | 'open' | 'playing' | 'over'

/** Loaded again whenever `again` changes; undefined while loading. */
export function useTables(show: Show, again: unknown): readonly Table[] | undefined {
  const [tables, set] = useState<readonly Table[]>()
  useEffect(() => {
    let left = false
    // `again` only triggers the request.
    void again
    const ask = async () => {
      const { tables: found }: AnswerOf<'GET /api/tables'> = await api.call('GET /api/tables', { query: { show } })
      if (left) return
      rememberTables(found)
      set(found)
    }
    ask().catch(() => left || set([]))
    return () => {
      left = true
    }
  }, [show, again])
  return tables
}

interface TableListProps {
  readonly title: string
  readonly none: string
  readonly tables: readonly Table[] | undefined
  /** What else is worth knowing about a table. */
  readonly note?: (table: Table) => readonly string[]
}

export function TableList({ title, none, tables, note = nothing }: TableListProps) {
  return (
    <section className="my-games tables">
      <h2>{title}</h2>
      {tables?.length === 0 && <p className="quiet">{none}</p>}
      <ul>
        {tables?.map(table => (
          <TableRow key={table.id} table={table} notes={note(table)} />
        ))}
      </ul>
    </section>
  )
}

const nothing = (): readonly string[] => []

function TableRow({ table, notes }: { table: Table; notes: readonly string[] }) {
  const over = table.state === 'over' || table.state === 'archived'
  return (
    <li className={over ? 'over' : ''}>
      <Link to={table.state === 'over' ? `/table/${table.code}/result` : `/table/${table.code}`} className="game-link">
        <b>{gameName(table.game)}</b>
        <span className="seated">
          {table.seats.map(seat => (
            <span key={seat.seat} className={seat.seat === table.toMove ? 'to-move' : ''}>
              <Disc seat={seat.seat} size={18} /> {nameOf(seat)}
            </span>
          ))}
        </span>
        <TableState table={table} />
        {notes.length > 0 && <span className="quiet">{notes.join(' · ')}</span>}
      </Link>
      {over && table.started !== null && <LookBack code={table.code} />}
    </li>
  )
}

function LookBack({ code }: { code: string }) {
  return (
    <>
      <Link to={`#/replay/${code}`} className="plain">
        <Icon name="play" size={18} /> <span className="unseen">{text.home.replay}</span>
      </Link>
      <Link to={`#/analysis/${code}`} className="plain">
        <Icon name="exchange" size={18} /> <span className="unseen">{text.home.analysis}</span>
      </Link>
    </>
  )
}

function TableState({ table }: { table: Table }) {
  const words = text.online.list
  const { state, seats, toMove, mySeat } = table
  if (state === 'open') return <em>{words.openSeats({ count: seats.filter(({ kind }) => kind === 'open').length })}</em>
  if (state !== 'playing') return <span className="quiet">{words.over}</span>
  if (toMove !== null && toMove === mySeat) return <em className="my-turn">{words.yourTurn}</em>
  const seat = seats.find(one => one.seat === toMove)
  return <span className="quiet">{seat === undefined ? '' : text.home.turnOf({ name: nameOf(seat) })}</span>
}
