export { checkSettings } from './check.ts'
export { isReplicaUrl, replicaUrl, settingsFrom } from './environment.ts'
export { type CorpusToImport, importCorpus } from './explorer/import-corpus.ts'
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
export { backup, restore, restoreAt } from './hosts/backup.ts'
export { type RunningServer, serve } from './serve.ts'
export { type PageAnswer, type Pages, type Settings, USUAL } from './settings.ts'
export { type Worker, work } from './work.ts'
