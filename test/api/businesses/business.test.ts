import { describe, expect, test } from 'vitest'
import { adminBusinessSchema } from '#api/businesses/admin-edit-schema.ts'
import type { AdminBusiness } from '#domain/business/admin-business.ts'
import type { Business, BusinessDraft } from '#domain/business/business.ts'
import { lastChange } from '#store/businesses/changes.ts'
import { type TempAdmin, tempAdmin } from '#test/api/temp-admin.ts'
import { draft } from '#test/make-draft.ts'
import { suppressKey } from '#test/services/privacy/suppress.ts'

const PLACE = 'ChIJ-roth-aaaaaaaa'
const OTHER_PLACE = 'ChIJ-other-bbbbbbb'

function seen(answer: { json(): unknown }): AdminBusiness {
  return answer.json() as AdminBusiness
}

async function shown(admin: TempAdmin, id = 1): Promise<AdminBusiness> {
  return seen(await admin.call('GET', `/api/admin/businesses/${id}`))
}

async function patched(admin: TempAdmin, fields: object, more: object = {}, id = 1) {
  const { version } = await shown(admin, id)
  return admin.call('PATCH', `/api/admin/businesses/${id}`, { version, fields, ...more })
}

async function auditLog(admin: TempAdmin): Promise<string[]> {
  const rows = await admin.store.db.selectFrom('audit').select(['action', 'subject']).orderBy('id').execute()
  return rows.map(row => `${row.action} ${row.subject}`)
}

async function page(admin: TempAdmin, path: string) {
  await admin.follow()
  return admin.app.inject(path)
}

test('a change of the place is asked about where it does not fit, another change is not', async () => {
  const admin = await tempAdmin(draft())
  const refused = await patched(admin, { postalCode: '10115', name: 'Bäckerei Roth am Markt' })
  expect(refused.json().faults).toEqual([{ field: 'city', code: 'city_mismatch' }])
  expect((await shown(admin)).business).toMatchObject({ postalCode: '02826', name: 'Bäckerei Roth' })
  const meant = await patched(admin, { postalCode: '10115' }, { confirmsPlace: true })
  expect(meant.statusCode).toBe(200)
  expect((await patched(admin, { name: 'Bäckerei Roth am Markt' })).statusCode).toBe(200)
})

describe('reading one business', () => {
  test('the answer has every fact, where it came from, and the version to send back', async () => {
    const admin = await tempAdmin(draft({ placeId: PLACE }))
    const answer = await admin.call('GET', '/api/admin/businesses/1')
    expect(answer.statusCode).toBe(200)
    expect(() => adminBusinessSchema.parse(answer.json())).not.toThrow()
    const { business, version, urlSlug, isRemoved, sources } = seen(answer)
    expect(business).toMatchObject({ id: 1, name: 'Bäckerei Roth', placeId: PLACE })
    expect({ version, urlSlug, isRemoved }).toEqual({
      version: 1,
      urlSlug: 'goerlitz/baeckerei-roth',
      isRemoved: false,
    })
    expect(sources.phone).toEqual({ source: 'google-maps', date: '2026-11-01', isLocked: false })
    expect(sources.website).toBeUndefined()
  })

  test('an unknown number is 404, one that is no number 400, and nobody reads it without a session', async () => {
    const admin = await tempAdmin(draft())
    expect((await admin.call('GET', '/api/admin/businesses/99')).json()).toMatchObject({
      status: 404,
      code: 'business_unknown',
    })
    expect((await admin.call('GET', '/api/admin/businesses/abc')).statusCode).toBe(400)
    expect((await admin.app.inject('/api/admin/businesses/1')).statusCode).toBe(401)
  })
})

