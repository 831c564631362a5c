// One chart at a time, or the accounts: chosen by tabs, so that the result fits one screen.
import { type ReactNode, useMemo } from 'react'
import { ChartFigure } from '../charts/chart-figure.tsx'
import { text } from '../messages/later.ts'
import { useTale } from '../replay/use-tale.ts'
import style from './ending.module.css'

/** The charts of the analysis that a result needs. */
const CHARTS: readonly string[] = ['portfolio', 'value', 'cash', 'shares', 'sales', 'demand', 'wages']
export const DETAILS = 'details'
export const FIRST_TAB = 'portfolio'

interface TabsProps {
  readonly chosen: string
  choose(tab: string): void
  readonly details: ReactNode
}

export function Tabs({ chosen, choose, details }: TabsProps) {
  const { story, tale, record } = useTale()
  const charts = useMemo(() => story.charts(tale).filter(({ id }) => CHARTS.includes(id)), [story, tale])
  const spec = charts.find(({ id }) => id === chosen)
  const tabs = [...charts.map(({ id, title }) => ({ id, title })), { id: DETAILS, title: text.ending.details }]
  return (
    <section className={style['tabs']} aria-label={text.ending.chart}>
      <fieldset aria-label={text.ending.chart}>
        {tabs.map(({ id, title }) => (
          <button key={id} type="button" aria-pressed={id === chosen} onClick={() => choose(id)}>
            {title}
          </button>
        ))}
      </fieldset>
      {spec === undefined ? (
        <div className={style['details']}>{details}</div>
      ) : (
        <ChartFigure key={spec.id} spec={spec} game={record.id} />
      )}
    </section>
  )
}
