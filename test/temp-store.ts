import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, test } from 'vitest'
import { openStore, type Store } from '#store/store.ts'
import { onFinished } from '#test/finished.ts'
import { tempDatabase } from './postgres/temp-database.ts'
import { tempFolder } from './temp-folder.ts'
import { testKey } from './test-key.ts'

const FILE = 'directory.sqlite'

let empty: Promise<Buffer> | undefined

/** For what looks into the file of SQLite, or starts a program that does. */
export const sqliteTest = test.skipIf(inject('postgres') !== undefined)

/** Databases by data folder, so that a test can open its store again. */
const databases = new Map<string, string>()

/**
 * A real, empty store that is gone after the test: on PostgreSQL in the project of that name (vitest.config.ts), otherwise
 * on SQLite.
 */
export async function tempStore(dataDir = tempFolder()): Promise<Store> {
  const server = inject('postgres')
  return server === undefined ? tempSqlite(dataDir) : tempPostgres(dataDir, server)
}

async function tempPostgres(dataDir: string, server: string): Promise<Store> {
  const databaseUrl = databases.get(dataDir) ?? (await tempDatabase(server))
  databases.set(dataDir, databaseUrl)
  onFinished(() => void databases.delete(dataDir))
  const store = await openStore({ dataDir, key: testKey, databaseUrl })
  onFinished(() => store.close())
  return store
}

async function tempSqlite(dataDir: string): Promise<Store> {
  empty ??= emptyTruth()
  const file = join(dataDir, FILE)
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, await empty)
  }
  const store = await openStore({ dataDir, key: testKey })
  onFinished(() => store.close())
  return store
}

/** The truth with all its tables and nothing in them: made once a test file, because that takes as long as a test. */
async function emptyTruth(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'umkreis-test-'))
  try {
    const store = await openStore({ dataDir: folder, key: testKey })
    await store.close()
    return readFileSync(join(folder, FILE))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
