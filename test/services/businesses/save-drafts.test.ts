import { describe, expect, test } from 'vitest'
import type { Business, BusinessDraft } from '#domain/business/business.ts'
import type { Origin } from '#domain/edit/merge-draft.ts'
import { type SavedDraft, saveDrafts } from '#services/businesses/save-drafts.ts'
import { businessById, countBusinesses, updateBusinesses } from '#store/businesses/businesses.ts'
import { changesAfter, lastChange } from '#store/businesses/changes.ts'
import { takeNumbers } from '#store/counters.ts'
import { suppressionList } from '#store/privacy/suppressions.ts'
import type { Store } from '#store/store.ts'
import { draft, draftWithout } from '#test/make-draft.ts'
import { suppressKey } from '#test/services/privacy/suppress.ts'
import { tempStore } from '#test/temp-store.ts'
import { testKey } from '#test/test-key.ts'

const OCTOBER: Origin = { source: 'google-maps', date: '2026-10-01' }
const NOVEMBER: Origin = { source: 'google-maps', date: '2026-11-01' }

async function save(store: Store, drafts: readonly BusinessDraft[], origin = OCTOBER): Promise<SavedDraft[]> {
  return store.write(async trx =>
    saveDrafts(trx, {
      drafts,
      origin,
      suppressed: await suppressionList(trx, testKey),
      now: Date.parse(origin.date),
    }),
  )
}

async function only(store: Store): Promise<Business> {
  const changes = await changesAfter(store.db, 0, 10)
  const first = changes[0]
  if (changes.length !== 1 || first?.kind !== 'saved')
    throw new Error(`expected one business: ${JSON.stringify(changes)}`)
  return first.business
}

