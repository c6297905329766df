import { expect, test } from 'vitest'
import { businessRecord } from '#store/businesses/business-records.ts'
import { erasedAddresses } from '#store/privacy/erasures.ts'
import { hashPlainKeys } from '#store/privacy/hash-plain-keys.ts'
import { suppressionList } from '#store/privacy/suppressions.ts'
import { draft } from '#test/make-draft.ts'
import { tempDirectory } from '#test/temp-directory.ts'
import { testKey } from '#test/test-key.ts'

/** A database of a version without keyed hashes: a suppressed place id, and a business that was erased. */
async function givenPlainKeys() {
  const directory = await tempDirectory(draft({ name: 'Bäckerei Roth' }))
  const { db } = directory.store
  await db
    .insertInto('suppressions')
    .values({
      id: 1,
      kind: 'place_id',
      value: 'ChIJ-roth-0001',
      reason: 'E-1',
      created_at: 0,
      business_id: null,
    })
    .execute()
  await db.updateTable('businesses').set({ name: '', removed_at: 5 }).where('id', '=', 1).execute()
  return directory
}

test('plain keys keep working until they are hashed', async () => {
  const { store } = await givenPlainKeys()
  const list = await suppressionList(store.db, testKey)
  expect([list.has('place_id', 'ChIJ-roth-0001'), list.has('place_id', 'ChIJ-other-1')]).toEqual([
    true,
    false,
  ])
})

test('the first start hashes them and the addresses of erased businesses, and has the database written anew', async () => {
  const { store } = await givenPlainKeys()
  await hashPlainKeys(store, 7)
  const content = JSON.stringify([
    await store.db.selectFrom('suppressions').selectAll().execute(),
    await store.db.selectFrom('businesses').selectAll().execute(),
  ])
  expect(content).not.toMatch(/ChIJ|baeckerei-roth/i)
  expect((await suppressionList(store.db, testKey)).has('place_id', 'ChIJ-roth-0001')).toBe(true)
  expect((await erasedAddresses(store.db)).size).toBe(1)
  expect((await businessRecord(store.db, 1))?.urlSlug).toBe('~1')
  const jobs = () => store.db.selectFrom('jobs').select(['kind', 'input']).execute()
  const [job] = await jobs()
  expect(job?.kind).toBe('erase')
  expect(JSON.parse(job?.input ?? '{}')).toMatchObject({ businessIds: [1], isRewritten: true })
  await hashPlainKeys(store, 8)
  expect(await jobs()).toHaveLength(1)
})
