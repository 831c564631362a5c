// Online screens exist only if there is a server.
import { type ReactNode, useEffect } from 'react'
import { text } from '../messages/index.ts'
import { Masthead } from '../screens/masthead.tsx'
import { lookForHouse, useHouse } from './house.ts'
import { useLanguageKept } from './keep-language.ts'
import { useNotices } from './notices.ts'

export function WithHouse({ title, children }: { title: string; children: ReactNode }) {
  const there = useHouse(house => house.there)
  useEffect(() => void lookForHouse(), [])
  useNotices()
  useLanguageKept()
  return (
    <div className="online">
      <Masthead title={title} />
      <main>
        {there === undefined && <p className="loading">{text.loading}</p>}
        {there === false && <Absent />}
        {there === true && children}
      </main>
    </div>
  )
}

function Absent() {
  return (
    <div className="nothing">
      <p>{text.online.absent}</p>
      <button type="button" className="secondary" onClick={() => void lookForHouse()}>
        {text.online.tryAgain}
      </button>
    </div>
  )
}
