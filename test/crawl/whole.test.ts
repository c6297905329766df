import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { splitLanguage } from '#domain/language-path.ts'
import { count } from '#test/counts.ts'
import { demonstrationDrafts } from '#test/crawl/demonstration-drafts.ts'
import { type NotedPage, readNoted, type WholeCrawl, wholeCrawl } from '#test/crawl/whole-crawl.ts'
import { report } from '#test/reliability/results.ts'
import { tempSite } from '#test/server/temp-site.ts'
import { WITH_OPERATOR } from '#test/web/operator.ts'

const ORIGIN = 'https://umkreis.example'
/** Enough for lists of several pages. */
const BUSINESSES = count({ usual: 40, long: 400 })
/** Enough to find every address of the sitemaps. */
const MOST_PAGES = count({ usual: 300, long: 3_000 })
const BUSINESS_IN_ENGLISH = /^\/en\/(?!city|categories|region|blog)[^/]+\/[^/]+$/

test('a search engine that follows every link finds no dead end, no detour, no page twice, and everything in the sitemaps', async () => {
  const { app } = await tempSite(demonstrationDrafts(BUSINESSES), { SITE_URL: ORIGIN }, WITH_OPERATOR)
  const found = await wholeCrawl(app, ORIGIN, MOST_PAGES)
  expect(found.faults).toEqual([])
  expect(found.pages.size).toBeGreaterThanOrEqual(MOST_PAGES)
  expect(sharedBy(found, ({ title }) => title)).toEqual([])
  expect(sharedBy(found, ({ content }) => content)).toEqual([])
  const entries = await sitemapEntries(async url => (await app.inject(url)).body)
  const listed = [...entries.keys()]
  expect(listed.length).toBeGreaterThan(BUSINESSES)
  expect(listed.filter(address => !found.linked.has(address))).toEqual([])
  // What stands in a sitemap and was read is a page that wants to be found, under this very address.
  const disowned = listed.filter(address => {
    const page = found.pages.get(address)
    return page !== undefined && !(page.isIndexable && page.canonical === address)
  })
  expect(disowned).toEqual([])
  // Businesses of both kinds are listed: told in every language, and in German only. The crawl ends before most of them.
  const told = listed.filter(address => BUSINESS_IN_ENGLISH.test(address))
  expect(told.length).toBeGreaterThanOrEqual(BUSINESSES / 20)
  expect(told.length).toBeLessThan(BUSINESSES)
  const pages = new Map(found.pages)
  for (const address of told.slice(0, 30)) {
    for (const other of entries.get(address)?.values() ?? [])
      pages.set(other, await readNoted(app, ORIGIN, other))
  }
  const named = [...pages].filter(([, { alternates }]) => alternates.size > 0)
  expect(named.length).toBeGreaterThan(MOST_PAGES / 6)
  expect(named.flatMap(([address, page]) => languageFaults(pages, address, page))).toEqual([])
  // A sitemap and the page it lists name the same languages.
  const contradicted = listed.filter(address => {
    const page = pages.get(address)
    return page !== undefined && !isSame(page.alternates, entries.get(address))
  })
  expect(contradicted).toEqual([])
  report({
    check: 'crawl: every link',
    count: found.pages.size,
    lost: 0,
    crashed: 0,
    serverErrors: 0,
    figures: `${BUSINESSES} businesses; ${listed.length} addresses in the sitemaps`,
  })
})

/** Pages under their own address that have something in common with another one of their language. */
function sharedBy(
  { pages }: WholeCrawl,
  keyOf: (page: { readonly title: string; readonly content: string }) => string,
): string[] {
  const first = new Map<string, string>()
  const shared: string[] = []
  for (const [address, page] of pages) {
    if (page.canonical !== address || !page.isIndexable) continue
    const key = `${splitLanguage(address.split('?', 1)[0] ?? address).language} ${keyOf(page)}`
    const before = first.get(key)
    if (before === undefined) first.set(key, address)
    else shared.push(`${address} is like ${before}: ${page.title}`)
  }
  return shared
}

/** What is wrong with the languages that a page names: hreflang counts only where both pages name each other. */
function languageFaults(pages: WholeCrawl['pages'], address: string, page: NotedPage): string[] {
  const { language } = splitLanguage(address.split('?', 1)[0] ?? address)
  const faults: string[] = []
  if (!page.isIndexable) faults.push(`${address}: wants not to be found, but names languages`)
  if (page.canonical !== address && pages.has(page.canonical ?? '')) {
    // Other spellings of an address may name the languages of the one that counts.
    if (!isSame(page.alternates, pages.get(page.canonical ?? '')?.alternates))
      faults.push(`${address}: names other languages than ${page.canonical}`)
  }
  if (page.alternates.get(language) !== page.canonical) faults.push(`${address}: does not name itself`)
  if (page.alternates.get('x-default') !== page.alternates.get('de'))
    faults.push(`${address}: has no German default`)
  if (page.alternates.size !== LANGUAGES.length + 1)
    faults.push(`${address}: names ${page.alternates.size} languages`)
  for (const [, other] of page.alternates) {
    const read = pages.get(other)
    if (read === undefined) continue
    if (read.canonical !== other)
      faults.push(`${address}: names ${other}, which stands for ${read.canonical}`)
    if (!isSame(read.alternates, page.alternates)) faults.push(`${address}: is not named by ${other}`)
  }
  return faults
}

function isSame(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string> | undefined): boolean {
  return (
    other !== undefined &&
    one.size === other.size &&
    [...one].every(([name, value]) => other.get(name) === value)
  )
}

/** The addresses of all sitemaps, each with those of its languages. */
async function sitemapEntries(
  read: (url: string) => Promise<string>,
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const pathOf = (address: string) => address.replaceAll('&amp;', '&').slice(ORIGIN.length) || '/'
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => pathOf(address))
  const entries = new Map<string, ReadonlyMap<string, string>>()
  for (const file of locations(await read('/sitemap.xml'))) {
    for (const entry of (await read(file)).split('<url>').slice(1)) {
      const [address = ''] = locations(entry)
      const languages = [...entry.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)]
      entries.set(address, new Map(languages.map(([, name = '', href = '']) => [name, pathOf(href)])))
    }
  }
  return entries
}
