import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ADMIN_SORTS } from '#domain/business/admin-business.ts'
import { readOverviewFilter } from '#domain/business/overview-filter.ts'
import { type Random, randomFor } from '#domain/demo/random.ts'
import { DomainError } from '#domain/errors.ts'
import { lockFolder } from '#gateways/files/process-lock.ts'
import { openIndexWriter } from '#search/index/index-writer.ts'
import { openDirectoryIndex } from '#search/index-reader.ts'
import { OverviewReader } from '#search/overview/overview-reader.ts'
import { IndexUpdater } from '#server/worker/index-updater.ts'
import { openStore, type Store } from '#store/store.ts'
import { count, SEED } from '#test/counts.ts'
import { testKey } from '#test/test-key.ts'
import { givenSite } from './given-site.ts'
import { startServer } from './live-server.ts'
import { report } from './results.ts'
import { indexFaults } from './site-state.ts'

const BUSINESSES = 60

/** What can happen to the index's main file, its delta and its pointer. */
const DAMAGES: Readonly<Record<string, (folder: string, random: Random) => void>> = {
  'flipped bytes': (folder, random) => flip(fileOf(folder, 'main-'), random),
  'flipped bytes of the delta': (folder, random) => flip(fileOf(folder, 'delta-'), random),
  truncated: (folder, random) => {
    const path = fileOf(folder, 'main-')
    truncateSync(path, random.below(statSync(path).size))
  },
  empty: folder => writeFileSync(fileOf(folder, 'main-'), ''),
  'empty delta': folder => writeFileSync(fileOf(folder, 'delta-'), ''),
  foreign: folder =>
    writeFileSync(
      fileOf(folder, 'main-'),
      Buffer.alloc(statSync(fileOf(folder, 'main-')).size, 'Guten Tag '),
    ),
  'foreign delta': folder => writeFileSync(fileOf(folder, 'delta-'), 'Guten Tag '.repeat(1000)),
  missing: folder => rmSync(fileOf(folder, 'main-')),
  'missing delta': folder => rmSync(fileOf(folder, 'delta-')),
  'another version': folder => changePointer(folder, pointer => ({ ...pointer, version: '0' })),
  'another checksum': folder => changePointer(folder, pointer => ({ ...pointer, checksum: '0'.repeat(64) })),
  'no pointer': folder => rmSync(join(folder, 'current.json')),
  'half a pointer': folder => writeFileSync(join(folder, 'current.json'), '{"version":"'),
}
const TIMES: Readonly<Record<string, number>> = {
  'flipped bytes': count({ usual: 2, long: 200 }),
  'flipped bytes of the delta': count({ usual: 1, long: 50 }),
  truncated: count({ usual: 1, long: 50 }),
}

test('an index that is damaged in any way is found out and built again from the database', async () => {
  const site = await givenSite(BUSINESSES)
  const folder = join(site, 'index')
  const store = await openStore({ dataDir: site, key: testKey })
  const faults: string[] = []
  let rounds = 0
  for (const [damage, apply] of Object.entries(DAMAGES)) {
    for (let time = 0; time < (TIMES[damage] ?? 1); time++, rounds++) {
      apply(folder, randomFor(SEED, rounds))
      const story = `${damage} ${time}, seed ${SEED}`
      faults.push(...(await readFaults(folder)).map(fault => `${story}: ${fault}`))
      await repaired(store, folder)
      faults.push(...indexFaults(site).map(fault => `${story}: ${fault}`))
    }
  }
  await store.close()
  report({
    check: 'damaged search index',
    count: rounds,
    lost: faults.length,
    crashed: 0,
    serverErrors: 0,
    figures: `${Object.keys(DAMAGES).length} kinds of damage; seed ${SEED}`,
  })
  expect(faults, faults.slice(0, 5).join('\n')).toEqual([])
})

test('a server that starts with a damaged index says so, answers, and has a whole one soon', async () => {
  const site = await givenSite(BUSINESSES)
  const random = randomFor(SEED, 0)
  for (let flips = 0; flips < 50; flips++) DAMAGES['flipped bytes']?.(join(site, 'index'), random)
  const server = await startServer(site)
  const statuses = new Set<number>()
  do {
    for (const path of ['/', '/businesses', '/healthz']) statuses.add((await server.call('GET', path)).status)
    await pause(20)
  } while (!server.log.some(line => line.includes('the search index is damaged and is being rebuilt')))
  await expect.poll(() => indexFaults(site)).toEqual([])
  for (const path of ['/', '/businesses', '/api/businesses/search?query=']) {
    await expect.poll(async () => (await server.call('GET', path)).status).toBe(200)
  }
  // While it has nothing to read from, the site may say that it is not ready; it has no error of its own.
  expect([...statuses].filter(status => status !== 200 && status !== 503)).toEqual([])
  expect(await server.stop()).toBe(0)
  expect(indexFaults(site)).toEqual([])
})

/** Readers answer, or say that there is no index that can be read; nothing else. */
async function readFaults(folder: string): Promise<string[]> {
  return [...searchFaults(folder), ...(await overviewFaults(folder))]
}

/** The same for the administrator's table. */
async function overviewFaults(folder: string): Promise<string[]> {
  const reader = new OverviewReader(folder)
  try {
    await reader.read({ change: 1, waitMs: 0 }, table => {
      for (const kind of ['totals', 'cities', 'categories'] as const) table.answer(kind, {})
      for (const sortBy of ADMIN_SORTS) table.answer('list', { ...CAFES, sortBy })
    })
    return []
  } catch (error) {
    return [String(error instanceof Error ? error.stack : error).slice(0, 600)]
  } finally {
    reader.close()
  }
}

const CAFES = {
  filter: readOverviewFilter({ search: 'café' }),
  named: { ofDay: new Uint32Array(0), among: [] },
  sortOrder: 'desc',
  offset: 0,
  limit: 10,
} as const

function searchFaults(folder: string): string[] {
  const index = openDirectoryIndex(folder)
  try {
    index.search({ text: 'café', limit: 10, offset: 0 }, 0)
    for (let id = 1; id <= BUSINESSES; id++) index.businessById(id, 0)
    return []
  } catch (error) {
    return error instanceof DomainError && error.code === 'index_not_ready'
      ? []
      : [String(error instanceof Error ? error.stack : error).slice(0, 600)]
  } finally {
    index.close()
  }
}

/** What the worker does at its start. */
async function repaired(store: Store, folder: string): Promise<void> {
  const writer = openIndexWriter(lockFolder(folder))
  try {
    const updater = new IndexUpdater(store, writer)
    await updater.follow()
    await updater.repair()
  } finally {
    writer.close()
  }
}

function flip(path: string, random: Random): void {
  const bytes = readFileSync(path)
  const at = random.below(bytes.length)
  bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8))
  writeFileSync(path, bytes)
}

function changePointer(folder: string, change: (pointer: object) => object): void {
  const path = join(folder, 'current.json')
  const pointer: object = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify(change(pointer)))
}

function fileOf(folder: string, beginning: string): string {
  const name = readdirSync(folder).find(each => each.startsWith(beginning) && each.endsWith('.db'))
  if (name === undefined) throw new Error(`no file ${beginning}* in ${readdirSync(folder)}`)
  return join(folder, name)
}
