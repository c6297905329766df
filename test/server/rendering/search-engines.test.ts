import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import type { BusinessDraft } from '#domain/business/business.ts'
import type { SiteSettings } from '#domain/settings/settings.ts'
import { loadDemo } from '#services/demo/load-demo.ts'
import { readXml } from '#test/content/read-xml.ts'
import { oncePerFile } from '#test/finished.ts'
import { draft } from '#test/make-draft.ts'
import { NOW, tempSite } from '#test/server/temp-site.ts'
import { WITH_OPERATOR } from '#test/web/operator.ts'

const ORIGIN = 'https://umkreis.example'
const DAY = [{ from: 480, to: 1080 }]
const WEEK: NonNullable<BusinessDraft['openingHours']> = [DAY, DAY, DAY, DAY, DAY, [], []]
const ARTICLE = '/blog/handwerker-finden'

/** Of every kind of page: its own address for search engines, and what it tells them. */
const FOUND: readonly (readonly [url: string, canonical: string, types: readonly string[]])[] = [
  ['/', '/', ['WebSite']],
  ['/?utm_source=x', '/', ['WebSite']],
  ['/?srsltid=x&gbraid=y&_gl=z&matomo_kwd=a&gad_source=1', '/', ['WebSite']],
  ['/businesses', '/businesses', []],
  ['/businesses?page=2', '/businesses?page=2', []],
  ['/businesses?view=grid', '/businesses', []],
  ['/city/goerlitz', '/city/goerlitz', ['ItemList', 'BreadcrumbList']],
  ['/city/goerlitz?page=2', '/city/goerlitz?page=2', ['ItemList', 'BreadcrumbList']],
  ['/city/goerlitz/baeckerei', '/city/goerlitz/baeckerei', ['ItemList', 'BreadcrumbList']],
  ['/region/sachsen', '/region/sachsen', ['ItemList', 'BreadcrumbList']],
  ['/places', '/places', ['BreadcrumbList']],
  ['/categories', '/categories', ['BreadcrumbList']],
  ['/categories/baeckerei', '/categories/baeckerei', ['ItemList', 'BreadcrumbList']],
  ['/categories/baeckerei?page=2', '/categories/baeckerei?page=2', ['ItemList', 'BreadcrumbList']],
  ['/about', '/about', ['Organization', 'BreadcrumbList']],
  ['/help', '/help', ['FAQPage', 'BreadcrumbList']],
  ['/accessibility', '/accessibility', ['BreadcrumbList']],
  ['/ranking', '/ranking', ['BreadcrumbList']],
  ['/blog', '/blog', ['BreadcrumbList']],
  ['/contact', '/contact', []],
  ['/add-business', '/add-business', []],
]

/** For people only: searches, filters, orders, indexes and legal texts. Where they point, if anywhere. */
const NOT_FOUND: readonly (readonly [url: string, canonical: string | null])[] = [
  ['/?query=roth', '/'],
  ['/businesses?query=roth', '/businesses?query=roth'],
  ['/businesses?location=goerlitz', '/businesses?location=goerlitz'],
  ['/businesses?openNow=true', '/businesses?openAt=now'],
  ['/businesses?openAt=sun%4010%3A00', '/businesses?openAt=sun%4010%3A00'],
  ['/businesses?sort=name', '/businesses?sort=name'],
  ['/categories/baeckerei?sortBy=name', '/categories/baeckerei?sort=name'],
  ['/city/goerlitz?openAt=now', '/city/goerlitz?openAt=now'],
  ['/categories?letter=B', '/categories?letter=B'],
  ['/help?q=preis', '/help'],
  ['/blog?category=Verbraucher', '/blog?category=Verbraucher'],
  // One business is too few for a list.
  ['/city/bautzen', '/city/bautzen'],
  ['/region/schwarzwald', '/region/schwarzwald'],
  ['/region/atlantis', null],
  ['/imprint', '/imprint'],
  ['/privacy', '/privacy'],
  ['/terms', '/terms'],
  ['/cookies', '/cookies'],
  ['/gibt/es/nicht', null],
  ['/goerlitz/gibt-es-nicht', null],
]

const site = oncePerFile(makeSite)

