// Continues play from a position of an old game.
import { text } from '../messages/later.ts'
import { useTable } from '../play/use-table.ts'
import { goTo } from '../router.ts'
import { forkGame, isSecret } from './fork.ts'
import { useTale } from './use-tale.ts'

export function Fork({ at }: { at: number }) {
  const words = text.replay
  const { tale, record, story } = useTale()
  const mySeat = useTable(session => session.mySeat)
  const over = tale.stops[at]?.seat === undefined
  const secret = isSecret(record)
  const begin = async () => {
    const { id } = await forkGame(record, at, mySeat)
    goTo(`/table/${id}`)
  }
  return (
    <div className="fork">
      <h2>{words.forkTitle}</h2>
      {secret || over ? (
        <p>{secret ? words.forkRunning : words.forkOver}</p>
      ) : (
        <>
          <p>
            {words.forkDetail({ name: tale.names[mySeat] ?? '' })}{' '}
            {story.hidesSomething(tale.played.journal.at(at)) && words.forkChance}
          </p>
          <button type="button" className="primary" onClick={() => void begin()}>
            {words.fork}
          </button>
        </>
      )}
    </div>
  )
}
