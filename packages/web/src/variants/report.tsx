// The one-page report: what stands out, then the figures of the standard game beside those of the variant.
import type { Judgement } from '@arkwright/bots/balance'
import { text } from './messages/index.ts'
import { figureRows, findingText, useRows } from './report-text.ts'
import style from './variants.module.css'

const words = text.variants.report

export function VariantReport({ judgement }: { judgement: Judgement }) {
  const { game, players, pairs, findings } = judgement
  return (
    <section className={style['report']} aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className="quiet">{words.games({ players, games: pairs })}</p>
      <h3>{words.standsOut}</h3>
      <ul className={style['findings']}>
        {findings
          .map(finding => findingText(game, finding))
          .map(line => (
            <li key={line}>{line}</li>
          ))}
      </ul>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.figure}</th>
            <th scope="col">{words.standardColumn}</th>
            <th scope="col">{words.variantColumn}</th>
          </tr>
        </thead>
        <tbody>
          {figureRows(judgement).map(({ label, standard, variant }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{standard}</td>
              <td>{variant}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet">
        {words.intervals} {words.limits}
      </p>
      <Uses judgement={judgement} />
    </section>
  )
}

function Uses({ judgement }: { judgement: Judgement }) {
  return (
    <details>
      <summary>{words.uses}</summary>
      <p className="quiet">{words.usesExplained}</p>
      <table className={style['uses']}>
        <thead>
          <tr>
            <th rowSpan={2} scope="col">
              {words.figure}
            </th>
            <th colSpan={2} scope="colgroup">
              {words.used}
            </th>
            <th colSpan={2} scope="colgroup">
              {words.lift}
            </th>
          </tr>
          <tr>
            {['used', 'lift'].flatMap(what => [
              <th key={`${what} before`} scope="col">
                {words.standardColumn}
              </th>,
              <th key={`${what} after`} scope="col">
                {words.variantColumn}
              </th>,
            ])}
          </tr>
        </thead>
        <tbody>
          {useRows(judgement).map(({ component, label, used, lift }) => (
            <tr key={component}>
              <th scope="row">{label}</th>
              <td>{used[0]}</td>
              <td>{used[1]}</td>
              <td>{lift[0]}</td>
              <td>{lift[1]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
