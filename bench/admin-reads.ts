import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSiteKey } from '#gateways/credentials/site-key.ts'
import { loadDemo } from '#services/demo/load-demo.ts'
import { openStore } from '#store/store.ts'
import { readable } from './percentiles.ts'
import { startSite } from './server-process.ts'

const SIZE = 60_000
const PASSWORD = 'Messung im leeren Speicher'

/** What screens of the area ask for, besides reads of one thing (a business, a job) that need its number. */
const READS = [
  'stats',
  'figures',
  'setup',
  'validation-status',
  'businesses?sortBy=name',
  'businesses?sortBy=name&page=1500',
  'businesses?search=m%C3%BCller',
  'businesses?city=K%C3%B6ln&sortBy=rating&sortOrder=desc',
  'businesses?type=Handwerker&country=DE&state=public',
  'businesses?date=2026-11-22',
  'businesses/30000',
  'businesses/30000/history',
  'businesses/30000/pictures',
  'types',
  'cities',
  'cities?q=neu',
  'countries',
  'real-categories',
  'categories',
  'categories/proposals?name=B%C3%A4kerei',
  'category-rules',
  'duplicates',
  'indexing',
  'import-searches',
  'imports',
  'rechecks',
  'jobs',
  'schedule',
  'backups',
  'audit',
  'submissions',
  'suppressions',
  'outbox',
  'subscribers',
  'redirects',
  'searches',
  'synonyms',
  'settings',
  'settings/code-versions',
  'accounts',
  'export?type=range&start=1&end=100&separator=%3B',
] as const

/**
 * Every read of the administrator's area as the first question of a process that has just started.
 * `-- admin-reads 2000` for a quick look, `-- admin-reads /folder` for an existing data folder without an account.
 */
export async function adminReadsBench([given = String(SIZE)]: readonly string[]): Promise<void> {
  const count = Number(given)
  const isNew = Number.isInteger(count)
  const dataDir = isNew ? mkdtempSync(join(tmpdir(), 'umkreis-bench-')) : given
  process.env.ADMIN_PASSWORD = PASSWORD
  try {
    if (isNew) await fill(dataDir, count)
    // The first start builds the index and makes the account.
    await (await startSite(dataDir)).end()
    console.log('| Read | first after a start | the second time | bytes |')
    console.log('|---|---|---|---|')
    for (const read of READS) await measure(dataDir, read)
  } finally {
    if (isNew) rmSync(dataDir, { recursive: true, force: true })
  }
}

async function fill(dataDir: string, count: number): Promise<void> {
  const store = await openStore({ dataDir, leavesCheckpoints: true, key: openSiteKey(dataDir) })
  await loadDemo({ store, dataDir, now: Date.now }, { count })
  await store.close()
}

async function measure(dataDir: string, read: string): Promise<void> {
  const site = await startSite(dataDir)
  try {
    const login = await fetch(`${site.origin}/api/admin/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'none' },
      body: JSON.stringify({ username: 'admin', password: PASSWORD }),
    })
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const ask = async () => {
      const from = performance.now()
      const answer = await fetch(`${site.origin}/api/admin/${read}`, { headers: { cookie } })
      const { byteLength } = await answer.arrayBuffer()
      return { micros: (performance.now() - from) * 1_000, byteLength, status: answer.status }
    }
    const [first, second] = [await ask(), await ask()]
    const fault = first.status === 200 ? '' : ` (${first.status})`
    console.log(
      `| ${decodeURIComponent(read)}${fault} | ${readable(first.micros)} | ${readable(second.micros)} | ${first.byteLength} |`,
    )
  } finally {
    await site.end()
  }
}
