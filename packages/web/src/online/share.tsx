// The table's link, to send to friends.
import './share.css'
import { useState } from 'react'
import { text } from '../messages/index.ts'
import { useRoom } from './use-room.ts'

export function Share() {
  const words = text.online.share
  const code = useRoom(room => room.table.code)
  const [copied, tell] = useState(false)
  const link = `${location.origin}/table/${code}`
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    tell(true)
  }
  return (
    <span className="share">
      <label className="field">
        <span>{words.link}</span>
        <input readOnly value={link} onFocus={event => event.target.select()} />
      </label>
      <button type="button" className="plain" onClick={() => void copy()}>
        {copied ? words.copied : words.copy}
      </button>
    </span>
  )
}
