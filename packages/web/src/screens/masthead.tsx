// The head of a screen outside a table: title, navigation, language and theme. On a phone it is one row with a menu.
import './masthead.css'
import { type ReactNode, useId, useState } from 'react'
import { useLessonLeft } from '../lessons/left.ts'
import { text } from '../messages/first.ts'
import { ThemeChooser } from '../shell/choosers.tsx'
import { Icon } from '../shell/icon.tsx'
import { LanguageChooser } from '../shell/language-chooser.tsx'
import { Link } from '../shell/link.tsx'

export function Masthead({ title }: { title: ReactNode }) {
  return (
    <header className="masthead">
      <Link to="/" className="brand">
        {text.name}
      </Link>
      <i>{title}</i>
      <SiteMenu />
    </header>
  )
}

/** Links, language and theme: on a phone behind a button. */
function SiteMenu() {
  const [isOpen, open] = useState(false)
  const menu = useId()
  return (
    <>
      <span className="way-back">
        <WayBack />
      </span>
      <button
        type="button"
        className="opener"
        aria-label={text.table.menu}
        title={text.table.menu}
        aria-expanded={isOpen}
        aria-controls={menu}
        onClick={() => open(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} size={22} />
      </button>
      <div className="site-menu" id={menu} data-open={isOpen || undefined}>
        <LibraryLinks />
        <LanguageChooser />
        <ThemeChooser />
      </div>
    </>
  )
}

/** From a reading page back to the lesson or table the reader came from. */
export function WayBack() {
  const lesson = useLessonLeft()
  if (lesson !== undefined) return <Link to={`#/learn/${lesson}`}>{text.library.backToLesson}</Link>
  const atTable = location.hash.startsWith('#/') && location.pathname.startsWith('/table/')
  return atTable ? <Link to={location.pathname}>{text.library.backToTable}</Link> : null
}

/** The reading pages and the companion. */
export function LibraryLinks() {
  const words = text.library.nav
  return (
    <nav className="library-links" aria-label={words.label}>
      <WayBack />
      <Link to="#/learn">{text.lessons.nav}</Link>
      <Link to="#/rules">{words.rules}</Link>
      <Link to="#/components">{words.components}</Link>
      <Link to="#/companion">{words.companion}</Link>
      <Link to="#/explorer">{words.explorer}</Link>
      <Link to="#/variants">{words.variants}</Link>
      <Link to="#/box">{words.box}</Link>
    </nav>
  )
}
