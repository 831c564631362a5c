// The titles of a solo game beside the final table; they are entered into the record book beside the accounts.

import { moments } from '../press/front-pages.ts'
import { momentWords } from '../press/words.ts'
import { useTale } from '../replay/use-tale.ts'
import { text } from './messages/index.ts'
import style from './titles-at-the-end.module.css'

/** Only a solo game has titles. `show` opens the accounts. */
export function TitlesAtTheEnd({ show }: { show(): void }) {
  const { story, tale } = useTale()
  const moment = moments(story.press, tale.played, 0).find(({ kind }) => kind === 'titles')
  if (moment === undefined) return null
  return (
    <section>
      <h2>{text.cardGame.titlesAtTheEnd.title}</h2>
      <p>
        {momentWords(moment, tale.names)}{' '}
        <button type="button" className={style['inline']} onClick={show}>
          {text.cardGame.titlesAtTheEnd.book}
        </button>
      </p>
    </section>
  )
}
