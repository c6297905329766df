import { splitLanguage } from '#domain/language-path.ts'
import { isClosedToRobots } from '#server/http/robots.ts'
import { count } from '#test/counts.ts'
import { type CrawledPage, readPage } from '#test/crawl/read-page.ts'
import { matchRoute } from '#web/routing/routes.ts'

/** A site that is asked without a network. */
export interface CrawledSite {
  inject(request: { readonly url: string; readonly headers: Readonly<Record<string, string>> }): Promise<{
    readonly statusCode: number
    readonly headers: Readonly<Record<string, unknown>>
    readonly body: string
  }>
}

export interface Crawl {
  /** What a visitor would stumble over, each with the page that leads there. */
  readonly faults: readonly string[]
  /** The pages that were read, by their address. */
  readonly pages: ReadonlyMap<string, CrawledPage>
}

/** Pages of one kind are made by one piece of code: a few of each show what it does. */
const MOST_OF_A_KIND = count({ usual: 2, long: 5 })
/** What nobody is meant to read: texts of no author, values of no text. */
const PLACEHOLDER = /[Ll]orem|[Ii]psum|\bTODO\b|\bundefined\b|\bNaN\b|\[object|\{\{|\bnull\b|\bInfinity\b/

/**
 * Follows the links of a site from its home page.
 * @param origin of the site's own absolute addresses
 */
export async function crawl(site: CrawledSite, origin: string): Promise<Crawl> {
  const faults: string[] = []
  const pages = new Map<string, CrawledPage>()
  const kinds = new Map<string, number>()
  /** Addresses without their fragment, and who leads there. */
  const queue: { readonly address: string; readonly from: string }[] = [{ address: '/', from: '' }]
  const known = new Set(['/'])
  const anchors: { readonly page: string; readonly id: string; readonly from: string }[] = []

  const ask = (address: string) => site.inject({ url: address, headers: { accept: 'text/html' } })
  const isAnswered = async (address: string): Promise<boolean> => {
    const answer = await ask(address)
    if (answer.statusCode !== 301) return answer.statusCode === 200
    return (await ask(String(answer.headers.location))).statusCode === 200
  }
  const answered = new Map<string, boolean>()
  const check = async (address: string, from: string, what: string) => {
    if (!answered.has(address)) answered.set(address, await isAnswered(address))
    if (answered.get(address) !== true) faults.push(`${from}: ${what} ${address} is dead`)
  }

  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { address, from } = next
    const kind = kindOf(address)
    const seen = kinds.get(kind) ?? 0
    if (seen >= MOST_OF_A_KIND) continue
    kinds.set(kind, seen + 1)
    let answer = await ask(address)
    if (answer.statusCode === 301) answer = await ask(String(answer.headers.location))
    if (answer.statusCode !== 200) {
      faults.push(`${from}: the link ${address} answers ${answer.statusCode}`)
      continue
    }
    if (!String(answer.headers['content-type']).startsWith('text/html')) continue
    const page = readPage(answer.body)
    pages.set(address, page)
    if (page.headings !== 1) faults.push(`${address}: has ${page.headings} main headings`)
    const placeholder = PLACEHOLDER.exec(page.text)
    if (placeholder !== null) faults.push(`${address}: says ${around(page.text, placeholder)}`)
    for (const file of page.files.filter(file => file.startsWith('/'))) await check(file, address, 'file')
    const [canonical, ...alternates] = [page.canonical, ...page.alternates]
    if (canonical === null) faults.push(`${address}: has no canonical address`)
    for (const absolute of [canonical ?? origin, ...alternates]) {
      if (!absolute.startsWith(origin)) faults.push(`${address}: calls ${absolute} its own`)
      else await check(absolute.slice(origin.length) || '/', address, 'canonical or hreflang')
    }
    for (const href of page.hrefs) {
      if (/^(https?|mailto|tel|geo):./.test(href)) continue
      if (href === '' || href === '#') {
        faults.push(`${address}: has a link to nowhere`)
        continue
      }
      const [target = '', id = ''] = href.startsWith('#') ? [address, href.slice(1)] : href.split('#', 2)
      if (id !== '') anchors.push({ page: target, id, from: address })
      if (known.has(target)) continue
      known.add(target)
      queue.push({ address: target, from: address })
    }
  }
  for (const { page, id, from } of anchors) {
    const target = pages.get(page)
    if (target?.ids.has(id) === false) faults.push(`${from}: there is no #${id} on ${page}`)
  }
  faults.push(...sharedTitles(pages))
  return { faults: [...new Set(faults)], pages }
}

/** Language, route and the names in the query: pages that are alike. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site')
  const { language, path } = splitLanguage(pathname)
  const { route } = matchRoute(path)
  // Each written page is one of a kind: its path stands for itself.
  const own = route.path.includes(':') ? route.path : path
  // Choices can be combined without end.
  const names = isClosedToRobots(address) ? ['narrowed'] : new Set(searchParams.keys())
  return [language, own, ...names].join(' ')
}

/** Two pages of one language that say different things must not have the same name. */
function sharedTitles(pages: Crawl['pages']): string[] {
  const first = new Map<string, string>()
  const faults: string[] = []
  for (const [address, { title, canonical }] of pages) {
    if (isClosedToRobots(address)) continue
    const { language } = splitLanguage(address.split('?')[0] ?? address)
    const name = `${language} ${title}`
    const before = first.get(name)
    if (before === undefined) first.set(name, canonical ?? address)
    else if (before !== (canonical ?? address)) faults.push(`${address}: is called „${title}“ like ${before}`)
  }
  return faults
}

/** 'undefined (…Berlin undefined Betriebe…)' */
function around(text: string, { 0: word, index }: RegExpExecArray): string {
  return `${word} (…${text.slice(Math.max(0, index - 40), index + 40).replaceAll(/\s+/g, ' ')}…)`
}
