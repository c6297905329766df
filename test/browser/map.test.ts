import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFaults, COLOUR_RULES } from '#test/browser/axe.ts'
import { hydrated, settledBox } from '#test/browser/page-ready.ts'
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

const route = (page: Page) => page.locator('.spot').getByRole('link', { name: 'Route', exact: true })

/** axe knows no fault of a page in the light theme, nor of its colours in the dark one. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeFaults(page, COLOUR_RULES)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

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
  test('asks only the map service, and after the click; takes the focus, answers to keys, and gives way to the plot again', async () => {
    const { page, faults, foreign, asked } = await visit(ADDRESS, { colorScheme: 'light' })
    await page.getByRole('button', { name: 'Karte laden' }).waitFor()
    expect(foreign).toEqual([])
    expect(asked.filter(({ pathname }) => pathname.includes('map-view'))).toEqual([])
    expect(await route(page).getAttribute('href')).toContain('openstreetmap.org/directions')
    expect(await page.locator('a[href^="geo:"]').count()).toBe(0)
    await load(page)
    await pictures(page)
    expect(foreign.length).toBeGreaterThan(0)
    for (const url of foreign) expect(url).toMatch(/^https:\/\/[abc]\.karten\.example\/16\/\d+\/\d+\.png$/)
    expect(await pins(page).count()).toBe(1)
    const map = page.getByRole('region', { name: `Karte: ${business.name}` })
    expect(await map.evaluate(element => element === document.activeElement)).toBe(true)
    await expectAccessible(page)
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

  test('speaks English and Turkish', async () => {
    const { page, goTo } = await visit('/robots.txt')
    for (const [language, open, zoom, close, credit] of [
      ['en', 'Load map', 'Zoom in', 'Close map', '© OpenStreetMap contributors'],
      ['tr', 'Haritayı yükle', 'Yakınlaştır', 'Haritayı kapat', '© OpenStreetMap katkıcıları'],
    ] as const) {
      await goTo(`/${language}${ADDRESS}`)
      await page.getByRole('button', { name: open }).click()
      await page.getByRole('button', { name: zoom }).waitFor()
      await page.getByRole('button', { name: close }).waitFor()
      expect(await page.getByRole('link', { name: credit }).getAttribute('href')).toBe(
        'https://www.openstreetmap.org/copyright',
      )
    }
  })

  test('says so when its own code does not arrive, and when pictures are missing, and keeps its point on the grid', async () => {
    const { page, foreign } = await visit(ADDRESS, { isServiceDown: true })
    const code = '**/map-view*.js*'
    await page.route(code, route => route.abort())
    await load(page)
    await page.getByText('Die Karte lässt sich gerade nicht laden').waitFor()
    await page.getByRole('button', { name: 'Karte laden' }).waitFor()
    expect(foreign).toEqual([])
    await page.unroute(code)
    // By another press, or by itself.
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
    const place = `${business.latitude},${business.longitude}`
    expect(await route(page).getAttribute('href')).toBe(
      `geo:${place}?q=${place}(${encodeURIComponent(business.name)})`,
    )
    for (const options of [phone, { userAgent }]) {
      const { page: other } = await visit(ADDRESS, options)
      expect(await route(other).getAttribute('href')).toContain('openstreetmap.org/directions')
      expect(await other.locator('a[href^="geo:"]').count()).toBe(0)
    }
  })

  test('opens by one click where the document began as a page without a map, and only by a click; moves nothing by itself for whoever asked for less motion', async () => {
    const { page, faults, foreign, quiet } = await visit('/', { reducedMotion: 'reduce' })
    await page.locator('.entry h3 a').first().click()
    await page.getByRole('button', { name: 'Karte laden' }).waitFor()
    await load(page)
    await pictures(page)
    expect(await page.locator('.leaflet-fade-anim, .leaflet-zoom-anim').count()).toBe(0)
    expect(faults).toEqual([])
    const asked = foreign.length
    expect(asked).toBeGreaterThan(0)
    await page.reload()
    await hydrated(page)
    await quiet()
    await page.getByRole('button', { name: 'Karte laden' }).waitFor()
    expect(foreign.length).toBe(asked)
  })
})

