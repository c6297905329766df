import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DomainError } from '#domain/errors.ts'
import { tempBrowser, type VisitOptions } from '#test/browser/temp-browser.ts'
import { BUSINESSES, fakeApi } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const [business] = BUSINESSES
if (business === undefined) throw new Error('the directory is empty')
const address = `/${business.urlSlug}`
const api = fakeApi()
const here = tempBrowser(() =>
  siteForTests({
    handlers: {
      'GET /api/businesses/search': ({ query }) => {
        if (query.category === 'gibtesnicht') throw new DomainError('category_unknown')
        return api('GET /api/businesses/search', { query })
      },
    },
  }),
)
/** A page whose clock the test moves. */
const open = (path: string, options: VisitOptions = {}) => here.visit(path, { clock: 'by hand', ...options })

describe('the language', () => {
  test('changes by a link in the foot, on the same page with the same filters', async () => {
    const { page, faults } = await open('/businesses?category=handwerker')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Türkçe' }).click()
    await page.waitForURL(`${here.origin}/tr/businesses?category=handwerker`)
    expect(await page.locator('html').getAttribute('lang')).toBe('tr')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
    await page.waitForURL(`${here.origin}/businesses?category=handwerker`)
    expect(faults).toEqual([])
  })

  test('changes in the menu of a small screen too', async () => {
    const { page } = await open('/en', { viewport: { width: 360, height: 800 } })
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    expect(await menu.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('button', { name: 'Close' }).click()
    expect(await menu.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('link', { name: 'Deutsch' }).click()
    await page.waitForURL(`${here.origin}/`)
  })

  test('stays while pages change, and so do its words', async () => {
    const { page, faults } = await open('/en')
    const asked: string[] = []
    page.on('request', request => {
      if (request.url().includes('/api/')) asked.push(new URL(request.url()).search)
    })
    await page.getByRole('link', { name: 'Search businesses' }).click()
    await page.getByRole('heading', { level: 1, name: 'All businesses' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/en/businesses')
    await page.getByRole('link', { name: 'Umkreis' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Businesses near you' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/en')
    expect(asked.length).toBeGreaterThan(0)
    for (const query of asked.filter(query => query !== '')) expect(query).toContain('language=en')
    expect(faults).toEqual([])
  })

  test('the links follow the page that is shown', async () => {
    const { page } = await open('/')
    await page.getByRole('link', { name: 'Betriebe suchen' }).click()
    await page.getByRole('heading', { level: 1, name: 'Alle Betriebe' }).waitFor()
    const english = page.getByRole('contentinfo').getByRole('link', { name: 'English' })
    expect(await english.getAttribute('href')).toBe('/en/businesses')
  })

  test('a search without script stays in it', async () => {
    const { page } = await open('/en', { javaScriptEnabled: false })
    await page.getByLabel('What?').fill('maler')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(`${here.origin}/en?query=maler&location=`)
  })
})

describe('a page that does not exist', () => {
  test('leads home after 20 seconds, in its language', async () => {
    const { page, faults } = await open('/en/nirgends')
    await page.getByText('in 20 seconds').first().waitFor()
    await page.clock.runFor(21_000)
    await page.waitForURL(`${here.origin}/en`)
    expect(faults).toEqual([])
  })

  test('counts in steps of five and speaks once', async () => {
    const { page } = await open('/nirgends')
    const shown = page.locator('.countdown p')
    await shown.getByText('20').waitFor()
    await page.clock.runFor(2_500)
    expect(await shown.textContent()).toContain('20')
    await page.clock.runFor(5_000)
    expect(await shown.textContent()).toContain('15')
    expect(await page.locator('.countdown output').textContent()).toContain('20')
  })

  test.each([
    ['its button', (page: Page) => page.getByRole('button', { name: 'Hier bleiben' }).click()],
    ['a key', (page: Page) => page.keyboard.press('Tab')],
    ['a touch', (page: Page) => page.getByRole('heading', { level: 1 }).click()],
    ['turning the wheel', (page: Page) => page.mouse.wheel(0, 40)],
  ])('stays after %s', async (_, use) => {
    const { page } = await open('/koeln/gibt-es-nicht')
    await page.getByText('In 20 Sekunden').first().waitFor()
    await use(page)
    await page.locator('.countdown p', { hasText: 'Sie bleiben' }).waitFor()
    await page.clock.runFor(60_000)
    expect(page.url()).toBe(`${here.origin}/koeln/gibt-es-nicht`)
  })

  test('is taken over as such where only the data knows that it does not exist', async () => {
    const { page, faults } = await open('/businesses?category=gibtesnicht')
    await page.getByText('In 20 Sekunden').first().waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Seite nicht gefunden')
    expect(faults).toEqual([])
  })
})

describe('a message', () => {
  test('goes after five seconds', async () => {
    const { page, message } = await withMessage()
    // The page's clock also goes on by itself, so some of the five seconds may have passed.
    await page.clock.runFor(2_000)
    expect(await message.isVisible()).toBe(true)
    await page.clock.runFor(3_000)
    await message.waitFor({ state: 'detached' })
  })

  test('waits while a mouse rests on it', async () => {
    const { page, message } = await withMessage()
    await message.hover()
    await page.clock.runFor(20_000)
    expect(await message.isVisible()).toBe(true)
    await page.mouse.move(0, 0)
    await page.clock.runFor(5_100)
    await message.waitFor({ state: 'detached' })
  })

  test.each([
    [49, true],
    [50, false],
  ])('swiped %i px to the right it is still there: %s', async (pixels, isThere) => {
    const { page, message } = await withMessage()
    const box = await message.locator('p').boundingBox()
    if (box === null) throw new Error('the message has no place')
    await page.mouse.move(box.x + 5, box.y + 5)
    await page.mouse.down()
    await page.mouse.move(box.x + 5 + pixels, box.y + 5)
    await page.mouse.up()
    if (!isThere) await message.waitFor({ state: 'detached' })
    expect(await message.count()).toBe(isThere ? 1 : 0)
  })

  test('is reached by F8, closed by Escape, and the focus goes back', async () => {
    const { page, message } = await withMessage()
    await page.keyboard.press('F8')
    const focused = () => page.evaluate(() => document.activeElement?.className)
    expect(await focused()).toBe('toasts')
    await page.keyboard.press('Escape')
    await message.waitFor({ state: 'detached' })
    expect(await focused()).toContain('ic-share')
  })

  test('comes alone, however many there are', async () => {
    const { page } = await withMessage()
    await page.getByRole('button', { name: 'Teilen' }).click()
    await page.getByRole('button', { name: 'Teilen' }).click()
    expect(await page.locator('.toast').count()).toBe(1)
  })

  /** A page that has just said that its address was copied. */
  async function withMessage() {
    const { page } = await open(address, { permissions: ['clipboard-write', 'clipboard-read'] })
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await page.getByRole('button', { name: 'Teilen' }).click()
    const message = page.locator('.toast')
    await message.waitFor()
    return { page, message }
  }
})
