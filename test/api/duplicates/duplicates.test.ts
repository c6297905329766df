import { describe, expect, test } from 'vitest'
import { duplicatesSchema } from '#api/businesses/admin-edit-schema.ts'
import type { AdminBusiness } from '#domain/business/admin-business.ts'
import type { HistoryEntry } from '#domain/business/history.ts'
import { lockFolder } from '#gateways/files/process-lock.ts'
import { openIndexWriter } from '#search/index/index-writer.ts'
import { openDirectoryIndex } from '#search/index-reader.ts'
import { findDuplicates } from '#services/duplicates/find-duplicates.ts'
import { startJob } from '#services/jobs/start-job.ts'
import { rebuildIndex } from '#services/search/follow-changes.ts'
import { type TempAdmin, tempAdmin } from '#test/api/temp-admin.ts'
import { draft } from '#test/make-draft.ts'
import { tempFolder } from '#test/temp-folder.ts'

const WINNER_PLACE = 'ChIJ-winner-aaaaaa'
const LOSER_PLACE = 'ChIJ-loser-bbbbbbb'

const winner = draft({ placeId: WINNER_PLACE, rating: 4.5, reviewCount: 10 })
const loser = draft({
  placeId: LOSER_PLACE,
  name: 'Roth Bäckerei',
  street: 'Markt 3',
  website: 'https://roth.example/',
  rating: 3,
  reviewCount: 90,
})

async function shown(admin: TempAdmin, id: number): Promise<AdminBusiness> {
  return (await admin.call('GET', `/api/admin/businesses/${id}`)).json()
}

async function merged(admin: TempAdmin, take: readonly string[] = [], winnerId = 1, loserId = 2) {
  const answer = await admin.call('POST', '/api/admin/duplicates/merge', { winnerId, loserId, take })
  await admin.follow()
  return answer
}

async function search(admin: TempAdmin): Promise<void> {
  const job = await startJob(
    { store: admin.store, now: () => 0 },
    { kind: 'find-duplicates', input: {}, account: null },
  )
  await findDuplicates(
    { store: admin.store, now: () => 0 },
    { id: job, signal: new AbortController().signal },
  )
  await admin.store.db.updateTable('jobs').set({ state: 'done' }).execute()
}

async function listed(admin: TempAdmin): Promise<number[][]> {
  const answer = await admin.call('GET', '/api/admin/duplicates')
  return answer.json().entries.map((pair: { a: { id: number }; b: { id: number } }) => [pair.a.id, pair.b.id])
}

async function leadsTo(admin: TempAdmin, path: string) {
  const { statusCode, headers } = await admin.app.inject(path)
  return [statusCode, headers.location]
}

