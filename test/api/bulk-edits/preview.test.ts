import { expect, test } from 'vitest'
import { type BulkPreview, bulkPreviewSchema } from '#domain/business/bulk-preview.ts'
import { given, shown } from '#test/api/bulk-edits/given-bulk-edits.ts'
import type { TempAdmin } from '#test/api/temp-admin.ts'
import { draft } from '#test/make-draft.ts'

async function preview(admin: TempAdmin, body: object): Promise<BulkPreview> {
  const answer = await admin.call('POST', '/api/admin/businesses/bulk/preview', body)
  expect(() => bulkPreviewSchema.parse(answer.json())).not.toThrow()
  return answer.json()
}

async function edit(admin: TempAdmin, id: number, body: object): Promise<void> {
  const { version } = await shown(admin, id)
  const answer = await admin.call('PATCH', `/api/admin/businesses/${id}`, { version, ...body })
  expect(answer.statusCode).toBe(200)
}

test('a category: how many change, what they had, whom people edited or locked, and examples', async () => {
  const admin = await given('Görlitz', 'Görlitz', 'Görlitz', 'Köln')
  await edit(admin, 1, { fields: { category: 'Café' } })
  await edit(admin, 2, { fields: { category: 'Friseur' } })
  await edit(admin, 3, { fields: {}, locks: { category: true } })
  const change = { kind: 'set-category', category: 'café' }
  expect(await preview(admin, { change, filter: { city: 'Görlitz' } })).toEqual({
    count: 3,
    changing: 2,
    locked: 2,
    byHand: 1,
    impossible: 0,
    former: [
      { value: 'Bäckerei', count: 1 },
      { value: 'Friseur', count: 1 },
    ],
    to: 'Café',
    examples: [
      { id: 2, name: 'Betrieb 2', before: 'Friseur' },
      { id: 3, name: 'Betrieb 3', before: 'Bäckerei' },
    ],
    category: { kind: 'known', name: 'Café', businesses: 0, proposals: [] },
  })
  expect((await shown(admin, 2)).business.category).toBe('Friseur')
})

test('the commonest former values come first, with ten examples at most', async () => {
  const admin = await given(...Array<'Köln'>(13).fill('Köln'))
  await edit(admin, 7, { fields: { category: 'Friseur' } })
  const change = { kind: 'set-category', category: 'Café' }
  const { changing, former, examples } = await preview(admin, { change, filter: {} })
  expect({ changing, former }).toEqual({
    changing: 13,
    former: [
      { value: 'Bäckerei', count: 12 },
      { value: 'Friseur', count: 1 },
    ],
  })
  expect(examples).toHaveLength(10)
})

test.each([
  { category: 'Bäckrei', kind: 'unknown', proposal: 'Bäckerei' },
  { category: 'Xyzqwv', kind: 'unknown', proposal: undefined },
  // It came with a file, so it is a mistake that was made before.
  { category: 'Bäckereii', kind: 'used', proposal: 'Bäckerei' },
])('$category is $kind', async ({ category, kind, proposal }) => {
  const admin = await given('Görlitz')
  if (kind === 'used') {
    const { version } = await shown(admin, 1)
    const body = { version, fields: { category }, confirmsCategory: true }
    await admin.call('PATCH', '/api/admin/businesses/1', body)
    await admin.add(draft({ name: 'Zweiter', street: 'Weg 2' }))
    await admin.follow()
  }
  const change = { kind: 'set-category', category }
  const found = await preview(admin, { change, filter: {} })
  expect(found.category).toMatchObject({ kind, name: category, businesses: kind === 'used' ? 1 : 0 })
  expect(found.category?.proposals[0]).toBe(proposal)
})

test('visibility: what is so already does not change, and what cannot is counted', async () => {
  const admin = await given('Görlitz', 'Görlitz', 'Görlitz', 'Görlitz')
  await admin.call('POST', '/api/admin/businesses/1/hide', { version: 1 })
  await edit(admin, 2, { fields: { phone: '03581 998877' } })
  const { version } = await shown(admin, 3)
  await admin.call('DELETE', '/api/admin/businesses/3', { version, reason: 'weg' })
  const ids = [1, 2, 3, 4]
  const found = await preview(admin, { change: { kind: 'hide' }, ids })
  expect(found).toMatchObject({ count: 4, changing: 2, locked: 1, byHand: 1, to: 'hidden' })
  expect(found.former).toEqual([{ value: 'public', count: 2 }])
  await edit(admin, 4, { fields: { placeId: 'ChIJ-bulk-3-aaaaaa' } })
  const back = await preview(admin, { change: { kind: 'restore' }, ids })
  expect(back).toMatchObject({ count: 4, changing: 0, impossible: 1 })
  expect((await preview(admin, { change: { kind: 'remove' }, ids: [...ids, 99] })).count).toBe(4)
})

test('ids and filter, or neither, are refused', async () => {
  const admin = await given('Görlitz')
  const change = { kind: 'hide' }
  for (const body of [
    { change },
    { change, ids: [1], filter: {} },
    { change: { kind: 'remove', reason: 'x' }, ids: [1] },
  ])
    expect((await admin.call('POST', '/api/admin/businesses/bulk/preview', body)).statusCode).toBe(400)
})
