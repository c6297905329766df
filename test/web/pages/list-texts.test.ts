import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BUSINESSES } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

let site: FastifyInstance
let withoutRatings: FastifyInstance
beforeAll(async () => {
  site = await siteForTests()
  withoutRatings = await siteForTests({ site: { showsRatings: false } })
})
afterAll(() => Promise.all([site.close(), withoutRatings.close()]))

const html = async (url: string, from = site) => (await from.inject(url)).body.replaceAll('<!-- -->', '')
const [business] = BUSINESSES
if (business === undefined) throw new Error('the directory is empty')

test.each([
  ['without words by rating and completeness', '/businesses', 'Nach Bewertung und Vollständigkeit.'],
  [
    'with words first by how well they match',
    '/businesses?query=heizung',
    'Das Passendste zuerst, dann nach Bewertung und Vollständigkeit.',
  ],
  [
    'around a place by how near it is too',
    '/businesses?query=heizung&location=berlin&radiusKm=25',
    'Das Passendste zuerst, dann nach Nähe, Bewertung und Vollständigkeit.',
  ],
  ['chosen, as chosen', '/businesses?sort=name', 'Nach Name.'],
])('above a list stands what it is ordered by: %s', async (_, url, words) => {
  expect(await html(url)).toContain(words)
})

test('a list of everything says how much that is', async () => {
  expect(await html('/businesses')).toMatch(/>\d+ Betriebe in ganz Deutschland\./)
})

test.each([
  ['in all of Germany', '/businesses?query=heizung', true],
  ['not where the heading has a place', '/businesses?query=heizung&location=koeln', false],
  ['nor a chosen town', '/businesses?query=heizung&cities=koeln', false],
])('a list says how far it reaches: %s', async (_, url, isEverywhere) => {
  expect((await html(url)).includes('Ganz Deutschland. ')).toBe(isEverywhere)
})

test('where nothing was found no order is told', async () => {
  const page = await html('/businesses?query=gibtesnicht')
  expect(page).toContain('Keine Unternehmen gefunden')
  expect(page).not.toContain('Vollständigkeit')
})

test.each(['/', '/?query=heizung', '/businesses', '/categories', '/categories/handwerker', '/city/koeln'])(
  '%s tells where ratings come from, and is silent about them where none are shown',
  async url => {
    const source = 'Bewertungen mit Quelle, nicht geprüft.'
    expect(await html(url)).toContain(source)
    expect(await html(url, withoutRatings)).not.toContain(source)
  },
)

/** '/businesses true': the entries of the main navigation that are marked, and how. */
async function marked(url: string): Promise<readonly string[]> {
  const page = await html(url)
  const entries = page.slice(page.indexOf('<nav class="nav"'), page.indexOf('class="languages"'))
  return [...entries.matchAll(/<a aria-current="(\w+)" href="([^"]+)"/g)].map(
    ([, kind, href]) => `${href} ${kind}`,
  )
}

test.each([
  ['a business', `/${business.urlSlug}`, ['/businesses true']],
  ['a city', '/city/koeln', ['/businesses true']],
  ['a category', '/categories/handwerker', ['/categories true']],
  ['a page that is an entry itself', '/categories', ['/categories page']],
  ['a page of the foot', '/imprint', []],
])('the main navigation tells where one is: %s', async (_, url, entries) => {
  expect(await marked(url)).toEqual(entries)
})
