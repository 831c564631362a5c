// Game, number of players and options as cards with one sentence each: of a new table, and of an event.
import './new-table.css'
import { text } from '../messages/index.ts'
import type { Listed } from '../play/catalogue.ts'
import { gameWords } from '../play/names.ts'
import { optionWordsOf } from '../play/option-words.ts'
import { type ChosenOptions, type Option, type OptionWords, optionsOf } from '../play/options.ts'

interface OptionCardsProps {
  readonly game: Listed
  readonly players: number
  readonly chosen: ChosenOptions
  choose(options: ChosenOptions): void
}

export function OptionCards({ game, players, chosen, choose }: OptionCardsProps) {
  const words = optionWordsOf(game.id)
  const now = { ...optionsOf(game.options, { ...chosen, players }), players }
  return game.options
    .filter(({ asked }) => asked === undefined || asked(now))
    .map(option => (
      <fieldset key={option.name}>
        <legend>{words[option.name]?.name ?? option.name}</legend>
        <div className="cards">
          {option.several === true ? (
            <SeveralCards option={option} words={words[option.name]} now={now} choose={choose} />
          ) : (
            <OneOfCards option={option} words={words[option.name]} now={now} choose={choose} />
          )}
        </div>
      </fieldset>
    ))
}

interface CardsProps {
  readonly option: Option
  readonly words: OptionWords | undefined
  readonly now: ChosenOptions
  choose(options: ChosenOptions): void
}

function OneOfCards({ option: { name, values }, words, now, choose }: CardsProps) {
  return values.map(value => (
    <label key={String(value)} className="card">
      <input
        type="radio"
        name={name}
        checked={value === now[name]}
        onChange={() => choose({ ...now, [name]: value })}
      />
      <Words of={words?.values[String(value)]} value={value} />
    </label>
  ))
}

function SeveralCards({ option: { name, values }, words, now, choose }: CardsProps) {
  const all = values.map(String)
  const on = now[name]
  const chosen: readonly unknown[] = Array.isArray(on) ? on : []
  const set = (names: string[]) => choose({ ...now, [name]: names })
  return (
    <>
      {words?.all !== undefined && (
        <label className="card">
          <input
            type="checkbox"
            checked={chosen.length === all.length}
            onChange={event => set(event.target.checked ? all : [])}
          />
          <Words of={words.all} value={name} />
        </label>
      )}
      {all.map(value => (
        <label key={value} className="card">
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={event => set(all.filter(one => (one === value ? event.target.checked : chosen.includes(one))))}
          />
          <Words of={words?.values[value]} value={value} />
        </label>
      ))}
    </>
  )
}

function Words({ of, value }: { of: { name: string; detail: string } | undefined; value: unknown }) {
  return (
    <>
      <b>{of?.name ?? String(value)}</b>
      <span>{of?.detail}</span>
    </>
  )
}

export function GameCards({
  games,
  game,
  choose,
}: {
  games: readonly Listed[]
  game: Listed
  choose(g: Listed): void
}) {
  return (
    <div className="cards">
      {games.map(one => (
        <label key={one.id} className="card game-card">
          <input type="radio" name="game" checked={one.id === game.id} onChange={() => choose(one)} />
          <b>{gameWords(one.id)?.name}</b>
          <span>{gameWords(one.id)?.detail}</span>
          <span className="quiet">{gameWords(one.id)?.facts}</span>
        </label>
      ))}
    </div>
  )
}

interface PlayerCountsProps {
  readonly counts: readonly number[]
  readonly chosen: number
  choose(count: number): void
}

export function PlayerCounts({ counts, chosen, choose }: PlayerCountsProps) {
  return (
    <fieldset className="counts">
      <legend>{text.newTable.players}</legend>
      <div>
        {counts.map(count => (
          <label key={count} className="count">
            <input type="radio" name="players" checked={count === chosen} onChange={() => choose(count)} />
            <span>{count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
