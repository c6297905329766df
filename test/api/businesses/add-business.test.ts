import { describe, expect, test } from 'vitest'
import { adminBusinessSchema } from '#api/businesses/admin-edit-schema.ts'
import { type TempAdmin, tempAdmin } from '#test/api/temp-admin.ts'
import { draft } from '#test/make-draft.ts'
import { suppressKey } from '#test/services/privacy/suppress.ts'

async function auditLog(admin: TempAdmin): Promise<string[]> {
  const rows = await admin.store.db.selectFrom('audit').select(['action', 'subject']).orderBy('id').execute()
  return rows.map(row => `${row.action} ${row.subject}`)
}

describe('adding a business', () => {
  const SALON = {
    name: 'Salon Weiß',
    category: 'Friseur',
    street: 'Marktstraße 5',
    postalCode: '02826',
    city: 'Görlitz',
    phone: '03581 222333',
  }
  const added = (admin: TempAdmin, fields: object, more: object = {}) =>
    admin.call('POST', '/api/admin/businesses', { fields, ...more })

  test('stores what was typed, the administrator’s and locked, with a page, history and audit log', async () => {
    const admin = await tempAdmin(draft())
    const answer = await added(admin, SALON)
    expect(answer.statusCode).toBe(200)
    const { kind, business: stored } = answer.json()
    expect(kind).toBe('added')
    expect(() => adminBusinessSchema.parse(stored)).not.toThrow()
    expect(stored.business).toMatchObject({
      name: 'Salon Weiß',
      categorySlug: 'friseur',
      phone: '+493581222333',
      state: 'SN',
      source: 'administrator',
    })
    expect(stored.sources.phone).toMatchObject({ source: 'administrator', isLocked: true })
    await admin.follow()
    expect((await admin.app.inject('/api/businesses/2')).statusCode).toBe(200)
    const [created] = (await admin.call('GET', '/api/admin/businesses/2/history')).json()
    expect(created).toMatchObject({ kind: 'created', source: 'administrator', account: 'admin' })
    expect(await auditLog(admin)).toEqual(['business.added 2'])
  })

  test('tells everything that is missing or wrong at once, and stores nothing', async () => {
    const admin = await tempAdmin(draft())
    const answer = await added(admin, { phone: 'keine', postalCode: '1', name: ' ' })
    expect(answer.statusCode).toBe(422)
    const faults = answer.json().faults.map(({ field, code }: Record<string, string>) => `${field} ${code}`)
    expect(faults).toEqual([
      'category required',
      'city required',
      'name required',
      'postalCode postal_code_shape',
      'phone phone_invalid',
    ])
    expect(await auditLog(admin)).toEqual([])
    expect((await admin.call('GET', '/api/admin/businesses')).json().total).toBe(1)
  })

  test('says which businesses it may be already, and believes that it is another one', async () => {
    const admin = await tempAdmin(draft())
    await admin.follow()
    const alike = { ...SALON, name: 'Bäckerei Roth Filiale', category: 'Bäckerei' }
    const asked = (await added(admin, alike)).json()
    expect(asked).toMatchObject({ kind: 'similar', isSame: false, businesses: [{ id: 1 }] })
    expect((await admin.call('GET', '/api/admin/businesses')).json().total).toBe(1)
    expect((await added(admin, alike, { isAnother: true })).json().kind).toBe('added')
  })

  test('never doubles the business that a file with these facts would be about', async () => {
    const admin = await tempAdmin(draft())
    const { name, street, postalCode, city } = draft()
    const same = { name, street, postalCode, city, category: 'Bäckerei' }
    for (const isAnother of [false, true]) {
      expect((await added(admin, same, { isAnother })).json()).toMatchObject({
        kind: 'similar',
        isSame: true,
        businesses: [{ id: 1, name }],
      })
    }
  })

  test('leads to the business that the one with this Google ID was merged into', async () => {
    const placeId = 'ChIJ-other-bbbbbbb'
    const admin = await tempAdmin(draft({ placeId: 'ChIJ-roth-aaaaaaaa' }), draft({ name: 'Roth', placeId }))
    await admin.call('POST', '/api/admin/duplicates/merge', { winnerId: 1, loserId: 2, take: [] })
    const answer = await added(admin, { ...SALON, placeId }, { isAnother: true })
    expect(answer.json()).toMatchObject({ kind: 'similar', isSame: true, businesses: [{ id: 1 }] })
    expect(await auditLog(admin)).not.toContain('business.added 1')
  })

  test('asks about a category that nobody knows, and creates it when it is meant', async () => {
    const admin = await tempAdmin()
    const refused = await added(admin, { ...SALON, category: 'Frisör und Klangschalen' })
    expect(refused.json().faults).toMatchObject([{ field: 'category', code: 'category_unknown' }])
    const meant = await added(
      admin,
      { ...SALON, category: 'Frisör und Klangschalen' },
      { confirmsCategory: true },
    )
    expect(meant.json().business.business.category).toBe('Frisör und Klangschalen')
  })

  test('asks about a place that does not belong to its postal code, and not abroad', async () => {
    const admin = await tempAdmin()
    const refused = await added(admin, { ...SALON, postalCode: '10115' })
    expect(refused.json().faults).toEqual([{ field: 'city', code: 'city_mismatch' }])
    const unknown = await added(admin, { ...SALON, postalCode: '00000' })
    expect(unknown.json().faults).toEqual([{ field: 'postalCode', code: 'postal_code_unknown' }])
    const abroad = { ...SALON, postalCode: '1070', city: 'Wien', countryCode: 'AT', phone: '01 5131234' }
    expect((await added(admin, abroad)).json().kind).toBe('added')
    const meant = await added(admin, { ...SALON, postalCode: '10115' }, { confirmsPlace: true })
    expect(meant.json().business.business).toMatchObject({ postalCode: '10115', city: 'Görlitz' })
  })

  test('brings back nothing that must not come back, and needs a session', async () => {
    const admin = await tempAdmin()
    await admin.store.write(trx => suppressKey(trx, 'phone', '+493581222333'))
    const answer = await added(admin, SALON)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'listing_suppressed'])
    const stranger = await admin.app.inject({
      method: 'POST',
      url: '/api/admin/businesses',
      payload: { fields: SALON },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(stranger.statusCode).toBe(401)
  })
})
