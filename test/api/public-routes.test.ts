import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { cardsSchema, publicBusinessSchema, statsSchema } from '#api/businesses/schema.ts'
import { categoryBusinessesSchema, categoryFactsSchema, categoryListsSchema } from '#api/categories/schema.ts'
import { citiesSchema, cityBusinessesSchema, cityFactsSchema } from '#api/cities/schema.ts'
import { articleSchema, blogSchema, documentSchema } from '#api/documents/schema.ts'
import { problemSchema } from '#api/http/problem.ts'
import { regionBusinessesSchema, regionFactsSchema, regionListSchema } from '#api/regions/schema.ts'
import { searchAnswerSchema, suggestionsSchema } from '#api/search/schema.ts'
import { publicSettingsSchema } from '#api/settings/schema.ts'
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts'
import { oncePerFile } from '#test/finished.ts'
import { draft } from '#test/make-draft.ts'
import { tempDirectory } from '#test/temp-directory.ts'
import { tempApi } from './temp-api.ts'

/** Open Monday to Friday 7:30 to 18:00 with a lunch break, closed on Sunday, Saturday unknown. */
const WEEK = [
  [
    { from: 450, to: 720 },
    { from: 780, to: 1080 },
  ],
  [{ from: 450, to: 1080 }],
  [{ from: 450, to: 1080 }],
  [{ from: 450, to: 1080 }],
  [{ from: 450, to: 1080 }],
  null,
  [],
] as const

const roth = draft({
  placeId: 'ChIJ-rothrothroth',
  rating: 4.7,
  reviewCount: 312,
  reviewsPerScore: [9, 3, 11, 38, 251],
  website: 'https://roth.example/',
  openingHours: WEEK,
  description: 'Brot aus Sauerteig.',
  photos: ['https://umkreis.example/demo/1.svg', 'https://umkreis.example/demo/2.svg'],
  latitude: 51.1563,
  longitude: 14.9903,
  priceLevel: 2,
})
const muller = draft({
  name: 'Autohaus Müller',
  category: 'Kfz-Werkstatt',
  street: 'Ring 1',
  phone: '+493581471001',
})
const yildiz = draft({
  name: 'Elektro Yıldız',
  category: 'Elektriker',
  city: 'Köln',
  postalCode: '50823',
  street: 'Werkhof 6',
})

async function api() {
  const directory = await tempDirectory(roth, muller, yildiz)
  return { directory, app: await tempApi(directory.index) }
}

const site = oncePerFile(api)

describe('every call answers in its exact shape', () => {
  const cases: { url: string; schema: z.ZodType }[] = [
    { url: '/api/businesses/search?query=roth&location=&category=&limit=50', schema: searchAnswerSchema },
    { url: '/api/businesses/search?query=nichtsdergleichen', schema: searchAnswerSchema },
    { url: '/api/businesses/search?query=roth+in+meiner+N%C3%A4he', schema: searchAnswerSchema },
    {
      url: '/api/businesses/search?location=G%C3%B6rlitz&radiusKm=10&sort=distance&openNow=true',
      schema: searchAnswerSchema,
    },
    { url: '/api/businesses/popular?limit=6', schema: cardsSchema },
    { url: '/api/businesses/stats', schema: statsSchema },
    { url: '/api/businesses/1', schema: publicBusinessSchema },
    { url: '/api/businesses/slug/goerlitz/baeckerei-roth', schema: publicBusinessSchema },
    { url: '/api/cities', schema: citiesSchema },
    { url: '/api/cities/G%C3%B6rlitz/businesses?page=1&limit=20', schema: cityBusinessesSchema },
    { url: '/api/cities/goerlitz/businesses', schema: cityBusinessesSchema },
    { url: '/api/cities/G%C3%B6rlitz', schema: cityFactsSchema },
    { url: '/api/cities/goerlitz?category=kfz-werkstatt&language=tr', schema: cityFactsSchema },
    { url: '/api/categories', schema: categoryListsSchema },
    { url: '/api/categories/gastronomie?language=en', schema: categoryFactsSchema },
    { url: '/api/categories/elektriker', schema: categoryFactsSchema },
    {
      url: '/api/categories/kfz-werkstatt/businesses?page=1&limit=12&sortBy=rating',
      schema: categoryBusinessesSchema,
    },
    { url: '/api/suggest?q=b', schema: suggestionsSchema },
    { url: '/api/suggest?q=&location=görlitz', schema: suggestionsSchema },
    { url: '/api/suggest?q=bäck%20gör&language=en', schema: suggestionsSchema },
    { url: '/api/suggest?q=028&kind=place', schema: suggestionsSchema },
    { url: '/api/admin/settings', schema: publicSettingsSchema },
    { url: '/api/documents/help', schema: documentSchema },
    { url: '/api/documents/imprint?language=tr', schema: documentSchema },
    { url: '/api/blog', schema: blogSchema },
    { url: '/api/blog/handwerker-finden', schema: articleSchema },
  ]
  test.each(cases)('$url', async ({ url, schema }) => {
    const { app } = site()
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(200)
    expect(schema.safeParse(answer.json()).error?.issues).toBeUndefined()
  })
})

