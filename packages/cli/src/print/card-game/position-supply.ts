// The development cards without an owner, and in the solo game the grid, the bag and the opponents.
import type { Solo, State } from '@arkwright/card-game'
import { columns } from '../text.ts'
import { faceName, markerName, type Names, pounds } from './words.ts'

type Section = readonly [title: string, lines: readonly string[]]

const CARDS_IN_A_ROW = 5

export function supply({ supply: counts, solo }: State): Section[] {
  if (solo !== null) return [['Grid of development cards', grid(solo)]]
  const there = counts.flatMap((count, face) => (count > 0 ? [`${count} ${faceName(face)}`] : []))
  return [['Supply of development cards', [there.join(', ') || 'none']]]
}

function grid({ grid: places, discs }: Solo): string[] {
  const shown = places.map((face, place) => {
    const disc = discs.indexOf(place)
    return `${place + 1} ${face === -1 ? '–' : faceName(face)}${disc === -1 ? '' : ` (${markerName(disc)})`}`
  })
  const rows: string[][] = []
  for (let first = 0; first < shown.length; first += CARDS_IN_A_ROW)
    rows.push(shown.slice(first, first + CARDS_IN_A_ROW))
  return columns(rows)
}

export function rivals({ rivals: all, solo }: State, { rival }: Names): Section[] {
  if (solo === null) return []
  const rows = all.map(({ shares, shareValue }, i) => [
    rival(i),
    String(shares),
    pounds(shareValue),
    String(shares * shareValue),
  ])
  const first = solo.opponentsFirst ? 'the opponents act first' : 'the player acts first'
  return [
    ['Opponents', [...columns([['', 'shares', 'value', 'points'], ...rows], [1, 2, 3]), first]],
    ['Markers in the bag', [solo.bag.map((count, marker) => `${markerName(marker)}: ${count}`).join(', ')]],
  ]
}
