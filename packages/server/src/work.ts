// A worker: runs the jobs of a house that other machines serve. Bots think here; people are answered there.
import { logTo } from './hosts/log.ts'
import { startTracing } from './hosts/tracing.ts'
import { type OpenHouse, openHouse } from './open-house.ts'
import { type Settings, USUAL } from './settings.ts'

export interface Worker {
  readonly open: OpenHouse
  close(): Promise<void>
}

export async function work(chosen: Partial<Settings>): Promise<Worker> {
  const settings: Settings = { ...USUAL, ...chosen }
  const tracing = await startTracing(process.env)
  const open = await openHouse(settings, logTo(settings.logLevel), { deletesOld: false, tracing })
  open.runner.look()
  return { open, close: () => open.close() }
}
