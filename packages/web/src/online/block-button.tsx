// Block or unblock a player.
import { isolated } from '@arkwright/server/client'
import { useState } from 'react'
import { text } from '../messages/index.ts'
import { setBlocked, useBlocks } from './blocks.ts'
import { faultWords } from './faults.ts'
import { useHouse } from './house.ts'

interface Other {
  readonly id: string
  readonly name: string
}

/** `short`: beside the name of a blocked player. */
export function BlockButton({
  person: { id, name },
  small = false,
  short = false,
}: {
  person: Other
  small?: boolean
  short?: boolean
}) {
  const words = text.service.blocks
  const me = useHouse(house => house.me)
  const blocked = useBlocks().some(({ person }) => person.id === id)
  const [fault, tell] = useState<string>()
  if (me === undefined || me.id === id || name === '') return null
  const change = () => void setBlocked(me.id, id, !blocked).catch(error => tell(faultWords(error)))
  const shown = { name: isolated(name) }
  return (
    <>
      <button
        type="button"
        className={small ? 'plain small' : 'secondary'}
        aria-label={short ? words.unblock(shown) : undefined}
        onClick={change}
      >
        {short ? words.unblockShort : blocked ? words.unblock(shown) : words.block(shown)}
      </button>
      {fault !== undefined && (
        <span className="refusal" role="alert">
          {fault}
        </span>
      )}
    </>
  )
}

/** In my account. */
export function BlockedPlayers() {
  const words = text.service.blocks
  const blocks = useBlocks()
  return (
    <section className="panel">
      <h2>{words.title}</h2>
      <p className="quiet">{words.detail}</p>
      {blocks.length === 0 && <p>{words.none}</p>}
      <ul className="sessions">
        {blocks.map(({ person }) => (
          <li key={person.id}>
            <span>{isolated(person.name)}</span>
            <BlockButton person={person} small short />
          </li>
        ))}
      </ul>
    </section>
  )
}
