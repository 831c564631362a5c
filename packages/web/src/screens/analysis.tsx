// The analysis of a game: expectations, costly turns and the sources of money, in figures and charts.
import '../style/ledger.css'
import './analysis.css'
import { canAnalyse, SECOND_LOOK, USUAL_ANALYSIS } from '@arkwright/bots'
import { useMemo } from 'react'
import { Accounts } from '../analysis/accounts.tsx'
import { CostlyTurns } from '../analysis/costly-turns.tsx'
import { expectationCharts } from '../analysis/expectations.ts'
import { Luck } from '../analysis/luck.tsx'
import { SameDeal } from '../analysis/same-deal.tsx'
import { type Analysing, useAnalysis } from '../analysis/use-analysis.ts'
import { ChartFigure } from '../charts/chart-figure.tsx'
import { text } from '../messages/later.ts'
import { isSecret } from '../replay/fork.ts'
import { TaleDoor } from '../replay/tale-door.tsx'
import { useTale } from '../replay/use-tale.ts'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import { Masthead } from './masthead.tsx'

const words = text.replay.review
/** How many times more simulations a second analysis uses. */
const MORE = 3

export default function AnalysisScreen({ id }: { id: string }) {
  return (
    <TaleDoor id={id}>
      <Analysed />
    </TaleDoor>
  )
}

function Analysed() {
  const { page, record, tale, story } = useTale()
  const charts = useMemo(() => story.charts(tale), [story, tale])
  return (
    <div className="analysed">
      <Masthead title={page.title} />
      <main>
        <h1>{words.title}</h1>
        <p className="analysed-who">{text.figures.list(tale.names)}</p>
        <p className="result-buttons">
          <Link to={`#/replay/${record.id}`} className="secondary">
            <Icon name="play" size={18} /> {text.replay.open}
          </Link>
          <Link to={`/table/${record.id}${record.over ? '/result' : ''}`} className="secondary">
            {text.replay.table}
          </Link>
        </p>
        <Review />
        <section>
          <h2>{text.replay.charts.title}</h2>
          <div className="chart-gallery">
            {charts.map(spec => (
              <ChartFigure key={spec.id} spec={spec} game={record.id} />
            ))}
          </div>
        </section>
        <Accounts />
        {!isSecret(record) && <SameDeal />}
      </main>
    </div>
  )
}

function Review() {
  const opened = useTale()
  const { record } = opened
  const analysing = useAnalysis()
  const { analysis } = analysing
  const charts = useMemo(() => analysis && expectationCharts(analysis, opened), [analysis, opened])
  if (!canAnalyse(record.game)) return <p className="quiet">{words.none}</p>
  if (!record.over) return <p className="quiet">{words.running}</p>
  return (
    <section className="review">
      <p>{words.intro}</p>
      <Control {...analysing} />
      {analysis !== undefined && charts !== undefined && analysis.done > 0 && (
        <>
          <div className="chart-gallery wide">
            {charts.map(spec => (
              <ChartFigure key={spec.id} spec={spec} game={record.id} />
            ))}
          </div>
          <p className="quiet">{text.replay.charts.band}</p>
          <CostlyTurns analysis={analysis} />
          <Luck analysis={analysis} />
        </>
      )}
    </section>
  )
}

function Control({ analysis, running, trouble, start, stop }: Analysing) {
  const { done = 0, turns = 0, samples = 0 } = analysis ?? {}
  const complete = turns > 0 && done === turns
  const again = () => start({ ...USUAL_ANALYSIS, samples: complete ? samples * MORE : USUAL_ANALYSIS.samples })
  return (
    <div className="review-control">
      {running ? (
        <>
          <progress value={done} max={Math.max(1, turns)} aria-label={words.progress({ done, all: turns })} />
          <span>{words.progress({ done, all: turns })}</span>
          <button type="button" className="secondary" onClick={stop}>
            <Icon name="close" size={18} /> {words.stop}
          </button>
        </>
      ) : (
        <>
          <button type="button" className={complete ? 'secondary' : 'primary'} onClick={again}>
            <Icon name="hint" size={18} /> {analysis === undefined ? words.start : complete ? words.again : words.goOn}
          </button>
          {analysis !== undefined && !complete && <span>{words.stopped({ done, all: turns })}</span>}
          {complete && <span className="quiet">{words.samples({ count: samples, more: samples * SECOND_LOOK })}</span>}
        </>
      )}
      {trouble !== undefined && (
        <p className="refusal" role="alert">
          {words.failed({ reason: trouble })}
        </p>
      )}
    </div>
  )
}