describe('merging', () => {
  test('the winner takes what was chosen, fills its gaps, and keeps its reviews', async () => {
    const admin = await tempAdmin(winner, loser)
    const answer = await merged(admin, ['street'])
    expect(answer.statusCode).toBe(200)
    const { business } = answer.json() as AdminBusiness
    expect(business).toMatchObject({
      id: 1,
      name: 'Bäckerei Roth',
      placeId: WINNER_PLACE,
      street: 'Markt 3',
      website: 'https://roth.example/',
      rating: 4.5,
      reviewCount: 10,
    })
    expect(business.fieldSources.street).toMatchObject({ source: 'google-maps', isLocked: true })
    expect(business.fieldSources.website?.isLocked ?? false).toBe(false)
    expect(await shown(admin, 2)).toMatchObject({ isRemoved: true })
    expect(await admin.store.db.selectFrom('suppressions').selectAll().execute()).toEqual([])
    const audit = await admin.store.db.selectFrom('audit').select('action').execute()
    expect(audit).toEqual([{ action: 'business.merged' }])
  })

  test('reviews change hands only as a whole', async () => {
    const admin = await tempAdmin(winner, loser)
    const { business } = (await merged(admin, ['rating'])).json() as AdminBusiness
    expect(business).toMatchObject({ rating: 3, reviewCount: 90 })
  })

  test('every address of the loser leads to the winner: its page, its former page, its number', async () => {
    const admin = await tempAdmin(winner, loser)
    const { version } = await shown(admin, 2)
    await admin.call('PATCH', '/api/admin/businesses/2', {
      version,
      fields: { city: 'Köln', postalCode: '50667' },
    })
    await merged(admin)
    const target = '/api/businesses/slug/goerlitz/baeckerei-roth'
    expect(await leadsTo(admin, '/api/businesses/slug/koeln/roth-baeckerei')).toEqual([301, target])
    expect(await leadsTo(admin, '/api/businesses/slug/goerlitz/roth-baeckerei')).toEqual([301, target])
    expect(await leadsTo(admin, '/api/businesses/2')).toEqual([301, target])
    expect((await admin.app.inject('/api/businesses/1')).statusCode).toBe(200)
  })

  test('the same holds in an index that is built anew', async () => {
    const admin = await tempAdmin(winner, loser)
    await merged(admin)
    const folder = tempFolder()
    const writer = openIndexWriter(lockFolder(folder))
    await rebuildIndex({ store: admin.store, index: writer })
    writer.close()
    const index = openDirectoryIndex(folder)
    const moved = { kind: 'moved', urlSlug: 'goerlitz/baeckerei-roth' }
    expect(index.businessById(2, 0)).toEqual(moved)
    expect(index.businessBySlug('goerlitz', 'roth-baeckerei', 0)).toEqual(moved)
    expect(index.stats().total).toBe(1)
    index.close()
  })

  test('the loser’s row in the next file is recognised as the winner: not created anew, and nothing taken over', async () => {
    const admin = await tempAdmin(winner, loser)
    await merged(admin)
    const before = await shown(admin, 1)
    const withoutId = { ...loser }
    delete withoutId.placeId
    const saved = await admin.add(loser, withoutId)
    expect(saved.map(({ outcome, id }) => [outcome, id])).toEqual([
      ['duplicate', 1],
      ['duplicate', 1],
    ])
    expect(await shown(admin, 1)).toEqual(before)
    const rows = await admin.store.db.selectFrom('businesses').select('id').execute()
    expect(rows).toHaveLength(2)
  })

  test('a winner without Google’s ids takes the loser’s, and its row keeps it up to date', async () => {
    const admin = await tempAdmin(draft(), loser)
    await merged(admin)
    expect((await shown(admin, 1)).business.placeId).toBe(LOSER_PLACE)
    const [saved] = await admin.add({ ...loser, phone: '+493581999999' })
    expect(saved).toMatchObject({ outcome: 'updated', id: 1 })
  })

  test('a chain of merges leads to its end', async () => {
    const third = draft({ name: 'Roth am Markt', street: 'Markt 4', placeId: 'ChIJ-third-ccccccc' })
    const admin = await tempAdmin(winner, loser, third)
    await merged(admin, [], 1, 2)
    await merged(admin, [], 3, 1)
    const target = '/api/businesses/slug/goerlitz/roth-am-markt'
    expect(await leadsTo(admin, '/api/businesses/2')).toEqual([301, target])
    expect(await leadsTo(admin, '/api/businesses/slug/goerlitz/roth-baeckerei')).toEqual([301, target])
    const [saved] = await admin.add(loser)
    expect(saved).toMatchObject({ outcome: 'duplicate', id: 3 })
  })

  test('when the winner is removed, the loser’s addresses are gone too, and no row brings either back', async () => {
    const admin = await tempAdmin(winner, loser)
    await merged(admin)
    const { version } = await shown(admin, 1)
    await admin.call('DELETE', '/api/admin/businesses/1', { version, reason: 'Widerspruch' })
    await admin.follow()
    expect((await admin.app.inject('/api/businesses/2')).statusCode).toBe(410)
    expect((await admin.app.inject('/api/businesses/slug/goerlitz/roth-baeckerei')).statusCode).toBe(410)
    const saved = await admin.add(winner, loser)
    expect(saved.map(({ outcome }) => outcome)).toEqual(['suppressed', 'suppressed'])
  })

  test('a business with itself, with a removed one or an unknown one is refused', async () => {
    const admin = await tempAdmin(winner, loser)
    expect((await merged(admin, [], 1, 1)).json().code).toBe('merge_impossible')
    expect((await merged(admin, [], 1, 9)).json().code).toBe('business_unknown')
    await admin.call('DELETE', '/api/admin/businesses/2', { version: 2, reason: 'weg' })
    expect((await merged(admin)).json().code).toBe('business_gone')
    expect((await shown(admin, 1)).version).toBe(1)
  })
})

