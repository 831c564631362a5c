// The form for a new tournament.
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
import { LENGTHS } from './when.ts'

type Format = keyof typeof text.events.formats
const FOR_TWO: readonly Format[] = ['swiss', 'round-robin', 'knock-out', 'arena']
const FOR_MORE: readonly Format[] = ['groups', 'swiss', 'arena']

export function NewEvent() {
  const words = text.events.create
  const [chosen, change] = useState(USUAL)
  const [wanted, chooseFormat] = useState<Format>('swiss')
  const [length, chooseLength] = useState<keyof typeof LENGTHS>('twoHours')
  const formats = chosen.seats === 2 ? FOR_TWO : FOR_MORE
  const format = formats.find(one => one === wanted) ?? 'swiss'
  const counted = format === 'swiss' || format === 'groups'
  const create = async (field: (name: string) => string) => {
    const starts = momentIn(field('starts'))
    const { event } = await api.call('POST /api/events', {
      body: {
        ...termsOf(chosen, await eventOptions(chosen)),
        name: field('name'),
        format,
        most: Number(field('most')),
        ...(counted && { rounds: Number(field('rounds')) }),
        ...(format === 'arena' && { lasts: LENGTHS[length], roundTime: null }),
        ...(starts !== undefined && { starts }),
      },
    })
    goTo(`#/events/${event.id}`)
  }
  return (
    <>
      <p>
        <Link to="#/events">{text.events.allEvents}</Link>
      </p>
      <h1>{words.eventTitle}</h1>
      <Form label={words.create} className={styles['form'] ?? ''} submit={create}>
        <Field label={words.name} name="name" maxLength={60} />
        <GameFields chosen={chosen} change={change} />
        <Choice
          label={words.format}
          value={format}
          names={formats}
          word={name => text.events.formats[name]}
          choose={name => chooseFormat(name)}
        />
        <p className="quiet">{text.events.formatHelp[format]}</p>
        {counted && (
          <Field
            key={format}
            label={words.rounds}
            name="rounds"
            type="number"
            initial={format === 'swiss' ? '5' : '4'}
          />
        )}
        {format === 'arena' && (
          <Choice
            label={words.lasts}
            value={length}
            names={namesOf(LENGTHS)}
            word={name => words.lengths[name]}
            choose={name => chooseLength(name)}
          />
        )}
        <TermsFields chosen={chosen} hasRounds={format !== 'arena'} change={change} />
        <Field label={words.most} name="most" type="number" initial="64" />
        <Field label={words.starts} name="starts" type="datetime-local" hint={words.startsHelp} optional />
        <p className="quiet">{text.events.fairness}</p>
      </Form>
    </>
  )
}