test('every kind of page says where it lives, in which languages, and what it is', async () => {
  const { app } = site()
  for (const [url, canonical, types] of FOUND) {
    for (const prefix of ['', '/en', '/tr']) {
      const { page, headers } = await pageAt(app, localised(prefix, url))
      const where = `${prefix}${url}`
      expect.soft(canonicalOf(page), where).toBe(ORIGIN + localised(prefix, canonical))
      expect.soft(headers['x-robots-tag'], where).toBeUndefined()
      expect.soft(page.includes('noindex'), where).toBe(false)
      expect.soft(alternatesOf(page), where).toEqual({
        de: ORIGIN + canonical,
        en: ORIGIN + localised('/en', canonical),
        tr: ORIGIN + localised('/tr', canonical),
        'x-default': ORIGIN + canonical,
      })
      const told = thingsOf(page)
      expect
        .soft(
          told.map(thing => thing['@type']),
          where,
        )
        .toEqual(types)
      for (const thing of told) checkThing(thing, where)
      checkPicture(page, where)
    }
  }
})

test('searches, filters, orders and legal texts say that they are not to be found', async () => {
  const { app } = site()
  for (const [url, canonical] of NOT_FOUND) {
    const { page, headers } = await pageAt(app, url)
    expect.soft(headers['x-robots-tag'], url).toBe('noindex')
    expect.soft(page.includes('<meta name="robots" content="noindex">'), url).toBe(true)
    expect.soft(canonicalOf(page), url).toBe(canonical === null ? null : ORIGIN + canonical)
    expect.soft(alternatesOf(page), url).toEqual({})
    const types = thingsOf(page).map(thing => thing['@type'])
    expect.soft(types, url).toEqual(url === '/imprint' ? ['Organization'] : [])
    checkPicture(page, url)
  }
})

test('a business of which little is told in other languages, and an article, have one address, whatever the language of the page around them', async () => {
  const { app } = site()
  const business = '/goerlitz/baeckerei-muster-1'
  const pages: [string, string][] = [
    [business, 'Bakery BreadcrumbList'],
    [ARTICLE, 'BlogPosting BreadcrumbList'],
  ]
  for (const [path, types] of pages) {
    for (const prefix of ['', '/en', '/tr']) {
      const { page } = await pageAt(app, prefix + path)
      expect.soft(canonicalOf(page), prefix).toBe(ORIGIN + path)
      expect.soft(alternatesOf(page), prefix).toEqual({})
      const told = thingsOf(page)
      expect.soft(told.map(thing => thing['@type']).join(' ')).toBe(types)
      for (const thing of told) checkThing(thing, prefix + path)
      checkPicture(page, prefix + path)
    }
  }
  const { page } = await pageAt(app, `/en${business}`)
  expect(page).toContain(`content="${ORIGIN}/api/og/business/1?language=en"`)
  expect(thingsOf(page)[0]).toMatchObject({ url: ORIGIN + business, name: 'Bäckerei Muster 1' })
  expect(JSON.stringify(thingsOf(page))).not.toContain('aggregateRating')
})

test('a business whose hours and attributes are told in every language is a page of its own in each of them', async () => {
  const told = draft({
    openingHours: WEEK,
    about: { Payments: { 'Credit cards': true, 'Debit cards': true, 'Cash only': false } },
    description: 'Brot und Brötchen.',
  })
  const { app } = await tempSite([told], {}, WITH_OPERATOR)
  const path = '/goerlitz/baeckerei-roth'
  const languages = { de: '', en: '/en', tr: '/tr', 'x-default': '' }
  for (const prefix of ['', '/en', '/tr']) {
    const { page } = await pageAt(app, prefix + path)
    expect.soft(canonicalOf(page), prefix).toBe(ORIGIN + prefix + path)
    expect
      .soft(alternatesOf(page), prefix)
      .toEqual(
        Object.fromEntries(Object.entries(languages).map(([name, before]) => [name, ORIGIN + before + path])),
      )
    expect.soft(thingsOf(page)[0]).toMatchObject({ url: ORIGIN + prefix + path })
  }
  const description = async (prefix: string) =>
    /<meta name="description" content="([^"]*)"/.exec((await pageAt(app, prefix + path)).page)?.[1]
  // The own words where they are of the page's language, and what is missing to 60 characters in facts.
  expect(await description('')).toMatch(/^Brot und Brötchen\. Bäckerei in Görlitz, geöffnet Mo–\S+ \d/)
  expect(await description('/en')).toMatch(/^Bäckerei Roth: Bakery in Görlitz, open Mo\S* \d/)
  expect(await description('/tr')).toMatch(/^Bäckerei Roth: .+, Görlitz; çalışma saatleri: P\S+ \d/)
})

