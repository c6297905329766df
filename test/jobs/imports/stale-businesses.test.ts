import { expect, test } from 'vitest'
import { mergeBusinesses } from '#services/duplicates/merge-businesses.ts'
import { listSearches, listStale } from '#services/imports/list-stale.ts'
import { csvOf, type GivenImports, givenImports, row } from './given-imports.ts'

const HEADER = 'query,name,place_id,street,postal_code,city'
const idOf = (name: string) => `ChIJ${name.toLowerCase().padEnd(23, 'x').slice(0, 23)}`

/** An export with one business of Köln a line: its search and its name. */
function exportOf(...rows: readonly (readonly [search: string, name: string])[]): string {
  return [
    HEADER,
    ...rows.map(([search, name]) => `"${search}",${name},${idOf(name)},${name} Weg 3,50667,Köln`),
  ].join('\n')
}

const SEARCH = 'Zahnarzt, 50667 Köln, NRW, DE'

/** Names of stale businesses by search. */
async function stale({ store }: GivenImports): Promise<Record<string, string[]>> {
  const rows = await store.db
    .selectFrom('stale_businesses as stale')
    .innerJoin('import_searches as search', 'search.id', 'stale.search_id')
    .innerJoin('businesses as business', 'business.id', 'stale.business_id')
    .select(['search.words', 'search.place', 'business.name', 'stale.run_id'])
    .where('business.removed_at', 'is', null)
    .orderBy('business.name')
    .execute()
  const found: Record<string, string[]> = {}
  for (const { words, place, name, run_id } of rows)
    found[`${words}|${place}`] = [...(found[`${words}|${place}`] ?? []), `${name} ${run_id}`]
  return found
}

const SEARCH_KEY = 'Zahnarzt|50667 Köln, NRW, DE'
const OTHER = 'Kieferorthopäde, 50667 Köln, NRW, DE'

test('what the newest import of a search no longer has is stale, with the import that saw it last', async () => {
  const given = await givenImports()
  await given.imported('1.csv', exportOf([SEARCH, 'Adam'], [SEARCH, 'Berg'], [SEARCH, 'Cohn']))
  expect(await stale(given)).toEqual({})
  expect((await given.detail(1)).stale).toBeNull()
  const same = await given.imported('1.csv', exportOf([SEARCH, 'Adam'], [SEARCH, 'Berg'], [SEARCH, 'Cohn']))
  expect(same.stale).toEqual({ businesses: 0, searchId: null })
  await given.imported('2.csv', exportOf([SEARCH, 'Adam'], [SEARCH, 'Berg']))
  const third = await given.imported('3.csv', exportOf([SEARCH, 'Adam'], [SEARCH, 'Dorn']))
  expect(await stale(given)).toEqual({ [SEARCH_KEY]: ['Berg 3', 'Cohn 2'] })
  expect(third.stale).toEqual({ businesses: 2, searchId: 1 })
  const { entries } = await listSearches({ store: given.store }, { page: 1 })
  expect(entries).toMatchObject([
    { words: 'Zahnarzt', place: '50667 Köln, NRW, DE', runId: 4, found: 2, stale: 2 },
  ])
  expect(given.errors).toEqual([])
})

test('nothing is hidden by itself', async () => {
  const given = await givenImports()
  await given.imported('1.csv', exportOf([SEARCH, 'Adam'], [SEARCH, 'Berg']))
  await given.imported('2.csv', exportOf([SEARCH, 'Adam']))
  expect((await given.businesses()).map(({ name }) => name)).toEqual(['Adam', 'Berg'])
})

test('a business seen again, also by another search, is no longer stale', async () => {
  const given = await givenImports()
  await given.imported('1.csv', exportOf([SEARCH, 'Adam'], [SEARCH, 'Berg'], [SEARCH, 'Cohn']))
  await given.imported('2.csv', exportOf([SEARCH, 'Adam']))
  expect(await stale(given)).toEqual({ [SEARCH_KEY]: ['Berg 1', 'Cohn 1'] })
  await given.imported('3.csv', exportOf([OTHER, 'Berg']))
  expect(await stale(given)).toEqual({ [SEARCH_KEY]: ['Cohn 1'] })
  await given.imported('4.csv', exportOf([SEARCH, 'Adam'], [SEARCH, 'Cohn']))
  // Berg was last seen by the other search, before the newest import of its own.
  expect(await stale(given)).toEqual({})
})

