import { describe, expect, test } from 'vitest'
import { historySchema } from '#api/businesses/admin-edit-schema.ts'
import type { AdminBusiness } from '#domain/business/admin-business.ts'
import type { HistoryEntry } from '#domain/business/history.ts'
import { type TempAdmin, tempAdmin } from '#test/api/temp-admin.ts'
import { draft } from '#test/make-draft.ts'

const PLACE = 'ChIJ-roth-aaaaaaaa'

async function shown(admin: TempAdmin): Promise<AdminBusiness> {
  return (await admin.call('GET', '/api/admin/businesses/1')).json()
}

async function edited(admin: TempAdmin, fields: object, more: object = {}): Promise<AdminBusiness> {
  const { version } = await shown(admin)
  return (await admin.call('PATCH', '/api/admin/businesses/1', { version, fields, ...more })).json()
}

async function historyOf(admin: TempAdmin, id = 1): Promise<readonly HistoryEntry[]> {
  return (await admin.call('GET', `/api/admin/businesses/${id}/history`)).json()
}

/** Takes back the entry at this place in the list, 0 being the newest. */
async function undo(admin: TempAdmin, at: number) {
  const entry = (await historyOf(admin))[at]
  return admin.call('POST', `/api/admin/businesses/1/history/${entry?.id}/undo`)
}

async function undoable(admin: TempAdmin): Promise<string[]> {
  return (await historyOf(admin)).filter(entry => entry.isUndoable).map(entry => entry.kind)
}

describe('reading the history', () => {
  test('newest first: who changed which fact from what to what, without bookkeeping', async () => {
    const admin = await tempAdmin(draft({ placeId: PLACE }))
    await admin.add(draft({ placeId: PLACE, rating: 4.5, reviewCount: 8 }))
    await edited(admin, { phone: '03581 998877' })
    const answer = await admin.call('GET', '/api/admin/businesses/1/history')
    expect(() => historySchema.parse(answer.json())).not.toThrow()
    const [edit, update, creation] = await historyOf(admin)
    expect(edit).toMatchObject({ kind: 'changed', source: 'administrator', account: 'admin', runId: null })
    expect(edit?.changes).toEqual([
      { field: 'phone', before: '+493581471000', after: '+493581998877' },
      { field: 'locks', before: [], after: ['phone'] },
    ])
    expect(update).toMatchObject({ kind: 'changed', source: 'google-maps', account: null })
    expect(update?.changes.map(({ field }) => field)).toEqual(['rating', 'ratingSource', 'reviewCount'])
    expect(creation).toMatchObject({ kind: 'created', isUndoable: false })
  })

  test('the history of a business that does not exist is 404, and an entry of another business is none of it', async () => {
    const admin = await tempAdmin(draft(), draft({ name: 'Café Nord', street: 'Nordweg 9' }))
    expect((await admin.call('GET', '/api/admin/businesses/9/history')).statusCode).toBe(404)
    const [other] = await historyOf(admin, 2)
    const answer = await admin.call('POST', `/api/admin/businesses/1/history/${other?.id}/undo`)
    expect(answer.json()).toMatchObject({ status: 404, code: 'history_unknown' })
  })
})

