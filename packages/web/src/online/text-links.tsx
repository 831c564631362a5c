// Links to the server's texts about privacy and terms.
import { text } from '../messages/first.ts'
import { Link } from '../shell/link.tsx'
import styles from './text-links.module.css'

export function TextLinks() {
  const words = text.service.texts
  return (
    <p className={styles['links']}>
      <Link to="/privacy">{words.privacy}</Link>
      <Link to="/terms">{words.terms}</Link>
    </p>
  )
}
