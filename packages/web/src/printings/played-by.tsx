// By which printing a game is played; nothing for our standard figures.
import { printingIn } from '@arkwright/kernel'
import { text } from '../messages/later.ts'
import { shortHash } from './save.ts'

export function PlayedBy({ options }: { options: unknown }) {
  const words = text.tableMenu.printing
  const printing = printingIn(options)
  if (printing === undefined) return null
  const { name, variant } = printing
  const hash = shortHash(printing.hash)
  return (
    <span className="quiet">
      {variant === undefined ? words.playedBy({ name, hash }) : words.playedByVariant({ name, hash, variant })}
    </span>
  )
}