test.each([
  ['closed-permanently', 'Dauerhaft geschlossen', 'Permanently closed', 'Kalıcı'],
  ['closed-temporarily', 'Vorübergehend geschlossen', 'Temporarily closed', 'Geçici'],
] as const)('a business that is %s is described as such, without hours', async (status, ...closed) => {
  const { app } = await tempSite(
    [draft({ status, openingHours: WEEK, description: 'Brot und Brötchen. '.repeat(5) })],
    {},
    WITH_OPERATOR,
  )
  for (const [at, prefix] of ['', '/en', '/tr'].entries()) {
    const { page } = await pageAt(app, `${prefix}/goerlitz/baeckerei-roth`)
    const description = /<meta name="description" content="([^"]*)"/.exec(page)?.[1] ?? ''
    expect.soft(description.startsWith(closed[at] ?? '?'), description).toBe(true)
    expect.soft(description).toContain('Görlitz')
    expect.soft(description).not.toMatch(/\d:\d\d/)
    expect.soft(description.length).toBeGreaterThanOrEqual(60)
  }
})

test('no description of a business is shorter than sixty characters, in any language', async () => {
  const { app } = await tempSite(
    [draft({ openingHours: WEEK, description: 'Backstube' }), draft({ name: 'Ünal Fırını' })],
    {},
    WITH_OPERATOR,
  )
  for (const slug of ['baeckerei-roth', 'uenal-firini']) {
    for (const prefix of ['', '/en', '/tr']) {
      const { page } = await pageAt(app, `${prefix}/goerlitz/${slug}`)
      const description = /<meta name="description" content="([^"]*)"/.exec(page)?.[1] ?? ''
      expect.soft(description.length, `${prefix} ${slug}: ${description}`).toBeGreaterThanOrEqual(60)
      expect.soft(description.length).toBeLessThanOrEqual(160)
    }
  }
})

test('ratings are marked up only where the operator switches that on, and while they are shown', async () => {
  const rated = draft({ openingHours: WEEK, rating: 4.4, reviewCount: 12 })
  const told = async (settings: Partial<SiteSettings>) => {
    const { app } = await tempSite([rated], {}, { ...WITH_OPERATOR, ...settings })
    return JSON.stringify(thingsOf((await pageAt(app, '/goerlitz/baeckerei-roth')).page))
  }
  expect(await told({})).not.toContain('aggregateRating')
  expect(await told({ marksUpRatings: true })).toContain('"ratingValue":"4.4"')
  expect(await told({ marksUpRatings: true, showsRatings: false })).not.toContain('aggregateRating')
})

test('every address of the sitemaps answers, wants to be found, and names itself as the one address', async () => {
  const { app } = site()
  const index = readXml((await app.inject('/sitemap.xml')).body)
  const addresses: string[] = []
  for (const file of index.get('loc') ?? []) {
    addresses.push(...(readXml((await app.inject(file.slice(ORIGIN.length))).body).get('loc') ?? []))
  }
  expect(addresses.length).toBeGreaterThan(60)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const address of addresses) {
    const { page, status, headers } = await pageAt(app, address.slice(ORIGIN.length))
    expect.soft(status, address).toBe(200)
    expect.soft(headers['x-robots-tag'], address).toBeUndefined()
    expect.soft(canonicalOf(page), address).toBe(address)
  }
  const listed = new Set(addresses)
  for (const [, canonical] of FOUND) {
    if (!canonical.includes('?')) expect.soft(listed.has(ORIGIN + canonical), canonical).toBe(true)
  }
  for (const [, canonical] of NOT_FOUND) {
    if (canonical !== '/' && canonical !== '/help') expect.soft(listed.has(ORIGIN + canonical)).toBe(false)
  }
})