describe('editing', () => {
  test('an edited field is the administrator’s and locked; the others keep their source', async () => {
    const admin = await tempAdmin(draft({ rating: 4.6, reviewCount: 12 }))
    const answer = await patched(admin, { phone: '03581 99 88 77' })
    expect(answer.statusCode).toBe(200)
    const { business, sources, version } = seen(answer)
    expect(business.phone).toBe('+493581998877')
    expect(sources.phone).toEqual({ source: 'administrator', date: '2026-11-24', isLocked: true })
    expect(sources.name).toEqual({ source: 'google-maps', date: '2026-11-01', isLocked: false })
    expect(business).toMatchObject({ source: 'google-maps', sourceDate: '2026-11-01' })
    expect(version).toBe(2)
    expect(await auditLog(admin)).toEqual(['business.edited 1'])
    const { entries } = (await admin.call('GET', '/api/admin/audit')).json()
    expect(entries[0].details).toMatchObject({ fields: ['phone'], locks: { phone: true } })
  })

  test('what was edited survives the next import, and so does what was emptied on purpose', async () => {
    const admin = await tempAdmin(draft({ placeId: PLACE, website: 'https://roth.example/' }))
    await patched(admin, { phone: '03581 998877', website: null })
    await admin.add(draft({ placeId: PLACE, website: 'https://roth.example/', rating: 4.1, reviewCount: 3 }))
    await admin.add(draft({ placeId: PLACE, website: 'https://roth.example/', rating: 4.2, reviewCount: 4 }))
    const { business, sources } = await shown(admin)
    expect(business).toMatchObject({ phone: '+493581998877', website: null, rating: 4.2 })
    expect(sources.website).toMatchObject({ source: 'administrator', isLocked: true })
  })

  test('a field that is sent unlocked is taken over by the next import', async () => {
    const admin = await tempAdmin(draft({ placeId: PLACE }))
    await patched(admin, { phone: '03581 998877' }, { locks: { phone: false } })
    await admin.add(draft({ placeId: PLACE }))
    expect((await shown(admin)).business.phone).toBe('+493581471000')
  })

  test('a lock changes without its value, and back again', async () => {
    const admin = await tempAdmin(draft({ placeId: PLACE }))
    const locked = seen(await patched(admin, {}, { locks: { name: true } }))
    expect(locked.sources.name).toEqual({ source: 'google-maps', date: '2026-11-01', isLocked: true })
    await admin.add(draft({ placeId: PLACE, name: 'Roth, jetzt anders' }))
    expect((await shown(admin)).business.name).toBe('Bäckerei Roth')
    const open = seen(await patched(admin, {}, { locks: { name: false } }))
    expect(open.sources.name?.isLocked).toBe(false)
  })

  test('an edit that changes nothing stores nothing and keeps the version', async () => {
    const admin = await tempAdmin(draft())
    const answer = await patched(admin, { name: ' Bäckerei  Roth ', phone: '+49 3581 471000' })
    expect(seen(answer).version).toBe(1)
    expect(await lastChange(admin.store.db)).toBe(1)
    expect(await auditLog(admin)).toEqual([])
  })

  test('an edit of what somebody else changed meanwhile is refused and stores nothing', async () => {
    const admin = await tempAdmin(draft())
    await patched(admin, { phone: '03581 998877' })
    const late = await admin.call('PATCH', '/api/admin/businesses/1?language=en', {
      version: 1,
      fields: { name: 'Late' },
    })
    expect(late.json()).toMatchObject({ status: 409, code: 'business_changed' })
    expect(late.json().details).toMatch(/^Someone|^Somebody/)
    expect((await shown(admin)).business).toMatchObject({ name: 'Bäckerei Roth', phone: '+493581998877' })
  })

  test('a place id that another live business has is refused; that of a removed one is free', async () => {
    const admin = await tempAdmin(
      draft({ placeId: PLACE }),
      draft({ name: 'Café Nord', placeId: OTHER_PLACE, street: 'Nordweg 9' }),
    )
    const taken = await patched(admin, { placeId: OTHER_PLACE })
    expect(taken.json()).toMatchObject({ status: 409, code: 'place_id_taken' })
    expect((await shown(admin)).business.placeId).toBe(PLACE)
    await admin.call('DELETE', '/api/admin/businesses/2', { version: 2, reason: 'Doppelt' })
    expect((await patched(admin, { placeId: OTHER_PLACE })).statusCode).toBe(200)
  })

  test('a renamed business keeps its address; one that moves gets a new one, and its old one again on return', async () => {
    const admin = await tempAdmin(draft({ fullAddress: 'Marktstraße 3, 02826 Görlitz' }))
    expect(seen(await patched(admin, { name: 'Konditorei Anders' })).urlSlug).toBe('goerlitz/baeckerei-roth')
    const moved = seen(
      await patched(admin, { city: 'Köln', postalCode: '50667', street: 'Domplatz 1', state: 'NW' }),
    )
    expect(moved.urlSlug).toBe('koeln/baeckerei-roth')
    expect(moved.business).toMatchObject({ state: 'NW', fullAddress: null })
    const old = await page(admin, '/api/businesses/slug/goerlitz/baeckerei-roth')
    expect([old.statusCode, old.headers.location]).toEqual([301, '/api/businesses/slug/koeln/baeckerei-roth'])
    const back = seen(await patched(admin, { city: 'Görlitz', postalCode: '02826', state: null }))
    expect(back.urlSlug).toBe('goerlitz/baeckerei-roth')
    expect((await page(admin, '/api/businesses/slug/goerlitz/baeckerei-roth')).statusCode).toBe(200)
  })

  test('a category that an import brought along may be chosen, a new word may not', async () => {
    const admin = await tempAdmin(
      draft(),
      draft({ name: 'Drohne', category: 'Drohnenflugschule', street: 'Weg 1' }),
    )
    expect(seen(await patched(admin, { category: 'Drohnenflugschule' })).business.category).toBe(
      'Drohnenflugschule',
    )
    const refused = await patched(admin, { category: 'Quatschwarenladen' })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().faults).toMatchObject([{ field: 'category', code: 'category_unknown' }])
  })

  test('a typing mistake proposes the known category, and is created only when it is confirmed', async () => {
    const admin = await tempAdmin(draft())
    const refused = await patched(admin, { category: 'Zahnartz' })
    expect(refused.json().faults).toMatchObject([
      { field: 'category', code: 'category_unknown', proposals: expect.arrayContaining(['Zahnarzt']) },
    ])
    expect((await shown(admin)).business.category).toBe('Bäckerei')
    const confirmed = await patched(admin, { category: 'Zahnartz' }, { confirmsCategory: true })
    expect(seen(confirmed).business.category).toBe('Zahnartz')
  })

  test('unknown names and values of the wrong kind are wrong calls', async () => {
    const admin = await tempAdmin(draft())
    expect((await patched(admin, { nickname: 'Rothi' })).statusCode).toBe(400)
    expect((await patched(admin, { rating: '4,5' })).statusCode).toBe(400)
    expect((await patched(admin, {}, { locks: { id: true } })).statusCode).toBe(400)
    expect((await patched(admin, {}, { force: true })).statusCode).toBe(400)
  })

  test('every fault is told at once, and nothing is stored', async () => {
    const admin = await tempAdmin(draft())
    const answer = await patched(admin, { name: ' ', postalCode: '2826', phone: 'anrufen', city: 'Köln' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'fields_invalid',
      faults: [
        { field: 'name', code: 'required' },
        { field: 'postalCode', code: 'postal_code_shape' },
        { field: 'phone', code: 'phone_invalid' },
      ],
    })
    expect((await shown(admin)).version).toBe(1)
  })
})

