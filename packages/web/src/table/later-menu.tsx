// The table's menu, loaded when it is opened for the first time.
import { Suspense, useRef, useState } from 'react'
import { later } from '../later.ts'
import { text } from '../messages/index.ts'

const TableMenu = later(() => import('./table-menu.tsx'))

export function LaterMenu() {
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, open] = useState(false)
  const watch = (element: HTMLDivElement | null) => {
    place.current = element
    element?.closest('details')?.addEventListener('toggle', () => open(true), { once: true })
  }
  return (
    <div ref={watch}>
      {isOpen && (
        <Suspense fallback={<p>{text.loading}</p>}>
          <TableMenu />
        </Suspense>
      )}
    </div>
  )
}
