// Starts a real PostgreSQL for the tests unless DATABASE_URL is set, and creates the empty databases that tests copy.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../src/storage/database.ts'
import { quickFolder } from '../in-memory.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: string
    /** An empty database with the present schema: copying it is quicker than migrating. */
    template: string
    /** The same as a SQLite file. */
    templateFile: string
  }
}

export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const { DATABASE_URL: given } = process.env
  const postgres = given === undefined ? await startPostgres() : undefined
  const url = postgres?.url ?? given ?? ''
  const template = `house_${randomBytes(6).toString('hex')}`
  await ask(url, `create database ${template}`)
  const place = new URL(url)
  place.pathname = `/${template}`
  await (await openDatabase({ kind: 'postgres', url: place.href })).close()
  const folder = mkdtempSync(join(quickFolder(), 'arkwright-template-'))
  const templateFile = join(folder, 'house.sqlite')
  await (await openDatabase({ kind: 'sqlite', file: templateFile })).close()
  project.provide('templateFile', templateFile)
  project.provide('postgres', url)
  project.provide('template', template)
  return () => {
    rmSync(folder, { recursive: true, force: true })
    return postgres?.stop() ?? ask(url, `drop database ${template}`)
  }
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