test('robots may read pages, pictures for shared links and sitemaps, and leave calls and filters alone', async () => {
  const { app } = site()
  const { body, headers } = await app.inject('/robots.txt')
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain('Disallow: /api/\n')
  expect(body).toContain('Allow: /api/og/\n')
  expect(body).toContain('Disallow: /admin\n')
  expect(body).toContain('Disallow: /*?query=\n')
  expect(body).toContain('Disallow: /*&query=\n')
  expect(body).not.toContain('page=')
  expect(body).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`)
  expect((await app.inject('/api/og/business/1')).headers['content-type']).toBe('image/png')
  expect((await app.inject('/sitemap/gibt-es-nicht.xml')).statusCode).toBe(404)
})

test('while the directory holds invented businesses no page wants to be found, and none of them is told of', async () => {
  const { app, directory } = await tempSite([])
  await loadDemo({ store: directory.store, dataDir: directory.folder, now: () => NOW }, { count: 40 })
  await directory.follow()
  const list = await pageAt(app, '/businesses')
  expect(list.headers['x-robots-tag']).toBe('noindex')
  const found = directory.index.businessById(1, NOW)
  if (found.kind !== 'found') throw new Error(found.kind)
  const { page } = await pageAt(app, `/${found.business.urlSlug}`)
  expect(thingsOf(page).map(thing => thing['@type'])).not.toContain('LocalBusiness')
  expect(JSON.stringify(thingsOf(page))).not.toContain('PostalAddress')
  expect((await app.inject('/sitemap.xml')).body).not.toContain('<loc>')
})

/** Thirty bakeries in one town, enough for second pages; one business alone in another. */
async function makeSite() {
  const bakeries = Array.from({ length: 30 }, (_, at) =>
    draft({
      name: `Bäckerei Muster ${at + 1}`,
      phone: `+4935814710${String(at).padStart(2, '0')}`,
      openingHours: WEEK,
      rating: 4.2,
      reviewCount: 7,
    }),
  )
  const alone = draft({
    name: 'Zahnarztpraxis Weiß',
    category: 'Zahnarzt',
    city: 'Bautzen',
    postalCode: '02625',
  })
  return tempSite([...bakeries, alone], {}, WITH_OPERATOR)
}

async function pageAt(app: FastifyInstance, url: string) {
  const {
    body: page,
    headers,
    statusCode: status,
  } = await app.inject({ url, headers: { accept: 'text/html' } })
  return { page, headers, status }
}

function localised(prefix: string, path: string): string {
  return prefix === '' ? path : `${prefix}${path}`.replace(/^(\/(?:en|tr))\/(?=\?|$)/, '$1')
}

function canonicalOf(page: string): string | null {
  const href = /<link rel="canonical" href="([^"]+)">/.exec(page)?.[1]
  return href === undefined ? null : href.replaceAll('&amp;', '&')
}

function alternatesOf(page: string): Record<string, string> {
  const links = page.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)">/g)
  return Object.fromEntries([...links].map(([, language = '', href = '']) => [language, href]))
}

type Told = Readonly<Record<string, unknown>>

function thingsOf(page: string): readonly Told[] {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1]
  if (text === undefined) return []
  const graph = JSON.parse(text) as { '@context': string; '@graph': Told[] }
  expect(graph['@context']).toBe('https://schema.org')
  return graph['@graph']
}

/** What search engines require of a type (developers.google.com/search/docs/appearance/structured-data). */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url', 'potentialAction'],
  ItemList: ['itemListElement'],
  BreadcrumbList: ['itemListElement'],
  Organization: ['name', 'url', 'address'],
  FAQPage: ['mainEntity'],
  BlogPosting: ['headline', 'datePublished', 'dateModified', 'author', 'image'],
  Bakery: ['name', 'address', 'url', 'telephone', 'openingHoursSpecification'],
}

function checkThing(thing: Told, where: string): void {
  for (const name of REQUIRED[String(thing['@type'])] ?? ['an entry in REQUIRED']) {
    expect.soft(thing, where).toHaveProperty(name)
  }
  const elements = (thing.itemListElement ?? []) as { position: number; url?: string; item?: string }[]
  const first = elements[0]?.position ?? 1
  expect
    .soft(
      elements.map(({ position }) => position),
      where,
    )
    .toEqual(elements.map((_, at) => first + at))
  for (const { url, item } of elements)
    expect.soft(url ?? item, where).toMatch(/^https:\/\/umkreis\.example\//)
}

function checkPicture(page: string, where: string): void {
  const meta = new Map(
    [...page.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  )
  expect.soft(meta.get('og:image'), where).toMatch(/^https:\/\/umkreis\.example\/(og\.png|api\/og\/.+)$/)
  expect.soft(meta.get('og:image:alt'), where).not.toBe('')
  expect.soft([meta.get('og:image:width'), meta.get('og:image:height')], where).toEqual(['1200', '630'])
  expect.soft(meta.get('twitter:card'), where).toBe('summary_large_image')
}
