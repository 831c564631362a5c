// The rules over the table: a link to a rule or component opens a drawer, and the table stays as it is.
import { type MouseEvent, Suspense, useState } from 'react'
import { laterNamed } from '../later.ts'

const DrawerDialog = laterNamed(() => import('./drawer-dialog.tsx'), 'DrawerDialog')

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
  return open === undefined ? null : (
    <Suspense fallback={null}>
      <DrawerDialog open={open} show={show} />
    </Suspense>
  )
}
