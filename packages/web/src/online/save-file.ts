// The server's game file as a download: it replays and proves itself.
import type { Table } from '@arkwright/server/client'
import { api } from './api.ts'

export async function saveFile({ id, game, code }: Table): Promise<void> {
  const file = await api.call('GET /api/tables/:table/file', { params: { table: id } })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }))
  link.download = `${game}-${code}.arkwright.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
