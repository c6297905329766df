import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFaults } from '#test/browser/axe.ts'
import { tempBrowser, type VisitOptions } from '#test/browser/temp-browser.ts'
import { BUSINESSES } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

/** One transparent pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const [business] = BUSINESSES
if (business === undefined || business.latitude === null)
  throw new Error('the directory lacks a placed business')
const ADDRESS = `/${business.urlSlug}`

const here = tempBrowser(siteForTests)

/** Opens a page beside a map service that answers with one pixel, or not at all. */
function visit(
  path: string,
  { isServiceDown = false, ...options }: VisitOptions & { isServiceDown?: boolean } = {},
) {
  return here.visit(path, {
    clock: 'real',
    mayAsk: /karten\.example/,
    before: page =>
      page.route(
        url => url.hostname.endsWith('karten.example'),
        route => (isServiceDown ? route.abort() : route.fulfill({ contentType: 'image/png', body: PIXEL })),
      ),
    ...options,
  })
}

const load = (page: Page) => page.getByRole('button', { name: 'Karte laden' }).click()
const pictures = (page: Page) => page.locator('.leaflet-tile-loaded').first().waitFor()
const pins = (page: Page) => page.locator('.map-pin')
const clusters = (page: Page) => page.locator('.map-cluster')

/** How many businesses the points stand for, one by one and together. */
async function pointed(page: Page): Promise<number> {
  const together = await clusters(page).allTextContents()
  const others = together.map(text => Number(text.split('+')[1]) + 1)
  return others.reduce((sum, count) => sum + count, await pins(page).count())
}

describe('the map of a business', () => {
  test('asks nobody before the click, only the map service after it, and violates no policy', async () => {
    const { page, faults, foreign, asked } = await visit(ADDRESS)
    await page.getByRole('button', { name: 'Karte laden' }).waitFor()
    expect(foreign).toEqual([])
    expect(asked.filter(({ pathname }) => pathname.includes('map-view'))).toEqual([])
    await load(page)
    await pictures(page)
    expect(foreign.length).toBeGreaterThan(0)
    for (const url of foreign) expect(url).toMatch(/^https:\/\/[abc]\.karten\.example\/16\/\d+\/\d+\.png$/)
    expect(await pins(page).count()).toBe(1)
    expect(faults).toEqual([])
  })

  test('takes the focus, answers to keys, and gives way to the plot again', async () => {
    const { page, faults } = await visit(ADDRESS)
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
  })

  test.each([
    ['en', 'Load map', 'Zoom in', 'Close map', '© OpenStreetMap contributors'],
    ['tr', 'Haritayı yükle', 'Yakınlaştır', 'Haritayı kapat', '© OpenStreetMap katkıcıları'],
  ])('speaks %s', async (language, open, zoom, close, credit) => {
    const { page } = await visit(`/${language}${ADDRESS}`)
    await page.getByRole('button', { name: open }).click()
    await page.getByRole('button', { name: zoom }).waitFor()
    await page.getByRole('button', { name: close }).waitFor()
    expect(await page.getByRole('link', { name: credit }).getAttribute('href')).toBe(
      'https://www.openstreetmap.org/copyright',
    )
  })

  test('says so when pictures are missing, and keeps its point', async () => {
    const { page } = await visit(ADDRESS, { isServiceDown: true })
    await load(page)
    await page.getByText('Der Kartendienst antwortet nicht').waitFor()
    expect(await pins(page).count()).toBe(1)
  })

  test('says so when its own code does not arrive', async () => {
    const { page, foreign } = await visit(ADDRESS)
    await page.route('**/map-view*.js', route => route.abort())
    await load(page)
    await page.getByText('Die Karte lässt sich gerade nicht laden').waitFor()
    await page.getByRole('button', { name: 'Karte laden' }).waitFor()
    expect(foreign).toEqual([])
  })

  test('moves nothing by itself for whoever asked for less motion', async () => {
    const { page } = await visit(ADDRESS, { reducedMotion: 'reduce' })
    await load(page)
    await pictures(page)
    expect(await page.locator('.leaflet-fade-anim, .leaflet-zoom-anim').count()).toBe(0)
  })

  test('opens by one click where the document began as a page without a map, and only by a click', async () => {
    const { page, faults, foreign } = await visit('/')
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
  })
})

