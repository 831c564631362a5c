// Reports a message or a game to the hosts of this server.
import { useState } from 'react'
import { text } from '../messages/index.ts'
import { api } from './api.ts'
import { Field, Form } from './form.tsx'
import { useHouse } from './house.ts'
import styles from './report.module.css'

const LONGEST_REASON = 500

/** Without a message the report is about the game. */
export function Report({ table, message }: { table: string; message?: number }) {
  const words = text.service.reports
  const me = useHouse(house => house.me)
  const [step, go] = useState<'closed' | 'open' | 'sent'>('closed')
  if (me === undefined) return null
  if (step === 'sent') return <small role="status">{words.sent}</small>
  if (step === 'closed') {
    return (
      <button type="button" className={message === undefined ? 'plain' : 'plain small'} onClick={() => go('open')}>
        {message === undefined ? words.game : words.message}
      </button>
    )
  }
  return (
    <div className={styles['report']}>
      <Form
        label={words.send}
        secondary
        submit={async field => {
          const body = { reason: field('reason'), ...(message !== undefined && { message }) }
          await api.call('POST /api/tables/:table/reports', { params: { table }, body })
          go('sent')
        }}
      >
        <Field label={words.reason} name="reason" maxLength={LONGEST_REASON} autoComplete="off" />
      </Form>
      <button type="button" className="plain small" onClick={() => go('closed')}>
        {words.cancel}
      </button>
    </div>
  )
}
