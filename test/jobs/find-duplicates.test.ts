import { describe, expect, test } from 'vitest'
import { jobHandlers } from '#jobs/handlers.ts'
import { startJob } from '#services/jobs/start-job.ts'
import { dismissPair, suggestedPairs } from '#store/duplicates/duplicate-pairs.ts'
import { jobById } from '#store/jobs/jobs.ts'
import { draft } from '#test/make-draft.ts'
import { type TempDirectory, tempDirectory } from '#test/temp-directory.ts'
import { NO_WEB } from './no-web.ts'

/** Businesses that differ in name and address unless a test says otherwise. */
function drafts(...all: Parameters<typeof draft>[0][]) {
  return all.map((facts, at) =>
    draft({ placeId: `ChIJ-pair-${at + 1}-aaaa`, name: `Betrieb ${at}`, street: `Weg ${at + 1}`, ...facts }),
  )
}

async function search(
  { store, overview, folder, siteFiles: files, follow }: TempDirectory,
  signal = new AbortController().signal,
) {
  const now = () => 1000
  const id = await startJob({ store, now }, { kind: 'find-duplicates', input: {}, account: 'admin' })
  const deps = {
    ...NO_WEB,
    store,
    overview,
    now,
    files,
    dataDir: folder,
    rebuildIndex: follow,
    indexed: follow,
  }
  try {
    const { result } = await jobHandlers(deps)['find-duplicates']({ id, input: {}, signal })
    return { id, result }
  } finally {
    await store.db.updateTable('jobs').set({ state: 'done' }).where('id', '=', id).execute()
  }
}

async function pairs({ store }: TempDirectory): Promise<string[]> {
  const { entries } = await suggestedPairs(store.db, { page: 1, limit: 100 })
  return entries.map(({ a, b }) => `${a} ${b}`)
}

const TWIN = { name: 'Bäckerei Roth', phone: '+493581470000' }
/** The same without a street and number. */
const BARE_TWIN = { ...TWIN, street: '', postalCode: '' }

async function given(...all: Parameters<typeof draft>[0][]): Promise<TempDirectory> {
  const stored = drafts(...all).map(facts =>
    Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== '')),
  )
  return tempDirectory(...stored)
}

describe('looking for duplicates', () => {
  test('finds a pair, reports its progress, and ignores different businesses', async () => {
    const directory = await given(TWIN, { phone: '+493581470001' }, BARE_TWIN)
    const { id, result } = await search(directory)
    expect(result).toEqual({ pairs: 1, listed: 1, added: 1, withdrawn: 0 })
    expect(await pairs(directory)).toEqual(['1 3'])
    expect((await jobById(directory.store.db, id))?.progress).toMatchObject({
      phase: 'storing',
      done: 1,
      total: 1,
      counts: { pairs: 1 },
    })
  })

  test('searching again adds nothing; what became different is withdrawn', async () => {
    const directory = await given(TWIN, BARE_TWIN)
    await search(directory)
    expect((await search(directory)).result).toEqual({ pairs: 1, listed: 1, added: 0, withdrawn: 0 })
    await directory.store.db.updateTable('businesses').set({ phone: null }).where('id', '=', 2).execute()
    expect((await search(directory)).result).toEqual({ pairs: 0, listed: 0, added: 0, withdrawn: 1 })
    expect(await pairs(directory)).toEqual([])
  })

  test('a dismissed pair is neither listed nor counted', async () => {
    const directory = await given(TWIN, BARE_TWIN)
    await dismissPair(directory.store.db, { a: 1, b: 2, account: 'admin', now: 0 })
    expect((await search(directory)).result).toEqual({ pairs: 0, listed: 0, added: 0, withdrawn: 0 })
  })

  test('removed businesses take no part, hidden ones do', async () => {
    const directory = await given(TWIN, BARE_TWIN, { ...BARE_TWIN, name: 'Bäckerei Roth GmbH', placeId: '' })
    const { db } = directory.store
    await db.updateTable('businesses').set({ removed_at: 1 }).where('id', '=', 2).execute()
    await db.updateTable('businesses').set({ is_hidden: 1 }).where('id', '=', 1).execute()
    await search(directory)
    expect(await pairs(directory)).toEqual([])
    await db.updateTable('businesses').set({ removed_at: null }).where('id', '=', 2).execute()
    await search(directory)
    expect(await pairs(directory)).toEqual(['1 2'])
  })

  test('a telephone number of five businesses belongs to a chain and is no evidence; one of four is', async () => {
    const alike = async (count: number) => {
      const directory = await given(...Array.from({ length: count }, () => ({})))
      const same = { name: 'Bäckerei Roth', phone: '+493581470000', street: null }
      await directory.store.db.updateTable('businesses').set(same).execute()
      return (await search(directory)).result
    }
    expect(await alike(4)).toMatchObject({ pairs: 6 })
    expect(await alike(5)).toMatchObject({ pairs: 0 })
  })

  test('stopping it leaves the list as it was', async () => {
    const directory = await given(TWIN, BARE_TWIN)
    const controller = new AbortController()
    controller.abort(new Error('cancelled'))
    await expect(search(directory, controller.signal)).rejects.toThrow('cancelled')
    expect(await pairs(directory)).toEqual([])
  })

  test('the surest pairs come first', async () => {
    const near = { latitude: 51.15, longitude: 14.98 }
    const directory = await given(
      { ...TWIN, name: 'Optik Wagner', phone: '+493581470001' },
      { ...BARE_TWIN, name: 'Optik Wagner', phone: '+493581470001' },
      { ...TWIN, ...near },
      { ...BARE_TWIN, ...near },
    )
    await search(directory)
    expect(await pairs(directory)).toEqual(['3 4', '1 2'])
  })
})
