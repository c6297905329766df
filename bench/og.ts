import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import Fastify from 'fastify'
import type { BusinessChange } from '#domain/business/business-change.ts'
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts'
import { lockFolder } from '#gateways/files/process-lock.ts'
import { openIndexWriter } from '#search/index/index-writer.ts'
import { openDirectoryIndex } from '#search/index-reader.ts'
import { ogImageRoutes } from '#server/images/og-images.ts'
import { demonstrationBusinesses } from './demonstration-businesses.ts'
import { percentiles, readable, timed } from './percentiles.ts'

const COUNT = 400
/** The first picture also loads the typeface. */
const WARM_UP = 10

/** Pictures for shared links: drawn, from the disk, and known already; and how long they keep the main thread. */
export async function ogBench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'umkreis-bench-'))
  const writer = openIndexWriter(lockFolder(join(folder, 'index')))
  await writer.build(changes(), COUNT)
  writer.close()
  const index = openDirectoryIndex(join(folder, 'index'))
  const app = Fastify()
  await app.register(ogImageRoutes, {
    index,
    now: Date.now,
    settings: () => DEFAULT_SETTINGS,
    siteUrl: () => 'https://umkreis.example',
    dataDir: folder,
  })
  try {
    const etags = new Map<number, string>()
    const ask = async (id: number, known?: string) => {
      const headers = known === undefined ? {} : { 'if-none-match': known }
      const answer = await app.inject({ url: `/api/og/business/${id}`, headers })
      if (answer.statusCode !== (known === undefined ? 200 : 304)) throw new Error(answer.body)
      etags.set(id, String(answer.headers.etag))
    }
    const ids = Array.from({ length: COUNT }, (_, at) => at + 1)
    for (const id of ids.slice(0, WARM_UP)) await ask(id)
    console.log('| Picture | pictures | p50 | p95 | p99 | longest hold of the main thread |')
    console.log('|---|---|---|---|---|---|')
    const fresh = ids.slice(WARM_UP)
    await row('drawn', fresh, id => ask(id))
    await row('from the disk', fresh, id => ask(id))
    await row('known already (304)', fresh, id => ask(id, etags.get(id)))
  } finally {
    await app.close()
    index.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function row(name: string, ids: readonly number[], work: (id: number) => Promise<void>): Promise<void> {
  const loop = monitorEventLoopDelay({ resolution: 1 })
  loop.enable()
  const times = await timed(ids, work, { budgetMs: 60_000, rounds: ids.length })
  loop.disable()
  const { p50, p95, p99 } = percentiles(times)
  console.log(
    `| ${[name, times.length, readable(p50), readable(p95), readable(p99), readable(loop.max / 1000)].join(' | ')} |`,
  )
}

async function* changes(): AsyncGenerator<readonly BusinessChange[]> {
  const businesses = [...demonstrationBusinesses(COUNT)]
  yield businesses.map((business, at) => ({
    kind: 'saved',
    change: at + 1,
    business: { ...business, source: 'google-maps' },
    oldUrlSlugs: [],
  }))
}