describe('recognising a business', () => {
  const cases: { name: string; before: BusinessDraft; after: BusinessDraft; outcome: string }[] = [
    {
      name: 'the same place id is the same business, whatever else changed',
      before: draft({ placeId: 'ChIJ-aaaaaaaaaa' }),
      after: draft({ placeId: 'ChIJ-aaaaaaaaaa', name: 'Bäckerei Roth & Sohn', street: 'Untermarkt 1' }),
      outcome: 'updated',
    },
    {
      name: 'the same Google id is the same business after Google changed its place id',
      before: draft({ placeId: 'ChIJ-aaaaaaaaaa', googleId: '0x1:0x2' }),
      after: draft({ placeId: 'ChIJ-bbbbbbbbbb', googleId: '0x1:0x2', street: 'Untermarkt 1' }),
      outcome: 'updated',
    },
    {
      name: 'the same cid is the same business in a file without place ids',
      before: draft({ placeId: 'ChIJ-aaaaaaaaaa', cid: '8964349767869646594' }),
      after: draft({ cid: '8964349767869646594', phone: '+493581471001' }),
      outcome: 'updated',
    },
    {
      name: 'name, postal code and street in another spelling are the same business',
      before: draft({ placeId: 'ChIJ-aaaaaaaaaa' }),
      after: draft({ name: 'BAECKEREI ROTH', street: 'Marktstr. 3', phone: '+493581471001' }),
      outcome: 'updated',
    },
    {
      name: 'the same name in another street is another business',
      before: draft(),
      after: draft({ street: 'Berliner Straße 9' }),
      outcome: 'created',
    },
    {
      name: 'two firms at one address are two businesses',
      before: draft(),
      after: draft({ name: 'Café Central' }),
      outcome: 'created',
    },
    {
      name: 'a second Google entry for the same name and address is reported, not merged',
      before: draft({ placeId: 'ChIJ-aaaaaaaaaa' }),
      after: draft({ placeId: 'ChIJ-bbbbbbbbbb', phone: '+493581471999' }),
      outcome: 'duplicate',
    },
    {
      name: 'a row without an address is recognised by name and phone number',
      before: draftWithout('street', 'postalCode'),
      after: draftWithout('street', 'postalCode', 'category'),
      outcome: 'unchanged',
    },
    {
      name: 'a row with nothing but coordinates is recognised by name and coordinates',
      before: { name: 'Hofladen Groß', latitude: 51.15, longitude: 14.99 },
      after: { name: 'Hofladen Groß', latitude: 51.15, longitude: 14.99, website: 'https://gross.example/' },
      outcome: 'updated',
    },
    {
      name: 'the same name at other coordinates is another business',
      before: { name: 'Hofladen Groß', latitude: 51.15, longitude: 14.99 },
      after: { name: 'Hofladen Groß', latitude: 51.16, longitude: 14.99 },
      outcome: 'created',
    },
    { name: 'the same facts again change nothing', before: draft(), after: draft(), outcome: 'unchanged' },
  ]
  test.each(cases)('$name', async ({ before, after, outcome }) => {
    const store = await tempStore()
    await save(store, [before])
    const [saved] = await save(store, [after], NOVEMBER)
    expect(saved?.outcome).toBe(outcome)
    expect(await countBusinesses(store.db)).toBe(outcome === 'created' ? 2 : 1)
  })

  test('two rows about one business in one batch become one business, the later one wins', async () => {
    const store = await tempStore()
    const saved = await save(store, [
      draft({ cid: '17', website: 'https://alt.example/' }),
      draft({ cid: '17', website: 'https://neu.example/' }),
    ])
    expect(saved.map(({ outcome }) => outcome)).toEqual(['created', 'updated'])
    expect(saved[1]?.id).toBe(saved[0]?.id)
    expect((await only(store)).website).toBe('https://neu.example/')
  })

  test('a place id that one row takes off a business is free for the next row of the same batch', async () => {
    const store = await tempStore()
    await save(store, [draft({ placeId: 'ChIJ-bbbbbbbbbb', cid: '101' })])
    const saved = await save(
      store,
      [
        draft({ placeId: 'ChIJ-aaaaaaaaaa', cid: '101' }),
        draft({ placeId: 'ChIJ-bbbbbbbbbb', name: 'Konditorei Lehmann' }),
      ],
      NOVEMBER,
    )
    expect(saved.map(({ outcome }) => outcome)).toEqual(['updated', 'created'])
    expect(await businessById(store.db, 1)).toMatchObject({ placeId: 'ChIJ-aaaaaaaaaa' })
    expect(await businessById(store.db, 2)).toMatchObject({ placeId: 'ChIJ-bbbbbbbbbb' })
  })

  test('the place id of a removed business may be used again', async () => {
    const store = await tempStore()
    await save(store, [draft({ placeId: 'ChIJ-aaaaaaaaaa' })])
    await store.db.updateTable('businesses').set({ removed_at: 1 }).execute()
    const [saved] = await save(store, [draft({ placeId: 'ChIJ-aaaaaaaaaa' })], NOVEMBER)
    expect(saved).toMatchObject({ outcome: 'created', id: 2 })
  })

  test('an unchanged business keeps its change number, so followers are not bothered', async () => {
    const store = await tempStore()
    await save(store, [draft()])
    const before = await lastChange(store.db)
    await save(store, [draft()], NOVEMBER)
    expect(await lastChange(store.db)).toBe(before)
  })
})

