export {
  archiveTable,
  backup,
  ban,
  exportTable,
  importGame,
  type ListedTable,
  listTables,
  restore,
  undoTable,
  visit,
} from './hosts/admin.ts'
export { type RunningServer, serve } from './serve.ts'
export { type PageAnswer, type Pages, type Settings, settingsFrom, USUAL } from './settings.ts'
export { type Worker, work } from './work.ts'
