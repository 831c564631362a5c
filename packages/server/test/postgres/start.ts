// Starts a real PostgreSQL for the tests, unless DATABASE_URL names one.
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: string
  }
}

export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const { DATABASE_URL: given } = process.env
  if (given !== undefined) {
    project.provide('postgres', given)
    return async () => {}
  }
  const postgres = await startPostgres()
  project.provide('postgres', postgres.url)
  return () => postgres.stop()
}