describe('merging', () => {
  test('a poorer file does not empty fields', async () => {
    const store = await tempStore()
    await save(store, [
      draft({ placeId: 'ChIJ-aaaaaaaaaa', website: 'https://roth.example/', rating: 4.6, reviewCount: 12 }),
    ])
    await save(
      store,
      [{ placeId: 'ChIJ-aaaaaaaaaa', name: 'Bäckerei Roth', phone: '+493581471001' }],
      NOVEMBER,
    )
    const business = await only(store)
    expect(business).toMatchObject({
      website: 'https://roth.example/',
      rating: 4.6,
      reviewCount: 12,
      phone: '+493581471001',
    })
  })

  test('every field keeps the date of the file it came from', async () => {
    const store = await tempStore()
    await save(store, [draft({ placeId: 'ChIJ-aaaaaaaaaa', website: 'https://roth.example/' })])
    await save(
      store,
      [{ placeId: 'ChIJ-aaaaaaaaaa', name: 'Bäckerei Roth', phone: '+493581471001' }],
      NOVEMBER,
    )
    const business = await only(store)
    expect(business.sourceDate).toBe('2026-11-01')
    expect(business.fieldSources.website).toEqual({
      source: 'google-maps',
      date: '2026-10-01',
      isLocked: false,
    })
    expect(business.fieldSources.phone).toBeUndefined()
  })

  test('a locked field survives an import that says otherwise; the others are updated', async () => {
    const store = await tempStore()
    await save(store, [draft({ placeId: 'ChIJ-aaaaaaaaaa' })])
    await lock(store, 'phone')
    await save(
      store,
      [draft({ placeId: 'ChIJ-aaaaaaaaaa', phone: '+493581470000', website: 'https://neu.example/' })],
      NOVEMBER,
    )
    expect(await only(store)).toMatchObject({ phone: '+493581471000', website: 'https://neu.example/' })
  })

  test('an import that differs in a locked field alone changes nothing', async () => {
    const store = await tempStore()
    await save(store, [draft({ placeId: 'ChIJ-aaaaaaaaaa' })])
    await lock(store, 'phone')
    const [saved] = await save(
      store,
      [draft({ placeId: 'ChIJ-aaaaaaaaaa', phone: '+493581470000' })],
      NOVEMBER,
    )
    expect(saved?.outcome).toBe('unchanged')
  })

  test('each of many rows changes its own business, and no other', async () => {
    const store = await tempStore()
    const rows = Array.from({ length: 123 }, (_, at) =>
      draft({ name: `Roth ${at}`, placeId: `ChIJ-${at + 1000}` }),
    )
    await save(store, rows)
    const changed = rows.filter((_, at) => at !== 60)
    await save(
      store,
      changed.map((row, at) => ({ ...row, reviewCount: at + 1 })),
      NOVEMBER,
    )
    const counts = (await changesAfter(store.db, 0, 200)).map(change =>
      change.kind === 'saved' ? [change.business.placeId, change.business.reviewCount] : [],
    )
    expect(Object.fromEntries(counts)).toEqual({
      ...Object.fromEntries(changed.map(({ placeId }, at) => [placeId, at + 1])),
      'ChIJ-1060': 0,
    })
  })

  async function lock(store: Store, field: 'phone'): Promise<void> {
    const business = await only(store)
    await store.write(async trx => {
      const change = await takeNumbers(trx, 'change', 1)
      const fieldSources = { [field]: { source: 'owner', date: '2026-10-15', isLocked: true } } as const
      const keys = { matchKey: 'unused', statedKey: null, nameSort: 'unused', categorySlug: 'unused', change }
      await updateBusinesses(trx, [{ business: { ...business, fieldSources }, keys }])
    })
  }
})

