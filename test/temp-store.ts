import { onTestFinished } from 'vitest'
import { openStore, type Store } from '#store/store.ts'
import { tempFolder } from './temp-folder.ts'

/** A real, empty store that is gone after the test. */
export async function tempStore(dataDir = tempFolder()): Promise<Store> {
  const store = await openStore({ dataDir, thread: 'worker' })
  onTestFinished(() => store.close())
  return store
}
