// What a test file leaves to be cleaned up: servers, their connections, their folders. vitest's `afterAll` does nothing inside a
// running test, and files share a worker, so this keeps the list.
const pending: (() => unknown)[] = []

/** Runs when the tests of the file are over. */
export function atEndOfFile(cleanUp: () => unknown): void {
  pending.push(cleanUp)
}

/** The last one first. */
export async function cleanUpFile(): Promise<void> {
  for (const cleanUp of pending.splice(0).toReversed()) await cleanUp()
}
