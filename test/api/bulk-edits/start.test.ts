import { describe, expect, test } from 'vitest'
import type { Business } from '#domain/business/business.ts'
import { jobById } from '#store/jobs/jobs.ts'
import type { Store } from '#store/store.ts'
import { bulk, edited, given, run, shown } from '#test/api/bulk-edits/given-bulk-edits.ts'
import type { TempAdmin } from '#test/api/temp-admin.ts'
import { draft } from '#test/make-draft.ts'

async function done(admin: TempAdmin, body: object) {
  return (await edited(admin, body)).result
}

async function facts<Fact>(
  admin: TempAdmin,
  count: number,
  fact: (business: Business) => Fact,
): Promise<Fact[]> {
  const found: Fact[] = []
  for (let id = 1; id <= count; id++) found.push(fact((await shown(admin, id)).business))
  return found
}

describe('counting what a filter finds', () => {
  test('as the table counts it', async () => {
    const admin = await given('Görlitz', 'Köln', 'Görlitz')
    const count = async (filter: object) =>
      (await admin.call('POST', '/api/admin/businesses/count', filter)).json()
    expect(await count({ city: 'Görlitz' })).toEqual({ count: 2 })
    expect(await count({ city: 'all' })).toEqual({ count: 3 })
    expect(await count({ nonsense: '1' })).toMatchObject({ status: 400 })
  })
})

describe('one action on many', () => {
  test('hiding what a filter finds: every one of them has it in its history, the others are untouched', async () => {
    const admin = await given('Görlitz', 'Köln', 'Görlitz')
    const result = await done(admin, {
      action: { kind: 'hide' },
      filter: { city: 'Görlitz' },
      expectedCount: 2,
    })
    expect(result).toEqual({ changed: 2, skipped: 0, failed: 0 })
    expect(await facts(admin, 3, business => business.isHidden)).toEqual([true, false, true])
    const history = (await admin.call('GET', '/api/admin/businesses/3/history')).json()
    expect(history[0]).toMatchObject({ kind: 'hidden', account: 'admin' })
    expect((await admin.app.inject('/api/businesses/1')).statusCode).toBe(404)
    expect((await admin.app.inject('/api/businesses/2')).statusCode).toBe(200)
    const audit = await admin.store.db.selectFrom('audit').select(['account', 'action', 'subject']).execute()
    expect(audit).toEqual([{ account: 'admin', action: 'bulk.started', subject: 'hide' }])
  })

  test('one that is in the wished state already is skipped and keeps its version', async () => {
    const admin = await given('Görlitz', 'Görlitz')
    await admin.call('POST', '/api/admin/businesses/1/hide', { version: 1 })
    const { version } = await shown(admin, 1)
    const result = await done(admin, { action: { kind: 'hide' }, ids: [1, 2], expectedCount: 2 })
    expect(result).toEqual({ changed: 1, skipped: 1, failed: 0 })
    expect((await shown(admin, 1)).version).toBe(version)
  })

  test('an action that takes businesses out of its own filter still reaches all of them', async () => {
    const admin = await given('Görlitz', 'Görlitz', 'Görlitz', 'Köln')
    const result = await done(admin, {
      action: { kind: 'set-category', category: 'Café' },
      filter: { category: 'Bäckerei', city: 'Görlitz' },
      expectedCount: 3,
    })
    expect(result).toEqual({ changed: 3, skipped: 0, failed: 0 })
    expect(await facts(admin, 4, business => business.category)).toEqual(['Café', 'Café', 'Café', 'Bäckerei'])
    expect((await shown(admin, 1)).sources.category).toMatchObject({
      source: 'administrator',
      isLocked: true,
    })
  })

  test('removing and restoring: gone for visitors and imports, and all of it back', async () => {
    const admin = await given('Görlitz', 'Görlitz')
    await done(admin, { action: { kind: 'remove', reason: 'Probe' }, filter: {}, expectedCount: 2 })
    expect((await admin.app.inject('/api/businesses/2')).statusCode).toBe(410)
    const list = await admin.store.db.selectFrom('suppressions').select('reason').execute()
    expect(list.map(({ reason }) => reason)).toEqual(Array(4).fill('Probe'))
    const result = await done(admin, {
      action: { kind: 'restore' },
      filter: { state: 'removed' },
      expectedCount: 2,
    })
    expect(result).toEqual({ changed: 2, skipped: 0, failed: 0 })
    expect((await admin.app.inject('/api/businesses/2')).statusCode).toBe(200)
    expect(await admin.store.db.selectFrom('suppressions').selectAll().execute()).toEqual([])
  })

  test('one whose place id another has by now fails alone; one that was merged stays merged', async () => {
    const admin = await given('Görlitz', 'Görlitz', 'Görlitz', 'Görlitz')
    await admin.call('POST', '/api/admin/duplicates/merge', { winnerId: 4, loserId: 3, take: [] })
    for (const id of [1, 2])
      await admin.call('DELETE', `/api/admin/businesses/${id}`, { version: id, reason: 'weg' })
    const { version } = await shown(admin, 4)
    const fields = { placeId: 'ChIJ-bulk-1-aaaaaa' }
    await admin.call('PATCH', '/api/admin/businesses/4', { version, fields })
    const result = await done(admin, { action: { kind: 'restore' }, ids: [1, 2, 3], expectedCount: 3 })
    expect(result).toEqual({ changed: 1, skipped: 1, failed: 1 })
    const removed = await Promise.all([1, 2, 3].map(async id => (await shown(admin, id)).isRemoved))
    expect(removed).toEqual([true, false, true])
  })
})

