import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '#test/browser/launch.ts'
import { BUSINESSES } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** One transparent pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const [business] = BUSINESSES
if (business === undefined || business.latitude === null)
  throw new Error('the directory lacks a placed business')
const ADDRESS = `/${business.urlSlug}`

let site: FastifyInstance
let browser: Browser
let origin: string

beforeAll(async () => {
  site = await siteForTests()
  origin = await site.listen({ host: '127.0.0.1', port: 0 })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await site.close()
})

interface Visit {
  readonly page: Page
  /** Errors, warnings and violated policies that the browser reported. */
  readonly faults: string[]
  /** Addresses outside the site that were asked. */
  readonly foreign: string[]
  /** Scripts of the site that were asked. */
  readonly scripts: string[]
  readonly end: () => Promise<void>
}

/** Opens a page beside a map service that answers with one pixel, or not at all. */
async function visit(
  path: string,
  options: BrowserContextOptions & { isServiceDown?: boolean } = {},
): Promise<Visit> {
  const { isServiceDown = false, ...rest } = options
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...rest })
  const page = await context.newPage()
  const faults: string[] = []
  const foreign: string[] = []
  const scripts: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => {
    const isOurs = !message.text().includes('net::ERR_FAILED')
    if (['error', 'warning'].includes(message.type()) && isOurs) faults.push(message.text())
  })
  page.on('request', request => {
    const url = request.url()
    if (url.startsWith('data:')) return
    if (!url.startsWith(origin)) foreign.push(url)
    else if (url.endsWith('.js')) scripts.push(url)
  })
  await page.route(
    url => url.hostname.endsWith('karten.example'),
    route => (isServiceDown ? route.abort() : route.fulfill({ contentType: 'image/png', body: PIXEL })),
  )
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  return { page, faults, foreign, scripts, end: () => context.close() }
}

const load = (page: Page) => page.getByRole('button', { name: 'Karte laden' }).click()
const pictures = (page: Page) => page.locator('.leaflet-tile-loaded').first().waitFor()
const pins = (page: Page) => page.locator('.map-pin')

describe('the map of a business', () => {
  test('asks nobody before the click, only the map service after it, and violates no policy', async () => {
    const { page, faults, foreign, scripts, end } = await visit(ADDRESS)
    await page.getByRole('button', { name: 'Karte laden' }).waitFor()
    expect(foreign).toEqual([])
    expect(scripts.filter(url => url.includes('map-view'))).toEqual([])
    await load(page)
    await pictures(page)
    expect(foreign.length).toBeGreaterThan(0)
    for (const url of foreign) expect(url).toMatch(/^https:\/\/[abc]\.karten\.example\/16\/\d+\/\d+\.png$/)
    expect(await pins(page).count()).toBe(1)
    expect(faults).toEqual([])
    await end()
  })

  test('takes the focus, answers to keys, and gives way to the plot again', async () => {
    const { page, faults, end } = await visit(ADDRESS)
    await load(page)
    await pictures(page)
    const map = page.getByRole('region', { name: `Karte: ${business.name}` })
    expect(await map.evaluate(element => element === document.activeElement)).toBe(true)
    const before = await page.locator('.leaflet-map-pane').getAttribute('style')
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(
      style => document.querySelector('.leaflet-map-pane')?.getAttribute('style') !== style,
      before,
    )
    await page.getByRole('button', { name: 'Karte verkleinern' }).click()
    await page.locator('.leaflet-tile-loaded[src*="/15/"]').first().waitFor()
    await page.getByRole('button', { name: 'Karte schließen' }).click()
    const button = page.getByRole('button', { name: 'Karte laden' })
    await button.waitFor()
    expect(await button.evaluate(element => element === document.activeElement)).toBe(true)
    expect(await page.locator('.leaflet-container').count()).toBe(0)
    expect(faults).toEqual([])
    await end()
  })

  test.each([
    ['en', 'Load map', 'Zoom in', 'Close map', '© OpenStreetMap contributors'],
    ['tr', 'Haritayı yükle', 'Yakınlaştır', 'Haritayı kapat', '© OpenStreetMap katkıcıları'],
  ])('speaks %s', async (language, open, zoom, close, credit) => {
    const { page, end } = await visit(`/${language}${ADDRESS}`)
    await page.getByRole('button', { name: open }).click()
    await page.getByRole('button', { name: zoom }).waitFor()
    await page.getByRole('button', { name: close }).waitFor()
    expect(await page.getByRole('link', { name: credit }).getAttribute('href')).toBe(
      'https://www.openstreetmap.org/copyright',
    )
    await end()
  })

  test('says so when pictures are missing, and keeps its point', async () => {
    const { page, end } = await visit(ADDRESS, { isServiceDown: true })
    await load(page)
    await page.getByText('Es fehlen Kartenbilder').waitFor()
    expect(await pins(page).count()).toBe(1)
    await end()
  })

  test('says so when its own code does not arrive', async () => {
    const { page, foreign, end } = await visit(ADDRESS)
    await page.route('**/map-view*.js', route => route.abort())
    await load(page)
    await page.getByText('Die Karte lässt sich gerade nicht laden').waitFor()
    await page.getByRole('button', { name: 'Karte laden' }).waitFor()
    expect(foreign).toEqual([])
    await end()
  })

  test('moves nothing by itself for whoever asked for less motion', async () => {
    const { page, end } = await visit(ADDRESS, { reducedMotion: 'reduce' })
    await load(page)
    await pictures(page)
    expect(await page.locator('.leaflet-fade-anim, .leaflet-zoom-anim').count()).toBe(0)
    await end()
  })

  test('opens by one click where the document began as a page without a map, and only by a click', async () => {
    const { page, faults, foreign, end } = await visit('/')
    await page.locator('.entry h3 a').first().click()
    await page.getByRole('button', { name: 'Karte laden' }).waitFor()
    await load(page)
    await pictures(page)
    expect(faults).toEqual([])
    const asked = foreign.length
    expect(asked).toBeGreaterThan(0)
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Karte laden' }).waitFor()
    expect(foreign.length).toBe(asked)
    await end()
  })
})

