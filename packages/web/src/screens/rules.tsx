// The rules by section, with contents and search.
import './library.css'
import './rules.css'
import { useEffect, useState } from 'react'
import { text } from '../messages/index.ts'
import { goInstead } from '../router.ts'
import { componentAddress, componentOf, placeOf, sectionAddress } from '../rules/address.ts'
import type { Library } from '../rules/library.ts'
import { search } from '../rules/search.ts'
import { numberOf } from '../rules/section-plan.ts'
import { useLibrary } from '../rules/use-library.ts'
import { Link } from '../shell/link.tsx'
import { Masthead } from './masthead.tsx'
import { RulesChapter } from './rules-chapter.tsx'
import { RulesContents } from './rules-contents.tsx'

const words = text.library.rules

export default function RulesScreen({ section }: { section: string }) {
  const library = useLibrary()
  const rule = decodeURIComponent(section)
  const place = placeOf(rule)
  const component = place === undefined ? componentOf(rule) : undefined
  useEffect(() => {
    if (component !== undefined) goInstead(componentAddress(component))
  }, [component])
  return (
    <div className="library rules">
      <Masthead title={words.sub} />
      <main>
        <h1>{words.title}</h1>
        <Search key={section} library={library} />
        {section !== '' && place === undefined && component === undefined && <p role="alert">{words.unknown}</p>}
        <div className="library-columns">
          <RulesContents library={library} open={place} />
          {place !== undefined && <RulesChapter library={library} place={place} />}
        </div>
      </main>
    </div>
  )
}

/** Resets with each section. */
function Search({ library }: { library: Library }) {
  const [wanted, want] = useState('')
  return (
    <>
      <search>
        <label className="library-search">
          <span>{words.searchLabel}</span>
          <input
            type="search"
            value={wanted}
            placeholder={words.searchHint}
            onChange={event => want(event.target.value)}
          />
        </label>
      </search>
      {wanted.trim() !== '' && <Results library={library} wanted={wanted} />}
    </>
  )
}

const MOST_RESULTS = 12

function Results({ library, wanted }: { library: Library; wanted: string }) {
  const found = search(library, wanted)
  return (
    <section className="library-results" aria-live="polite">
      <p className="quiet">{words.found({ count: found.length })}</p>
      <ul>
        {found.slice(0, MOST_RESULTS).map(({ place, title, line }) => (
          <li key={place.key}>
            <Link to={sectionAddress(place.key)}>
              <b>
                {numberOf(place.key)} {title}
              </b>
            </Link>
            <p>{plain(line)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A line without its markup and links, as a preview. */
function plain(line: string): string {
  return line.replace(/^(?:\[\w+\] )?(?:[->] )?/, '').replaceAll(/ ?\(?\{[^}]+\}\)?/g, '')
}
