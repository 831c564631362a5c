// The rules over the table: a link to a rule or component opens a drawer, and the table stays as it is.
import './rule-drawer.css'
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { text } from '../messages/index.ts'
import { Icon } from '../shell/icon.tsx'

const DrawerBody = lazy(() => import('./drawer-body.tsx'))

/** The address of a rule or component that this click asks for. */
function addressIn(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return undefined
  const link =
    event.target instanceof Element ? event.target.closest('a[href^="#/rules/"], a[href^="#/components/"]') : null
  return link?.getAttribute('href') ?? undefined
}

export interface Drawer {
  readonly open: string | undefined
  /** Catches clicks on links to rules before they leave the table. */
  catchLink(event: MouseEvent): void
  show(address: string | undefined): void
}

export function useDrawer(): Drawer {
  const [open, show] = useState<string>()
  return {
    open,
    show,
    catchLink(event) {
      const address = addressIn(event)
      if (address === undefined) return
      event.preventDefault()
      event.stopPropagation()
      show(address)
    },
  }
}

export function RuleDrawer({ drawer: { open, show } }: { drawer: Drawer }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isOpen = open !== undefined
  useEffect(() => {
    if (isOpen && dialog.current?.open === false) dialog.current.showModal()
  }, [isOpen])
  if (open === undefined) return null
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
