// The catalogue of components: every tile, event, card and marker with effect, copies and source.
import './library.css'
import './components.css'
import '../style/forms.css'
import { Suspense, useEffect, useRef, useState } from 'react'
import { laterNamed } from '../later.ts'
import { text } from '../messages/index.ts'
import { componentAddress } from '../rules/address.ts'
import { type Listed, listOf } from '../rules/component-list.ts'
import type { Group } from '../rules/components-text.ts'
import type { Library } from '../rules/library.ts'
import { componentText } from '../rules/names.ts'
import { folded } from '../rules/search.ts'
import { useLibrary } from '../rules/use-library.ts'
import { Link } from '../shell/link.tsx'
import { Masthead } from './masthead.tsx'

const words = text.library.components
const FiguresHere = laterNamed(() => import('../printings/figures-here.tsx'), 'FiguresHere')
const GROUPS: readonly Group[] = ['tiles', 'events', 'pieces', 'cards']

export default function ComponentsScreen({ component }: { component: string }) {
  const library = useLibrary()
  const [wanted, want] = useState('')
  return (
    <div className="library components">
      <Masthead title={words.sub} />
      <main>
        <h1>{words.title}</h1>
        <search>
          <label className="library-search">
            <span>{words.searchLabel}</span>
            <input type="search" value={wanted} onChange={event => want(event.target.value)} />
          </label>
        </search>
        <p className="quiet">{words.provenancesExplained}</p>
        <p className="side-doors">
          <Link to="#/box" className="plain">
            {words.check}
          </Link>
          <Link to="#/provenance" className="plain">
            {words.sources}
          </Link>
        </p>
        {GROUPS.map(group => (
          <GroupOfComponents
            key={group}
            group={group}
            library={library}
            wanted={wanted}
            opened={decodeURIComponent(component)}
          />
        ))}
      </main>
    </div>
  )
}

interface GroupProps {
  readonly group: Group
  readonly library: Library
  readonly wanted: string
  readonly opened: string
}

function GroupOfComponents({ group, library, wanted, opened }: GroupProps) {
  const listed = listOf(group).filter(({ key }) => {
    const { name = '', effect = '' } = componentText(library, key) ?? {}
    return folded(`${name} ${effect}`).includes(folded(wanted.trim()))
  })
  if (listed.length === 0) return null
  return (
    <section>
      <h2>{words.groups[group]}</h2>
      <ul className="component-list">
        {listed.map(one => (
          <Component key={one.key} listed={one} library={library} opened={one.key.replaceAll(' ', '-') === opened} />
        ))}
      </ul>
    </section>
  )
}

function Component({ listed, library, opened }: { listed: Listed; library: Library; opened: boolean }) {
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!opened) return
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.focus({ preventScroll: true })
  }, [opened])
  const { name = '', effect = '' } = componentText(library, listed.key) ?? {}
  const { provenances } = words
  const known = [
    words.forEffect({ source: provenances[listed.effectFrom] }),
    ...(listed.copiesFrom === undefined ? [] : [words.forCopies({ source: provenances[listed.copiesFrom] })]),
  ]
  return (
    <li ref={place} tabIndex={-1} className={`component ${opened ? 'opened' : ''}`}>
      <h3 className="component-name">{name}</h3>
      <p>{effect}</p>
      <dl>
        <dt>{words.copies}</dt>
        <dd>{[listed.copies, ...listed.notes].join(' · ')}</dd>
        <dt>{words.provenance}</dt>
        <dd>{known.join(' · ')}</dd>
      </dl>
      <Suspense>
        <FiguresHere address={componentAddress(listed.key)} />
      </Suspense>
    </li>
  )
}
