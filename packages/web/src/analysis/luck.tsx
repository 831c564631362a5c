// Separates luck from skill.
import type { GameAnalysis } from '@arkwright/bots'
import { text } from '../messages/later.ts'
import { useTale } from '../replay/use-tale.ts'
import { Disc } from '../shell/disc.tsx'
import { numbered } from '../shell/numbered.ts'

const PARTS = ['luck', 'own', 'others'] as const

export function Luck({ analysis: { partings } }: { analysis: GameAnalysis }) {
  const words = text.replay.review
  const { tale } = useTale()
  const change = (pounds: number) => words.change({ pounds: Math.round(pounds) })
  return (
    <section>
      <h2>{words.luck}</h2>
      {partings === undefined ? (
        <p className="quiet">{words.noLuck}</p>
      ) : (
        <>
          <p className="quiet">{words.luckDetail}</p>
          <div className="chart-scroll">
            <table className="ledger">
              <thead>
                <tr>
                  <th scope="col">{text.replay.ledger.company}</th>
                  {PARTS.map(part => (
                    <th key={part} scope="col">
                      {words.parts[part]}
                    </th>
                  ))}
                  <th scope="col">{words.sum}</th>
                </tr>
              </thead>
              <tbody>
                {numbered(partings).map(({ value, place: seat }) => (
                  <tr key={seat}>
                    <th scope="row">
                      <Disc seat={seat} /> {tale.names[seat]}
                    </th>
                    {PARTS.map(part => (
                      <td key={part}>{change(value[part])}</td>
                    ))}
                    <td>
                      <b>{change(value.luck + value.own + value.others)}</b>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  )
}
