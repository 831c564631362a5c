// Free play at the end of a lesson: the position becomes a normal table against bots.
import { FIRST_STRENGTH } from '../play/catalogue.ts'
import type { PlayedGame } from '../play/history.ts'
import { newRecord } from '../play/new-game.ts'
import { usualSeats } from '../play/seats.ts'
import { goTo } from '../router.ts'
import { writeRecord } from '../storage/records.ts'
import type { Lesson } from './lesson.ts'

/** A finished game starts over with a new seed. */
export async function playOnFrom(lesson: Lesson, { journal }: PlayedGame): Promise<void> {
  const seats = usualSeats(journal.game.seats(journal.options), FIRST_STRENGTH)
  const fresh = newRecord(lesson.game, lesson.options, seats)
  const over = journal.game.pending(journal.position) === undefined
  const record = over ? fresh : { ...fresh, seed: lesson.seed, moves: [...journal.moves] }
  await writeRecord(record)
  goTo(`/table/${record.id}`)
}
