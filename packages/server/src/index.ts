export {
  archiveTable,
  ban,
  exportTable,
  importGame,
  type ListedTable,
  lift,
  listTables,
  setHost,
  undoTable,
  visit,
} from './hosts/admin.ts'
export { backup, restore } from './hosts/backup.ts'
export { type RunningServer, serve } from './serve.ts'
export { type PageAnswer, type Pages, type Settings, settingsFrom, USUAL } from './settings.ts'
export { type Worker, work } from './work.ts'
