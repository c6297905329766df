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

/** A search whose first hit has rating, hours, distance and phone. */
const RATED = '/businesses?location=berlin&radiusKm=10&query=reifen'

async function openPin(page: Page, number: number): Promise<void> {
  await page.locator(`.map-pin[data-no="${number}"]`).focus()
  await page.keyboard.press('Enter')
  await page.locator('.pin-cards').waitFor()
}

function entryOf(page: Page, number: number) {
  return page.locator('.entry', { has: page.locator('.no', { hasText: new RegExp(`^${number}$`) }) })
}

/** Whether an entry of the list can be seen in full. */
function isInSight(page: Page, number: number): Promise<boolean> {
  return entryOf(page, number).evaluate(entry => {
    const { top, bottom } = entry.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
}

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

  test('says so when pictures are missing, and keeps its point on the grid', async () => {
    const { page } = await visit(ADDRESS, { isServiceDown: true })
    await load(page)
    await page.getByText('Der Kartendienst antwortet nicht').waitFor()
    await page.locator('.map-grid').first().waitFor()
    expect(await pins(page).count()).toBe(1)
  })

  test('offers its map program to a phone that has one, and the route to everyone else', async () => {
    const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }
    const userAgent =
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36'
    const { page } = await visit(ADDRESS, { ...phone, userAgent })
    const app = page.getByRole('link', { name: 'In der Karten-App öffnen' })
    expect(await app.getAttribute('href')).toBe(`geo:${business.latitude},${business.longitude}`)
    for (const options of [{}, phone, { userAgent }]) {
      const { page: other } = await visit(ADDRESS, options)
      const route = other.locator('.spot').getByRole('link', { name: 'Route', exact: true })
      expect(await route.getAttribute('href')).toContain('openstreetmap.org/directions')
      expect(await other.locator('a[href^="geo:"]').count()).toBe(0)
    }
  })

  test('says so when its own code does not arrive', async () => {
    const { page, foreign } = await visit(ADDRESS)
    await page.route('**/map-view*.js*', route => route.abort())
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
    const link = page.locator('.pin-cards').getByRole('link', { name })
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
    await page.getByRole('link', { name: 'Zurück zur Suche' }).click()
    await page.waitForURL('**/businesses?location=berlin')
    expect(faults).toEqual([])
  })

  test('a point tells what the list tells, also on the phone', async () => {
    const { page, faults } = await visit(RATED)
    await load(page)
    await pictures(page)
    const entry = page.locator('.entry', { has: page.locator('.no', { hasText: /^1$/ }) })
    await openPin(page, 1)
    const popup = page.locator('.pin-cards')
    for (const part of ['.rating', '.state', '.dist', '.act.ic-phone'])
      expect(await popup.locator(part).textContent()).toBe(await entry.locator(part).textContent())
    expect(await popup.locator('.act').getAttribute('href')).toMatch(/^tel:/)
    expect(await axeFaults(page)).toEqual([])
    expect(faults).toEqual([])
  })

  test.each([
    [360, 780],
    [320, 256],
    [1440, 900],
  ])('no card covers its point or the buttons of the map at %i × %i px', async (width, height) => {
    const { page, faults } = await visit(RATED, { viewport: { width, height } })
    if (width < 1312) await page.getByRole('button', { name: 'Karte', exact: true }).click()
    await load(page)
    await pictures(page)
    const lowest = await pins(page).evaluateAll(
      all =>
        all.toSorted((a, b) => b.getBoundingClientRect().top - a.getBoundingClientRect().top)[0]?.dataset.no,
    )
    await openPin(page, Number(lowest))
    const isCovered = (selector: string) =>
      page.locator(selector).evaluate(element => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return (
          document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.pin-cards') instanceof Element
        )
      })
    await expect.poll(() => isCovered(`.map-pin[data-no="${lowest}"]`)).toBe(false)
    for (const button of ['.leaflet-control-zoom-in', '.leaflet-control-zoom-out'])
      expect(await isCovered(button)).toBe(false)
    expect(faults).toEqual([])
  })

  test('a press beside the points puts the card away', async () => {
    const { page, faults } = await visit(RATED)
    await load(page)
    await pictures(page)
    await openPin(page, 1)
    await page.locator('.map-canvas').click({ position: { x: 200, y: 8 } })
    await page.locator('.pin-cards').waitFor({ state: 'detached' })
    expect(faults).toEqual([])
  })

  test('opens all that are at one spot as a list, from one point', async () => {
    const { page, faults } = await visit('/businesses?location=berlin')
    await page.route('**/api/businesses/search?**', async route => {
      const answer = await route.fetch()
      const json = await answer.json()
      const businesses = json.businesses.map((card: object) => ({ ...card, latitude: 52.5, longitude: 13.4 }))
      await route.fulfill({ response: answer, json: { ...json, businesses } })
    })
    await page.getByRole('radio', { name: /^Jetzt/ }).check()
    await page.waitForURL('**openAt=now**')
    await load(page)
    await pictures(page)
    const entries = await page.locator('.entry .no').count()
    expect(entries).toBeGreaterThan(2)
    expect(await pins(page).count()).toBe(0)
    const cluster = page.getByRole('button', { name: `${entries} Betriebe an derselben Stelle` })
    await cluster.focus()
    expect(await page.locator('.entry.is-marked').count()).toBe(entries)
    await page.keyboard.press('Enter')
    const links = page.locator('.pin-card > p a')
    await links.first().waitFor()
    expect(await links.allTextContents()).toEqual(await page.locator('.entry h3').allTextContents())
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await links.first().waitFor({ state: 'detached' })
    expect(await cluster.evaluate(element => element === document.activeElement)).toBe(true)
    expect(faults).toEqual([])
  })

  test.each(['light', 'dark'] as const)(
    'keeps grid, rings and points in %s where no pictures come, and says so in one line',
    async colorScheme => {
      const { page } = await visit(RATED, { isServiceDown: true, colorScheme })
      await load(page)
      await page
        .getByText('Der Kartendienst antwortet nicht. Was eingezeichnet ist, liegt trotzdem richtig.')
        .waitFor()
      await page.locator('.map-grid').first().waitFor()
      expect(await page.locator('.map-ring').count()).toBe(2)
      expect(await page.locator('.map-km').allTextContents()).toEqual(['10 km', '5 km'])
      expect(await pointed(page)).toBe(await page.locator('.entry .no').count())
      expect(await axeFaults(page)).toEqual([])
    },
  )

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

  test('a point marks its entry without moving the page, and a press scrolls to it', async () => {
    const { page, faults } = await visit('/businesses?location=berlin')
    await load(page)
    await pictures(page)
    const number = Number(await pins(page).last().textContent())
    const pin = pins(page).filter({ hasText: new RegExp(`^${number}$`) })
    await pin.hover()
    const marked = page.locator('.entry.is-marked .no')
    expect(await marked.allTextContents()).toEqual([String(number)])
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.getByRole('heading', { level: 1 }).hover()
    await marked.waitFor({ state: 'detached' })
    await openPin(page, number)
    expect(await marked.allTextContents()).toEqual([String(number)])
    await expect.poll(() => isInSight(page, number)).toBe(true)
    expect(faults).toEqual([])
  })

  test('opening a popup is no wish to search elsewhere', async () => {
    const { page } = await visit('/businesses?location=berlin')
    await load(page)
    await pictures(page)
    await openPin(page, Number(await pins(page).first().textContent()))
    await page.locator('.pin-cards').waitFor()
    expect(await page.getByRole('button', { name: 'In diesem Ausschnitt suchen' }).count()).toBe(0)
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
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('map-canvas')
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
      .getByRole('complementary', { name: 'Wo die Treffer liegen' })
      .getByRole('button', { name: 'Schließen', exact: true })
      .click()
    expect(await page.locator('.map').isVisible()).toBe(false)
    expect(faults).toEqual([])
  })
})

