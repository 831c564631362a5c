// Files from the server as downloads.
import type { Table } from '@arkwright/server/client'
import { api } from './api.ts'

/** The game file, which can be replayed and verified. */
export async function saveFile({ id, game, code }: Table): Promise<void> {
  const file = await api.call('GET /api/tables/:table/file', { params: { table: id } })
  download(`${game}-${code}.arkwright.json`, file)
}

/** All data the server stores about me. */
export async function saveAccount(): Promise<void> {
  download('arkwright-account.json', await api.call('GET /api/me/export'))
}

function download(name: string, content: unknown): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
