import { expect, test } from 'vitest'
import { splitLanguage } from '#domain/language-path.ts'
import { demonstrationDrafts } from '#test/crawl/demonstration-drafts.ts'
import { type WholeCrawl, wholeCrawl } from '#test/crawl/whole-crawl.ts'
import { tempSite } from '#test/server/temp-site.ts'
import { WITH_OPERATOR } from '#test/web/operator.ts'

const ORIGIN = 'https://umkreis.example'
/** Enough for lists of several pages. */
const BUSINESSES = 400
const MOST_PAGES = 5_000
/** Alone on a quiet machine it takes a third of it. */
const PATIENCE_MS = 180_000

test(
  'a search engine that follows every link finds no dead end, no detour, no page twice, and everything in the sitemaps',
  async () => {
    const { app } = await tempSite(demonstrationDrafts(BUSINESSES), { SITE_URL: ORIGIN }, WITH_OPERATOR)
    const found = await wholeCrawl(app, ORIGIN, MOST_PAGES)
    expect(found.faults).toEqual([])
    expect(found.pages.size).toBeGreaterThanOrEqual(MOST_PAGES)
    expect(sharedBy(found, ({ title }) => title)).toEqual([])
    expect(sharedBy(found, ({ content }) => content)).toEqual([])
    const listed = await sitemapAddresses(async url => (await app.inject(url)).body)
    expect(listed.length).toBeGreaterThan(BUSINESSES)
    expect(listed.filter(address => !found.linked.has(address))).toEqual([])
    // What stands in a sitemap and was read is a page that wants to be found, under this very address.
    const disowned = listed.filter(address => {
      const page = found.pages.get(address)
      return page !== undefined && !(page.isIndexable && page.canonical === address)
    })
    expect(disowned).toEqual([])
  },
  PATIENCE_MS,
)

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

async function sitemapAddresses(read: (url: string) => Promise<string>): Promise<string[]> {
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.slice(ORIGIN.length) || '/')
  const files = locations(await read('/sitemap.xml'))
  const addresses: string[] = []
  for (const file of files) addresses.push(...locations(await read(file)))
  return addresses.map(address => address.replaceAll('&amp;', '&'))
}