describe('hiding', () => {
  test('a hidden business answers 404 to visitors, stays for the administrator, and comes back', async () => {
    const admin = await tempAdmin(draft())
    const hidden = await admin.call('POST', '/api/admin/businesses/1/hide', { version: 1 })
    expect(seen(hidden).business.isHidden).toBe(true)
    expect((await page(admin, '/api/businesses/1')).statusCode).toBe(404)
    expect((await page(admin, '/api/businesses/slug/goerlitz/baeckerei-roth')).statusCode).toBe(404)
    expect((await shown(admin)).business.name).toBe('Bäckerei Roth')
    const again = await admin.call('POST', '/api/admin/businesses/1/hide', { version: 2 })
    expect(seen(again).version).toBe(2)
    await admin.call('POST', '/api/admin/businesses/1/show', { version: 2 })
    expect((await page(admin, '/api/businesses/1')).statusCode).toBe(200)
    expect(await auditLog(admin)).toEqual(['business.hidden 1', 'business.shown 1'])
  })

  test('hiding what somebody else changed is refused', async () => {
    const admin = await tempAdmin(draft())
    const late = await admin.call('POST', '/api/admin/businesses/1/hide', { version: 0 })
    expect(late.json()).toMatchObject({ status: 409, code: 'business_changed' })
    expect((await shown(admin)).business.isHidden).toBe(false)
  })
})