describe('the map of results', () => {
  test('shows every hit of the page under its number, within sight; marks entries and points for each other; a press on a point scrolls to its entry', async () => {
    const { page, faults } = await visit('/businesses?location=berlin', { colorScheme: 'light' })
    const numbers = await page.locator('.entry .no').allTextContents()
    await load(page)
    await pictures(page)
    expect(numbers.length).toBeGreaterThan(5)
    expect(await pointed(page)).toBe(numbers.length)
    for (const number of await pins(page).allTextContents()) expect(numbers).toContain(number)
    const frame = await settledBox(page.locator('.map-canvas'))
    for (const pin of await page.locator('.map-pin, .map-cluster').all()) {
      const box = await pin.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(frame.x)
      expect(box?.y).toBeGreaterThanOrEqual(frame.y)
    }
    await expectAccessible(page)

    const marked = page.locator('.map-pin.is-marked, .map-cluster.is-marked')
    expect(await marked.count()).toBe(0)
    const number = Number(await pins(page).last().textContent())
    const link = entryOf(page, number).locator('h3 a')
    await link.hover()
    await marked.waitFor()
    expect(await marked.textContent()).toBe(String(number))
    const title = page.getByRole('heading', { level: 1 })
    await title.hover()
    await marked.waitFor({ state: 'detached' })
    await link.focus()
    await marked.waitFor()
    await link.blur()

    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const markedEntries = page.locator('.entry.is-marked .no')
    await pins(page)
      .filter({ hasText: new RegExp(`^${number}$`) })
      .hover()
    await expect.poll(() => markedEntries.allTextContents()).toEqual([String(number)])
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await title.hover()
    await markedEntries.first().waitFor({ state: 'detached' })
    // The list scrolls, and what comes to lie under a resting pointer shows that itself.
    await page.mouse.move(0, 0)
    await openPin(page, number)
    await expect.poll(() => markedEntries.allTextContents()).toEqual([String(number)])
    await expect.poll(() => isInSight(page, number)).toBe(true)
    // Opening a card is no wish to search elsewhere.
    expect(await page.getByRole('button', { name: 'In diesem Ausschnitt suchen' }).count()).toBe(0)
    expect(faults).toEqual([])
  })

  test('follows the filters; a point tells its name and leads to its page without loading a document', async () => {
    const { page, faults } = await visit('/businesses?location=berlin')
    await load(page)
    await pictures(page)
    const all = await pointed(page)
    await page.getByRole('radio', { name: /^Jetzt/ }).check()
    await page.waitForURL('**openAt=now**')
    await expect.poll(() => pointed(page)).toBeLessThan(all)
    await expect.poll(() => page.locator('.entry .no').count()).toBe(await pointed(page))
    const number = Number(await pins(page).first().textContent())
    const name = (await entryOf(page, number).locator('h3').textContent()) ?? ''
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
    await page.waitForURL('**/businesses?location=berlin**')
    expect(faults).toEqual([])
  })

  /** Opens the card of the lowest point, which covers neither its point nor the buttons of the map. */
  async function expectNothingCovered(page: Page) {
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
      await expect.poll(() => isCovered(button)).toBe(false)
  }

  test('a point tells what the list tells, also on the phone; its card covers nothing, and a press beside the points puts it away', async () => {
    const { page, faults } = await visit(RATED)
    await load(page)
    await pictures(page)
    await openPin(page, 1)
    const popup = page.locator('.pin-cards')
    for (const part of ['.rating', '.state', '.dist', '.act.ic-phone'])
      expect(await popup.locator(part).textContent()).toBe(await entryOf(page, 1).locator(part).textContent())
    expect(await popup.locator('.act').getAttribute('href')).toMatch(/^tel:/)
    expect(await axeFaults(page)).toEqual([])
    await page.locator('.map-canvas').click({ position: { x: 200, y: 8 } })
    await popup.waitFor({ state: 'detached' })
    await expectNothingCovered(page)
    expect(faults).toEqual([])
  })

  test('no card covers its point or the buttons of the map in a sheet, either', async () => {
    const { page, faults, goTo } = await visit('/robots.txt')
    for (const [width, height] of [
      [360, 780],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height })
      await goTo(RATED)
      await page.getByRole('button', { name: 'Karte', exact: true }).click()
      await load(page)
      await pictures(page)
      await expectNothingCovered(page)
    }
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

  test('keeps grid, rings and points where no pictures come, and says so in one line', async () => {
    const { page } = await visit(RATED, { isServiceDown: true, colorScheme: 'light' })
    await load(page)
    await page
      .getByText('Der Kartendienst antwortet nicht. Was eingezeichnet ist, liegt trotzdem richtig.')
      .waitFor()
    await page.locator('.map-grid').first().waitFor()
    expect(await page.locator('.map-ring').count()).toBe(2)
    expect(await page.locator('.map-km').allTextContents()).toEqual(['10 km', '5 km'])
    expect(await pointed(page)).toBe(await page.locator('.entry .no').count())
    await expectAccessible(page)
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

  test('stands in a sheet on narrow screens, draws points together that would lie over each other, and apart again by keyboard', async () => {
    const { page, faults } = await visit('/businesses?location=berlin', {
      viewport: { width: 320, height: 500 },
    })
    expect(await page.getByRole('button', { name: 'Karte laden' }).isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Karte', exact: true }).click()
    await load(page)
    await pictures(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    const cluster = clusters(page).first()
    const all = await pointed(page)
    expect(await cluster.getAttribute('aria-label')).toMatch(/^\d+ \+\d+: \d+ Betriebe dicht beieinander/)
    const before = await pins(page).count()
    await cluster.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => pins(page).count()).not.toBe(before)
    await expect.poll(() => pointed(page)).toBe(all)
    await page
      .getByRole('complementary', { name: 'Wo die Treffer liegen' })
      .getByRole('button', { name: 'Schließen', exact: true })
      .click()
    expect(await page.locator('.map').isVisible()).toBe(false)
    expect(faults).toEqual([])
  })
})

describe('the plot of results', () => {
  test('has its words beside the drawing, or none', async () => {
    const { page, goTo } = await visit('/robots.txt')
    for (const path of ['/businesses', '/businesses?location=berlin']) {
      await goTo(path)
      for (const height of [900, 700]) {
        await page.setViewportSize({ width: 1440, height })
        const drawing = await settledBox(page.locator('.plan > svg').first())
        const bottom = drawing.y + drawing.height
        const top = await page.evaluate(
          () => document.querySelector('.plan-note')?.getBoundingClientRect().top,
        )
        expect.soft(top === 0 || Number(top) >= bottom - 1, `${path}, ${height} px`).toBe(true)
        const question = await settledBox(page.locator('.plan-ask'))
        expect.soft(question.y, `${path}, ${height} px`).toBeGreaterThanOrEqual(bottom - 30)
      }
    }
  })

  /** No number lies over another one or outside. */
  async function expectNumbersApart(page: Page) {
    const frame = await settledBox(page.locator('.plan'))
    const boxes = await Promise.all((await page.locator('.pins circle').all()).map(settledBox))
    expect(boxes.length).toBeGreaterThan(5)
    for (const [index, box] of boxes.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(frame.x)
      expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width)
      for (const other of boxes.slice(index + 1))
        expect(Math.hypot(other.x - box.x, other.y - box.y)).toBeGreaterThan(box.width * 0.9)
    }
  }

  const plotPin = (page: Page, number: number) =>
    page.locator('.pins a').filter({ hasText: new RegExp(`^${number}$`) })

  test('marks the point of what pointer or focus is on, and the entry of a point, names its business and leads to it; no number lies over another', async () => {
    const { page, faults } = await visit('/businesses?location=berlin')
    await expectNumbersApart(page)
    const marked = page.locator('.is-marked')
    await entryOf(page, 3).locator('h3 a').hover()
    await expect.poll(() => marked.allTextContents()).toEqual(['3'])
    await entryOf(page, 2).locator('h3 a').focus()
    await expect.poll(() => marked.allTextContents()).toEqual(['2'])
    const before = await page.evaluate(() => scrollY)
    const five = (await entryOf(page, 5).locator('h3').textContent()) ?? ''
    await plotPin(page, 5).hover()
    await expect.poll(() => page.locator('.entry.is-marked .no').allTextContents()).toEqual(['5'])
    await expect.poll(() => page.getByRole('tooltip').allTextContents()).toEqual([`5 ${five}`])
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page.getByRole('heading', { level: 1 }).hover()
    await expect.poll(() => page.getByRole('tooltip').count()).toBe(0)
    await plotPin(page, 4).focus()
    await expect.poll(() => page.locator('.entry.is-marked .no').allTextContents()).toEqual(['4'])
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Tab')
    await expect.poll(() => page.getByRole('tooltip').textContent()).toMatch(/^\d+ /)

    const nine = (await entryOf(page, 9).locator('h3').textContent()) ?? ''
    await page.getByRole('link', { name: `9 ${nine}` }).click()
    await expect.poll(() => isInSight(page, 9)).toBe(true)
    // A press of the pointer shows no focus.
    await expect.poll(() => page.locator('.entry.is-marked .no').allTextContents()).toEqual(['9'])
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(nine)
    expect(new URL(page.url()).hash).toBe('')
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

  test('gives the sheet of narrow screens away for the entry; no number lies over another there', async () => {
    const { page, faults } = await visit('/businesses?location=berlin', {
      viewport: { width: 768, height: 780 },
    })
    await page.getByRole('button', { name: 'Karte', exact: true }).click()
    await expectNumbersApart(page)
    await page.setViewportSize({ width: 360, height: 780 })
    await expectNumbersApart(page)
    await page.locator('.plan').getByRole('link', { name: /^9 / }).click()
    await page.locator('.plan').waitFor({ state: 'hidden' })
    await expect.poll(() => isInSight(page, 9)).toBe(true)
    expect(faults).toEqual([])
  })
})
