import { expect, test } from 'vitest'
import { rowKeysOf } from '#services/businesses/row-keys.ts'
import { businessById, insertBusinesses } from '#store/businesses/businesses.ts'
import { up } from '#store/migrations/0001-0019/0014-category-groups.ts'
import { business } from '#test/make-business.ts'
import { tempStore } from '#test/temp-store.ts'

const NO_KEYS = { matchKey: null, statedKey: null }

test.each([
  ['Fitnessstudio', 'sonstiges', 'sport'],
  ['Katholische Kirche', 'sonstiges', 'religion-vereine'],
  ['Imkerei', 'handwerker', 'landwirtschaft'],
  ['Landwirtschaft', 'sonstiges', 'landwirtschaft'],
  ['Finanzamt', 'sonstiges', 'sonstiges'],
  ['Bäckerei', 'gastronomie', 'gastronomie'],
] as const)('a stored business of %s goes from %s to %s', async (category, before, after) => {
  const { db } = await tempStore()
  const stored = business({ category, categoryGroup: before })
  await insertBusinesses(db, [{ business: stored, keys: rowKeysOf(stored, 1, NO_KEYS) }])
  await up(db as never)
  expect((await businessById(db, stored.id))?.categoryGroup).toBe(after)
})
