// Replays any game: every position by scrubbing, from the log or by its address.
import { exploredAt } from '../explorer/address.ts'
import { text } from '../messages/explorer.ts'
import { useTable } from '../play/use-table.ts'
import { PlayedBy } from '../printings/played-by.tsx'
import { TaleDoor } from '../replay/tale-door.tsx'
import { TransportBar } from '../replay/transport-bar.tsx'
import { useTale } from '../replay/use-tale.ts'
import { ThemeChooser } from '../shell/choosers.tsx'
import { LanguageChooser } from '../shell/language-chooser.tsx'
import { Link } from '../shell/link.tsx'
import { TableFrame } from '../table/table-frame.tsx'

/** `at` is the position in the address: a number of moves, or nothing. */
export default function ReplayScreen({ id, at }: { id: string; at: string | undefined }) {
  return (
    <TaleDoor id={id} look={at === undefined || !/^\d+$/.test(at) ? undefined : Number(at)}>
      <Replayed />
    </TaleDoor>
  )
}

function Replayed() {
  const { record, tale } = useTale()
  const at = useTable(session => session.looking) ?? 0
  return (
    <TableFrame
      menu={
        <>
          <Link to={`/table/${record.id}${record.over ? '/result' : ''}`}>{text.replay.table}</Link>
          <Link to={exploredAt(tale.played.journal, at)}>{text.explorer.fromHere}</Link>
          <PlayedBy options={record.options} />
          <LanguageChooser />
          <ThemeChooser />
        </>
      }
      bar={<TransportBar />}
    />
  )
}
