import { describe, expect, test } from 'vitest'
import { bulkEditSchema } from '#api/bulk-edits/schema.ts'
import type { AdminBusiness } from '#domain/business/admin-business.ts'
import type { Store } from '#store/store.ts'
import { bulk, edited, given, run, shown, undone } from '#test/api/bulk-edits/given-bulk-edits.ts'
import type { TempAdmin } from '#test/api/temp-admin.ts'
import { draft } from '#test/make-draft.ts'

const CAFE = { kind: 'set-category', category: 'Café' }

async function edit(admin: TempAdmin, id: number, body: object): Promise<void> {
  const { version } = await shown(admin, id)
  const answer = await admin.call('PATCH', `/api/admin/businesses/${id}`, { version, ...body })
  expect(answer.statusCode).toBe(200)
}

async function all(admin: TempAdmin, count: number): Promise<AdminBusiness[]> {
  return Promise.all(Array.from({ length: count }, (_, at) => shown(admin, at + 1)))
}

/** What has to be as before: everything but the version and the time of the last change. */
const timeless = ({ business, version: _, ...rest }: AdminBusiness) => ({
  ...rest,
  business: { ...business, updatedAt: 0 },
})

async function check(admin: TempAdmin, id: number) {
  const page = (await admin.call('GET', `/api/admin/bulk-edits/${id}/undo`)).json()
  return { ...page.check, entries: page.entries }
}

async function suppressed(admin: TempAdmin) {
  return admin.store.db
    .selectFrom('suppressions')
    .select(['kind', 'value', 'reason', 'business_id'])
    .orderBy('value')
    .execute()
}

describe('undoing a bulk edit as one', () => {
  test('a category: values, sources and locks are exactly as before, and imports may change it again', async () => {
    const admin = await given('Görlitz', 'Görlitz', 'Köln')
    await edit(admin, 2, { fields: { category: 'Friseur' } })
    await edit(admin, 3, { fields: {}, locks: { category: true } })
    const before = await all(admin, 3)
    const { id, result } = await edited(admin, { action: CAFE, filter: {}, expectedCount: 3 })
    expect(result).toEqual({ changed: 3, skipped: 0, failed: 0 })
    expect(await check(admin, id)).toEqual({ removable: 0, restorable: 3, partly: 0, kept: 0, entries: [] })
    expect(await undone(admin, id)).toEqual({ removed: 0, restored: 3, partly: 0, kept: 0 })
    expect((await all(admin, 3)).map(timeless)).toEqual(before.map(timeless))
    const place = { name: 'Betrieb 1', street: 'Weg 1', placeId: 'ChIJ-bulk-1-aaaaaa' }
    await admin.add(draft({ ...place, category: 'Konditorei' }))
    expect((await shown(admin, 1)).business.category).toBe('Konditorei')
  })

  test.each([
    { kind: 'hide', prepare: [] },
    { kind: 'show', prepare: [{ action: { kind: 'hide' }, ids: [1, 2], expectedCount: 2 }] },
    { kind: 'remove', prepare: [], reason: 'Probe' },
    {
      kind: 'restore',
      prepare: [{ action: { kind: 'remove', reason: 'Grund von damals' }, ids: [1, 2], expectedCount: 2 }],
    },
  ])('$kind: pages, addresses and suppression list are as before', async ({ kind, prepare, reason }) => {
    const admin = await given('Görlitz', 'Köln')
    for (const body of prepare) await edited(admin, body)
    const states = async () => [
      ...(await all(admin, 2)).map(timeless),
      ...(await suppressed(admin)),
      (await admin.app.inject('/api/businesses/1')).statusCode,
    ]
    const before = await states()
    const action = { kind, ...(reason !== undefined && { reason }) }
    const { id } = await edited(admin, { action, ids: [1, 2], expectedCount: 2 })
    expect(await states()).not.toEqual(before)
    const { removed, restored } = (await undone(admin, id)) as { removed: number; restored: number }
    expect({ removed, restored }).toEqual(
      kind === 'restore' ? { removed: 2, restored: 0 } : { removed: 0, restored: 2 },
    )
    expect(await states()).toEqual(before)
  })

  test('what was changed since stays and is listed with the reason; a later undo takes what has become free', async () => {
    const admin = await given('Görlitz', 'Görlitz', 'Görlitz', 'Görlitz')
    const { id } = await edited(admin, { action: CAFE, filter: {}, expectedCount: 4 })
    await edit(admin, 1, { fields: { category: 'Friseur' } })
    await edit(admin, 2, { fields: { phone: '03581 998877' } })
    const later = await edited(admin, { action: { kind: 'hide' }, ids: [3], expectedCount: 1 })
    const found = await check(admin, id)
    expect(found).toMatchObject({ restorable: 3, kept: 1, partly: 0 })
    expect(found.entries).toMatchObject([{ id: 1, reason: 'edited', account: 'admin', kept: ['category'] }])
    expect(await undone(admin, id)).toMatchObject({ restored: 3, kept: 1 })
    expect((await all(admin, 4)).map(({ business }) => business.category)).toEqual([
      'Friseur',
      ...Array(3).fill('Bäckerei'),
    ])
    expect((await shown(admin, 1)).sources.category).toMatchObject({ isLocked: true })
    expect((await shown(admin, 2)).business.phone).toBe('+493581998877')
    expect((await shown(admin, 3)).business.isHidden).toBe(true)
    const stored = (await admin.call('GET', `/api/admin/bulk-edits/${id}`)).json()
    expect(stored).toMatchObject({ undoneAt: null, partlyUndone: { undone: 3, kept: 1 } })
    const [newest] = (await admin.call('GET', '/api/admin/businesses/1/history')).json()
    await admin.call('POST', `/api/admin/businesses/1/history/${newest.id}/undo`)
    expect(await undone(admin, id)).toMatchObject({ restored: 1, kept: 0 })
    expect((await shown(admin, 1)).business.category).toBe('Bäckerei')
    expect(await undone(admin, later.id)).toMatchObject({ restored: 1, kept: 0 })
  })

  test('one that was removed or got the place id of another since stays', async () => {
    const admin = await given('Görlitz', 'Görlitz')
    const hide = await edited(admin, { action: { kind: 'hide' }, ids: [1], expectedCount: 1 })
    const remove = await edited(admin, {
      action: { kind: 'remove', reason: 'weg' },
      ids: [1],
      expectedCount: 1,
    })
    await edit(admin, 2, { fields: { placeId: 'ChIJ-bulk-1-aaaaaa' } })
    expect((await check(admin, hide.id)).entries).toMatchObject([{ id: 1, reason: 'removed' }])
    expect((await check(admin, remove.id)).entries).toMatchObject([
      { id: 1, reason: 'place-taken', otherId: 2 },
    ])
    const refused = await admin.call('POST', `/api/admin/bulk-edits/${hide.id}/undo`)
    expect(refused.json()).toMatchObject({ status: 409, code: 'bulk_edit_not_undoable' })
  })
})

