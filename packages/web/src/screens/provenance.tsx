// Where every printed figure comes from: counts for each game, and each figure with its source and its place in the rules.
import './library.css'
import '../style/ledger.css'
import { BOX_PLACES, type Provenance } from '@arkwright/kernel'
import { useEffect, useRef } from 'react'
import { text } from '../box/messages/index.ts'
import { figureName } from '../box/names.ts'
import { sourceText } from '../box/sources.ts'
import { GAMES } from '../play/catalogue.ts'
import { gameName } from '../play/names.ts'
import { type Confirmed, confirmedIn, useBoxes } from '../printings/confirmed.ts'
import { FIGURES, figureAddress, type ListedFigure } from '../printings/figures-of-games.ts'
import { componentOf, placeOf, ruleAddress } from '../rules/address.ts'
import { linkName } from '../rules/names.ts'
import { useLibrary } from '../rules/use-library.ts'
import { Link } from '../shell/link.tsx'
import { Masthead } from './masthead.tsx'
import style from './provenance.module.css'

const words = text.printings.sources
const PROVENANCES: readonly Provenance[] = ['rulebook', 'found', 'derived', 'reconstructed']

export default function ProvenanceScreen({ game, figure }: { game: string; figure: string | undefined }) {
  const boxes = useBoxes()
  const shown = GAMES.find(({ id }) => id === game)?.id ?? GAMES[0]?.id ?? ''
  const own = FIGURES.filter(one => one.game === shown)
  const confirmed = (one: ListedFigure) => boxes && confirmedIn(boxes, one)
  return (
    <div className="library">
      <Masthead title={words.sub} />
      <main>
        <h1>{words.title}</h1>
        <p>{text.library.components.provenancesExplained}</p>
        <p>
          <Link to="#/box" className="secondary">
            {words.correct}
          </Link>
        </p>
        <Counts confirmed={confirmed} counted={boxes !== undefined} shown={shown} />
        {boxes === undefined && <p className="quiet">{words.noServer}</p>}
        <h2>{gameName(shown)}</h2>
        {BOX_PLACES.map(place => {
          const here = own.filter(one => one.place === place)
          if (here.length === 0) return null
          return (
            <section key={place} className={style['place']}>
              <h3>{text.box.places[place]}</h3>
              <ul>
                {here.map(one => (
                  <FigureEntry
                    key={`${shown} ${one.name}`}
                    figure={one}
                    opened={one.name === figure}
                    confirmed={confirmed(one)}
                  />
                ))}
              </ul>
            </section>
          )
        })}
      </main>
    </div>
  )
}

interface CountsProps {
  confirmed(figure: ListedFigure): Confirmed | undefined
  /** Whether a server counts confirmations. */
  readonly counted: boolean
  readonly shown: string
}

function Counts({ confirmed, counted, shown }: CountsProps) {
  return (
    <div className={`ledger-scroll ${style['counts']}`}>
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">{words.game}</th>
            {PROVENANCES.map(one => (
              <th key={one} scope="col">
                {words.counts[one]}
              </th>
            ))}
            {counted && <th scope="col">{words.confirmed}</th>}
          </tr>
        </thead>
        <tbody>
          {GAMES.map(({ id }) => {
            const own = FIGURES.filter(({ game }) => game === id)
            return (
              <tr key={id}>
                <th scope="row">
                  {id === shown ? <b>{gameName(id)}</b> : <Link to={`#/provenance/${id}`}>{gameName(id)}</Link>}
                </th>
                {PROVENANCES.map(one => (
                  <Count key={one} figures={own.filter(({ provenance }) => provenance === one)} />
                ))}
                {counted && <Count figures={own.filter(figure => (confirmed(figure)?.same ?? 0) > 0)} />}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Count({ figures }: { figures: readonly ListedFigure[] }) {
  return (
    <td>
      <b>{text.figures.number(figures.length)}</b>
      <small>{words.inNumbers({ count: figures.reduce((sum, { numbers }) => sum + numbers, 0) })}</small>
    </td>
  )
}

interface EntryProps {
  readonly figure: ListedFigure
  readonly opened: boolean
  readonly confirmed: Confirmed | undefined
}

function FigureEntry({ figure, opened, confirmed }: EntryProps) {
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!opened) return
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.focus({ preventScroll: true })
  }, [opened])
  const { game, name, provenance, source, rules, numbers } = figure
  const { same = 0, different = 0 } = confirmed ?? {}
  return (
    <li ref={place} tabIndex={-1} className={opened ? style['opened'] : ''}>
      <h4>
        <Link to={figureAddress(figure)}>{figureName(name)}</Link> <small>{words.inNumbers({ count: numbers })}</small>
      </h4>
      <p>
        {text.box.provenance[provenance]({ source: sourceText(game, name, source) })}
        {same + different > 0 && <b> {words.confirmedBy({ same, different })}</b>}
      </p>
      <p>
        {words.rules} <Rules rules={rules} />
      </p>
    </li>
  )
}

/** By number and title, or by the name of a component. */
function Rules({ rules }: { rules: readonly string[] }) {
  const library = useLibrary()
  return rules.map(rule => (
    <a key={rule} href={ruleAddress(rule)}>
      {linkName(library, placeOf(rule)?.key ?? componentOf(rule) ?? rule)}
    </a>
  ))
}
