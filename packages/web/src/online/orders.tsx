// Standing orders: answers to questions between my turns, given in advance, so that no one waits for me.
import './orders.css'
import { isOutsideTurns } from '@arkwright/kernel'
import type { Order } from '@arkwright/server/client'
import { useEffect, useState } from 'react'
import { text } from '../messages/index.ts'
import { useTable } from '../play/use-table.ts'
import { api } from './api.ts'
import { useRoom } from './use-room.ts'

const MANY_TIMES = 1000
const MOST_ANSWERS = 6

export function Orders() {
  const words = text.online.orders
  const table = useRoom(room => room.table)
  const attempt = useRoom(room => room.attempt)
  const take = useRoom(room => room.take)
  const [known, know] = useState<readonly Order[]>()
  const orders = known ?? []
  const params = { table: table.id }
  const { id, mySeat, state } = table
  const playing = mySeat !== null && state === 'playing'
  useEffect(() => {
    if (!playing) return
    api.call('GET /api/tables/:table/orders', { params: { table: id } }).then(
      // An order given meanwhile is newer.
      answer => know(now => now ?? answer.orders),
      () => {},
    )
  }, [id, playing])
  if (!playing) return null
  const give = (wanted: readonly Order[]) =>
    void attempt(async () => {
      const { entries } = await api.call('PUT /api/tables/:table/orders', { params, body: { orders: [...wanted] } })
      know(wanted)
      take(entries)
    })
  return (
    <section className="orders">
      <NewOrder orders={orders} give={give} />
      {orders.length > 0 && (
        <>
          <h3>{words.title}</h3>
          <p className="quiet">{words.detail}</p>
          <ul className="sessions">
            {orders.map(order => (
              <li key={order.step}>
                <OrderWords order={order} />
                <button type="button" className="plain" onClick={() => give(orders.filter(one => one !== order))}>
                  {words.remove}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Offers to answer the present question between my turns the same way every time. */
function NewOrder({ orders, give }: { orders: readonly Order[]; give(orders: readonly Order[]): void }) {
  const page = useTable(session => session.page)
  const draft = useTable(session => session.draft)
  const open = draft?.tried.length === 0 ? draft.state : undefined
  const part = open && page.game.pending(open)?.part
  if (open === undefined || part === undefined || !isOutsideTurns(part)) return null
  if (orders.some(({ step }) => step === open.step)) return null
  const { step, legal } = open
  return legal.slice(0, MOST_ANSWERS).map(move => (
    <button
      key={move.text}
      type="button"
      className="plain"
      onClick={() => give([...orders, { step, prefer: [move.text], times: MANY_TIMES }])}
    >
      {text.online.orders.always({ what: page.describe(open, move) })}
    </button>
  ))
}

function OrderWords({ order: { prefer } }: { order: Order }) {
  const page = useTable(session => session.page)
  const position = useTable(session => session.played.journal.position)
  const move = page.game.parseMove(prefer[0] ?? '')
  return <span>{move === undefined ? prefer.join(', ') : page.describe(position, move)}</span>
}
