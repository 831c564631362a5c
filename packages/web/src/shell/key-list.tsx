// The shortcuts of a table, and the setting that turns letters and digits off.
import { Fragment } from 'react'
import { text } from '../messages/index.ts'
import { useSettings } from '../settings.ts'

const words = text.reading

export function KeyList() {
  const { keys, parts } = words
  const on = useSettings(settings => settings.keys)
  const set = useSettings(settings => settings.set)
  const groups: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
    [
      keys.moving,
      [
        ['Tab', keys.tab],
        ['← ↑ → ↓', keys.arrows],
        ['Enter', keys.enter],
        ['Esc', keys.escape],
        ['A', keys.actions],
      ],
    ],
    [
      keys.deciding,
      [
        ['1 … 9', keys.digits],
        ['B', keys.back],
        ['E', keys.end],
        ['H', keys.hint],
      ],
    ],
    [
      keys.telling,
      [
        [keys.space, keys.pause],
        [',', keys.previous],
        ['.', keys.next],
        ['Esc', keys.toMyTurn],
      ],
    ],
    [
      keys.reading,
      [
        ['R', parts.now],
        ['M', parts.company],
        ['K', parts.market],
        ['F', parts.forecast],
        ['O', parts.rivals],
        ['N', parts.news],
        ['?', keys.list],
      ],
    ],
  ]
  return (
    <>
      <div className="key-list">
        {groups.map(([title, lines]) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {lines.map(([key, what]) => (
                <Fragment key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{what}</dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label className="key-switch">
        <input type="checkbox" checked={on} onChange={event => set({ keys: event.target.checked })} /> {keys.on}
      </label>
    </>
  )
}
