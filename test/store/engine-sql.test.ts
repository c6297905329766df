import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countedStates } from '#store/bulk-edits/bulk-states.ts'
import { countLockedCategories, idsOfCategory } from '#store/businesses/businesses-of-category.ts'
import { containsInAnyCase, isListed } from '#store/engine-sql.ts'
import { putRedirects, redirectPage } from '#store/redirects.ts'
import { draft } from '#test/make-draft.ts'
import { tempDirectory } from '#test/temp-directory.ts'
import { tempStore } from '#test/temp-store.ts'

const LOCKED = { category: { source: 'owner', date: '2026-11-01', isLocked: true } }
const OPEN = { category: { source: 'google-maps', date: '2026-11-01', isLocked: false } }

test('what JSON columns say is counted', async () => {
  const names = ['Roth', 'Blau', 'Grün']
  const { store } = await tempDirectory(...names.map(name => draft({ name })))
  for (const [id, sources] of [
    [1, LOCKED],
    [2, OPEN],
    [3, {}],
  ] as const)
    await store.db
      .updateTable('businesses')
      .set({ field_sources: JSON.stringify(sources), subtypes: JSON.stringify(['Straßen"bau']) })
      .where('id', '=', id)
      .execute()
  expect(await countLockedCategories(store.db, [1, 2, 3])).toBe(1)
  const states = await countedStates(store.db, [1, 2, 3], 'category')
  expect(states.map(({ isLocked, isByHand, count }) => ({ isLocked, isByHand, count }))).toEqual(
    expect.arrayContaining([
      { isLocked: true, isByHand: true, count: 1 },
      { isLocked: false, isByHand: false, count: 2 },
    ]),
  )
  expect(await countedStates(store.db, [1, 2, 3], 'visibility')).toHaveLength(2)
  expect(states.every(({ state }) => state.isRestorable && state.visibility === 'public')).toBe(true)
  expect(await idsOfCategory(store.db, { slug: 'none', name: 'Straßen"bau' }, 1, 3)).toEqual([2, 3])
})

test.for([
  ['ß', ['/straße']],
  ['%', ['/100%']],
  ['X', []],
  ['/ziel', ['/100%', '/straße']],
] as const)('a text is found within others as it is written: %s', async ([text, paths]) => {
  const { db } = await tempStore()
  await putRedirects(db, [
    { path: '/straße', target: '/ziel', createdAt: 1 },
    { path: '/100%', target: '/ziel', createdAt: 1 },
    { path: '/x', target: null, createdAt: 1 },
  ])
  const { entries, total } = await redirectPage(db, text, { page: 1, limit: 10 })
  expect([total, entries.map(({ path }) => path)]).toEqual([paths.length, paths])
})

test.for([
  ['MÜLLER & Söhne', 'müller', true],
  ['Müller', 'MÜLLER', true],
  ['İzmir Evi', 'İZMİR', true],
  ['100 %', '%', true],
  ['100', '%', false],
  ['a_b', 'A_B', true],
  ['axb', 'a_b', false],
  ['C:\\Daten', 'c:\\d', true],
  ['Müler', 'müller', false],
] as const)('a text is found within others in any case: %s, %s', async ([text, part, isFound]) => {
  const { db } = await tempStore()
  const row = await db
    .selectNoFrom(containsInAnyCase(sql`cast(${text} as text)`, part).as('found'))
    .executeTakeFirstOrThrow()
  expect(Boolean(row.found)).toBe(isFound)
})

test('an empty list has no value in it', async () => {
  const { db } = await tempStore()
  await putRedirects(db, [{ path: '/a', target: null, createdAt: 1 }])
  const paths = (operator: 'in' | 'not in') =>
    db.selectFrom('redirects').select('path').where('path', operator, []).execute()
  expect(await paths('in')).toEqual([])
  expect(await paths('not in')).toEqual([{ path: '/a' }])
})

test('a column is compared with a list of texts, whatever they hold', async () => {
  const { db } = await tempStore()
  const texts = ['/a"b', "/a'b", '/{a,b}', '/a\\b', '/straße', '/null', 'NULL', '']
  await putRedirects(
    db,
    texts.map(path => ({ path, target: '/x', createdAt: 0 })),
  )
  const found = async (list: readonly string[]) => {
    const rows = await db
      .selectFrom('redirects')
      .select('path')
      .where(isListed(db, 'path', list))
      .execute()
    return rows.map(({ path }) => path).sort()
  }
  for (const text of texts) expect(await found([text, '/strasse'])).toEqual([text])
  expect(await found([])).toEqual([])
  expect(await found(texts)).toEqual([...texts].sort())
})
