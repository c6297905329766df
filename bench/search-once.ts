import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openSiteKey } from '#gateways/credentials/site-key.ts'
import { openDirectoryIndex } from '#search/index-reader.ts'
import { indexableBusinesses, sitemapEntries } from '#services/content/sitemap-entries.ts'
import { businessOf } from '#store/businesses/business-row.ts'
import { highestId } from '#store/businesses/businesses-of-category.ts'
import { rowsByIds } from '#store/businesses/listed-businesses.ts'
import { openStore } from '#store/store.ts'
import { type Percentiles, percentiles, timed } from './percentiles.ts'
import { kinds, mixOf } from './search-kinds.ts'
import { QUESTIONS, samplesOf } from './search-samples.ts'

/** What searches and sitemaps take in a process that does nothing else. */
export interface SearchFigures {
  /** From opening the index to the first answer. */
  readonly openMs: number
  readonly kinds: Readonly<Record<string, Percentiles>>
  /** All kinds in turn. */
  readonly mix: Percentiles
  /** Reading the lists that sitemaps name, and the pages of one file. */
  readonly sitemapMs: number
  readonly sitemapFileMs: number
  /** Without files, in MB. */
  readonly residentMegabytes: number
}

const ROUNDS = { budgetMs: 5_000, rounds: 2_000 }
const MIX = { budgetMs: 20_000, rounds: 6_000 }
/** What a process does ahead (search/query/warm-up.ts). */
const WARMING_MS = 5_000
/** A Tuesday morning: most shops open, some not yet. */
const NOW = Date.parse('2026-11-24T10:00:00+01:00')

const [dataDir = '', only] = process.argv.slice(2)
const samples = samplesOf(await someBusinesses())
const opened = performance.now()
const index = openDirectoryIndex(join(dataDir, 'index'), { isWarmed: true })
index.search({ text: 'friseur', limit: 24, offset: 0 }, NOW)
const openMs = performance.now() - opened
await wait(WARMING_MS)
const asked = kinds(samples).filter(({ name }) => only === undefined || name.includes(only))
const times: Record<string, Percentiles> = {}
for (const { name, args, ours } of asked)
  times[name] = percentiles(await timed(args, question => ours(index, question, NOW), ROUNDS))
const mix = await timed(mixOf(asked), ({ kind, question }) => kind.ours(index, question, NOW), MIX)
const sitemap = { index, indexableFrom: () => 0 }
const figures: SearchFigures = {
  openMs,
  kinds: times,
  mix: percentiles(mix),
  ...(only === undefined ? await sitemapTimes() : { sitemapMs: 0, sitemapFileMs: 0 }),
  residentMegabytes: ownMegabytes(),
}
index.close()
console.log(JSON.stringify(figures))

/** Spread evenly over all of them. */
async function someBusinesses() {
  const store = await openStore({ dataDir, key: openSiteKey(dataDir) })
  const step = Math.max(1, Math.floor((await highestId(store.db)) / QUESTIONS))
  const ids = Array.from({ length: QUESTIONS }, (_, at) => 1 + at * step)
  const rows = await rowsByIds(store.db, ids)
  await store.close()
  return rows.map(businessOf)
}

async function sitemapTimes() {
  const started = performance.now()
  await sitemapEntries(sitemap)
  const read = performance.now()
  for await (const _ of indexableBusinesses(sitemap, 1));
  return { sitemapMs: read - started, sitemapFileMs: performance.now() - read }
}

function ownMegabytes(): number {
  const own = /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
  return Math.round(Number(own ?? 0) / 1024)
}
