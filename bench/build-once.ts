import { readFileSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { deserialize } from 'node:v8'
import type { Business } from '#domain/business/business.ts'
import type { BusinessChange } from '#domain/business/business-change.ts'
import { lockFolder } from '#gateways/files/process-lock.ts'
import { openIndexWriter } from '#search/index/index-writer.ts'
import { openSpool } from './business-spool.ts'

/** What a build took, of this process alone: a process that builds has not made its businesses. */
export interface BuildFigures {
  readonly seconds: number
  /** Of all threads; tells apart a slow program from a busy machine. */
  readonly cpuSeconds: number
  /** The most that was resident at once, with mapped files. */
  readonly peakMegabytes: number
}

const [spool = '', folder = ''] = process.argv.slice(2)
const writer = openIndexWriter(lockFolder(folder))
const started = performance.now()
await writer.build(changes(), 1)
const seconds = (performance.now() - started) / 1000
writer.close()
const { user, system } = process.cpuUsage()
const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
const figures: BuildFigures = {
  seconds,
  cpuSeconds: (user + system) / 1_000_000,
  peakMegabytes: Math.round(Number(peak ?? 0) / 1024),
}
console.log(JSON.stringify(figures))

/** Reading them takes about as long as reading them from the database. */
async function* changes(): AsyncGenerator<readonly BusinessChange[]> {
  for (const piece of openSpool(spool)) {
    const businesses = deserialize(piece) as Business[]
    yield businesses.map(business => ({ kind: 'saved', change: 1, business, oldUrlSlugs: [] }))
    await nextTurn()
  }
}
