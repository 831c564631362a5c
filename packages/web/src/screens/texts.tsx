// Privacy and terms: the host's own texts, or the usual ones of this page.
import '../style/forms.css'
import '../online/online.css'
import type { AnswerOf } from '@arkwright/server/client'
import { useEffect, useState } from 'react'
import { text } from '../messages/index.ts'
import { api } from '../online/api.ts'
import { faultWords } from '../online/faults.ts'
import { WithHouse } from '../online/with-house.tsx'
import { useSettings } from '../settings.ts'
import styles from './texts.module.css'

type TextAnswer = AnswerOf<'GET /api/texts/:text'>

export default function TextsScreen({ name }: { name: 'privacy' | 'terms' }) {
  const title = text.service.texts[name]
  const language = useSettings(settings => settings.language)
  const [answer, show] = useState<TextAnswer | string>()
  useEffect(() => {
    api
      .call('GET /api/texts/:text', { params: { text: name }, query: { language } })
      .then(show, error => show(faultWords(error)))
  }, [name, language])
  return (
    <WithHouse title={title}>
      <h1>{title}</h1>
      {typeof answer === 'string' && <p role="alert">{answer}</p>}
      {typeof answer === 'object' && <Paragraphs paragraphs={paragraphsOf(name, answer)} />}
    </WithHouse>
  )
}

/** A host's file is plain text: empty lines part its paragraphs, and `#` begins a heading. */
function paragraphsOf(name: 'privacy' | 'terms', { text: own, days }: TextAnswer): readonly string[] {
  if (own !== null) return own.split(/\n\s*\n/).filter(paragraph => paragraph.trim() !== '')
  const { usualPrivacy, usualTerms } = text.service.texts
  if (name === 'terms') return [usualTerms.fair, usualTerms.hosts, usualTerms.promise]
  return [
    usualPrivacy.stored,
    usualPrivacy.cookie,
    usualPrivacy.seen,
    usualPrivacy.guests({ days: days.guests }),
    usualPrivacy.chat({ days: days.chat }),
    usualPrivacy.sessions({ days: days.sessions }),
    usualPrivacy.reports({ days: days.reports }),
    usualPrivacy.audit({ days: days.audit }),
    usualPrivacy.rights,
  ]
}

function Paragraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={styles['text']} dir="auto">
      {paragraphs.map(paragraph =>
        paragraph.startsWith('#') ? (
          <h2 key={paragraph}>{paragraph.replace(/^#+\s*/, '')}</h2>
        ) : (
          <p key={paragraph}>{paragraph}</p>
        ),
      )}
    </div>
  )
}
