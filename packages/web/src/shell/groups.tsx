// The legal moves as buttons: a group of one is the move itself, a larger one opens.
import { useMemo } from 'react'
import { text } from '../messages/index.ts'
import { opens } from '../play/choice-groups.ts'
import { startDraft, tryMove } from '../play/draft.ts'
import type { Choice, ChoiceGroup } from '../play/game-page.ts'
import { useAfterAnswer } from '../play/use-in-time.ts'
import { useTable } from '../play/use-table.ts'
import { Icon } from './icon.tsx'

export function Groups({ groups }: { groups: readonly ChoiceGroup[] }) {
  const openKey = useTable(session => session.group)
  const open = useTable(session => session.open)
  const opened = groups.find(({ key }) => key === openKey)
  const listed = groups.filter(({ hidden }) => hidden !== true)
  const hasMarkers = listed.some(({ tint }) => tint === 'shade-coloured')
  return (
    <>
      <fieldset className={`groups ${hasMarkers ? 'markers' : ''}`} aria-label={text.table.moreActions}>
        {listed.map(group => {
          const only = opens(group) ? undefined : group.choices[0]
          if (only !== undefined) return <ChoiceButton key={group.key} choice={only} group={group} />
          return (
            <button
              key={group.key}
              type="button"
              className={`group tint-${group.tint ?? 'none'} ${group === opened ? 'open' : ''}`}
              aria-expanded={group === opened}
              onClick={() => open(group === opened ? undefined : group.key)}
            >
              {group.icon && <Icon name={group.icon} size={22} />}
              <span>{group.label}</span>
            </button>
          )
        })}
      </fieldset>
      {opened !== undefined && (
        <fieldset className="options" aria-label={opened.label}>
          <b>{opened.label}</b>
          {opened.choices.map(choice => (
            <ChoiceButton key={choice.move.text} choice={choice} group={undefined} />
          ))}
        </fieldset>
      )}
    </>
  )
}

function ChoiceButton({ choice, group }: { choice: Choice; group: ChoiceGroup | undefined }) {
  const choose = useTable(session => session.choose)
  const point = useTable(session => session.point)
  const page = useTable(session => session.page)
  const draft = useAfterAnswer(useTable(session => session.draft))
  const { move, label, full } = choice
  const warning = useMemo(() => {
    if (draft === undefined) return undefined
    const { tried } = tryMove(page, startDraft(page, draft.state, draft.seat), move)
    return page.warning(draft.seat, tried[0]?.events ?? [], draft.state)
  }, [page, draft, move])
  const name = warning === undefined ? full : `${full}. ${warning}`
  return (
    <button
      type="button"
      className={`choice tint-${group?.tint ?? 'none'} ${warning === undefined ? '' : 'warns'}`}
      aria-label={name}
      title={name}
      data-move={move.text}
      onClick={() => choose(move)}
      onPointerEnter={() => point(move)}
      onPointerLeave={() => point(undefined)}
      onFocus={() => point(move)}
      onBlur={() => point(undefined)}
    >
      {group?.icon && <Icon name={group.icon} size={22} />}
      <span>{label}</span>
      {warning !== undefined && <Icon name="warn" size={14} />}
    </button>
  )
}
