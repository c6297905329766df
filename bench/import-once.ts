import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { openSiteKey } from '#gateways/credentials/site-key.ts'
import { readSpreadsheet } from '#gateways/spreadsheet/read-spreadsheet.ts'
import { openIndexWriter } from '#search/index/index-writer.ts'
import { importSpreadsheet } from '#services/imports/import-spreadsheet.ts'
import { followChanges } from '#services/search/follow-changes.ts'
import { openStore } from '#store/store.ts'

export interface ImportTimes {
  readonly readMs: number
  readonly storedMs: number
  readonly searchableMs: number
  readonly peakMegabytes: number
  /** Of all threads; tells apart a slow program from a busy machine. */
  readonly cpuMs: number
}

type Spent = Omit<ImportTimes, 'peakMegabytes' | 'cpuMs'>

const [file = '', dataDir = '', what = 'all'] = process.argv.slice(2)
const started = performance.now()
const times = what === 'read' ? await read() : await all()
const { user, system } = process.cpuUsage()
console.log(JSON.stringify({ ...times, peakMegabytes: peakMegabytes(), cpuMs: (user + system) / 1000 }))

async function read(): Promise<Spent> {
  for await (const _ of readSpreadsheet({ path: file }));
  return { readMs: performance.now() - started, storedMs: 0, searchableMs: 0 }
}

async function all(): Promise<Spent> {
  const store = await openStore({ dataDir, thread: 'worker', key: openSiteKey(dataDir) })
  const index = openIndexWriter(join(dataDir, 'index'))
  const result = await importSpreadsheet(
    { store, dataDir, now: Date.now },
    { path: file, fileName: basename(file), fileSize: statSync(file).size },
  )
  if (!result.success || result.errors > 0) throw new Error(JSON.stringify(result.errorReport.slice(0, 3)))
  const storedMs = performance.now() - started
  await followChanges({ store, index })
  const searchableMs = performance.now() - started
  index.close()
  await store.close()
  return { readMs: 0, storedMs, searchableMs }
}

/** Peak memory of this process alone: what the system counts for a child includes the parent it was forked from. */
function peakMegabytes(): number {
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
  return Math.round(Number(peak) / 1024)
}
