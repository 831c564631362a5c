// The dialog of the drawer: a rule or component, with a link to its whole page.
import './rule-drawer.css'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { text } from '../messages/index.ts'
import { Icon } from '../shell/icon.tsx'

const DrawerBody = lazy(() => import('./drawer-body.tsx'))

interface DrawerDialogProps {
  readonly open: string
  show(address: string | undefined): void
}

export function DrawerDialog({ open, show }: DrawerDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="rule-drawer"
      aria-label={text.library.rules.title}
      onClose={() => show(undefined)}
      onClick={({ target, currentTarget }) => target === currentTarget && show(undefined)}
      onKeyDown={event => event.stopPropagation()}
    >
      <div>
        <header>
          <h2>{text.library.rules.title}</h2>
          <a href={open} target="_blank" rel="noopener">
            {text.tableFrame.drawer.wholePage}
          </a>
          <button type="button" aria-label={text.tableFrame.drawer.close} onClick={() => show(undefined)}>
            <Icon name="close" size={20} />
          </button>
        </header>
        <Suspense fallback={<p>{text.loading}</p>}>
          <DrawerBody address={open} />
        </Suspense>
      </div>
    </dialog>
  )
}