describe('removing', () => {
  const removal = { version: 1, reason: 'Widerspruch vom 20.11.' }

  test('a removed business answers 410, and no import brings it back', async () => {
    const admin = await tempAdmin(draft({ placeId: PLACE }))
    expect((await admin.call('DELETE', '/api/admin/businesses/1', removal)).statusCode).toBe(204)
    expect((await page(admin, '/api/businesses/1')).statusCode).toBe(410)
    expect((await page(admin, '/api/businesses/slug/goerlitz/baeckerei-roth')).statusCode).toBe(410)
    const withId: BusinessDraft = draft({ placeId: PLACE, name: 'Neuer Name', street: 'Neue Straße 1' })
    const [byId, byName] = await admin.add(withId, draft())
    expect([byId?.outcome, byName?.outcome]).toEqual(['suppressed', 'suppressed'])
    expect((await shown(admin)).isRemoved).toBe(true)
    const rows = await admin.store.db.selectFrom('suppressions').select('reason').execute()
    expect(rows.map(row => row.reason)).toEqual([removal.reason, removal.reason])
    expect(await auditLog(admin)).toEqual(['business.removed 1'])
  })

  test('one without address and place id does not come back either', async () => {
    const bare = { name: 'Hausmeister Wolf', city: 'Görlitz', phone: '+493581470000' }
    const admin = await tempAdmin(bare)
    await admin.call('DELETE', '/api/admin/businesses/1', removal)
    const [again] = await admin.add(bare)
    expect(again?.outcome).toBe('suppressed')
  })

  test('the double that stays is still brought up to date by imports', async () => {
    const admin = await tempAdmin(draft({ placeId: PLACE }), draft({ name: 'Anders', placeId: OTHER_PLACE }))
    await patched(admin, { name: 'Bäckerei Roth' }, { locks: { name: false } }, 2)
    await admin.call('DELETE', '/api/admin/businesses/1', removal)
    const [row] = await admin.add(draft({ placeId: OTHER_PLACE, phone: '+493581999999' }))
    expect(row?.outcome).toBe('updated')
  })

  test('a reason is asked for', async () => {
    const admin = await tempAdmin(draft())
    const answer = await admin.call('DELETE', '/api/admin/businesses/1', { version: 1, reason: '  ' })
    expect(answer.json()).toMatchObject({ status: 422, faults: [{ field: 'reason', code: 'required' }] })
    expect((await shown(admin)).isRemoved).toBe(false)
  })

  test('what is removed can neither be edited nor hidden nor removed again', async () => {
    const admin = await tempAdmin(draft())
    await admin.call('DELETE', '/api/admin/businesses/1', removal)
    const { version } = await shown(admin)
    const calls = [
      await patched(admin, { name: 'Anders' }),
      await admin.call('POST', '/api/admin/businesses/1/hide', { version }),
      await admin.call('DELETE', '/api/admin/businesses/1', { ...removal, version }),
    ]
    expect(calls.map(answer => answer.json().code)).toEqual(Array(3).fill('business_gone'))
  })

  test('restoring brings it back at its address and takes off the list what its removal put there, no more', async () => {
    const admin = await tempAdmin(draft({ placeId: PLACE }))
    await admin.store.write(trx => suppressKey(trx, 'place_id', PLACE, 'Anwalt'))
    await admin.call('DELETE', '/api/admin/businesses/1', removal)
    const restored = await admin.call('POST', '/api/admin/businesses/1/restore')
    expect(seen(restored)).toMatchObject({ isRemoved: false, urlSlug: 'goerlitz/baeckerei-roth' })
    expect((await page(admin, '/api/businesses/1')).statusCode).toBe(200)
    const left = await admin.store.db.selectFrom('suppressions').select(['kind', 'reason']).execute()
    expect(left).toEqual([{ kind: 'place_id', reason: 'Anwalt' }])
    expect(await auditLog(admin)).toEqual(['business.removed 1', 'business.restored 1'])
  })

  test('restoring is refused when another live business has the place id by now', async () => {
    const admin = await tempAdmin(
      draft({ placeId: PLACE }),
      draft({ name: 'Café Nord', street: 'Nordweg 9' }),
    )
    await admin.call('DELETE', '/api/admin/businesses/1', removal)
    await patched(admin, { placeId: PLACE }, {}, 2)
    const refused = await admin.call('POST', '/api/admin/businesses/1/restore')
    expect(refused.json()).toMatchObject({ status: 409, code: 'place_id_taken' })
    expect((await shown(admin)).isRemoved).toBe(true)
    expect(await suppressedKinds(admin)).toContain('place_id')
  })
})

