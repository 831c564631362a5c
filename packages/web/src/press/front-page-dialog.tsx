// The front page as a dialog over the table. Escape, Enter, Space or a click closes it; bots play on meanwhile.
import { useEffect, useRef } from 'react'
import { text } from '../messages/later.ts'
import style from './front-page.module.css'
import { FrontPage, type FrontPageProps } from './front-page.tsx'

export default function FrontPageDialog({ onClose, ...shown }: FrontPageProps & { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    // Its only control gets the focus, so Enter and Space close it too.
    element?.showModal()
    const press = (event: MouseEvent) => event.target === element && element?.close()
    element?.addEventListener('click', press)
    return () => element?.removeEventListener('click', press)
  }, [])
  return (
    <dialog
      ref={dialog}
      className={style['dialog']}
      aria-label={text.press.open({ date: shown.press.dateOf(shown.edition.decade) })}
      onClose={onClose}
    >
      <FrontPage {...shown} />
      <p className={style['close']}>
        <button type="button" className="primary" onClick={onClose}>
          {text.press.close}
        </button>
      </p>
    </dialog>
  )
}