describe('the plot of results', () => {
  test.each([
    ['/businesses', 900],
    ['/businesses', 700],
    ['/businesses?location=berlin', 900],
  ])('has its words beside the drawing, or none: %s in %i px', async (path, height) => {
    const { page } = await visit(path, { viewport: { width: 1440, height } })
    const [drawing, question] = [page.locator('.plan > svg').first(), page.locator('.plan-ask')]
    const bottom = await drawing.evaluate(svg => svg.getBoundingClientRect().bottom)
    const top = await page.evaluate(() => document.querySelector('.plan-note')?.getBoundingClientRect().top)
    expect(top === 0 || Number(top) >= bottom - 1).toBe(true)
    expect((await question.boundingBox())?.y).toBeGreaterThanOrEqual(bottom - 30)
  })

  const plotPin = (page: Page, number: number) =>
    page.locator('.pins a').filter({ hasText: new RegExp(`^${number}$`) })

  test('marks the point of what pointer or focus is on, and the entry of a point', async () => {
    const { page, faults } = await visit('/businesses?location=berlin')
    const marked = page.locator('.is-marked')
    await entryOf(page, 3).locator('h3 a').hover()
    await expect.poll(() => marked.allTextContents()).toEqual(['3'])
    await entryOf(page, 2).locator('h3 a').focus()
    await expect.poll(() => marked.allTextContents()).toEqual(['2'])
    const before = await page.evaluate(() => scrollY)
    await plotPin(page, 5).hover()
    expect(await page.locator('.entry.is-marked .no').textContent()).toBe('5')
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await plotPin(page, 4).focus()
    expect(await page.locator('.entry.is-marked .no').textContent()).toBe('4')
    expect(await axeFaults(page)).toEqual([])
    expect(faults).toEqual([])
  })

  test('names the business of a point on which pointer or focus rests', async () => {
    const { page, faults } = await visit('/businesses?location=berlin')
    const name = (await entryOf(page, 5).locator('h3').textContent()) ?? ''
    await plotPin(page, 5).hover()
    await expect.poll(() => page.getByRole('tooltip').allTextContents()).toEqual([`5 ${name}`])
    await page.getByRole('heading', { level: 1 }).hover()
    await expect.poll(() => page.getByRole('tooltip').count()).toBe(0)
    await plotPin(page, 4).focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => page.getByRole('tooltip').textContent()).toMatch(/^\d+ /)
    expect(faults).toEqual([])
  })

  test('keeps every point free at 400 % zoom, with the question for a map below', async () => {
    const { page } = await visit('/businesses', { viewport: { width: 320, height: 256 } })
    await page.getByRole('button', { name: 'Karte', exact: true }).click()
    const pins = page.locator('.pins a')
    await pins.first().waitFor()
    const covered = await pins.evaluateAll(all =>
      all.flatMap(pin => {
        const { x, y, width, height } = pin.getBoundingClientRect()
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        return pin.contains(top) ? [] : [pin.textContent]
      }),
    )
    expect(covered).toEqual([])
    await page.getByRole('button', { name: 'Karte laden' }).click()
    await pictures(page)
  })

  test('leads to the entry of a point, which is named by number and business', async () => {
    const { page, faults, quiet } = await visit('/businesses?location=berlin')
    await page.getByRole('heading', { level: 1 }).hover()
    await quiet()
    const name = (await entryOf(page, 9).locator('h3').textContent()) ?? ''
    await page.getByRole('link', { name: `9 ${name}` }).click()
    await expect.poll(() => isInSight(page, 9)).toBe(true)
    // A press of the pointer shows no focus.
    await expect.poll(() => page.locator('.entry.is-marked .no').allTextContents()).toEqual(['9'])
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name)
    expect(new URL(page.url()).hash).toBe('')
    expect(faults).toEqual([])
  })

  test.each([360, 768, 1440])('no number lies over another or outside at %i px', async width => {
    const { page } = await visit('/businesses?location=berlin', { viewport: { width, height: 780 } })
    if (width < 1312) await page.getByRole('button', { name: 'Karte', exact: true }).click()
    const frame = await page.locator('.plan').boundingBox()
    const boxes = await Promise.all((await page.locator('.pins circle').all()).map(pin => pin.boundingBox()))
    expect(boxes.length).toBeGreaterThan(5)
    for (const [index, box] of boxes.entries()) {
      if (box === null || frame === null) throw new Error('a pin is not drawn')
      expect(box.x).toBeGreaterThanOrEqual(frame.x)
      expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width)
      for (const other of boxes.slice(index + 1))
        if (other !== null)
          expect(Math.hypot(other.x - box.x, other.y - box.y)).toBeGreaterThan(box.width * 0.9)
    }
  })

  test('gives the sheet of narrow screens away for the entry', async () => {
    const { page, faults } = await visit('/businesses?location=berlin', {
      viewport: { width: 360, height: 780 },
    })
    await page.getByRole('button', { name: 'Karte', exact: true }).click()
    await page.locator('.plan').getByRole('link', { name: /^9 / }).click()
    await page.locator('.plan').waitFor({ state: 'hidden' })
    await expect.poll(() => isInSight(page, 9)).toBe(true)
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