describe('taking back', () => {
  test('an edit: value, source and lock are as before, and the next import may change the field again', async () => {
    const admin = await tempAdmin(draft({ placeId: PLACE }))
    const before = await shown(admin)
    await edited(admin, { phone: '03581 998877', name: 'Konditorei' })
    const answer = await undo(admin, 0)
    expect(answer.statusCode).toBe(200)
    const after = await shown(admin)
    expect(answer.json()).toEqual(after)
    expect({ ...after.business, updatedAt: 0 }).toEqual({ ...before.business, updatedAt: 0 })
    expect((await historyOf(admin))[0]).toMatchObject({ kind: 'undone', account: 'admin' })
    await admin.add(draft({ placeId: PLACE, phone: '+493581333333' }))
    expect((await shown(admin)).business.phone).toBe('+493581333333')
  })

  test('an older edit, as long as nothing newer touched the same facts: the newer one stays', async () => {
    const admin = await tempAdmin(draft())
    await edited(admin, { phone: '03581 998877' })
    await edited(admin, { website: 'https://roth.example/' })
    expect((await undo(admin, 1)).statusCode).toBe(200)
    const { business } = await shown(admin)
    expect(business).toMatchObject({ phone: '+493581471000', website: 'https://roth.example/' })
    expect(business.fieldSources.website).toMatchObject({ source: 'administrator', isLocked: true })
    expect(business.fieldSources.phone).toBeUndefined()
  })

  test('an edit whose facts a newer one touched is refused, and nothing changes', async () => {
    const admin = await tempAdmin(draft())
    await edited(admin, { phone: '03581 998877' })
    await edited(admin, { phone: '03581 998800', name: 'Konditorei' })
    const before = await shown(admin)
    const answer = await undo(admin, 1)
    expect(answer.json()).toMatchObject({ status: 409, code: 'history_not_undoable' })
    expect(await shown(admin)).toEqual(before)
    expect(await undoable(admin)).toEqual(['changed'])
  })

  test('what was taken back can be taken back itself, but not twice', async () => {
    const admin = await tempAdmin(draft())
    await edited(admin, { phone: '03581 998877' })
    await undo(admin, 0)
    expect((await undo(admin, 1)).statusCode).toBe(409)
    expect((await undo(admin, 0)).statusCode).toBe(200)
    expect((await shown(admin)).business).toMatchObject({
      phone: '+493581998877',
      fieldSources: { phone: { source: 'administrator', isLocked: true } },
    })
  })

  test('several edits of one field go back step by step, each with its lock, and forward again', async () => {
    const admin = await tempAdmin(draft({ placeId: PLACE }))
    const states = [await shown(admin)]
    states.push(await edited(admin, { phone: '03581 998877' }))
    states.push(await edited(admin, {}, { locks: { phone: false } }))
    states.push(await edited(admin, { phone: '03581 998800', name: 'Konditorei' }))
    const timeless = ({ business, sources }: AdminBusiness) => ({
      sources,
      business: { ...business, updatedAt: 0 },
    })
    const entries = (await historyOf(admin)).slice(0, 3)
    for (const [step, entry] of entries.entries()) {
      const { version } = await shown(admin)
      const path = `/api/admin/businesses/1/history/${entry.id}/undo`
      expect((await admin.call('POST', path, { version })).statusCode).toBe(200)
      expect(timeless(await shown(admin))).toEqual(timeless(states[2 - step] as AdminBusiness))
    }
    const kinds = (await historyOf(admin)).map(({ kind }) => kind)
    expect(kinds).toEqual([...Array(3).fill('undone'), ...Array(3).fill('changed'), 'created'])
    const steps = (await historyOf(admin)).slice(0, 3)
    for (const [step, { id }] of steps.entries()) {
      await admin.call('POST', `/api/admin/businesses/1/history/${id}/undo`)
      expect(timeless(await shown(admin))).toEqual(timeless(states[step + 1] as AdminBusiness))
    }
  })

  test('only the version that was read', async () => {
    const admin = await tempAdmin(draft())
    const { version } = await edited(admin, { phone: '03581 998877' })
    const [entry] = await historyOf(admin)
    await edited(admin, { website: 'https://roth.example/' })
    const path = `/api/admin/businesses/1/history/${entry?.id}/undo`
    const answer = await admin.call('POST', path, { version })
    expect(answer.json()).toMatchObject({ status: 409, code: 'business_changed' })
    expect((await shown(admin)).business.phone).toBe('+493581998877')
    expect((await admin.call('POST', path, { overwrite: [] })).statusCode).toBe(400)
  })

  test('an import’s change keeps what came before it, with its date', async () => {
    const admin = await tempAdmin(draft({ placeId: PLACE, rating: 4.1, reviewCount: 5 }))
    await admin.add(draft({ placeId: PLACE, rating: 2.2, reviewCount: 6 }))
    expect((await undo(admin, 0)).statusCode).toBe(200)
    expect((await shown(admin)).business).toMatchObject({
      rating: 4.1,
      reviewCount: 5,
      source: 'google-maps',
    })
  })

  test('a change of a lock', async () => {
    const admin = await tempAdmin(draft())
    await edited(admin, {}, { locks: { name: true } })
    expect((await historyOf(admin))[0]?.changes).toEqual([{ field: 'locks', before: [], after: ['name'] }])
    await undo(admin, 0)
    expect((await shown(admin)).sources.name?.isLocked).toBe(false)
  })

  test('a move to another city: the page stands at its old address again', async () => {
    const admin = await tempAdmin(draft())
    await edited(admin, { city: 'Köln', postalCode: '50667' })
    const back: AdminBusiness = (await undo(admin, 0)).json()
    expect(back.urlSlug).toBe('goerlitz/baeckerei-roth')
    expect(back.business).toMatchObject({ city: 'Görlitz', state: 'SN', postalCode: '02826' })
    await admin.follow()
    const formerly = await admin.app.inject('/api/businesses/slug/koeln/baeckerei-roth')
    expect(formerly.headers.location).toBe('/api/businesses/slug/goerlitz/baeckerei-roth')
  })

  test('a hiding', async () => {
    const admin = await tempAdmin(draft())
    await admin.call('POST', '/api/admin/businesses/1/hide', { version: 1 })
    expect((await historyOf(admin))[0]?.changes).toEqual([{ field: 'isHidden', before: false, after: true }])
    await undo(admin, 0)
    expect((await shown(admin)).business.isHidden).toBe(false)
  })

  test('a removal, which is all that can be taken back of a removed business', async () => {
    const admin = await tempAdmin(draft({ placeId: PLACE }))
    await edited(admin, { phone: '03581 998877' })
    await admin.call('DELETE', '/api/admin/businesses/1', { version: 2, reason: 'Irrtum' })
    expect(await undoable(admin)).toEqual(['removed'])
    expect((await undo(admin, 1)).statusCode).toBe(409)
    expect((await undo(admin, 0)).statusCode).toBe(200)
    expect((await shown(admin)).isRemoved).toBe(false)
    expect(await admin.store.db.selectFrom('suppressions').selectAll().execute()).toEqual([])
    // The removal is history; the edit before it is untouched and may still go.
    expect(await undoable(admin)).toEqual(['changed'])
  })

  test('only the newest of several removals', async () => {
    const admin = await tempAdmin(draft())
    for (const step of ['remove', 'restore', 'remove']) {
      const { version } = await shown(admin)
      if (step === 'remove') await admin.call('DELETE', '/api/admin/businesses/1', { version, reason: 'weg' })
      else await admin.call('POST', '/api/admin/businesses/1/restore')
    }
    const offered = (await historyOf(admin)).map(entry => entry.isUndoable || entry.conflicts.length > 0)
    expect(offered).toEqual([true, false, false, false])
  })

  test('a place id that another live business has by now is refused', async () => {
    const admin = await tempAdmin(draft({ placeId: PLACE }))
    await edited(admin, { placeId: 'ChIJ-new-cccccccc' })
    await admin.add(draft({ placeId: PLACE, name: 'Café Nord', street: 'Nordweg 9' }))
    expect((await undo(admin, 0)).json()).toMatchObject({ status: 409, code: 'place_id_taken' })
    expect((await shown(admin)).business.placeId).toBe('ChIJ-new-cccccccc')
  })

  test('every taking back is written down', async () => {
    const admin = await tempAdmin(draft())
    await edited(admin, { name: 'Konditorei' })
    await undo(admin, 0)
    const rows = await admin.store.db
      .selectFrom('audit')
      .select(['account', 'action'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { account: 'admin', action: 'business.edited' },
      { account: 'admin', action: 'business.undone' },
    ])
  })
})