describe('taking a merge back', () => {
  async function mergeEntry(admin: TempAdmin): Promise<HistoryEntry | undefined> {
    const history: HistoryEntry[] = (await admin.call('GET', '/api/admin/businesses/1/history')).json()
    return history.find(entry => entry.kind === 'merged')
  }

  async function undone(admin: TempAdmin) {
    const entry = await mergeEntry(admin)
    const answer = await admin.call('POST', `/api/admin/businesses/1/history/${entry?.id}/undo`)
    await admin.follow()
    return answer
  }

  test('both are as they were, each at its own address', async () => {
    const admin = await tempAdmin(draft(), loser)
    const [first, second] = [await shown(admin, 1), await shown(admin, 2)]
    await merged(admin, ['street', 'placeId'])
    expect((await mergeEntry(admin))?.changes).toContainEqual({ field: 'mergedId', before: null, after: 2 })
    expect((await undone(admin)).statusCode).toBe(200)
    const timeless = ({ business }: AdminBusiness) => ({ ...business, updatedAt: 0 })
    expect(timeless(await shown(admin, 1))).toEqual(timeless(first))
    expect(timeless(await shown(admin, 2))).toEqual(timeless(second))
    expect((await admin.app.inject('/api/businesses/2')).statusCode).toBe(200)
    expect((await admin.app.inject('/api/businesses/slug/goerlitz/roth-baeckerei')).statusCode).toBe(200)
    const [saved] = await admin.add({ ...loser, phone: '+493581999999' })
    expect(saved).toMatchObject({ outcome: 'updated', id: 2 })
  })

  test('it is refused once something newer touched what the winner took', async () => {
    const admin = await tempAdmin(winner, loser)
    await merged(admin, ['street'])
    const { version } = await shown(admin, 1)
    await admin.call('PATCH', '/api/admin/businesses/1', { version, fields: { street: 'Markt 5' } })
    expect((await undone(admin)).json().code).toBe('history_not_undoable')
    expect((await shown(admin, 2)).isRemoved).toBe(true)
  })

  test('a loser that was restored by hand is its own again, and the merge can not be taken back any more', async () => {
    const admin = await tempAdmin(winner, loser)
    await merged(admin)
    expect((await admin.call('POST', '/api/admin/businesses/2/restore')).statusCode).toBe(200)
    await admin.follow()
    expect((await admin.app.inject('/api/businesses/2')).statusCode).toBe(200)
    expect((await shown(admin, 1)).business.website).toBe('https://roth.example/')
    expect((await undone(admin)).json().code).toBe('history_not_undoable')
  })
})

describe('the list of possible duplicates', () => {
  test('a pair is listed with its reasons and both sides as lines of the table', async () => {
    const admin = await tempAdmin(winner, { ...loser, street: 'Marktstraße 30' })
    expect((await admin.call('GET', '/api/admin/duplicates')).json().total).toBe(0)
    const fields = { name: 'Bäckerei Roth GmbH', street: 'Marktstr. 3' }
    await admin.call('PATCH', '/api/admin/businesses/2', { version: 2, fields })
    await search(admin)
    const answer = await admin.call('GET', '/api/admin/duplicates')
    expect(() => duplicatesSchema.parse(answer.json())).not.toThrow()
    expect(answer.json()).toMatchObject({
      total: 1,
      page: 1,
      totalPages: 1,
      entries: [{ a: { id: 1 }, b: { id: 2 }, score: 100 }],
    })
    const kinds = answer.json().entries[0].reasons.map((reason: { kind: string }) => reason.kind)
    expect(kinds).toEqual(['name', 'address', 'phone'])
  })

  test('a dismissed pair never comes back', async () => {
    const admin = await twins()
    expect(await listed(admin)).toEqual([[1, 2]])
    const answer = await admin.call('POST', '/api/admin/duplicates/dismiss', { a: 2, b: 1 })
    expect(answer.statusCode).toBe(204)
    expect(await listed(admin)).toEqual([])
    await search(admin)
    expect(await listed(admin)).toEqual([])
  })

  test('merged and removed businesses disappear from it', async () => {
    const admin = await twins()
    await merged(admin)
    expect(await listed(admin)).toEqual([])
    const other = await twins()
    await other.call('DELETE', '/api/admin/businesses/2', { version: 2, reason: 'weg' })
    expect(await listed(other)).toEqual([])
  })

  /** Two entries with one telephone number and name, one of them without an address. */
  async function twins(): Promise<TempAdmin> {
    const { name, city, phone } = draft()
    const admin = await tempAdmin(winner, {
      placeId: LOSER_PLACE,
      ...(name && { name }),
      ...(city && { city }),
      ...(phone && { phone }),
    })
    await search(admin)
    return admin
  }
})