describe('addresses of pages', () => {
  test('businesses of one name get numbered addresses in their city', async () => {
    const store = await tempStore()
    await save(store, [draft(), draft({ street: 'Berliner Straße 9' })])
    await save(store, [draft({ street: 'Jakobstraße 1' }), draft({ city: 'Zittau', postalCode: '02763' })])
    const changes = await changesAfter(store.db, 0, 10)
    expect(
      changes.map(change =>
        change.kind === 'saved' ? `${change.business.citySlug}/${change.business.slug}` : '',
      ),
    ).toEqual([
      'goerlitz/baeckerei-roth',
      'goerlitz/baeckerei-roth-2',
      'goerlitz/baeckerei-roth-3',
      'zittau/baeckerei-roth',
    ])
  })

  test('a new name keeps the address, a new city remembers the old one', async () => {
    const store = await tempStore()
    await save(store, [draft({ placeId: 'ChIJ-aaaaaaaaaa' })])
    await save(store, [draft({ placeId: 'ChIJ-aaaaaaaaaa', name: 'Backhaus Roth' })], NOVEMBER)
    expect(await only(store)).toMatchObject({ name: 'Backhaus Roth', slug: 'baeckerei-roth' })
    await save(store, [draft({ placeId: 'ChIJ-aaaaaaaaaa', city: 'Zittau', postalCode: '02763' })], NOVEMBER)
    const [change] = await changesAfter(store.db, 0, 10)
    expect(change).toMatchObject({
      business: { citySlug: 'zittau', slug: 'baeckerei-roth' },
      oldUrlSlugs: ['goerlitz/baeckerei-roth'],
    })
  })

  test('a former address is never given to another business', async () => {
    const store = await tempStore()
    await save(store, [draft({ placeId: 'ChIJ-aaaaaaaaaa' })])
    await save(store, [draft({ placeId: 'ChIJ-aaaaaaaaaa', city: 'Zittau', postalCode: '02763' })], NOVEMBER)
    const [saved] = await save(store, [draft({ placeId: 'ChIJ-bbbbbbbbbb' })], NOVEMBER)
    expect((await businessById(store.db, saved?.id ?? 0))?.slug).toBe('baeckerei-roth-2')
  })

  test('what moves back to its former address leaves it to nobody of the same rows', async () => {
    const store = await tempStore()
    const cities = { zittau: { city: 'Zittau', postalCode: '02763' }, goerlitz: {} }
    const roth = (placeId: string, city: keyof typeof cities, street: string) =>
      draft({ placeId, street, ...cities[city] })
    await save(store, [
      roth('ChIJ-aaaaaaaaaa', 'goerlitz', 'Weg 1'),
      roth('ChIJ-bbbbbbbbbb', 'goerlitz', 'Weg 2'),
      roth('ChIJ-cccccccccc', 'zittau', 'Weg 1'),
    ])
    await save(store, [roth('ChIJ-bbbbbbbbbb', 'zittau', 'Weg 2')], NOVEMBER)
    const saved = await save(
      store,
      [roth('ChIJ-bbbbbbbbbb', 'goerlitz', 'Weg 2'), roth('ChIJ-dddddddddd', 'goerlitz', 'Weg 3')],
      NOVEMBER,
    )
    const businesses = await Promise.all(saved.map(({ id }) => businessById(store.db, id ?? 0)))
    expect(businesses.map(business => `${business?.citySlug}/${business?.slug}`)).toEqual([
      'goerlitz/baeckerei-roth-2',
      'goerlitz/baeckerei-roth-3',
    ])
  })

  test('a business without a city has a page all the same', async () => {
    const store = await tempStore()
    await save(store, [{ name: 'Schlüsseldienst Yıldız', placeId: 'ChIJ-aaaaaaaaaa', hasServiceArea: true }])
    expect(await only(store)).toMatchObject({
      city: '',
      citySlug: 'deutschland',
      slug: 'schluesseldienst-yildiz',
    })
  })
})

describe('the suppression list', () => {
  const kinds = [
    { kind: 'place_id', value: 'ChIJ-aaaaaaaaaa' },
    { kind: 'phone', value: '+493581471000' },
  ] as const
  test.each(kinds)('who is suppressed by $kind is not stored', async ({ kind, value }) => {
    const store = await tempStore()
    await suppressKey(store.db, kind, value)
    const saved = await save(store, [
      draft({ placeId: 'ChIJ-aaaaaaaaaa' }),
      draft({ name: 'Café Central', phone: '+493581471002' }),
    ])
    expect(saved.map(({ outcome }) => outcome)).toEqual(['suppressed', 'created'])
    expect((await only(store)).name).toBe('Café Central')
  })
})

test('a failing transaction leaves neither businesses nor change numbers', async () => {
  const store = await tempStore()
  const work = store.write(async trx => {
    await saveDrafts(trx, {
      drafts: [draft()],
      origin: OCTOBER,
      suppressed: await suppressionList(trx, testKey),
      now: 0,
    })
    throw new Error('pulled the plug')
  })
  await expect(work).rejects.toThrow('pulled the plug')
  expect(await countBusinesses(store.db)).toBe(0)
  expect(await lastChange(store.db)).toBe(0)
})

test('a file that was imported before a field existed fills it when it is imported again', async () => {
  const store = await tempStore()
  await save(store, [draft()])
  const links = { email: 'info@roth.example', profiles: ['https://www.facebook.com/roth'] }
  expect(await save(store, [draft(links)], NOVEMBER)).toMatchObject([{ outcome: 'updated' }])
  expect(await only(store)).toMatchObject(links)
  expect(await save(store, [draft(links)], NOVEMBER)).toMatchObject([{ outcome: 'unchanged' }])
})