test('a search that is not exported again makes nothing stale, and neither does a list without searches', async () => {
  const given = await givenImports()
  await given.imported('1.csv', exportOf([SEARCH, 'Adam'], [OTHER, 'Berg']))
  await given.imported('2.csv', exportOf([SEARCH, 'Adam']))
  expect(await stale(given)).toEqual({})
  await given.imported('3.csv', csvOf([row()]))
  expect(await stale(given)).toEqual({})
  expect((await given.detail(3)).stale).toBeNull()
})

test('a row that changed nothing, repeats another or belongs to a merged business was seen, too', async () => {
  const given = await givenImports()
  await given.imported('1.csv', exportOf([SEARCH, 'Adam'], [SEARCH, 'Berg'], [SEARCH, 'Cohn']))
  const [adam, berg] = await given.businesses()
  await mergeBusinesses(
    { store: given.store, now: () => given.clock.now },
    { winnerId: adam?.id ?? 0, loserId: berg?.id ?? 0, take: [], account: 'admin' },
  )
  await given.imported('2.csv', exportOf([SEARCH, 'Berg'], [SEARCH, 'Cohn'], [OTHER, 'Cohn']))
  expect(await stale(given)).toEqual({})
})

test('spellings of one search are one search', async () => {
  const given = await givenImports()
  await given.imported('1.csv', exportOf([' Zahnarzt, 50667 Köln, NRW, DE', 'Adam']))
  await given.imported('2.csv', exportOf(['zahnarzt,50667  KÖLN,NRW,DE', 'Berg']))
  expect(await stale(given)).toEqual({ [SEARCH_KEY]: ['Adam 1'] })
})

test('a dry run and a cancelled import see nothing', async () => {
  let cancel: (() => Promise<unknown>) | undefined
  const given = await givenImports(store => ({
    ...store,
    async write(work) {
      const result = await store.write(work)
      const run = await store.db
        .selectFrom('import_runs')
        .select(['id', 'unchanged'])
        .orderBy('id', 'desc')
        .executeTakeFirst()
      if (run?.id === 3 && run.unchanged > 0) await cancel?.()
      return result
    },
  }))
  const names = Array.from({ length: 150 }, (_, at) => `Praxis${at}`)
  const rows = names.map(name => [SEARCH, name] as const)
  await given.imported('1.csv', exportOf(...rows, [SEARCH, 'Adam']))
  await given.imported('probe.csv', exportOf(...rows), true)
  expect(await stale(given)).toEqual({})
  const { jobId } = await given.upload('3.csv', exportOf(...rows))
  cancel = async () => {
    await given.store.db.updateTable('jobs').set({ is_cancel_requested: 1 }).where('id', '=', jobId).execute()
    await given.look()
  }
  await given.work()
  expect((await given.detail(3)).run.state).toBe('cancelled')
  expect(await stale(given)).toEqual({})
})

test('undone imports give their sightings back', async () => {
  const given = await givenImports()
  await given.imported('1.csv', exportOf([SEARCH, 'Adam'], [SEARCH, 'Berg'], [SEARCH, 'Cohn']))
  await given.imported('2.csv', exportOf([SEARCH, 'Adam'], [SEARCH, 'Dorn']))
  expect(await stale(given)).toEqual({ [SEARCH_KEY]: ['Berg 1', 'Cohn 1'] })
  const third = await given.imported('3.csv', exportOf([OTHER, 'Berg'], [OTHER, 'Ehlers']))
  expect(await stale(given)).toEqual({ [SEARCH_KEY]: ['Cohn 1'] })
  await given.undo(third.run.id)
  expect(await stale(given)).toEqual({ [SEARCH_KEY]: ['Berg 1', 'Cohn 1'] })
  await given.undo(2)
  expect(await stale(given)).toEqual({})
  const { entries } = await listSearches({ store: given.store }, { page: 1 })
  expect(entries).toMatchObject([{ words: 'Zahnarzt', runId: 1, found: 3, stale: 0 }])
})

