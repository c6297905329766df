import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFaults } from '#test/browser/axe.ts'
import { hydrated, settledBox } from '#test/browser/page-ready.ts'
import { tempBrowser, type VisitOptions } from '#test/browser/temp-browser.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const here = tempBrowser(siteForTests)
const LIST = '/businesses?location=berlin&radiusKm=10&query=reifen'
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }
const WIDE = { viewport: { width: 1440, height: 900 } }
const EMPTY_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>'

/** Comes to a page from the help, so that a step too many is seen, beside a map service with empty pictures. */
async function openFromHelp(path: string, options: VisitOptions = PHONE) {
  const visit = await here.visit('/help', {
    clock: 'real',
    reducedMotion: 'reduce',
    mayAsk: /karten\.example/,
    before: page =>
      page.route(
        url => url.hostname.endsWith('karten.example'),
        route => route.fulfill({ contentType: 'image/svg+xml', body: EMPTY_PICTURE }),
      ),
    ...options,
  })
  await visit.page.goto(here.origin + path)
  await visit.quiet()
  // What makes the back button close a sheet comes with the first movement.
  await visit.page.mouse.move(5, 5)
  await visit.quiet()
  return visit
}

const opener = (page: Page) => page.getByRole('button', { name: 'Karte', exact: true })
const sheet = (page: Page) => page.locator('.plan:popover-open')
const card = (page: Page) => page.locator('.pin-cards a').first()
const pictures = (page: Page) => page.locator('.leaflet-tile-loaded').first().waitFor()

/** By keyboard, which all of it can be done with. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).press('Enter')
}

async function openMap(page: Page): Promise<void> {
  await press(page, 'Karte')
  await press(page, 'Karte laden')
  await pictures(page)
}

/** What has the focus: its text, or its name. */
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  )

/** Where the page is scrolled to, and where each point of its map is. */
const view = (page: Page) =>
  page.evaluate(() => ({
    top: scrollY,
    points: [...document.querySelectorAll<HTMLElement>('[data-no].leaflet-marker-icon')].map(point => {
      const { x, y } = point.getBoundingClientRect()
      return [point.dataset.no, Math.round(x), Math.round(y)]
    }),
  }))

const goBack = (page: Page) => page.goBack()
const followLink = (page: Page) => page.getByRole('link', { name: 'Zurück zur Suche' }).press('Enter')

describe('a map that was left by the card of a point', () => {
  test.each([
    ['in the sheet of a phone', 'by the back button', PHONE, goBack],
    ['in the sheet of a phone', 'by the link above', PHONE, followLink],
    ['beside the list', 'by the back button', WIDE, goBack],
    ['beside the list', 'by the link above', WIDE, followLink],
  ])('%s is open again as it was, %s', async (_, __, options, comeBack) => {
    const { page, faults } = await openFromHelp(LIST, options)
    await page.evaluate(() => window.scrollTo(0, 30))
    if (options === PHONE) await press(page, 'Karte')
    await press(page, 'Karte laden')
    await pictures(page)
    await page.locator('.map-canvas').press('+')
    await page.getByRole('button', { name: 'In diesem Ausschnitt suchen' }).waitFor()
    await page.locator('.map-pin').first().press('Enter')
    await card(page).waitFor()
    const name = (await card(page).textContent()) ?? ''
    const left = await view(page)
    await card(page).press('Enter')
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await comeBack(page)
    await card(page).waitFor()
    expect(await sheet(page).count()).toBe(options === PHONE ? 1 : 0)
    await expect.poll(() => view(page)).toEqual(left)
    await expect.poll(() => focused(page)).toBe(name)
    expect(await page.locator('.pin-cards').getByRole('link', { name }).count()).toBe(1)
    if (comeBack === goBack) expect(await axeFaults(page)).toEqual([])
    expect(faults).toEqual([])
  })

  test('is not asked for again by loading the page again; is closed by the back button, to the list where it was, and no step of the browser does nothing', async () => {
    const { page, faults, foreign, quiet } = await openFromHelp(LIST)
    await page.evaluate(() => window.scrollTo(0, 30))
    await openMap(page)
    await page.locator('.map-pin').first().press('Enter')
    await card(page).press('Enter')
    await page.getByRole('link', { name: 'Zurück zur Suche' }).waitFor()
    await page.goBack()
    await card(page).waitFor()
    await page.goBack()
    await sheet(page).waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Karte')
    expect(await page.evaluate(() => scrollY)).toBe(30)
    await quiet()
    const asked = foreign.length
    await page.reload()
    await hydrated(page)
    await quiet()
    await press(page, 'Karte')
    await page.getByRole('button', { name: 'Karte laden' }).waitFor()
    expect(foreign.length).toBe(asked)
    await page.keyboard.press('Escape')
    // The sheet takes its own step back.
    await expect.poll(() => page.evaluate(() => history.state)).toBe(null)
    await page.goBack()
    await page.waitForURL('**/help')
    expect(faults).toEqual([])
  })
})

