// The lines of a section: paragraphs, lists, examples, lines with limited validity, and links.
import { text } from '../messages/index.ts'
import { componentAddress, sectionAddress } from '../rules/address.ts'
import type { Library } from '../rules/library.ts'
import { type Block, grouped, type Mark, readLine, type Span } from '../rules/markup.ts'
import { componentText, linkName } from '../rules/names.ts'
import { Link } from '../shell/link.tsx'
import { numbered } from '../shell/numbered.ts'

const words = text.library.rules

export function RulesText({ lines, library }: { lines: readonly string[]; library: Library }) {
  return numbered(grouped(lines.map(readLine))).map(({ place, value: blocks }) => (
    <Blocks key={place} blocks={blocks} library={library} />
  ))
}

function Blocks({ blocks, library }: { blocks: readonly Block[]; library: Library }) {
  const [first] = blocks
  if (first?.kind === 'item') {
    return (
      <ul className="rules-list">
        {numbered(blocks).map(({ place, value: { spans } }) => (
          <li key={place}>
            <Spans spans={spans} library={library} />
          </li>
        ))}
      </ul>
    )
  }
  return numbered(blocks).map(({ place, value: { kind, mark, spans } }) => (
    <p key={place} className={[`rules-${kind}`, ...(mark === undefined ? [] : ['marked', `mark-${mark}`])].join(' ')}>
      {kind === 'example' && <b className="rules-badge">{words.example}</b>}
      {mark !== undefined && <Badge mark={mark} />} <Spans spans={spans} library={library} />
    </p>
  ))
}

function Badge({ mark }: { mark: Mark }) {
  return (
    <b className="rules-badge" title={mark === 'ruling' ? words.marksExplained : undefined}>
      {words.marks[mark]}
    </b>
  )
}

function Spans({ spans, library }: { spans: readonly Span[]; library: Library }) {
  return numbered(spans).map(({ place, value: span }) =>
    'text' in span ? (
      span.text
    ) : (
      <Link key={place} to={addressOf(library, span.link)}>
        {linkName(library, span.link)}
      </Link>
    ),
  )
}

function addressOf(library: Library, link: string): string {
  return componentText(library, link) === undefined ? sectionAddress(link) : componentAddress(link)
}
