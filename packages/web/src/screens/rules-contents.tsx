// The contents of the rules: games, chapters, sections.
import './rules-contents.css'
import { text } from '../messages/index.ts'
import { PLACES, type Place, sectionAddress } from '../rules/address.ts'
import { chaptersOf, type Library } from '../rules/library.ts'
import { sectionTitle } from '../rules/names.ts'
import { GAME_KEYS } from '../rules/plan.ts'
import { numberOf } from '../rules/section-plan.ts'
import { Link } from '../shell/link.tsx'

const words = text.library.rules

export function RulesContents({ library, open }: { library: Library; open: Place | undefined }) {
  return (
    <nav className={`rules-contents ${open === undefined ? 'whole' : ''}`} aria-label={words.contents}>
      {GAME_KEYS.map(game => (
        <section key={game}>
          <h2>{words.games[game]}</h2>
          {Object.entries(chaptersOf(library, game)).map(([chapter, { title }]) => (
            <details key={chapter} open={open === undefined || open.chapter === chapter}>
              <summary>{title}</summary>
              <ul>
                {PLACES.filter(place => place.chapter === chapter).map(({ key }) => (
                  <li key={key} className={key === open?.key ? 'here' : ''}>
                    <Link to={sectionAddress(key)}>
                      {numberOf(key) !== '' && <span className="section-number">{numberOf(key)}</span>}{' '}
                      {sectionTitle(library, key)}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </section>
      ))}
    </nav>
  )
}
