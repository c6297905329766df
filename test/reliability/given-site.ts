import { join } from 'node:path'
import { lockFolder } from '#gateways/files/process-lock.ts'
import { openIndexWriter } from '#search/index/index-writer.ts'
import { loadDemo } from '#services/demo/load-demo.ts'
import { rebuildIndex } from '#services/search/follow-changes.ts'
import { openStore } from '#store/store.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { testKey } from '#test/test-key.ts'

/** A data folder with demo businesses and an index over them, in which no server runs; gone after the test. */
export async function givenSite(businesses: number, dataDir = tempFolder()): Promise<string> {
  const store = await openStore({ dataDir, key: testKey })
  await loadDemo({ store, dataDir, now: Date.now }, { count: businesses })
  const index = openIndexWriter(lockFolder(join(dataDir, 'index')))
  await rebuildIndex({ store, index })
  index.close()
  await store.close()
  return dataDir
}
