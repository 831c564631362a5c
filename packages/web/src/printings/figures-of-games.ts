// Every printed figure of every game, in the order of its box.
import { spinningJenny, waterFrame } from '@arkwright/board-game'
import { cardGame } from '@arkwright/card-game'
import { type AnyGame, type BoxPlace, boxOf, numbersIn, type Provenance } from '@arkwright/kernel'
import { boardFigureRules } from '../board-game/rules/figure-rules.ts'
import { cardFigureRules } from '../card-game/rules/figure-rules.ts'
import { ruleAddress } from '../rules/address.ts'
import { type FigureRules, rulesOfFigure } from '../rules/figure-rules.ts'

export interface ListedFigure {
  readonly game: string
  readonly name: string
  readonly place: BoxPlace
  readonly provenance: Provenance
  readonly source: string
  readonly numbers: number
  readonly rules: readonly string[]
  /** The groups of the box that hold its numbers. */
  readonly groups: readonly string[]
}

const GAMES: readonly (readonly [AnyGame, FigureRules])[] = [
  [spinningJenny, boardFigureRules],
  [waterFrame, boardFigureRules],
  [cardGame, cardFigureRules],
]

export const FIGURES: readonly ListedFigure[] = GAMES.flatMap(([game, listed]) => figuresIn(game, listed))

function figuresIn(game: AnyGame, listed: FigureRules): readonly ListedFigure[] {
  const options = game.parseOptions({ players: game.players.max })
  const table = game.components(options)
  const figures = new Map<string, ListedFigure>()
  for (const { id, place, figures: own } of boxOf(game, options, 'all').groups) {
    for (const { name, provenance, source } of own) {
      const known = figures.get(name) ?? {
        game: game.id,
        name,
        place,
        provenance,
        source,
        numbers: numbersIn(table[name]?.value ?? [], [name]).length,
        rules: rulesOfFigure(listed, name, source),
        groups: [],
      }
      figures.set(name, { ...known, groups: [...known.groups, id] })
    }
  }
  return [...figures.values()]
}

export function figureAddress({ game, name }: Pick<ListedFigure, 'game' | 'name'>): string {
  return `#/provenance/${game}/${name}`
}

/** The figures that the rules use at this address. One of two board games is enough. */
export function figuresAt(address: string): readonly ListedFigure[] {
  const found = FIGURES.filter(({ rules }) => rules.some(rule => ruleAddress(rule) === address))
  return found.filter(({ name }, i) => found.findIndex(other => other.name === name) === i)
}
