// The stream of a table. It goes on where it was cut off, and at once when the browser says that the net is back.
import type { Follower } from '@arkwright/server/client'
import { api } from './api.ts'

export class Line {
  private readonly table: string
  private readonly follower: Follower
  private readonly after: () => string
  private stop: () => void

  /** `after` says which entry and which message came last. */
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
