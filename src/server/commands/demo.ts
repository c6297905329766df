import { parseArgs } from 'node:util'
import { messages } from '#messages/de/commands.ts'
import { openDataFolder, readConfig } from '#server/config.ts'
import { openStoreOrEnd } from '#server/open-store.ts'
import { loadDemo } from '#services/demo/load-demo.ts'
import { endLostImports } from '#services/imports/command-run.ts'
import { secondsSince } from './amounts.ts'

const { demo: texts } = messages

/** As many businesses as the directory is built for. */
const MOST = 5_000_000

const count = givenCount()
if (!Number.isInteger(count) || count < 1 || count > MOST) {
  console.error(texts.usage(MOST))
  process.exit(2)
}

const folder = openDataFolder(readConfig(process.env))
const store = await openStoreOrEnd(folder)
const started = Date.now()
const deps = { store, dataDir: folder.path, now: Date.now }
await endLostImports(deps)
const result = await loadDemo(deps, {
  count,
  onProgress: rowsDone => {
    if (process.stdout.isTTY) process.stdout.write(`\r${texts.progress(rowsDone, count)}`)
  },
})
await store.close()
const seconds = secondsSince(started)
console.log(`\r${texts.done(result.imported, result.updated + result.unchanged, seconds)}`)

/** NaN where something else is given. */
function givenCount(): number {
  try {
    return Number(parseArgs({ options: { count: { type: 'string', default: '2000' } } }).values.count)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return Number.NaN
  }
}