describe('the map of results', () => {
  test('shows every hit of the page under its number, all within sight', async () => {
    const { page, faults } = await visit('/businesses?location=berlin')
    const numbers = await page.locator('.entry .no').allTextContents()
    await load(page)
    await pictures(page)
    expect(numbers.length).toBeGreaterThan(5)
    expect(await pointed(page)).toBe(numbers.length)
    for (const number of await pins(page).allTextContents()) expect(numbers).toContain(number)
    const frame = await page.locator('.map-canvas').boundingBox()
    for (const pin of await page.locator('.map-pin, .map-cluster').all()) {
      const box = await pin.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(frame?.x ?? Number.NaN)
      expect(box?.y).toBeGreaterThanOrEqual(frame?.y ?? Number.NaN)
    }
    expect(faults).toEqual([])
  })

  test('a point tells its name and leads to its page without loading a document', async () => {
    const { page, faults } = await visit('/businesses?location=berlin')
    await load(page)
    await pictures(page)
    const number = Number(await pins(page).first().textContent())
    const entry = page.locator('.entry', { has: page.locator('.no', { hasText: new RegExp(`^${number}$`) }) })
    const name = (await entry.locator('h3').textContent()) ?? ''
    const pin = page.getByRole('button', { name: `${number}: ${name}` })
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
  })

  test('follows the filters', async () => {
    const { page } = await visit('/businesses?location=berlin')
    await load(page)
    await pictures(page)
    const before = await pointed(page)
    await page.getByRole('radio', { name: /^Jetzt/ }).check()
    await page.waitForURL('**openAt=now**')
    await expect.poll(() => pointed(page)).toBeLessThan(before)
    expect(await pointed(page)).toBe(await page.locator('.entry .no').count())
  })

  test('draws points together that would lie over each other, and apart again by keyboard', async () => {
    const { page, faults } = await visit('/businesses?location=berlin', {
      viewport: { width: 360, height: 500 },
    })
    await page.getByRole('button', { name: 'Karte', exact: true }).click()
    await load(page)
    await pictures(page)
    const cluster = clusters(page).first()
    const all = await pointed(page)
    expect(await cluster.getAttribute('aria-label')).toMatch(/^\d+ \+\d+: \d+ Betriebe dicht beieinander/)
    const before = await pins(page).count()
    await cluster.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => pins(page).count()).not.toBe(before)
    expect(await pointed(page)).toBe(all)
    expect(faults).toEqual([])
  })

  test('marks what the pointer is at in the list, and what the focus is at', async () => {
    const { page, faults } = await visit('/businesses?location=berlin')
    await load(page)
    await pictures(page)
    const marked = page.locator('.map-pin.is-marked, .map-cluster.is-marked')
    expect(await marked.count()).toBe(0)
    const number = await pins(page).first().textContent()
    const entry = page.locator('.entry', { has: page.locator('.no', { hasText: new RegExp(`^${number}$`) }) })
    await entry.locator('h3 a').hover()
    await marked.waitFor()
    expect(await marked.textContent()).toBe(number)
    await page.getByRole('heading', { level: 1 }).hover()
    await marked.waitFor({ state: 'detached' })
    await entry.locator('h3 a').focus()
    await marked.waitFor()
    expect(faults).toEqual([])
  })

  test('offers to search where it was moved to, and keeps that circle in the filters', async () => {
    const { page, faults } = await visit('/businesses?location=berlin&hasWebsite=true')
    await load(page)
    await pictures(page)
    const here = page.getByRole('button', { name: 'In diesem Ausschnitt suchen' })
    expect(await here.count()).toBe(0)
    await page.locator('.map-canvas').focus()
    await page.keyboard.press('ArrowRight')
    await here.waitFor()
    expect(await axeFaults(page)).toEqual([])
    await here.click()
    await page.waitForURL(/[?&]lat=52\.\d{1,3}&/)
    const { searchParams } = new URL(page.url())
    expect([searchParams.get('location'), searchParams.get('hasWebsite')]).toEqual([null, 'true'])
    expect(Number(searchParams.get('radiusKm'))).toBeGreaterThan(0)
    await here.waitFor({ state: 'detached' })
    expect(faults).toEqual([])
  })

  test('stands in a sheet on narrow screens, with the plot before the click', async () => {
    const { page, faults } = await visit('/businesses?location=berlin', {
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
  })
})

describe('axe knows no fault of an open map', () => {
  test.each([
    ['a business', ADDRESS, 'light'],
    ['a business', ADDRESS, 'dark'],
    ['results', '/businesses?location=berlin', 'light'],
    ['results', '/businesses?location=berlin', 'dark'],
  ] as const)('%s, %s, %s', async (_, path, colorScheme) => {
    const { page } = await visit(path, { colorScheme })
    await load(page)
    await pictures(page)
    expect(await axeFaults(page)).toEqual([])
  })
})
