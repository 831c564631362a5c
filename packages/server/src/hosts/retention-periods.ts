// For how many days data is kept; 0: for ever.
import { BadInput, shown } from '@arkwright/kernel'

export const USUAL_RETENTION = {
  /** Guests who have not been here for so long are deleted. */
  guests: 365,
  /** Sessions that were not used for so long end. */
  sessions: 180,
  /** Chat of tables that ended so long ago. */
  chat: 365,
  /** Reports that were settled so long ago. */
  reports: 365,
  /** What hosts did. */
  audit: 730,
}
export type Retention = Readonly<typeof USUAL_RETENTION>

const MOST_DAYS = 36_500

/** Reads `guests=90, chat=30`; the other periods stay as usual. */
export function readRetention(name: string, text: string): Retention {
  const periods = { ...USUAL_RETENTION }
  for (const part of text.split(',')) {
    const [, what = '', days = ''] = /^\s*(\w+)\s*=\s*(\d+)\s*$/.exec(part) ?? []
    if (!Object.hasOwn(periods, what) || Number(days) > MOST_DAYS) {
      const names = Object.keys(periods).join(', ')
      throw new BadInput(`${name} must be days such as guests=90, chat=30 (there are ${names}), not ${shown(part)}`)
    }
    periods[what as keyof Retention] = Number(days)
  }
  return periods
}
