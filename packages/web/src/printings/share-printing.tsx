// Shares a printing: a link that contains it, or one to this server.
import { type Printing, writePrinting } from '@arkwright/kernel'
import { useEffect, useState } from 'react'
import { text } from '../box/messages/index.ts'
import { api } from '../online/api.ts'
import { faultWords } from '../online/faults.ts'
import { useHouseThere } from '../online/home-door.tsx'
import { useHouse } from '../online/house.ts'
import { Link } from '../shell/link.tsx'
import { linkTo, packed } from './link.ts'
import style from './share-printing.module.css'

const words = text.printings

export function SharePrinting({ printing, own }: { printing: Printing; own: boolean }) {
  const [link, show] = useState<{ readonly address: string | undefined; readonly onServer: boolean }>()
  useEffect(() => {
    let left = false
    void packed(printing).then(part => {
      if (!left) show({ address: part && linkTo(part), onServer: false })
    })
    return () => {
      left = true
    }
  }, [printing])
  const there = useHouseThere()
  if (link === undefined) return null
  return (
    <div className={style['share']}>
      {link.address === undefined ? <p>{words.tooLong}</p> : <LinkField address={link.address} />}
      {link.address !== undefined && !link.onServer && <p className="quiet">{words.linkWhole}</p>}
      {there && !link.onServer && (
        <ToServer printing={printing} own={own} stored={hash => show({ address: linkTo(hash), onServer: true })} />
      )}
    </div>
  )
}

function LinkField({ address }: { address: string }) {
  const [copied, tell] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    tell(true)
  }
  return (
    <div className={style['link']}>
      <label className="field">
        <span>{words.link}</span>
        <input readOnly value={address} onFocus={event => event.target.select()} />
      </label>
      <button type="button" className="plain" onClick={() => void copy()}>
        {copied ? words.copied : words.copy}
      </button>
    </div>
  )
}

interface ToServerProps {
  readonly printing: Printing
  readonly own: boolean
  stored(hash: string): void
}

function ToServer({ printing, own, stored }: ToServerProps) {
  const me = useHouse(house => house.me)
  const [fault, tell] = useState<string>()
  const store = async () => {
    const file = JSON.parse(writePrinting(printing)) as Record<string, unknown>
    const { hash } = await api.call('POST /api/printings', { body: { printing: file, own } })
    stored(hash)
  }
  if (me === undefined) {
    return (
      <p>
        {words.signIn} <Link to="/lobby">{words.lobby}</Link>
      </p>
    )
  }
  return (
    <>
      <button
        type="button"
        className="secondary"
        onClick={() => {
          tell(undefined)
          store().catch(error => tell(faultWords(error)))
        }}
      >
        {words.toServer}
      </button>
      <p className="quiet">{own ? words.toServerDetail : words.toServerOthers}</p>
      {fault !== undefined && (
        <p className="refusal" role="alert">
          {fault}
        </p>
      )}
    </>
  )
}
