import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Business } from '#domain/business/business.ts'
import { readContent } from '#gateways/content/content-files.ts'
import { sitemapRoutes } from '#server/sitemaps/sitemaps.ts'
import { BUSINESSES_A_RANGE } from '#services/content/sitemap-entries.ts'
import { readXml } from '#test/content/read-xml.ts'
import { business, removed, saved } from '#test/make-business.ts'
import { givenIndex } from '#test/search/given.ts'

const ORIGIN = 'https://umkreis.example'
const DAY_1 = Date.parse('2026-11-01T08:00:00Z')
const DAY_2 = Date.parse('2026-11-02T09:30:00Z')
/** Three hundred characters with many different words. */
const LONG_GERMAN =
  'Seit vier Generationen backen wir jeden Morgen Roggenbrot, Brezeln, Hefezöpfe und Kuchen nach Rezepten unserer Großmutter. '.repeat(
    3,
  )
/** Complete enough for search engines. */
const WHOLE = {
  ...{ phone: '+492214710318', website: 'https://roth.example/', latitude: 50.94, longitude: 6.96 },
  updatedAt: DAY_1,
}

test('the index names every file with something in it, and its newest change', async () => {
  const { app } = await given([
    business({ ...WHOLE, id: 7 }),
    business({ ...WHOLE, id: BUSINESSES_A_RANGE + 1, updatedAt: DAY_2, city: 'Bonn' }),
  ])
  const { body, headers } = await app.inject('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  const xml = readXml(body)
  expect(xml.get('loc')).toEqual(
    ['pages', 'businesses-1', 'businesses-2'].map(name => `${ORIGIN}/sitemap/${name}.xml`),
  )
  expect(xml.get('lastmod')?.slice(1)).toEqual(['2026-11-01T08:00:00Z', '2026-11-02T09:30:00Z'])
})

describe('businesses', () => {
  test('stand with their German address and their last change, if they say enough', async () => {
    const { app } = await given([
      business({ ...WHOLE, id: 1, slug: 'roth' }),
      business({ ...WHOLE, id: 2, slug: 'thin', phone: null }),
      business({ ...WHOLE, id: 3, slug: 'closed', status: 'closed-permanently' }),
      business({ ...WHOLE, id: 4, name: 'Unavailable Business', slug: 'withdrawn' }),
      business({ ...WHOLE, id: BUSINESSES_A_RANGE, slug: 'last' }),
      business({ ...WHOLE, id: BUSINESSES_A_RANGE + 1, slug: 'next-file' }),
    ])
    const body = await xmlOf(app, 'businesses-1')
    expect(readXml(body).get('loc')).toEqual([`${ORIGIN}/koeln/roth`, `${ORIGIN}/koeln/last`])
    expect(readXml(body).get('lastmod')).toEqual(['2026-11-01T08:00:00Z', '2026-11-01T08:00:00Z'])
    expect(body).not.toContain('hreflang')
    expect(readXml(await xmlOf(app, 'businesses-2')).get('loc')).toEqual([`${ORIGIN}/koeln/next-file`])
  })

  test('stand in every language where hours and attributes are told in it and no long German text outweighs them', async () => {
    const open = [{ from: 480, to: 1080 }]
    const told: Partial<Business> = {
      openingHours: [open, open, open, open, open, [], []],
      about: { Zahlung: { Bargeld: true, Kreditkarten: true, Debitkarten: false } },
    }
    const { app } = await given([
      business({ ...WHOLE, ...told, id: 1, slug: 'told', description: 'Brot und Brötchen.' }),
      business({ ...WHOLE, ...told, id: 2, slug: 'hours-unknown', openingHours: null }),
      business({ ...WHOLE, ...told, id: 3, slug: 'no-attributes', about: {} }),
      business({ ...WHOLE, ...told, id: 4, slug: 'long-german', description: LONG_GERMAN }),
    ])
    const body = await xmlOf(app, 'businesses-1')
    expect(readXml(body).get('loc')).toEqual([
      ...['', '/en', '/tr'].map(prefix => `${ORIGIN}${prefix}/koeln/told`),
      ...['hours-unknown', 'no-attributes', 'long-german'].map(slug => `${ORIGIN}/koeln/${slug}`),
    ])
    const entries = body.split('<url>').slice(1)
    expect(entries.map(entry => entry.split('hreflang=').length - 1)).toEqual([4, 4, 4, 0, 0, 0])
  })

  test('come all, however many there are', async () => {
    const { app } = await given(
      Array.from({ length: 1_203 }, (_, at) => business({ ...WHOLE, id: 2 * at + 1 })),
    )
    const addresses = readXml(await xmlOf(app, 'businesses-1')).get('loc')
    expect(new Set(addresses).size).toBe(1_203)
  })
})

describe('lists', () => {
  const inKoeln = (overrides: Partial<Business> = {}) => business({ ...WHOLE, city: 'Köln', ...overrides })

  test('of cities, categories and both stand there from three businesses on, with the newest change of a member', async () => {
    const { app } = await given([
      inKoeln({ category: 'Bäckerei' }),
      inKoeln({ category: 'Bäckerei' }),
      inKoeln({ category: 'Bäckerei', updatedAt: DAY_2 }),
      inKoeln({ category: 'Café', categoryGroup: 'gastronomie' }),
      business({ ...WHOLE, city: 'Bonn' }),
      business({ ...WHOLE, city: '', citySlug: 'deutschland' }),
    ])
    const listed = async (name: string) => {
      const xml = readXml(await xmlOf(app, name))
      return german(xml).map((path, at) => [path, xml.get('lastmod')?.[3 * at]])
    }
    expect(await listed('cities-1')).toEqual([['/city/koeln', '2026-11-02T09:30:00Z']])
    expect(await listed('regions-1')).toEqual([
      ['/region/nordrhein-westfalen', '2026-11-02T09:30:00Z'],
      ['/region/regierungsbezirk-koeln', '2026-11-02T09:30:00Z'],
      ['/region/rheinland', '2026-11-02T09:30:00Z'],
    ])
    expect(await listed('categories-1')).toEqual([
      ['/categories/baeckerei', '2026-11-02T09:30:00Z'],
      ['/categories/handel', '2026-11-02T09:30:00Z'],
    ])
    expect(await listed('city-categories-1')).toEqual([
      ['/city/koeln/baeckerei', '2026-11-02T09:30:00Z'],
      ['/city/koeln/handel', '2026-11-02T09:30:00Z'],
    ])
  })

  test('have an address in every language, each naming all of them', async () => {
    const { app } = await given([inKoeln(), inKoeln(), inKoeln()])
    const body = await xmlOf(app, 'cities-1')
    expect(readXml(body).get('loc')).toEqual([
      `${ORIGIN}/city/koeln`,
      `${ORIGIN}/en/city/koeln`,
      `${ORIGIN}/tr/city/koeln`,
    ])
    for (const entry of body.split('<url>').slice(1)) {
      expect([...entry.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, ...pair]) => pair)).toEqual([
        ['de', `${ORIGIN}/city/koeln`],
        ['en', `${ORIGIN}/en/city/koeln`],
        ['tr', `${ORIGIN}/tr/city/koeln`],
        ['x-default', `${ORIGIN}/city/koeln`],
      ])
    }
  })
})

