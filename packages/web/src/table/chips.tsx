// The turn so far, one chip for each part. A chip steps back to the moment before it.
import { Suspense } from 'react'
import { Coach } from '../coach/coach.tsx'
import { later } from '../later.ts'
import { text } from '../messages/index.ts'
import { movesSoFar } from '../play/control.ts'
import { useTable } from '../play/use-table.ts'
import { Icon } from '../shell/icon.tsx'
import { useForm } from './use-form.ts'

const WhyNot = later(() => import('../shell/why-not.tsx'))

export function Chips() {
  const page = useTable(session => session.page)
  const draft = useTable(session => session.draft)
  const compose = useTable(session => session.compose)
  const isPhone = useForm() === 'phone'
  if (draft === undefined) return null
  const left = draft.complete ? undefined : page.control(draft).left
  const chips = page.chips(draft)
  return (
    <div className="chips">
      <ol aria-label={text.table.draft}>
        {chips.map(({ label, icon, from }) => (
          <li key={from}>
            <button
              type="button"
              data-ellipsis=""
              title={text.tableFrame.bar.backTo}
              aria-label={text.tableFrame.bar.backToChip({ part: label })}
              onClick={() => compose(movesSoFar(draft).slice(0, from))}
            >
              {icon && <Icon name={icon} size={14} />} <span>{label}</span>
            </button>
          </li>
        ))}
      </ol>
      {left !== undefined && <p>{left}</p>}
      {!isPhone && <Coach brief={chips.length > 1} />}
      <Suspense fallback={null}>
        <WhyNot />
      </Suspense>
    </div>
  )
}
