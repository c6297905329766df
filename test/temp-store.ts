import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openStore, type Store } from '#store/store.ts'
import { tempFolder } from './temp-folder.ts'
import { testKey } from './test-key.ts'

const FILE = 'directory.sqlite'

let empty: Promise<Buffer> | undefined

/** A real, empty store that is gone after the test. */
export async function tempStore(dataDir = tempFolder()): Promise<Store> {
  empty ??= emptyTruth()
  const file = join(dataDir, FILE)
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, await empty)
  }
  const store = await openStore({ dataDir, key: testKey })
  onTestFinished(() => store.close())
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
