// The form for a new league.
import { useState } from 'react'
import { text } from '../messages/events.ts'
import { api } from '../online/api.ts'
import { Field, Form } from '../online/form.tsx'
import { goTo } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { Choice, namesOf } from './choice.tsx'
import styles from './events.module.css'
import { eventOptions, GameFields } from './game-fields.tsx'
import { momentIn, TermsFields, termsOf, USUAL } from './terms-fields.tsx'
import { GAPS } from './when.ts'

export function NewLeague() {
  const words = text.events.create
  const [chosen, change] = useState(USUAL)
  const [gap, chooseGap] = useState<keyof typeof GAPS>('week')
  const create = async (field: (name: string) => string) => {
    const starts = momentIn(field('starts'))
    const { league } = await api.call('POST /api/leagues', {
      body: {
        ...termsOf(chosen, await eventOptions(chosen)),
        name: field('name'),
        size: Number(field('size')),
        movers: Number(field('movers')),
        gap: GAPS[gap],
        ...(starts !== undefined && { starts }),
      },
    })
    goTo(`#/events/league/${league.id}`)
  }
  return (
    <>
      <p>
        <Link to="#/events">{text.events.allEvents}</Link>
      </p>
      <h1>{words.leagueTitle}</h1>
      <Form label={words.create} className={styles['form'] ?? ''} submit={create}>
        <Field label={words.name} name="name" maxLength={60} />
        <GameFields chosen={chosen} change={change} />
        <Field label={words.size} name="size" type="number" initial="8" />
        <Field label={words.movers} name="movers" type="number" initial="2" />
        <Choice
          label={words.gap}
          value={gap}
          names={namesOf(GAPS)}
          word={name => words.gaps[name]}
          choose={name => chooseGap(name)}
        />
        <TermsFields chosen={chosen} hasRounds change={change} />
        <Field label={words.starts} name="starts" type="datetime-local" hint={words.startsHelp} optional />
        <p className="quiet">{text.events.fairness}</p>
      </Form>
    </>
  )
}
