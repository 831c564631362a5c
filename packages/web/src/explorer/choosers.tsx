// Which games are explored: game, players, set-up, and who played them.
import { text } from '../messages/explorer.ts'
import { GAMES } from '../play/catalogue.ts'
import { gameName, strengthName } from '../play/names.ts'
import { optionWordsOf } from '../play/option-words.ts'
import { goTo } from '../router.ts'
import { addressOf, PEOPLE, type Place } from './address.ts'
import styles from './explorer.module.css'
import { isSame, type Pool } from './pools.ts'

const words = text.explorer

interface ChoosersProps {
  readonly pools: readonly Pool[]
  /** Those of this game and these options. */
  readonly fitting: readonly Pool[]
  readonly place: Place
}

export function Choosers({ pools, fitting, place }: ChoosersProps) {
  const [here] = fitting
  const games = GAMES.filter(({ id }) => id === place.game || pools.some(({ game }) => game === id))
  const ofGame = pools.filter(({ game }) => game === place.game)
  const players = [...new Set(ofGame.map(one => one.players))].toSorted((one, other) => one - other)
  const setups = distinct(ofGame.filter(one => one.players === here?.players))
  return (
    <fieldset className={styles['choosers']} aria-label={words.choosers}>
      <Chooser
        label={words.game}
        value={place.game}
        values={games.map(({ id }) => ({ value: id, label: gameName(id) }))}
        choose={game => open(pools.find(one => one.game === game))}
      />
      {here === undefined ? (
        <span>{words.otherOptions}</span>
      ) : (
        <Chooser
          label={words.players}
          value={String(here.players)}
          values={players.map(count => ({ value: String(count), label: String(count) }))}
          choose={count => open(ofGame.find(one => String(one.players) === count))}
        />
      )}
      {here !== undefined && setups.length > 1 && (
        <Chooser
          label={words.setup}
          value={JSON.stringify(here.options)}
          values={setups.map(one => ({ value: JSON.stringify(one.options), label: setupName(one) }))}
          choose={options => open(setups.find(one => JSON.stringify(one.options) === options))}
        />
      )}
      {here !== undefined && (
        <Chooser
          label={words.pool}
          value={place.pool ?? here.name}
          values={fitting.map(one => ({ value: one.name, label: poolName(one) }))}
          choose={pool => goTo(addressOf({ ...place, pool }))}
        />
      )}
    </fieldset>
  )
}

/** Another game or set-up begins at its opening. */
function open(pool: Pool | undefined): void {
  if (pool !== undefined) goTo(addressOf({ game: pool.game, options: pool.options, line: [], pool: pool.name }))
}

function distinct(pools: readonly Pool[]): Pool[] {
  return pools.filter((pool, place) => pools.findIndex(one => isSame(one, pool)) === place)
}

function poolName({ name, games }: Pool): string {
  return name === PEOPLE ? words.people({ games }) : words.bots({ level: strengthName(name), games })
}

/** The values of the options that the new table asks for. */
function setupName({ game, options }: Pool): string {
  const values = options as Readonly<Record<string, unknown>>
  const names = optionWordsOf(game)
  const chosen = (GAMES.find(({ id }) => id === game)?.options ?? [])
    .filter(({ asked }) => asked === undefined || asked(values as never))
    .flatMap(({ name }) => [values[name]].flat().flatMap(value => names[name]?.values[String(value)]?.name ?? []))
  return chosen.length === 0 ? words.usualSetup : text.figures.list(chosen)
}

interface ChooserProps {
  readonly label: string
  readonly value: string
  readonly values: readonly { readonly value: string; readonly label: string }[]
  choose(value: string): void
}

export function Chooser({ label, value, values, choose }: ChooserProps) {
  return (
    <label className="chooser">
      <span>{label}</span>
      <select value={value} onChange={event => choose(event.target.value)}>
        {values.map(one => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  )
}