test('hidden and removed businesses need no decision any more', async () => {
  const given = await givenImports()
  await given.imported('1.csv', exportOf([SEARCH, 'Adam'], [SEARCH, 'Berg'], [SEARCH, 'Cohn']))
  await given.imported('2.csv', exportOf([SEARCH, 'Adam']))
  await given.store.db.updateTable('businesses').set({ is_hidden: 1 }).where('name', '=', 'Berg').execute()
  const page = await listStale({ store: given.store }, { id: 1, page: 1 })
  expect(page).toMatchObject({ total: 1, entries: [{ name: 'Cohn', hasOwnEdits: false, runId: 1 }] })
  expect((await given.detail(2)).stale).toEqual({ businesses: 1, searchId: 1 })
})

test('the search goes neither to the history nor to the facts of a business', async () => {
  const given = await givenImports()
  const { unreadColumns } = await given.imported('1.csv', exportOf([SEARCH, 'Adam']))
  expect(unreadColumns.ignored).not.toContain('query')
  const stored = JSON.stringify([
    await given.store.db.selectFrom('businesses').selectAll().execute(),
    await given.store.db.selectFrom('history').selectAll().execute(),
    await given.store.db.selectFrom('import_outcomes').selectAll().execute(),
  ])
  expect(stored).not.toContain('NRW, DE')
})

const APIFY = 'title,searchString,locationQuery,placeId,street,postalCode,city'
const GOSOM = 'input_id,title,place_id,address,category,latitude,longitude,cid,data_id'

test.each([
  {
    what: 'Apify with a column of places',
    file: `${APIFY}\nAdam,Zahnarzt,"Köln, Deutschland",${idOf('Adam')},Weg 3,50667,Köln`,
    searches: ['Zahnarzt|Köln, Deutschland'],
  },
  {
    what: 'gosom with an id that somebody gave',
    file: `${GOSOM}\nzahnarzt-koeln,Adam,${idOf('Adam')},"Weg 3, 50667 Köln",Zahnarzt,50.94,6.96,,`,
    searches: ['zahnarzt-koeln|'],
  },
  {
    what: 'gosom with an id that it made up',
    file: `${GOSOM}\n3f2b8c1e-0d4a-4b8e-9a77-1c2d3e4f5a6b,Adam,${idOf('Adam')},"Weg 3, 50667 Köln",Zahnarzt,50.94,6.96,,`,
    searches: [],
  },
  {
    what: 'Outscraper asked for one place',
    file: `${HEADER}\n${idOf('Adam')},Adam,${idOf('Adam')},Weg 3,50667,Köln`,
    searches: [],
  },
])('the search of $what is $searches', async ({ file, searches }) => {
  const given = await givenImports()
  const { run } = await given.imported('export.csv', file)
  expect(run).toMatchObject({ imported: 1 })
  const rows = await given.store.db.selectFrom('import_searches').selectAll().execute()
  expect(rows.map(({ words, place }) => `${words}|${place}`)).toEqual(searches)
})

test('an import whose process stops before it found out what is stale finds it out afterwards', async () => {
  let isBroken = false
  const given = await givenImports(store => ({
    ...store,
    write: work =>
      store.write(async trx => {
        const result = await work(trx)
        const run = await trx.selectFrom('import_runs').select('state').where('id', '=', 2).executeTakeFirst()
        const { newest_run_id: newest = 0 } =
          (await trx.selectFrom('import_searches').select('newest_run_id').executeTakeFirst()) ?? {}
        if (!isBroken && run?.state === 'done' && newest === 2) {
          isBroken = true
          throw new Error('pulled the plug')
        }
        return result
      }),
  }))
  await given.imported('1.csv', exportOf([SEARCH, 'Adam'], [SEARCH, 'Berg']))
  await given.imported('2.csv', exportOf([SEARCH, 'Adam']))
  expect(isBroken).toBe(true)
  expect(await stale(given)).toEqual({})
  given.clock.now += 60_000
  await given.work()
  expect(await stale(given)).toEqual({ [SEARCH_KEY]: ['Berg 1'] })
})
