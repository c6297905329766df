import { messages } from '#messages/de/commands.ts'
import { openDataFolder, readConfig } from '#server/config.ts'
import { openStoreOrEnd } from '#server/open-store.ts'
import { loadDemo } from '#services/demo/load-demo.ts'
import { endLostImports } from '#services/imports/command-run.ts'
import { secondsSince } from './amounts.ts'
import { argumentsOf, exitWith, showProgress } from './command-line.ts'

const { demo: texts } = messages

/** As many businesses as the directory is built for. */
const MOST = 5_000_000

const given = argumentsOf({ options: { count: { type: 'string', default: '2000' } } })
const count = Number(given?.values.count)
if (!Number.isInteger(count) || count < 1 || count > MOST) exitWith(2, texts.usage(MOST))

const folder = openDataFolder(readConfig(process.env))
const store = await openStoreOrEnd(folder)
const started = Date.now()
const deps = { store, dataDir: folder.path, now: Date.now }
await endLostImports(deps)
const result = await loadDemo(deps, {
  count,
  onProgress: rowsDone => showProgress(texts.progress(rowsDone, count)),
})
await store.close()
const seconds = secondsSince(started)
console.log(`\r${texts.done(result.imported, result.updated + result.unchanged, seconds)}`)
