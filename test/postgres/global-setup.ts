import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openStore } from '#store/store.ts'
import { testKey } from '#test/test-key.ts'
import { startPostgres } from './start-postgres.ts'
import { inDatabase, TEMPLATE } from './temp-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** postgres://… of the server; undefined where tests run on SQLite. */
    readonly postgres?: string
  }
}

/** Nothing that tests store has to survive, and two cores are shared. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'jit=off',
  'max_connections=200',
]

/** One real PostgreSQL for all tests of a run, with a database that has all tables. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres(SETTINGS)
  try {
    const client = new pg.Client(url)
    await client.connect()
    await client.query(`create database ${TEMPLATE}`)
    await client.end()
    const store = await openStore({ dataDir: '', key: testKey, databaseUrl: inDatabase(url, TEMPLATE) })
    await store.close()
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('postgres', url)
  return stop
}
