// My printings: what this browser has, files, links, comparing and merging.
import './library.css'
import '../style/forms.css'
import '../style/ledger.css'
import { text } from '../box/messages/index.ts'
import { ComparePrintings } from '../printings/compare.tsx'
import { MyPrintings } from '../printings/my-printings.tsx'
import { OpenPrinting } from '../printings/open-printing.tsx'
import { useMyPrintings } from '../printings/use-printings.ts'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import { Masthead } from './masthead.tsx'

const words = text.printings

export default function PrintingsScreen() {
  const [records, refresh] = useMyPrintings()
  return (
    <div className="library">
      <Masthead title={words.sub} />
      <main>
        <h1>{words.title}</h1>
        <p className="lead">{words.intro}</p>
        <div className="side-doors">
          <Link to="#/box" className="primary">
            <Icon name="done" size={18} /> {words.check}
          </Link>
          <Link to="#/provenance" className="secondary">
            <Icon name="read" size={18} /> {text.library.components.sources}
          </Link>
        </div>
        <OpenPrinting refresh={refresh} />
        {records !== undefined && (
          <>
            <MyPrintings records={records} refresh={refresh} />
            <ComparePrintings records={records} refresh={refresh} />
          </>
        )}
      </main>
    </div>
  )
}
