import { beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { localAddress } from '#domain/language-path.ts'
import { oncePerFile } from '#test/finished.ts'
import { draft } from '#test/make-draft.ts'
import { type TempSite, tempSite } from '#test/server/temp-site.ts'

const PAGES = [
  '/',
  '/?query=friseur',
  '/businesses',
  '/businesses?query=friseur',
  '/categories',
  '/categories/handwerker',
  '/categories/zahnarzt',
  '/city/koeln',
  '/city/koeln/handwerker',
  '/region/bayern',
  '/places',
  '/about',
]

const NONE = oncePerFile(() => tempSite([]))
const ONE = oncePerFile(() => tempSite([draft()]))

const htmlOf = async ({ app }: TempSite, url: string) => (await app.inject(url)).body

/** What people read of it: without scripts, pictures and the filters, which are hidden. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<script.*?<\/script>|<aside class="facets.*?<\/aside>|<svg.*?<\/svg>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

const descriptionOf = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''

describe.each(LANGUAGES)('a directory without businesses, in %s', language => {
  let site: TempSite
  beforeAll(async () => {
    site = await NONE()
  })

  test.each(PAGES)('%s invites to be the first, and counts nothing', async path => {
    const html = await htmlOf(site, localAddress(language, path))
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
    expect(main).toContain(`href="${localAddress(language, '/add-business')}"`)
    const words = `${wordsOf(main.replace(/<h1.*?<\/h1>/s, ''))} ${descriptionOf(html)}`
    expect(words).not.toMatch(/59[.,]599|\b580\b|4[.,]4\b|(?<![\d.,–-])0 \p{L}/u)
    // Neither a head without a list, nor what stands for one that never comes.
    expect(main).not.toMatch(/<[uo]l class="(cards|cats|groups|cities|index|list)[^"]*"><\/[uo]l>/)
    expect(main).not.toContain('skeleton')
    expect(main).not.toMatch(/<h2[^>]*>(Betriebe werden geladen|Loading|Yükleniyor)/)
  })

  test('leads to no lists of nobody below its pages, and not from a page that is missing', async () => {
    const html = await htmlOf(site, localAddress(language, '/nirgends'))
    expect(html.match(/href="[^"]*\/categories\/[^"]*"/g)).toBeNull()
  })
})

test('the search is there in an empty directory, and says in its title that it is a search', async () => {
  const html = await htmlOf(await NONE(), '/businesses?query=friseur')
  expect(html).toMatch(/<form[^>]* role="search"|<form class="search/)
  expect(html).toContain('value="friseur"')
})

describe('a directory with one business', () => {
  test.each([
    ['/', '1 Betrieb in 1 Ort'],
    ['/en', '1 business in 1 '],
    ['/categories', '1 Betrieb in 1 Kategorie'],
    ['/businesses', '1 Betrieb in ganz Deutschland'],
  ])('%s counts it in the singular', async (path, words) => {
    expect(wordsOf(await htmlOf(await ONE(), path))).toContain(words)
  })

  test('its figures have names in the singular', async () => {
    const html = await htmlOf(await ONE(), '/about')
    expect(html).toMatch(/<dt>Betrieb<\/dt><dd>1<\/dd>/)
    expect(html).toMatch(/<dt>Ort<\/dt><dd>1<\/dd>/)
  })

  test('groups that have nobody yet are not counted on the home page', async () => {
    expect(wordsOf(await htmlOf(await ONE(), '/'))).not.toMatch(/\b0 Betriebe/)
  })
})
