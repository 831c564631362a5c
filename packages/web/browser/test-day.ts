// The day on which the browser tests visit the Daily Mill: a card game against one bot. Its length is the same every day.

export const TEST_DAY = '2026-11-18'

/** Milliseconds: noon of that day. */
export const TEST_NOON = Date.parse(`${TEST_DAY}T12:00:00Z`)

/** Settings of a server for which it is that noon now. */
export function houseOnTestDay(): Readonly<Record<string, string>> {
  const late = Date.now() - TEST_NOON
  const script = `const machine = Date.now; Date.now = () => machine() - ${late}`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` }
}
