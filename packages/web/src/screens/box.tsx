// Check against your box: the start, the walk and the summary.
import '../style/forms.css'
import { text } from '../box/messages/index.ts'
import { BoxStart } from '../box/start.tsx'
import { Summary } from '../box/summary.tsx'
import { useRecord } from '../box/use-record.ts'
import { Walk } from '../box/walk.tsx'
import { Link } from '../shell/link.tsx'
import style from './box.module.css'
import { Masthead } from './masthead.tsx'

/** `part` is `summary` or nothing. */
export default function BoxScreen({ id, part }: { id: string; part: string | undefined }) {
  return (
    <div className={style['box']}>
      {id === '' ? <Masthead title={text.box.sub} /> : <SlimHead />}
      <main>{id === '' ? <BoxStart /> : <OneCheck key={id} id={id} summary={part === 'summary'} />}</main>
    </div>
  )
}

/** Beside a real table the phone's screen belongs to the drawing. */
function SlimHead() {
  return (
    <header className={style['head']}>
      <Link to="/" className="brand">
        {text.name}
      </Link>
      <Link to="#/box">{text.box.toStart}</Link>
    </header>
  )
}

function OneCheck({ id, summary }: { id: string; summary: boolean }) {
  const [open, change] = useRecord(id)
  if (open === undefined) return <p className="loading">{text.loading}</p>
  if (open === 'missing') {
    return (
      <>
        <p>{text.box.missing}</p>
        <Link to="#/box" className="plain">
          {text.box.toStart}
        </Link>
      </>
    )
  }
  if (summary) return <Summary {...open} change={change} />
  return (
    <>
      <h1 className={style['name']}>{open.record.printing.name}</h1>
      <Walk {...open} change={change} />
    </>
  )
}
