// What can be built at a mill: the levels it can reach, and once it is modernised its prices — SJ II.2.1, II.3.1.
import { highestPrice, LEVELS, moves, shownLevel } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { useTable } from '../../play/use-table.ts'
import { numbersBelow } from '../../shell/numbered.ts'
import { Spot } from '../../shell/spot.tsx'
import { useForm } from '../../table/use-form.ts'
import type { MillProps } from './mill.tsx'
import { repeated } from './mill-facts.ts'
import { PriceSpot } from './price-spot.tsx'

const words = text.boardLanes.mill

export function Deeds(props: MillProps) {
  const { state, player, good } = props
  const isDesk = useForm() === 'desk'
  const isModernised = useTable(
    session => session.draft?.tried.some(({ move }) => move === moves.modernise(good)) ?? false,
  )
  const levels = levelsOf(props, Math.max(shownLevel(state), player.factories[good].level + 1))
  const withPrices = isDesk && isModernised
  const isShort = withPrices || levels.length > 1
  return (
    <div className="asks deeds">
      {levels.map(({ level, cost, times }) => (
        <Spot
          key={level}
          moves={times === 1 ? [moves.modernise(good)] : []}
          sequence={times === 1 ? undefined : repeated(moves.modernise(good), times)}
          className="deed"
          label={text.boardGame.moves.modernise({ good, level, cost })}
        >
          {isShort ? words.level({ level, cost }) : words.modernise({ level, cost })}
        </Spot>
      ))}
      {withPrices ? (
        <NewPrices {...props} most={levels.length === 0 ? MOST_ALONE : MOST_BESIDE} />
      ) : (
        <Spot moves={[moves.close(good)]} className="deed" label={text.boardGame.moves.close({ good })}>
          {text.boardGame.mat.close}
        </Spot>
      )}
    </div>
  )
}

interface LevelToReach {
  readonly level: number
  /** Of all levels up to it. */
  readonly cost: number
  readonly times: number
}

function levelsOf({ state, player, good }: MillProps, highest: number): readonly LevelToReach[] {
  const { level: now } = player.factories[good]
  const costs = state.rules.cost[good]
  return LEVELS.filter(level => level > now && level <= highest).map(level => ({
    level,
    cost: costs.slice(now + 1, level + 1).reduce((sum, cost) => sum + cost, 0),
    times: level - now,
  }))
}

/** While the marker is chosen: a press places the factory marker and modernises. */
export function NextLevel(props: MillProps) {
  const { player, good } = props
  return levelsOf(props, player.factories[good].level + 1).map(({ level, cost }) => (
    <Spot
      key={level}
      moves={[]}
      leads={[[moves.modernise(good)]]}
      className="step level-step"
      label={text.boardGame.moves.modernise({ good, level, cost })}
    >
      {text.boardGame.roman({ level })}
    </Spot>
  ))
}

/** So many prices fit alone, and beside a level. */
const MOST_ALONE = 11
const MOST_BESIDE = 8

/** A better mill sells at higher prices: of the lower ones only the next. A press ends building. */
function NewPrices({ state, player, good, most }: MillProps & { readonly most: number }) {
  const { price: now } = player.factories[good]
  const { lowestPrice } = state.rules.figures
  const highest = highestPrice(state, player, good)
  const first = Math.max(lowestPrice, Math.min(now - 1, highest - most + 1))
  return (
    <fieldset className="prices" aria-label={text.boardGame.moves.priceGroup({ good })}>
      {numbersBelow(Math.min(most, highest - first + 1)).map(above => (
        <PriceSpot key={above} good={good} price={first + above} now={now} shown={String(first + above)} />
      ))}
    </fieldset>
  )
}