describe('the map of results', () => {
  test('shows every hit of the page under its number, all within sight', async () => {
    const { page, faults, end } = await visit('/businesses?location=berlin')
    const numbers = await page.locator('.entry .no').allTextContents()
    await load(page)
    await pictures(page)
    expect(numbers.length).toBeGreaterThan(5)
    expect((await pins(page).allTextContents()).toSorted()).toEqual(numbers.toSorted())
    const frame = await page.locator('.map-canvas').boundingBox()
    for (const pin of await pins(page).all()) {
      const box = await pin.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(frame?.x ?? Number.NaN)
      expect(box?.y).toBeGreaterThanOrEqual(frame?.y ?? Number.NaN)
    }
    expect(faults).toEqual([])
    await end()
  })

  test('a point tells its name and leads to its page without loading a document', async () => {
    const { page, faults, end } = await visit('/businesses?location=berlin')
    const name = (await page.locator('.entry h3').first().textContent()) ?? ''
    await load(page)
    await pictures(page)
    const pin = page.getByRole('button', { name: `1: ${name}` })
    await pin.focus()
    await page.keyboard.press('Enter')
    const link = page.locator('.map-popup').getByRole('link', { name })
    await link.waitFor()
    await page.getByRole('button', { name: 'Schließen', exact: true }).waitFor()
    expect(await link.evaluate(element => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await link.waitFor({ state: 'detached' })
    expect(await pin.evaluate(element => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    let documents = 0
    page.on('request', request => {
      if (request.resourceType() === 'document') documents++
    })
    await link.click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(documents).toBe(0)
    expect(faults).toEqual([])
    await end()
  })

  test('follows the filters', async () => {
    const { page, end } = await visit('/businesses?location=berlin')
    await load(page)
    await pictures(page)
    const before = await pins(page).count()
    await page.getByRole('checkbox', { name: /Jetzt geöffnet/ }).check()
    await page.waitForURL('**openNow=true**')
    await page.waitForFunction(count => document.querySelectorAll('.map-pin').length < count, before)
    expect(await pins(page).count()).toBe(await page.locator('.entry .no').count())
    await end()
  })

  test('stands in a sheet on narrow screens, with the plot before the click', async () => {
    const { page, faults, end } = await visit('/businesses?location=berlin', {
      viewport: { width: 320, height: 700 },
    })
    expect(await page.getByRole('button', { name: 'Karte laden' }).isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Karte', exact: true }).click()
    await load(page)
    await pictures(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.keyboard.press('Tab')
    await page
      .getByRole('complementary', { name: 'Lage der Treffer' })
      .getByRole('button', { name: 'Schließen', exact: true })
      .click()
    expect(await page.locator('.map').isVisible()).toBe(false)
    expect(faults).toEqual([])
    await end()
  })
})

describe('axe knows no fault of an open map', () => {
  test.each([
    ['a business', ADDRESS, 'light'],
    ['a business', ADDRESS, 'dark'],
    ['results', '/businesses?location=berlin', 'light'],
    ['results', '/businesses?location=berlin', 'dark'],
  ] as const)('%s, %s, %s', async (_, path, colorScheme) => {
    const { page, end } = await visit(path, { colorScheme })
    await load(page)
    await pictures(page)
    await page.evaluate(AXE)
    const faults = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run(): Promise<{ violations: AxeFault[] }> } }
      return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    })
    expect(faults).toEqual([])
    await end()
  })
})

interface AxeFault {
  readonly id: string
  readonly nodes: readonly { readonly html: string }[]
}