describe('an edit of which something newer changed a part', () => {
  /** An edit of telephone and website, of which the next import or edit changed the telephone. */
  async function clashing(admin: TempAdmin): Promise<HistoryEntry> {
    await edited(
      admin,
      { phone: '03581 998877', website: 'https://roth.example/' },
      { locks: { phone: false } },
    )
    await admin.add(draft({ placeId: PLACE, phone: '+493581333333' }))
    const entry = (await historyOf(admin))[1]
    if (entry === undefined) throw new Error('no edit')
    return entry
  }

  async function decide(admin: TempAdmin, entry: HistoryEntry, overwrite: readonly string[]) {
    const { version } = await shown(admin)
    return admin.call('POST', `/api/admin/businesses/1/history/${entry.id}/undo`, { version, overwrite })
  }

  test('is told: both values, and what changed it since; without a decision nothing goes back', async () => {
    const admin = await tempAdmin(draft({ placeId: PLACE }))
    const entry = await clashing(admin)
    const [newer] = await historyOf(admin)
    expect(entry.isUndoable).toBe(false)
    expect(entry.conflicts).toEqual([
      {
        facts: ['phone'],
        changes: [{ field: 'phone', before: '+493581333333', after: '+493581471000' }],
        entryId: newer?.id,
      },
    ])
    const before = await shown(admin)
    expect((await undo(admin, 1)).json()).toMatchObject({ status: 409, code: 'history_not_undoable' })
    expect(await shown(admin)).toEqual(before)
  })

  test('keeps the newer value when that is decided; the rest goes back, and the rest of it can go later', async () => {
    const admin = await tempAdmin(draft({ placeId: PLACE }))
    const entry = await clashing(admin)
    expect((await decide(admin, entry, [])).statusCode).toBe(200)
    const { business } = await shown(admin)
    expect(business).toMatchObject({ phone: '+493581333333', website: null })
    expect(business.fieldSources.website).toBeUndefined()
    const again = (await historyOf(admin)).find(({ id }) => id === entry.id)
    expect(again?.conflicts.map(({ facts }) => facts)).toEqual([['phone']])
    expect((await decide(admin, entry, [])).json().code).toBe('history_not_undoable')
    expect((await decide(admin, entry, ['phone'])).statusCode).toBe(200)
    expect((await shown(admin)).business.phone).toBe('+493581471000')
    expect((await historyOf(admin)).find(({ id }) => id === entry.id)?.conflicts).toEqual([])
  })

  test('overwrites the newer value when that is decided, with its source; the newer entry stays in the history', async () => {
    const admin = await tempAdmin(draft({ placeId: PLACE }))
    const entry = await clashing(admin)
    expect((await decide(admin, entry, ['phone'])).statusCode).toBe(200)
    expect((await shown(admin)).business).toMatchObject({ phone: '+493581471000', website: null })
    const history = await historyOf(admin)
    expect(history.map(({ kind }) => kind)).toEqual(['undone', 'changed', 'changed', 'created'])
    await undo(admin, 0)
    expect((await shown(admin)).business).toMatchObject({
      phone: '+493581333333',
      website: 'https://roth.example/',
    })
  })
})