test('the written pages stand there with the day of their text, legal ones not', async () => {
  const { app } = await given([business({ ...WHOLE, id: 1 })])
  const body = await xmlOf(app, 'pages')
  const paths = german(readXml(body))
  expect(paths).toContain('/')
  expect(paths).toContain('/help')
  expect(paths).toContain('/blog')
  for (const legal of ['/imprint', '/privacy', '/terms', '/cookies']) expect(paths).not.toContain(legal)
  expect(body).toMatch(/<loc>[^<]*\/help<\/loc><lastmod>2026-\d\d-\d\dT00:00:00Z<\/lastmod>/)
  expect(body).not.toContain('/en/blog/')
})

test('while the directory holds invented businesses nothing is there', async () => {
  const { app, writer } = await given([
    business({ ...WHOLE, id: 1 }),
    business({ ...WHOLE, id: 999, source: 'demonstration' }),
  ])
  const empty = await app.inject('/sitemap.xml')
  expect(empty.statusCode).toBe(200)
  expect(empty.body).not.toContain('<loc>')
  expect((await app.inject('/sitemap/pages.xml')).statusCode).toBe(404)
  writer.apply([removed(business({ id: 999 }))], 2_000)
  expect((await app.inject('/sitemap.xml')).body).toContain('<loc>')
})

test('there are no files of other names and numbers', async () => {
  const { app } = await given([business({ ...WHOLE, id: 1 })])
  const names = [
    'businesses-2',
    'businesses-0',
    'businesses-01',
    'cities-1',
    'cities',
    'x',
    '..%2Fpages',
    'pages-1',
  ]
  for (const name of names) expect.soft((await app.inject(`/sitemap/${name}.xml`)).statusCode, name).toBe(404)
})

describe('a file', () => {
  test('is told apart by its ETag: the same as long as nothing changes, another one after a change', async () => {
    const { app, writer } = await given([business({ ...WHOLE, id: 1 })])
    for (const url of ['/sitemap.xml', '/sitemap/businesses-1.xml', '/sitemap/pages.xml']) {
      const { headers } = await app.inject(url)
      const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
      expect.soft(again.statusCode, url).toBe(304)
      expect.soft(again.body, url).toBe('')
    }
    const before = (await app.inject('/sitemap/businesses-1.xml')).headers.etag
    writer.apply([saved(business({ ...WHOLE, id: 2, updatedAt: DAY_2 }))], 2_000)
    const after = await app.inject({
      url: '/sitemap/businesses-1.xml',
      headers: { 'if-none-match': String(before) },
    })
    expect(after.statusCode).toBe(200)
    expect(readXml(after.body).get('loc')).toHaveLength(2)
  })

  test('is sent packed to who can unpack it', async () => {
    const { app } = await given([business({ ...WHOLE, id: 1 })])
    const url = '/sitemap/businesses-1.xml'
    const plain = await app.inject(url)
    const gzip = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
    const brotli = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
  })

  test('has no body where only its head is asked for', async () => {
    const { app } = await given([business({ ...WHOLE, id: 1 })])
    const answer = await app.inject({ method: 'HEAD', url: '/sitemap/businesses-1.xml' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('')
  })
})

async function given(businesses: readonly Business[]) {
  const { index, writer } = await givenIndex(...businesses)
  const app = Fastify({ exposeHeadRoutes: true })
  onTestFinished(() => app.close())
  await app.register(sitemapRoutes, {
    index,
    indexableFrom: () => 40,
    content: await readContent(),
    siteUrl: () => ORIGIN,
  })
  return { app, writer }
}

async function xmlOf(app: FastifyInstance, name: string): Promise<string> {
  const answer = await app.inject(`/sitemap/${name}.xml`)
  if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode}`)
  return answer.body
}

/** The addresses in the first language. */
function german(xml: ReadonlyMap<string, readonly string[]>): string[] {
  const paths = (xml.get('loc') ?? []).map(address => address.slice(ORIGIN.length))
  return paths.filter(path => !/^\/(en|tr)(\/|$)/.test(path))
}
