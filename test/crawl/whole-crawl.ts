import { hash } from 'node:crypto'
import { splitLanguage } from '#domain/language-path.ts'
import { isClosedToRobots } from '#server/http/robots.ts'
import type { CrawledSite } from '#test/crawl/crawl.ts'
import { matchRoute } from '#web/routing/routes.ts'

/** What a search engine notes of a page. */
export interface NotedPage {
  readonly title: string
  /** Path and query part; null without one. */
  readonly canonical: string | null
  readonly isIndexable: boolean
  /** Addresses of the page by language, as hreflang names them; 'x-default' too. */
  readonly alternates: ReadonlyMap<string, string>
  /** Of everything between <main> and </main>, without ids and addresses of forms. */
  readonly content: string
}

export interface WholeCrawl {
  /** Dead links, links that are redirected more than once. */
  readonly faults: readonly string[]
  /** What was read, by address. */
  readonly pages: ReadonlyMap<string, NotedPage>
  /** Every address of the site that some page links to. */
  readonly linked: ReadonlySet<string>
}

/** Lists lead to everything else, so they come first; then what they lead to, in German before the others. */
const FIRST = ['home', 'businesses', 'categories', 'category', 'city']
const LANES = 4

/**
 * Follows every link of a site from its home page, as a search engine does.
 * @param most pages to read
 */
export async function wholeCrawl(site: CrawledSite, origin: string, most: number): Promise<WholeCrawl> {
  const faults: string[] = []
  const pages = new Map<string, NotedPage>()
  const linked = new Set(['/'])
  const queues: string[][] = [['/'], [], [], []]

  const ask = (url: string) => site.inject({ url, headers: { accept: 'text/html' } })
  const next = () => queues.find(queue => queue.length > 0)?.shift()

  async function visit(address: string): Promise<void> {
    let answer = await ask(address)
    if (answer.statusCode === 301) {
      const location = String(answer.headers.location)
      answer = await ask(location)
      if (answer.statusCode === 301) faults.push(`${address}: is redirected more than once`)
      linked.add(location)
    }
    if (answer.statusCode !== 200) faults.push(`${address}: answers ${answer.statusCode}`)
    if (!String(answer.headers['content-type']).startsWith('text/html')) return
    const page = noted(answer, origin)
    pages.set(address, page)
    for (const href of hrefsOf(answer.body)) {
      if (!href.startsWith('/') || href.startsWith('//') || linked.has(href)) continue
      linked.add(href)
      queues[rankOf(href)]?.push(href)
    }
  }

  async function lane(): Promise<void> {
    for (let address = next(); address !== undefined && pages.size < most; address = next()) {
      await visit(address)
    }
  }

  // The home page fills the queues; after it there is enough for everybody.
  const [home = '/'] = queues[0]?.splice(0, 1) ?? []
  await visit(home)
  await Promise.all(Array.from({ length: LANES }, lane))
  return { faults, pages, linked }
}

function rankOf(address: string): 0 | 1 | 2 | 3 {
  const { language, path } = splitLanguage(address.split('?', 1)[0] ?? address)
  const isFirst = FIRST.includes(matchRoute(path).route.page) && !isClosedToRobots(address)
  if (isClosedToRobots(address)) return 3
  if (language === 'de') return isFirst ? 0 : 1
  return isFirst ? 2 : 3
}

/** Reads one page as the crawl does. */
export async function readNoted(site: CrawledSite, origin: string, address: string): Promise<NotedPage> {
  return noted(await site.inject({ url: address, headers: { accept: 'text/html' } }), origin)
}

function noted(
  { headers, body }: { readonly headers: Readonly<Record<string, unknown>>; readonly body: string },
  origin: string,
): NotedPage {
  const pathOf = (href: string) => href.replaceAll('&amp;', '&').slice(origin.length) || '/'
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1]
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
  return {
    title: /<title>([^<]*)/.exec(body)?.[1] ?? '',
    canonical: canonical === undefined ? null : pathOf(canonical),
    alternates: new Map(
      [...body.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]*)"/g)].map(
        ([, language = '', href = '']) => [language, pathOf(href)],
      ),
    ),
    isIndexable: headers['x-robots-tag'] === undefined,
    content: hash('sha256', main),
  }
}

function hrefsOf(body: string): string[] {
  return [...body.matchAll(/<a\b[^>]*? href="([^"#]*)/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
}
