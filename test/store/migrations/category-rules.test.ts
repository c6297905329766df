import { expect, test } from 'vitest'
import { rowKeysOf } from '#services/businesses/row-keys.ts'
import { businessById, insertBusinesses } from '#store/businesses/businesses.ts'
import { up } from '#store/migrations/0001-0019/0018-category-rules.ts'
import { business } from '#test/make-business.ts'
import { tempStore } from '#test/temp-store.ts'

const NO_KEYS = { matchKey: null, statedKey: null }

test.each([
  ['Abarth dealer', 'Autohaus', 'autohaus', 'handel'],
  ['Wuffelbude', 'Wuffelbude', 'wuffelbude', 'sonstiges'],
] as const)('a stored business of %s has the category %s', async (stored, name, slug, group) => {
  const { db } = await tempStore()
  const before = business({
    category: stored,
    categorySlug: stored.toLowerCase().replace(' ', '-'),
    categoryGroup: 'sonstiges',
  })
  await insertBusinesses(db, [{ business: before, keys: rowKeysOf(before, 1, NO_KEYS) }])
  await db.schema.dropTable('category_rules').execute()
  await db.schema.dropTable('category_rule_businesses').execute()
  await up(db as never)
  expect(await businessById(db, before.id)).toMatchObject({
    category: name,
    categorySlug: slug,
    categoryGroup: group,
  })
})
