import { openIndexWriter } from '#search/index-writer.ts'
import { rebuildIndex } from '#services/follow-changes.ts'
import { openStore } from '#store/store.ts'
import { readConfig } from '../config.ts'
import { openDataFolder } from '../data-folder.ts'

const folder = openDataFolder(readConfig(process.env).dataDir)
const store = await openStore({ dataDir: folder.path, thread: 'worker' })
const index = openIndexWriter(folder.index)
const started = Date.now()
await rebuildIndex({ store, index })
index.close()
await store.close()
console.log(`Der Suchindex ist neu aufgebaut (${((Date.now() - started) / 1000).toFixed(1)} s).`)