async function suppressedKinds(admin: TempAdmin): Promise<string[]> {
  const rows = await admin.store.db.selectFrom('suppressions').select('kind').execute()
  return rows.map(row => row.kind)
}

test('a business comes through an edit of every field at once', async () => {
  const admin = await tempAdmin(draft())
  const fields = {
    placeId: PLACE,
    googleId: '0x47A6:0x1468',
    cid: '5224',
    name: 'Straßencafé Iğdır & Söhne',
    category: 'Café',
    subtypes: ['Bäckerei'],
    street: 'Obermarkt 1',
    postalCode: '01067',
    city: 'Dresden',
    district: 'Altstadt',
    state: 'SN',
    fullAddress: 'Obermarkt 1, 01067 Dresden',
    latitude: 51.05,
    longitude: 13.74,
    phone: '+493514567890',
    website: 'https://cafe.example/',
    rating: 4.5,
    ratingSource: 'ProvenExpert',
    reviewCount: 20,
    reviewsPerScore: [1, 0, 2, 3, 14],
    reviewsLink: 'https://www.google.com/maps/reviews',
    openingHours: [[{ from: 480, to: 1080 }], [], null, null, null, [{ from: 1320, to: 1560 }], []],
    photos: ['https://bilder.example/1.jpg'],
    photosCount: 3,
    description: 'Seit 1920.\n\nHinterhof.',
    about: { Barrierefreiheit: { 'Rollstuhlgerechter Eingang': true } },
    verified: true,
    priceLevel: 2,
    status: 'closed-temporarily',
    hasServiceArea: true,
  }
  const answer = await patched(admin, fields)
  expect(answer.json().faults).toBeUndefined()
  const { googleId, ...same } = fields
  const { business }: { business: Business } = seen(answer)
  expect(business).toMatchObject({ ...same, googleId: '0x47a6:0x1468', citySlug: 'dresden' })
  expect(Object.values(business.fieldSources).every(source => source.isLocked)).toBe(true)
})