describe('what is said about it', () => {
  test('job, audit log and its own page name filter, field, from, to and how many', async () => {
    const admin = await given('Görlitz', 'Görlitz', 'Köln')
    await edit(admin, 1, { fields: { category: 'Café' } })
    const { id } = await edited(admin, { action: CAFE, filter: { city: 'Görlitz' }, expectedCount: 2 })
    const summary = {
      filter: { city: 'Görlitz' },
      field: 'category',
      from: [{ value: 'Bäckerei', count: 1 }],
      to: 'Café',
      count: 2,
      changing: 1,
    }
    const answer = await admin.call('GET', `/api/admin/bulk-edits/${id}`)
    expect(() => bulkEditSchema.parse(answer.json())).not.toThrow()
    expect(answer.json()).toMatchObject({ id, summary, changed: 1, skipped: 1, failed: 0, account: 'admin' })
    expect((await admin.call('GET', `/api/admin/jobs/${id}`)).json().input).toMatchObject({ summary })
    await undone(admin, id)
    const rows = await admin.store.db
      .selectFrom('audit')
      .select(['action', 'subject', 'details'])
      .where('action', 'like', 'bulk.%')
      .orderBy('id')
      .execute()
    expect(rows.map(row => ({ ...row, details: JSON.parse(row.details) }))).toEqual([
      { action: 'bulk.started', subject: 'set-category', details: { job: id, ...summary } },
      { action: 'bulk.undo-started', subject: String(id), details: { job: id + 1 } },
      {
        action: 'bulk.undone',
        subject: String(id),
        details: { undone: 1, removed: 0, restored: 1, partly: 0, kept: 0 },
      },
    ])
    expect((await admin.call('GET', `/api/admin/bulk-edits/${id}`)).json().undoneAt).not.toBeNull()
  })

  test('each business has the number of the bulk edit in its history', async () => {
    const admin = await given('Görlitz')
    const { id } = await edited(admin, { action: CAFE, ids: [1], expectedCount: 1 })
    const [newest] = (await admin.call('GET', '/api/admin/businesses/1/history')).json()
    expect(newest).toMatchObject({ kind: 'changed', bulkEditId: id, runId: null, isUndoable: true })
  })

  test('one that never was, still runs or is undone already', async () => {
    const admin = await given('Görlitz')
    expect((await admin.call('GET', '/api/admin/bulk-edits/9')).statusCode).toBe(404)
    expect((await admin.call('POST', '/api/admin/bulk-edits/9/undo')).statusCode).toBe(404)
    const { jobId } = (await bulk(admin, { action: CAFE, ids: [1], expectedCount: 1 })).json()
    const undo = () => admin.call('POST', `/api/admin/bulk-edits/${jobId}/undo`)
    expect((await undo()).json().code).toBe('bulk_edit_not_undoable')
    await run(admin, jobId)
    await undone(admin, jobId)
    expect((await undo()).json().code).toBe('bulk_edit_not_undoable')
  })
})

test('an undo that broke off goes on where it was: every business once, counts as of an undisturbed one', async () => {
  const admin = await given(...Array<'Görlitz'>(230).fill('Görlitz'))
  const { id } = await edited(admin, { action: CAFE, filter: {}, expectedCount: 230 })
  const { jobId } = (await admin.call('POST', `/api/admin/bulk-edits/${id}/undo`)).json()
  let writes = 0
  const breaking: Store = {
    ...admin.store,
    write: work => (writes++ === 0 ? admin.store.write(work) : Promise.reject(new Error('killed'))),
  }
  await expect(run({ ...admin, store: breaking }, jobId)).rejects.toThrow('killed')
  const categories = async () => (await all(admin, 230)).map(({ business }) => business.category)
  expect(new Set(await categories())).toEqual(new Set(['Bäckerei', 'Café']))
  expect(await run(admin, jobId)).toEqual({ removed: 0, restored: 230, partly: 0, kept: 0 })
  expect(new Set(await categories())).toEqual(new Set(['Bäckerei']))
  const stored = (await admin.call('GET', `/api/admin/bulk-edits/${id}`)).json()
  expect(stored).toMatchObject({ partlyUndone: null })
  const entries = await admin.store.db
    .selectFrom('history')
    .select('id')
    .where('kind', '=', 'undone')
    .execute()
  expect(entries).toHaveLength(230)
})
