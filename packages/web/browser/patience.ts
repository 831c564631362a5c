/** Milliseconds for one step of a test. Long, because no result depends on how busy the machine is. */
export const PATIENCE = 90_000