describe('the sheet of plot and map', () => {
  test('is open again where the page had to be loaded again for the map', async () => {
    const { page, faults } = await openFromHelp('/help')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Betriebe suchen' }).press('Enter')
    await opener(page).waitFor()
    const documents: string[] = []
    page.on('request', request => {
      if (request.resourceType() === 'document') documents.push(request.url())
    })
    await press(page, 'Karte')
    await press(page, 'Karte laden')
    await pictures(page)
    expect(documents).toHaveLength(1)
    expect(await sheet(page).count()).toBe(1)
    await expect.poll(() => focused(page)).toBe('Karte der Treffer')
    await page.goBack()
    await sheet(page).waitFor({ state: 'detached' })
    await page.goBack()
    await page.waitForURL('**/help')
    expect(faults).toEqual([])
  })

  test('is open again with the plot for who has read about the map, and nobody was asked', async () => {
    const { page, faults, foreign, quiet } = await openFromHelp(LIST)
    await press(page, 'Karte')
    // Whoever presses before the code of the sheet is there follows a plain link.
    await quiet()
    await sheet(page).getByRole('link', { name: 'Datenschutz' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Datenschutz' }).waitFor()
    await page.goBack()
    await sheet(page).getByRole('button', { name: 'Karte laden' }).waitFor()
    await page.keyboard.press('Escape')
    await sheet(page).waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Karte')
    expect(foreign).toEqual([])
    expect(faults).toEqual([])
  })

  const WAYS: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
    ['Escape', page => page.keyboard.press('Escape')],
    ['the back button', goBack],
    ['its own button', page => press(page, 'Schließen')],
  ]
  test.each(WAYS)(
    'closed by %s gives the focus back to its button, and the list is where it was',
    async (_, close) => {
      const { page, faults } = await openFromHelp(LIST)
      await page.evaluate(() => window.scrollTo(0, 30))
      const isThere = async () => {
        await sheet(page).waitFor({ state: 'detached' })
        await expect.poll(() => focused(page)).toBe('Karte')
        expect(await page.evaluate(() => scrollY)).toBe(30)
      }
      // A step back closes what has an entry of the history, which the sheet gets a moment after it is seen.
      const hasEntry = () =>
        expect.poll(() => page.evaluate(() => typeof history.state?.layer)).toBe('number')
      await press(page, 'Karte')
      await hasEntry()
      await close(page)
      await isThere()
      await openMap(page)
      await hasEntry()
      await close(page)
      await isThere()
      expect(new URL(page.url()).pathname).toBe('/businesses')
      expect(faults).toEqual([])
    },
  )

  test('has one button that closes it, in the same place with plot and map', async () => {
    const { page, goTo } = await openFromHelp('/robots.txt')
    const closers = sheet(page).getByRole('button', { name: /schließen/i })
    const fromCorner = async () => {
      const [button, box] = [await settledBox(closers), await settledBox(sheet(page))]
      return [box.x + box.width - button.x, button.y - box.y]
    }
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 780 })
      await goTo(LIST)
      await press(page, 'Karte')
      await sheet(page).waitFor()
      const before = await fromCorner()
      await press(page, 'Karte laden')
      await pictures(page)
      expect(await closers.evaluateAll(all => all.map(button => button.ariaLabel))).toEqual(['Schließen'])
      expect(await fromCorner(), `${width} px`).toEqual(before)
    }
  })

  test('lies over a dimmed page, and its map is as wide as there is room', async () => {
    const { page, goTo } = await openFromHelp('/robots.txt', {})
    for (const [width, height] of [
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      await goTo(LIST)
      await openMap(page)
      const dim = await page.evaluate(
        () => getComputedStyle(document.querySelector('.plan') as Element, '::backdrop').backgroundColor,
      )
      expect(dim).toMatch(/0\.55\)$/)
      const box = await settledBox(sheet(page))
      expect(box.width, `${width} px`).toBeGreaterThanOrEqual(Math.min(width - 16, 960))
      await page.mouse.click(3, 3)
      await sheet(page).waitFor({ state: 'detached' })
      // The browser is on its way back to the entry of the page.
      await page.waitForFunction(() => history.state?.layer === undefined)
    }
  })
})

test('what a ring stands for is read in full where the edge of the map would cut it', async () => {
  const { page } = await openFromHelp(LIST, WIDE)
  await press(page, 'Karte laden')
  await pictures(page)
  const canvas = page.locator('.map-canvas')
  const boxes = async () => {
    const label = await settledBox(page.locator('.map-km span', { hasText: '10 km' }))
    return { label, map: await settledBox(canvas) }
  }
  const isRead = async () => {
    const { label, map } = await boxes()
    return label.y >= map.y && label.x >= map.x && label.x + label.width <= map.x + map.width
  }
  for (let pressed = 0; pressed < 8 && !(await isRead()); pressed++) await canvas.press('-')
  const { label, map } = await boxes()
  const [x, y] = [map.x + 20, map.y + map.height - 20]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - (label.y + label.height / 2 - map.y), { steps: 5 })
  await page.mouse.up()
  await expect.poll(isRead).toBe(true)
  expect((await boxes()).label.x).not.toBe(label.x)
})
