// Imports a corpus into the explorer of a server, running or not.
import { withCorpus } from '@arkwright/bots/node'
import { shown } from '@arkwright/kernel'
import type { Settings } from '@arkwright/server'
import type { Arguments } from '../arguments.ts'
import { grouped } from '../print/text.ts'
import { Progress } from '../progress.ts'
import { FINE, writeJson } from '../terminal.ts'
import type { Work } from './work.ts'

const DATA = 'data/arkwright.sqlite'

export const importCorpus: Work = (path, given, { output, error }) =>
  withCorpus(path, async corpus => {
    const server = await import('@arkwright/server')
    const said = server.settingsFrom(process.env)
    const progress = new Progress(error)
    const started = performance.now()
    const imported = await server.visit({ ...said, place: placeFrom(given, said) }, house =>
      server.importCorpus(house, { ...corpus.header, games: corpus.games() }, part =>
        progress.show(() => `${Math.floor(100 * part)} % of the rows are written`),
      ),
    )
    progress.end()
    const seconds = (performance.now() - started) / 1000
    if (given.has('json')) writeJson(output, { file: path, ...imported, seconds })
    else {
      const again = imported.replaced ? ', in place of an earlier import' : ''
      const what = `${grouped(imported.games)} games, ${grouped(imported.rows)} rows`
      output.write(`${shown(path)} is in the explorer${again}: ${what}, ${seconds.toFixed(1)} s.\n`)
    }
    return FINE
  })

function placeFrom(given: Arguments, { place }: Partial<Settings>): Settings['place'] {
  const file = given.text('data')
  if (file !== undefined) return { kind: 'sqlite', file }
  return place ?? { kind: 'sqlite', file: DATA }
}
