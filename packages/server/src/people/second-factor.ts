// The second factor at sign-in: a time-based code, or one of the recovery codes.
import { randomInt } from 'node:crypto'
import { Fault } from '../fault.ts'
import type { House } from '../house.ts'
import { hashOf } from '../secrets.ts'
import type { PersonRow } from '../storage/people-tables.ts'
import { stepOfCode } from './totp.ts'

const RECOVERY_CODES = 10
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Throws if the person has a second factor and the code is missing or wrong. */
export async function checkSecondFactor(house: House, person: PersonRow, code: string | undefined): Promise<void> {
  if (person.totp === null) return
  if (code === undefined) throw new Fault(401, 'code-needed')
  if (!(await isGood(house, person, code.replaceAll(/[\s-]/g, '').toLowerCase()))) throw wrongCode()
}

export function wrongCode(): Fault {
  return new Fault(401, 'wrong-code')
}

async function isGood(house: House, { id, totp, totp_step }: PersonRow, code: string): Promise<boolean> {
  const step = stepOfCode(totp ?? '', code, house.now(), totp_step)
  if (step === undefined) return usesRecovery(house, id, code)
  const { numUpdatedRows } = await house.db
    .updateTable('people')
    .set({ totp_step: step })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('totp_step', 'is', null), eb('totp_step', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function usesRecovery(house: House, person: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await house.db
    .deleteFrom('recovery')
    .where('code_hash', '=', hashOf(`${person} ${code}`))
    .where('person', '=', person)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Shown once. They replace the previous codes. */
export async function newRecoveryCodes(house: House, person: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  )
  await house.db.transaction().execute(async trx => {
    await trx.deleteFrom('recovery').where('person', '=', person).execute()
    await trx
      .insertInto('recovery')
      .values(codes.map(code => ({ code_hash: hashOf(`${person} ${code}`), person })))
      .execute()
  })
  return codes.map(code => (code.match(/.{4}/g) ?? []).join('-'))
}