describe('what is refused before anything happens', () => {
  test('another number of businesses than was confirmed', async () => {
    const admin = await given('Görlitz', 'Görlitz')
    const answer = await bulk(admin, { action: { kind: 'hide' }, filter: {}, expectedCount: 3 })
    expect(answer.json()).toMatchObject({ status: 409, code: 'bulk_count_changed' })
    expect(answer.json().details).toContain('2')
    const byIds = await bulk(admin, { action: { kind: 'hide' }, ids: [1, 99], expectedCount: 2 })
    expect(byIds.json().code).toBe('bulk_count_changed')
    expect(await admin.store.db.selectFrom('jobs').selectAll().execute()).toEqual([])
  })

  test('the same when the number changes between the call and the job', async () => {
    const admin = await given('Görlitz', 'Görlitz')
    const { jobId } = (await bulk(admin, { action: { kind: 'hide' }, filter: {}, expectedCount: 2 })).json()
    await admin.add(draft({ name: 'Neu', street: 'Weg 9' }))
    await expect(run(admin, jobId)).rejects.toMatchObject({ code: 'bulk_count_changed' })
    expect(await facts(admin, 3, business => business.isHidden)).toEqual([false, false, false])
  })

  test('an unknown category, a missing reason, both ids and filter, or neither', async () => {
    const admin = await given('Görlitz')
    const one = { ids: [1], expectedCount: 1 }
    const statuses = [
      await bulk(admin, { ...one, action: { kind: 'set-category', category: 'Quatschwarenladen' } }),
      await bulk(admin, { ...one, action: { kind: 'remove', reason: ' ' } }),
      await bulk(admin, { ...one, filter: {}, action: { kind: 'hide' } }),
      await bulk(admin, { expectedCount: 1, action: { kind: 'hide' } }),
    ].map(answer => answer.statusCode)
    expect(statuses).toEqual([404, 400, 400, 400])
  })

  test('a second bulk edit while one waits', async () => {
    const admin = await given('Görlitz')
    const body = { action: { kind: 'hide' }, ids: [1], expectedCount: 1 }
    await bulk(admin, body)
    expect((await bulk(admin, body)).json()).toMatchObject({ status: 409, code: 'job_running' })
  })
})

describe('stopping and going on', () => {
  test('a cancelled job stops before the next batch and keeps what is done', async () => {
    const admin = await given('Görlitz', 'Görlitz')
    const { jobId } = (await bulk(admin, { action: { kind: 'hide' }, ids: [1, 2], expectedCount: 2 })).json()
    const controller = new AbortController()
    controller.abort(new Error('cancelled'))
    await expect(run(admin, jobId, controller.signal)).rejects.toThrow('cancelled')
    expect(await facts(admin, 2, business => business.isHidden)).toEqual([false, false])
  })

  test('a job that broke off goes on where it was: counts and result are those of an undisturbed one', async () => {
    const admin = await given(...Array<'Görlitz'>(60).fill('Görlitz'))
    const action = { kind: 'set-category', category: 'Café' }
    const body = { action, filter: { category: 'Bäckerei' }, expectedCount: 60 }
    const { jobId } = (await bulk(admin, body)).json()
    let writes = 0
    const breaking: Store = {
      ...admin.store,
      write: work => (writes++ === 0 ? admin.store.write(work) : Promise.reject(new Error('disk broke off'))),
    }
    await expect(run({ ...admin, store: breaking }, jobId)).rejects.toThrow('disk broke off')
    const broken = (await jobById(admin.store.db, jobId))?.progress
    expect(broken?.done).toBeGreaterThan(0)
    expect(broken?.done).toBeLessThan(60)
    expect(await run(admin, jobId)).toEqual({ changed: 60, skipped: 0, failed: 0 })
    const history = (await admin.call('GET', '/api/admin/businesses/1/history')).json()
    expect(history.map(({ kind }: { kind: string }) => kind)).toEqual(['changed', 'created'])
    const progress = (await jobById(admin.store.db, jobId))?.progress
    expect(progress).toMatchObject({ phase: 'editing', done: 60, total: 60 })
  })
})
