import { expect, test } from 'vitest'
import { showAdminBusiness } from '#services/businesses/show-admin-business.ts'
import { recordHistory } from '#store/businesses/history.ts'
import { announceDeadWebsites, countDeadWebsites } from '#store/links/dead-websites.ts'
import type { Store } from '#store/store.ts'
import { countingStore } from '#test/counting-store.ts'
import { draft } from '#test/make-draft.ts'
import { type TempDirectory, tempDirectory } from '#test/temp-directory.ts'

const DEAD = 'https://roth-baeckerei.de/'
const EXAMPLE = 'https://roth.example/'
const CHAIN = 'https://filialen-roth.de/'

test('visitors are not led to a dead website; the administrator still sees it, with the reason', async () => {
  const directory = await given()
  expect(await websites(directory)).toEqual([DEAD, DEAD, EXAMPLE])
  await markAll(directory, 1)
  expect(await websites(directory)).toEqual([null, null, EXAMPLE])
  expect(await countDeadWebsites(directory.store.db)).toBe(2)
  const { business, websiteCheck } = await showAdminBusiness(directory, 1)
  expect(business.website).toBe(DEAD)
  expect(websiteCheck).toEqual({
    ...{ outcome: 'dns', detail: 'ENOTFOUND', checkedAt: 77, failedDays: 3, isDead: true },
  })
  expect((await showAdminBusiness(directory, 3)).websiteCheck).toMatchObject({ isDead: false })
  await markAll(directory, 0)
  expect(await websites(directory)).toEqual([DEAD, DEAD, EXAMPLE])
})

test('businesses that are invented keep their websites', async () => {
  const directory = await given()
  await directory.store.db.updateTable('businesses').set({ source: 'demonstration' }).execute()
  await markAll(directory, 1)
  expect(await websites(directory)).toEqual([DEAD, DEAD, EXAMPLE])
  expect(await countDeadWebsites(directory.store.db)).toBe(0)
})

test('what could be undone before can still be: the newest entry of the history goes along', async () => {
  const directory = await given()
  const { store } = directory
  const changeOf = async (table: 'businesses' | 'history') => {
    const row = await store.db
      .selectFrom(table)
      .select('change')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    return Number(row.change)
  }
  const before = await changeOf('businesses')
  await store.write(trx =>
    recordHistory(trx, [
      {
        ...{
          businessId: 1,
          kind: 'created',
          source: 'google-maps',
          account: null,
          run: { kind: 'import', id: 1 },
          changes: [],
        },
        ...{ change: before, now: 0 },
      },
    ]),
  )
  await markAll(directory, 1)
  expect(await changeOf('businesses')).toBeGreaterThan(before)
  expect(await changeOf('history')).toBe(await changeOf('businesses'))
  const announced = await changeOf('businesses')
  await announceDeadWebsites(store)
  expect(await changeOf('businesses')).toBe(announced)
})

test('a website is announced in as many statements whether one business has it or two hundred', async () => {
  const shops = (website: string, count: number) =>
    Array.from({ length: count }, (_, n) =>
      draft({ name: `Filiale ${n}`, street: `${website} ${n}`, website }),
    )
  const { store } = await tempDirectory(...shops(DEAD, 1), ...shops(CHAIN, 199))
  const announced = async (url: string) => {
    await mark(store, url, 1)
    const counting = countingStore(store)
    await announceDeadWebsites(counting.store)
    return counting.count()
  }
  const before = await changes(store)
  expect(await announced(CHAIN)).toBe(await announced(DEAD))
  const newest = Math.max(...before)
  expect(await changes(store)).toEqual([newest + 200, ...before.slice(1).map((_, n) => newest + 1 + n)])
})

const given = () =>
  tempDirectory(
    draft({ name: 'Roth am Markt', street: 'Weg 1', website: DEAD }),
    draft({ name: 'Roth am Bahnhof', street: 'Weg 2', website: DEAD }),
    draft({ name: 'Muster', street: 'Weg 3', website: EXAMPLE }),
  )

async function markAll({ store, follow }: TempDirectory, isInvalid: 0 | 1): Promise<void> {
  for (const url of [DEAD, EXAMPLE]) await mark(store, url, isInvalid)
  await announceDeadWebsites(store)
  await follow()
}

async function mark({ db }: Store, url: string, isInvalid: 0 | 1): Promise<void> {
  const row = {
    outcome: 'dns' as const,
    ...{ detail: 'ENOTFOUND', final_url: null, checked_at: 77, failed_days: 3 * isInvalid },
    ...{ last_failed_day: null, is_invalid: isInvalid, job_id: 1 },
  }
  await db
    .insertInto('link_checks')
    .values({ url, ...row })
    .onConflict(conflict => conflict.column('url').doUpdateSet(row))
    .execute()
}

/** The change numbers of the businesses, in their order. */
async function changes({ db }: Store): Promise<number[]> {
  const rows = await db.selectFrom('businesses').select('change').orderBy('id').execute()
  return rows.map(({ change }) => Number(change))
}

async function websites({ index }: TempDirectory): Promise<(string | null)[]> {
  return [1, 2, 3].map(id => {
    const found = index.businessById(id, 0)
    if (found.kind !== 'found') throw new Error(`${id} is ${found.kind}`)
    return found.business.website
  })
}
