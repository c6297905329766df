import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts'
import { eraseBusinesses } from '#services/businesses/erase-business.ts'
import { removeFor } from '#services/businesses/remove-business.ts'
import { erasedAddressHashes, isErasedAddress } from '#services/privacy/erased-addresses.ts'
import { publicIndex } from '#services/search/public-index.ts'
import { businessRecord } from '#store/businesses/business-records.ts'
import { addOldSlug } from '#store/businesses/old-slugs.ts'
import { draft } from '#test/make-draft.ts'
import { tempDirectory } from '#test/temp-directory.ts'
import { testKey } from '#test/test-key.ts'

const ROTH = draft({ name: 'Bäckerei Roth', placeId: 'ChIJ-roth-0001' })

/** A directory whose only business was erased. */
async function given() {
  const directory = await tempDirectory(ROTH)
  const { store } = directory
  await store.write(async trx => {
    const record = await businessRecord(trx, 1)
    if (record === undefined) throw new Error('no business')
    await addOldSlug(trx, 'goerlitz/beckerei-roht', 1, 0)
    const by = { reason: 'E-1', account: null, now: 0, key: testKey }
    await removeFor(trx, record, by)
    await eraseBusinesses(trx, [{ id: 1, suppressions: [] }], { ...by, submissionId: null })
  })
  await directory.follow()
  const hashes = await erasedAddressHashes({ store })
  const site = publicIndex(
    directory.index,
    () => DEFAULT_SETTINGS,
    { of: () => undefined },
    urlSlug => isErasedAddress(store, hashes, urlSlug),
  )
  return { ...directory, site }
}

test('the addresses of an erased business, by name and by number, are gone and not unknown', async () => {
  const { site } = await given()
  expect(site.businessBySlug('goerlitz', 'baeckerei-roth', 0)).toEqual({ kind: 'gone' })
  expect(site.businessBySlug('goerlitz', 'beckerei-roht', 0)).toEqual({ kind: 'gone' })
  expect(site.businessById(1, 0)).toEqual({ kind: 'gone' })
  expect(site.businessBySlug('goerlitz', 'cafe-central', 0)).toEqual({ kind: 'unknown' })
})

test('no address of it is stored in clear', async () => {
  const { store } = await given()
  const stored = JSON.stringify([
    await store.db.selectFrom('businesses').selectAll().execute(),
    await store.db.selectFrom('old_slugs').selectAll().execute(),
    await store.db.selectFrom('erasures').selectAll().execute(),
  ])
  expect(stored).not.toMatch(/baeckerei-roth|roht/i)
})

test('a new business may have the address again', async () => {
  const { site, add } = await given()
  await add(
    draft({
      name: 'Bäckerei Roth',
      placeId: 'ChIJ-other-0002',
      street: 'Obermarkt 1',
      phone: '+493581471999',
    }),
  )
  expect(site.businessBySlug('goerlitz', 'baeckerei-roth', 0)).toMatchObject({ kind: 'found' })
})