test('a suggested trade at a place has the parameters of the search that finds as many', async () => {
  const { app } = site()
  const [found] = (await app.inject('/api/suggest?q=bäck%20gör&language=en')).json().combinations
  expect(found).toEqual({
    trade: { slug: 'baeckerei', name: 'Bakery' },
    place: { kind: 'city', label: 'Görlitz', citySlug: 'goerlitz' },
    count: 1,
    query: { category: 'baeckerei', location: 'goerlitz' },
  })
  const parameters = new URLSearchParams(found.query)
  expect((await app.inject(`/api/businesses/search?${parameters}`)).json().total).toBe(1)
  // Without letters: what is frequent at the place.
  expect((await app.inject('/api/suggest?location=görlitz&language=tr')).json().categories).toContainEqual({
    slug: 'baeckerei',
    name: 'Fırın',
    count: 1,
  })
})

test('a business carries every field of the specification', async () => {
  const { app } = site()
  const { isOpen, ...business } = (await app.inject('/api/businesses/slug/goerlitz/baeckerei-roth')).json()
  expect(isOpen).toBe(true)
  expect(business).toMatchObject({
    id: 1,
    name: 'Bäckerei Roth',
    category: 'Bäckerei',
    categoryGroup: 'gastronomie',
    city: 'Görlitz',
    address: 'Marktstraße 3',
    postalCode: '02826',
    country: 'Deutschland',
    phone: '+49 3581 471000',
    website: 'https://roth.example/',
    rating: '4.7',
    reviewCount: 312,
    reviewsPerScore: { 1: 9, 2: 3, 3: 11, 4: 38, 5: 251 },
    photosCount: 2,
    workingHours: { Montag: '07:30-12:00, 13:00-18:00', Dienstag: '07:30-18:00', Sonntag: 'Closed' },
    description: 'Brot aus Sauerteig.',
    latitude: 51.1563,
    longitude: 14.9903,
    priceLevel: 2,
    urlSlug: 'goerlitz/baeckerei-roth',
    url_slug: 'goerlitz/baeckerei-roth',
    businessNumber: 'UK-1',
  })
  expect(business.fullAddress).toContain('02826 Görlitz')
  expect(business.workingHours.Samstag).toBeUndefined()
  expect(business.openingHours).toEqual(business.workingHours)
})

test('unknown hours are neither open nor closed', async () => {
  const { app } = site()
  expect((await app.inject('/api/businesses/slug/goerlitz/autohaus-mueller')).json().isOpen).toBeNull()
})

