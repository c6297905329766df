import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { demoRows } from '#domain/demo/rows.ts'
import { launchBrowser } from '#test/browser/launch.ts'
import { makeXlsx } from '#test/gateways/spreadsheet/make-xlsx.ts'
import { freePort, startSite } from './server-process.ts'

/** Every kind of public page; those of a business are added from the directory. */
const PAGES = [
  '/',
  '/en',
  '/tr',
  '/businesses',
  '/businesses?query=friseur&location=berlin',
  '/businesses?query=gibtesnicht',
  '/categories',
  '/categories/handwerker',
  '/city/berlin',
  '/city/berlin/handwerker',
  '/add-business',
  '/contact',
  '/report',
  '/privacy-request',
  '/newsletter',
  '/merkliste',
  '/help',
  '/blog',
  '/about',
  '/ranking',
  '/imprint',
  '/privacy',
  '/terms',
  '/cookies',
  '/accessibility',
]

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** The bar for every category of every page. */
const BAR = 98

const BUSINESSES = 2_000

/**
 * Lighthouse, as on a phone with a slow line and processor, for every kind of public page over 2,000
 * businesses. Lists what each page loses points for. `-- lighthouse /categories /help` asks for some pages only.
 */
export async function lighthouseBench(pages: readonly string[]): Promise<void> {
  const { dataDir, remove } = directoryFromFile()
  const site = await startSite(dataDir)
  const port = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  try {
    console.log(`| Page | ${CATEGORIES.join(' | ')} | LCP | CLS | loses points for |`)
    console.log('|---|---|---|---|---|---|---|---|')
    for (const page of pages.length > 0 ? pages : [...PAGES, ...(await pagesOfBusinesses(site.origin))]) {
      console.log(`| ${[page, ...(await judged(`${site.origin}${page}`, port))].join(' | ')} |`)
    }
  } finally {
    await browser.close()
    await site.end()
    remove()
  }
}

/**
 * A data folder with 2,000 businesses from an administrator's file: pages of a demonstration say noindex, which costs
 * points, and carry its banner.
 */
export function directoryFromFile(): { readonly dataDir: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'umkreis-bench-'))
  const dataDir = join(folder, 'data')
  const { header, rows } = demoRows({ count: BUSINESSES })
  const file = join(folder, 'export.xlsx')
  writeFileSync(file, makeXlsx([{ name: 'Export', rows: [header, ...rows] }]))
  execFileSync(process.execPath, [join(import.meta.dirname, '../src/server/run.cjs'), 'import', file], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
  return { dataDir, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

async function judged(url: string, port: number): Promise<string[]> {
  const run = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] })
  if (run === undefined) throw new Error(`Lighthouse said nothing about ${url}`)
  const { audits, categories } = run.lhr
  const scores = CATEGORIES.map(name => Math.round(100 * (categories[name]?.score ?? 0)))
  const lost = CATEGORIES.flatMap((name, at) => {
    if ((scores[at] ?? 0) >= BAR) return []
    const refs = categories[name]?.auditRefs ?? []
    return refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id)
  })
  const shown = (id: string) => audits[id]?.displayValue ?? ''
  return [
    ...scores.map(String),
    shown('largest-contentful-paint'),
    shown('cumulative-layout-shift'),
    lost.join(', '),
  ]
}

async function pagesOfBusinesses(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/api/businesses/search?query=friseur&limit=1`)
  const { businesses } = (await response.json()) as { businesses: { id: number; urlSlug: string }[] }
  return businesses.flatMap(({ id, urlSlug }) => [`/${urlSlug}`, `/en/${urlSlug}`, `/business/${id}/correct`])
}
