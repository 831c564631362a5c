// Online screens exist only if there is a server.
import { type ReactNode, useEffect } from 'react'
import { text } from '../messages/index.ts'
import { Masthead } from '../screens/masthead.tsx'
import { banWords } from './faults.ts'
import { lookForHouse, useHouse } from './house.ts'
import { useLanguageKept } from './keep-language.ts'
import { useNotices } from './notices.ts'
import { TextLinks } from './text-links.tsx'
import styles from './with-house.module.css'

export function WithHouse({ title, children }: { title: string; children: ReactNode }) {
  const there = useHouse(house => house.there)
  const ban = useHouse(house => house.ban)
  useEffect(() => void lookForHouse(), [])
  useNotices()
  useLanguageKept()
  return (
    <div className="online">
      <Masthead title={title} />
      <main>
        {there === undefined && <p className="loading">{text.loading}</p>}
        {there === false && <Absent />}
        {there === true && ban !== undefined && (
          <p className={`refusal ${styles['ban']}`} role="alert">
            {banWords(ban)}
          </p>
        )}
        {there === true && children}
      </main>
      {there === true && (
        <footer>
          <TextLinks />
        </footer>
      )}
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