test('the settings call tells strangers the head and footer code only', async () => {
  const { directory } = site()
  const app = await tempApi(directory.index, {
    ...DEFAULT_SETTINGS,
    title: 'geheim',
    headCode: '<meta name="a">',
  })
  expect((await app.inject('/api/admin/settings')).json()).toEqual({
    head_code: '<meta name="a">',
    footer_code: '',
  })
})

describe('what is refused is refused with a status, a code and a sentence', () => {
  const cases = [
    { url: '/api/businesses/search?querry=roth', status: 400, code: 'query_invalid' },
    { url: '/api/businesses/search?limit=101', status: 400, code: 'query_invalid' },
    { url: '/api/businesses/search?limit=0', status: 400, code: 'query_invalid' },
    { url: '/api/businesses/search?offset=-1', status: 400, code: 'query_invalid' },
    { url: '/api/businesses/search?offset=10001', status: 400, code: 'offset_too_large' },
    { url: '/api/businesses/search?lat=91&lon=0', status: 400, code: 'query_invalid' },
    {
      url: `/api/businesses/search?cities=${Array.from({ length: 21 }, (_, index) => `ort-${index}`).join()}`,
      status: 400,
      code: 'query_invalid',
    },
    { url: `/api/businesses/search?category=maler,${'x'.repeat(121)}`, status: 400, code: 'query_invalid' },
    { url: `/api/businesses/search?query=${'x'.repeat(301)}`, status: 400, code: 'query_invalid' },
    { url: '/api/businesses/999', status: 404, code: 'business_unknown' },
    { url: '/api/businesses/abc', status: 404, code: 'business_unknown' },
    { url: '/api/businesses/slug/goerlitz/gibt-es-nicht', status: 404, code: 'business_unknown' },
    { url: '/api/cities/Entenhausen/businesses', status: 404, code: 'city_unknown' },
    { url: '/api/regions/atlantis', status: 404, code: 'region_unknown' },
    { url: '/api/regions/atlantis/businesses', status: 404, code: 'region_unknown' },
    { url: '/api/regions/berlin', status: 404, code: 'region_unknown' },
    { url: '/api/regions/sachsen/businesses?page=0', status: 400, code: 'query_invalid' },
    { url: '/api/cities/%20/businesses', status: 400, code: 'city_name_required' },
    { url: '/api/cities/Entenhausen', status: 404, code: 'city_unknown' },
    { url: '/api/cities/goerlitz?category=gibt-es-nicht', status: 404, code: 'category_unknown' },
    { url: '/api/cities/goerlitz?language=fr', status: 400, code: 'query_invalid' },
    { url: '/api/cities/goerlitz/businesses?category=gibt-es-nicht', status: 404, code: 'category_unknown' },
    { url: '/api/categories/gibt-es-nicht', status: 404, code: 'category_unknown' },
    { url: '/api/categories/__proto__', status: 404, code: 'category_unknown' },
    { url: '/api/cities/goerlitz/businesses?page=0', status: 400, code: 'query_invalid' },
    { url: '/api/categories/gibt-es-nicht/businesses', status: 404, code: 'category_unknown' },
    { url: '/api/categories/handwerker/businesses?sortBy=price', status: 400, code: 'query_invalid' },
    { url: '/api/documents/gibt-es-nicht', status: 404, code: 'document_unknown' },
    { url: '/api/documents/__proto__', status: 404, code: 'document_unknown' },
    { url: '/api/documents/help?language=fr', status: 400, code: 'query_invalid' },
    { url: '/api/blog/gibt-es-nicht', status: 404, code: 'document_unknown' },
    { url: '/api/gibt-es-nicht', status: 404, code: 'route_unknown' },
    { url: '/api/admin/stats', status: 404, code: 'route_unknown' },
  ]
  test.each(cases)('$url', async ({ url, status, code }) => {
    const { app } = site()
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(problemSchema.parse(answer.json())).toMatchObject({ status, code })
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

test('an answer that did not change is not sent again', async () => {
  const { app } = site()
  const first = await app.inject('/api/cities')
  expect(first.headers['cache-control']).toBe('public, max-age=300')
  const second = await app.inject({
    url: '/api/cities',
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect(second.statusCode).toBe(304)
  expect(second.body).toBe('')
})

test('a known city without businesses is an empty list, not an error', async () => {
  const { app } = site()
  expect((await app.inject('/api/cities/Berlin/businesses')).json()).toEqual({
    businesses: [],
    total: 0,
    page: 1,
    totalPages: 0,
    city: 'Berlin',
    citySlug: 'berlin',
  })
})

test('a city tells what it holds and what lies around it', async () => {
  const { app, directory } = await api()
  await directory.add(
    draft({ name: 'Bäckerei Löbau', city: 'Löbau', postalCode: '02708', street: 'Markt 1' }),
  )
  const answer = (await app.inject('/api/cities/G%C3%B6rlitz')).json()
  expect(answer).toMatchObject({
    city: 'Görlitz',
    slug: 'goerlitz',
    businessCount: 2,
    category: null,
    total: 2,
    averageRating: 4.7,
    neighbours: [{ city: 'Löbau', slug: 'loebau', count: 1 }],
    surroundings: { size: 'medium', largerCity: { city: 'Dresden', distanceKm: 88 }, specialities: [] },
  })
  expect(answer.groups.map(({ slug }: { slug: string }) => slug).sort()).toEqual([
    'gastronomie',
    'kfz-werkstatt',
  ])
  const workshops = (await app.inject('/api/cities/goerlitz?category=Kfz-Werkstatt&language=en')).json()
  expect(workshops).toMatchObject({
    businessCount: 2,
    total: 1,
    averageRating: null,
    category: { slug: 'kfz-werkstatt', isGroup: true, name: 'Garages and car repair' },
    neighbours: [],
  })
})

test.each([
  ['a group by its slug', 'gastronomie', 'gastronomie'],
  ['a group by an old footer link', 'restaurant', 'gastronomie'],
  ['a real category by its slug', 'elektriker', 'elektriker'],
  ['by its name', 'Elektriker', 'elektriker'],
  ['by its English name', 'Electrician', 'elektriker'],
])('a category is known: %s', async (_, text, slug) => {
  const { app } = site()
  const answer = (await app.inject(`/api/categories/${text}`)).json()
  expect(answer).toMatchObject({ slug, total: 1, cityCount: 1 })
})

test('a group says in every language what belongs to it, a search for a service stays German', async () => {
  const { app } = site()
  const { description, services } = (await app.inject('/api/categories/kfz-werkstatt?language=tr')).json()
  expect(description).toContain('servisleri')
  expect(services).toHaveLength(6)
  expect(services[1]).toEqual({ name: 'Lastik değişimi', query: 'Reifenwechsel' })
})

test('a former address leads to the new one', async () => {
  const { app, directory } = await api()
  await directory.add({ ...roth, city: 'Zittau', postalCode: '02763' })
  const answer = await app.inject('/api/businesses/slug/goerlitz/baeckerei-roth')
  expect(answer.statusCode).toBe(301)
  expect(answer.headers.location).toBe('/api/businesses/slug/zittau/baeckerei-roth')
})

describe('nothing found offers what exists, and each offer keeps its word', () => {
  const cases = [
    '/api/businesses/search?query=zahnarzt&location=goerlitz',
    '/api/businesses/search?query=roth+unfindbarkeit',
    '/api/businesses/search?query=roth&priceLevel=3,4&minRating=4.9',
    '/api/businesses/search?query=roth&category=kfz-werkstatt,elektriker',
  ]
  const withDentist = oncePerFile(async () => {
    const { app, directory } = await api()
    await directory.add(
      draft({
        name: 'Praxis Dr. Weiß',
        category: 'Zahnarzt',
        city: 'Zittau',
        postalCode: '02763',
        latitude: 50.9,
        longitude: 14.81,
      }),
    )
    return app
  })
  test.each(cases)('%s', async url => {
    const app = withDentist()
    const { businesses, total, alternatives } = (await app.inject(url)).json()
    expect(businesses).toEqual([])
    expect(total).toBe(0)
    expect(alternatives.length).toBeGreaterThan(0)
    for (const { query, count } of alternatives) {
      const offered = await app.inject({ url: '/api/businesses/search', query })
      expect(offered.json().total, JSON.stringify(query)).toBe(count)
    }
  })
})

test('a region has its towns, trades, parts and best businesses', async () => {
  const { app } = site()
  const facts = regionFactsSchema.parse((await app.inject('/api/regions/sachsen')).json())
  expect(facts).toMatchObject({
    kind: 'state',
    name: 'Sachsen',
    total: 2,
    cityCount: 1,
    cities: [{ slug: 'goerlitz', count: 2 }],
    within: [],
    parts: [{ slug: 'landkreis-goerlitz', count: 2 }],
  })
  const county = regionFactsSchema.parse((await app.inject('/api/regions/landkreis-goerlitz')).json())
  expect(county.within).toEqual([{ name: 'Sachsen', slug: 'sachsen' }])
  const list = regionBusinessesSchema.parse(
    (await app.inject('/api/regions/sachsen/businesses?limit=1')).json(),
  )
  expect(list).toMatchObject({ total: 2, page: 1, totalPages: 2, businesses: [{ name: 'Bäckerei Roth' }] })
  const empty = regionFactsSchema.parse((await app.inject('/api/regions/schwarzwald')).json())
  expect(empty).toMatchObject({ total: 0, cities: [], indexableCount: 0 })
})

test('the regions: states with their largest cities, landscapes, and cities in no state', async () => {
  const { app } = site()
  const list = regionListSchema.parse((await app.inject('/api/regions')).json())
  expect(list.states.find(({ slug }) => slug === 'sachsen')).toEqual({
    name: 'Sachsen',
    slug: 'sachsen',
    count: 2,
    cities: [{ city: 'Görlitz', slug: 'goerlitz', count: 2 }],
  })
  for (const { slug, count } of [...list.states, ...list.landscapes]) {
    if (slug === null) continue
    const facts = regionFactsSchema.parse((await app.inject(`/api/regions/${slug}`)).json())
    expect([slug, facts.total]).toEqual([slug, count])
  }
})

test('a city names the regions that it lies in', async () => {
  const { app } = site()
  const facts = cityFactsSchema.parse((await app.inject('/api/cities/goerlitz')).json())
  expect(facts.regions).toEqual([
    { name: 'Sachsen', slug: 'sachsen' },
    { name: 'Landkreis Görlitz', slug: 'landkreis-goerlitz' },
  ])
})

test('the description of the calls names every public call', async () => {
  const { app } = site()
  const { paths, openapi } = (await app.inject('/api/openapi.json')).json()
  expect(openapi).toMatch(/^3\./)
  expect(Object.keys(paths).sort()).toEqual([
    '/api/admin/settings',
    '/api/blog',
    '/api/blog/{slug}',
    '/api/businesses/list',
    '/api/businesses/popular',
    '/api/businesses/search',
    '/api/businesses/search/choices',
    '/api/businesses/slug/{city}/{slug}',
    '/api/businesses/stats',
    '/api/businesses/{id}',
    '/api/categories',
    '/api/categories/{category}',
    '/api/categories/{category}/businesses',
    '/api/cities',
    '/api/cities/{city}',
    '/api/cities/{city}/businesses',
    '/api/documents/{slug}',
    '/api/places/check',
    '/api/ranking',
    '/api/regions',
    '/api/regions/{region}',
    '/api/regions/{region}/businesses',
    '/api/site',
    '/api/suggest',
    '/api/trades',
  ])
})
