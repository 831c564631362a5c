// A press on an option of the action bar or the context panel.
import { added, type Option } from '../play/control.ts'
import { useTable } from '../play/use-table.ts'

/** The whole choice in words, with what it warns of. */
export function wordsOf({ full, warning }: Option): string {
  return warning === undefined ? full : `${full}. ${warning}`
}

/** What every press on an option shares: the moves it adds are shown on the board while it is pointed at. */
export function useOption(option: Option, by?: 'dial') {
  const draft = useTable(session => session.draft)
  const compose = useTable(session => session.compose)
  const point = useTable(session => session.point)
  const more = draft && added(draft, option)
  const first = more?.[0]
  return {
    title: wordsOf(option),
    'data-move': more?.map(({ text: notation }) => notation).join(' ; '),
    // For scripts that measure the page: the turn after a press that takes moves back.
    'data-offers':
      more === undefined ? JSON.stringify([option.moves.map(({ text: notation }) => notation)]) : undefined,
    onClick: () => compose(option.moves, by),
    onPointerEnter: () => first && point(first),
    onPointerLeave: () => point(undefined),
    onFocus: () => first && point(first),
    onBlur: () => point(undefined),
  }
}
