// Variants: the gallery and my own, the editor, and the trial with bots.
import '../style/forms.css'

import { useEffect } from 'react'
import { goInstead } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { VariantEditor } from '../variants/editor.tsx'
import { playAddress } from '../variants/kept.ts'
import { VariantList } from '../variants/list.tsx'
import { text } from '../variants/messages/index.ts'
import { TryVariant } from '../variants/try-variant.tsx'
import { type Opened, useShown } from '../variants/use-shown.ts'
import style from '../variants/variants.module.css'
import { Masthead } from './masthead.tsx'

const words = text.variants

/** `#/variants`, `#/variants/edit`, `#/variants/try/KEY`, `#/variants/play/KEY`. */
export default function VariantsScreen({ part, of }: { part: string; of: string }) {
  return (
    <div className="variants-screen">
      <Masthead title={words.title} />
      <main className={style['main']}>
        {part === 'edit' && <VariantEditor />}
        {part === 'try' && <One key={of} of={of} show={opened => <TryVariant {...opened} />} />}
        {part === 'play' && <One key={of} of={of} show={opened => <PlayIt {...opened} />} />}
        {part !== 'edit' && part !== 'try' && part !== 'play' && <VariantList />}
      </main>
    </div>
  )
}

/** Links of an earlier page. */
function PlayIt({ shown }: Opened) {
  const address = playAddress(shown)
  useEffect(() => goInstead(address), [address])
  return null
}

function One({ of, show }: { of: string; show(opened: Opened): React.ReactNode }) {
  const opened = useShown(of)
  if (opened === undefined) return <p>{words.loading}</p>
  if (opened !== 'missing') return show(opened)
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.unknown}</p>
      <Link to="#/variants">{words.back}</Link>
    </>
  )
}
