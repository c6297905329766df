import { describe, expect, test } from 'vitest'
import { adminBusinessPageSchema } from '#api/businesses/admin-schema.ts'
import type { BusinessDraft } from '#domain/business/business.ts'
import { type TempAdmin, tempAdmin } from '#test/api/temp-admin.ts'
import { changeStored } from '#test/change-stored.ts'
import { draft } from '#test/make-draft.ts'

const ROTH = draft({ placeId: 'ChIJ-roth-roth', rating: 4.5, reviewCount: 12 })
const AERZTE = draft({
  name: 'Ärztehaus',
  category: 'Arzt',
  street: 'Ring 1',
  city: 'Köln',
  postalCode: '50667',
  phone: '+492214710318',
  rating: 3.9,
  reviewCount: 40,
})
const ZAHN = draft({
  name: 'Zahn und Zeit',
  category: 'Zahnarzt',
  status: 'closed-permanently',
  street: 'Ring 2',
  city: 'Köln',
  postalCode: '50667',
})
const ALLE = [ROTH, AERZTE, ZAHN]

async function names(admin: TempAdmin, query = ''): Promise<string[]> {
  const answer = await admin.call('GET', `/api/admin/businesses?${query}`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return adminBusinessPageSchema.parse(answer.json()).businesses.map(({ name }) => name)
}

function betriebe(count: number): BusinessDraft[] {
  return Array.from({ length: count }, (_, at) =>
    draft({
      name: `Betrieb ${String(at).padStart(3, '0')}`,
      street: `Gasse ${at}`,
      rating: 4,
      reviewCount: 5,
    }),
  )
}

describe('a line of the table', () => {
  test('carries the fields of the specification and what the screen needs', async () => {
    const admin = await tempAdmin(ROTH)
    const answer = await admin.call('GET', '/api/admin/businesses')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({
      businesses: [
        {
          id: 1,
          name: 'Bäckerei Roth',
          address: 'Marktstraße 3, 02826 Görlitz',
          category: 'Bäckerei',
          city: 'Görlitz',
          rating: '4.5',
          review_count: 12,
          type: 'Gastronomie',
          place_id: 'ChIJ-roth-roth',
          country_code: 'DE',
          url_slug: 'goerlitz/baeckerei-roth',
          category_group: 'gastronomie',
          phone: '+493581471000',
          website: null,
          latitude: null,
          longitude: null,
          source_date: '2026-11-01',
          source: 'google-maps',
          completeness: expect.any(Number),
          is_hidden: false,
          is_removed: false,
          updated_at: 0,
        },
      ],
      total: 1,
      page: 1,
      totalPages: 1,
    })
  })

  test('is for administrators only', async () => {
    const { app } = await tempAdmin(ROTH)
    for (const path of ['businesses', 'real-categories', 'cities', 'types', 'countries', 'stats', 'export']) {
      expect((await app.inject(`/api/admin/${path}`)).statusCode).toBe(401)
    }
  })
})

describe('filters', () => {
  const cases: [what: string, query: string, found: string[]][] = [
    ['nothing', '', ['Ärztehaus', 'Bäckerei Roth', 'Zahn und Zeit']],
    [
      'all and empty fields',
      'category=all&city=&type=all&country=all&date=all&state=all&status=all&search=',
      ['Ärztehaus', 'Bäckerei Roth', 'Zahn und Zeit'],
    ],
    ['part of a name', 'search=roth', ['Bäckerei Roth']],
    ['a telephone number in another writing', 'search=0221/471%2003%2018', ['Ärztehaus']],
    ['a business number', 'search=UK-3', ['Zahn und Zeit']],
    ['a real category by name', 'category=Zahnarzt', ['Zahn und Zeit']],
    ['a real category by slug', 'category=arzt', ['Ärztehaus']],
    ['a city by name', 'city=K%C3%B6ln', ['Ärztehaus', 'Zahn und Zeit']],
    ['a city by slug', 'city=goerlitz', ['Bäckerei Roth']],
    ['a city by its English name', 'city=Cologne', ['Ärztehaus', 'Zahn und Zeit']],
    ['a group by German name', 'type=Gesundheit', ['Ärztehaus', 'Zahn und Zeit']],
    ['a group by slug', 'type=gastronomie', ['Bäckerei Roth']],
    ['closed for good', 'status=closed-permanently', ['Zahn und Zeit']],
    ['in business', 'status=operational', ['Ärztehaus', 'Bäckerei Roth']],
    ['closed for a time', 'status=closed-temporarily', []],
    ['a country', 'country=de&search=roth', ['Bäckerei Roth']],
    ['several at once', 'type=gesundheit&city=koeln&search=zeit', ['Zahn und Zeit']],
    ['an unknown category', 'category=Drachenzucht', []],
    ['an unknown group', 'type=Drachen', []],
    ['another country', 'country=AT', []],
    ['an unknown city', 'city=Atlantis', []],
  ]

  test('narrow to what they name', async () => {
    const admin = await tempAdmin(...ALLE)
    for (const [what, query, found] of cases) expect([what, await names(admin, query)]).toEqual([what, found])
  })

  test('a city that exists in several states is found by its shown name, its slug, and with its namesakes', async () => {
    const admin = await tempAdmin(
      draft({ name: 'Ost', street: 'Gasse 1', city: 'Neustadt', postalCode: '01844' }),
      draft({ name: 'West', street: 'Gasse 2', city: 'Neustadt', postalCode: '35279' }),
    )
    const cities = (await admin.call('GET', '/api/admin/cities')).json<{ city: string }[]>()
    const shown = cities.map(({ city }) => city)
    expect(new Set(shown).size).toBe(2)
    for (const city of shown) expect(await names(admin, `city=${encodeURIComponent(city)}`)).toHaveLength(1)
    expect(await names(admin, 'city=Neustadt')).toEqual(['Ost', 'West'])
  })

  test('a date finds what was added or changed on that day in Germany', async () => {
    const admin = await tempAdmin(...ALLE)
    const { store } = admin
    const at = (id: number, created_at: string, updated_at: string) =>
      changeStored(store, id, { created_at: Date.parse(created_at), updated_at: Date.parse(updated_at) })
    await at(1, '2026-11-01T23:30:00Z', '2026-11-20T12:00:00Z')
    await at(2, '2026-10-01T12:00:00Z', '2026-11-02T22:59:59Z')
    await at(3, '2026-11-02T23:00:00Z', '2026-11-02T23:00:00Z')
    expect(await names(admin, 'date=2026-11-02')).toEqual(['Ärztehaus', 'Bäckerei Roth'])
    expect(await names(admin, 'date=2026-11-03')).toEqual(['Zahn und Zeit'])
    expect(await names(admin, 'date=2026-11-20')).toEqual(['Bäckerei Roth'])
    expect(await names(admin, 'date=2026-11-21')).toEqual([])
  })

  test('a date also finds what was changed again later', async () => {
    const admin = await tempAdmin(ROTH)
    const { store } = admin
    await store.db.deleteFrom('history').execute()
    await store.db
      .insertInto('history')
      .values({
        id: 1,
        business_id: 1,
        at: Date.parse('2026-11-05T12:00:00Z'),
        source: 'administrator',
        account: 'admin',
        run_id: null,
        kind: 'changed',
        before: null,
        after: null,
        change: 1,
      })
      .execute()
    expect(await names(admin, 'date=2026-11-05')).toEqual(['Bäckerei Roth'])
    expect(await names(admin, 'date=2026-11-06')).toEqual([])
  })

  test('hidden businesses are listed and marked, removed ones only when asked for', async () => {
    const admin = await tempAdmin(...ALLE)
    const { store } = admin
    await changeStored(store, 1, { is_hidden: 1 })
    await changeStored(store, 2, { removed_at: 5 })
    expect(await names(admin)).toEqual(['Bäckerei Roth', 'Zahn und Zeit'])
    expect(await names(admin, 'state=public')).toEqual(['Zahn und Zeit'])
    expect(await names(admin, 'state=hidden')).toEqual(['Bäckerei Roth'])
    expect(await names(admin, 'state=removed')).toEqual(['Ärztehaus'])
    const [removed] = (await admin.call('GET', '/api/admin/businesses?state=removed')).json().businesses
    expect(removed).toMatchObject({ is_removed: true, is_hidden: false })
  })
})

describe('the order', () => {
  const cases: [query: string, found: string[]][] = [
    ['', ['Ärztehaus', 'Bäckerei Roth', 'Zahn und Zeit']],
    ['sortBy=name&sortOrder=desc', ['Zahn und Zeit', 'Bäckerei Roth', 'Ärztehaus']],
    ['sortBy=city', ['Bäckerei Roth', 'Ärztehaus', 'Zahn und Zeit']],
    ['sortBy=city&sortOrder=desc', ['Ärztehaus', 'Zahn und Zeit', 'Bäckerei Roth']],
    ['sortBy=category', ['Ärztehaus', 'Bäckerei Roth', 'Zahn und Zeit']],
    ['sortBy=rating', ['Ärztehaus', 'Bäckerei Roth', 'Zahn und Zeit']],
    ['sortBy=rating&sortOrder=desc', ['Bäckerei Roth', 'Ärztehaus', 'Zahn und Zeit']],
    ['sortBy=reviewCount', ['Bäckerei Roth', 'Ärztehaus', 'Zahn und Zeit']],
    ['sortBy=reviewCount&sortOrder=desc', ['Ärztehaus', 'Bäckerei Roth', 'Zahn und Zeit']],
  ]

  test('is German by name, keeps equal ones by number, and puts unknown values last either way', async () => {
    const admin = await tempAdmin(...ALLE)
    for (const [query, found] of cases) expect([query, await names(admin, query)]).toEqual([query, found])
  })

  test('pages hold every business once, in either direction', async () => {
    const admin = await tempAdmin(...betriebe(45))
    for (const order of ['sortBy=name', 'sortBy=rating&sortOrder=desc', 'sortBy=city&sortOrder=desc']) {
      const pages = []
      for (const page of [1, 2, 3]) pages.push(...(await names(admin, `${order}&page=${page}`)))
      expect(pages).toHaveLength(45)
      expect(new Set(pages).size).toBe(45)
    }
  })

  test('a page behind the end is empty and says how many there are', async () => {
    const admin = await tempAdmin(...ALLE)
    const { businesses, total, page, totalPages } = (
      await admin.call('GET', '/api/admin/businesses?page=9&limit=2')
    ).json()
    expect({ businesses, total, page, totalPages }).toEqual({
      businesses: [],
      total: 3,
      page: 9,
      totalPages: 2,
    })
  })
})

test.each([
  'limit=0',
  'limit=101',
  'page=0',
  'sortBy=phone',
  'sortOrder=up',
  'date=2026-11-25',
  'date=2026-02-30',
  'date=yesterday',
  'state=gone',
  'status=gone',
  'colour=red',
])('%s is refused with a sentence', async query => {
  const admin = await tempAdmin(ROTH)
  const answer = await admin.call('GET', `/api/admin/businesses?${query}&language=en`)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'query_invalid', details: expect.stringContaining(' ') })
})

test('today is no future date', async () => {
  const admin = await tempAdmin(ROTH)
  expect(await names(admin, 'date=2026-11-24')).toEqual([])
})
