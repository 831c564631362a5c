// The stream of a table. It resumes where it was cut off, and at once when the browser is online again.
import type { Follower } from '@arkwright/server/client'
import { api } from './api.ts'

export class TableStream {
  private readonly table: string
  private readonly follower: Follower
  private readonly after: () => string
  private stop: () => void

  /** `after` gives the last entry and the last message received. */
  constructor(table: string, follower: Follower, after: () => string) {
    this.table = table
    this.follower = follower
    this.after = after
    this.stop = this.follow()
    addEventListener('offline', this.away)
    addEventListener('online', this.back)
  }

  close(): void {
    this.stop()
    removeEventListener('offline', this.away)
    removeEventListener('online', this.back)
  }

  private follow(): () => void {
    return api.followTable(this.table, this.follower, this.after())
  }

  private readonly away = (): void => this.follower.onLine?.(false)

  private readonly back = (): void => {
    this.stop()
    this.stop = this.follow()
  }
}
