// How each value came about, beside the final table.
import { text } from '../messages/index.ts'
import { Account } from './account.tsx'

export function BoardResult() {
  return (
    <>
      <h2>{text.boardGame.account.title}</h2>
      <Account />
    </>
  )
}
