import { describe, expect, test } from 'vitest'
import { DomainError } from '#domain/errors.ts'
import { hydrated } from '#test/browser/page-ready.ts'
import { settledBox } from '#test/browser/settled-box.ts'
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
  test('changes by a link in the foot, on the same page with the same filters; the links follow the page that is shown', async () => {
    const { page, faults } = await open('/businesses?category=handwerker')
    const language = (name: string) => page.getByRole('contentinfo').getByRole('link', { name })
    await language('Türkçe').click()
    await page.waitForURL(`${here.origin}/tr/businesses?category=handwerker`)
    expect(await page.locator('html').getAttribute('lang')).toBe('tr')
    await language('Deutsch').click()
    await page.waitForURL(`${here.origin}/businesses?category=handwerker`)
    await hydrated(page)
    await page.getByRole('link', { name: 'Kategorien' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Kategorien' }).waitFor()
    expect(await language('English').getAttribute('href')).toBe('/en/categories')
    expect(faults).toEqual([])
  })

  test('stays while pages change, and so do its words; changes in the menu of a small screen too', async () => {
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
    await page.setViewportSize({ width: 360, height: 800 })
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    expect(await menu.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('button', { name: 'Close' }).click()
    expect(await menu.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('link', { name: 'Deutsch' }).click()
    await page.waitForURL(`${here.origin}/`)
    expect(faults).toEqual([])
  })

  test('a search without script stays in it', async () => {
    const { page } = await open('/en', { javaScriptEnabled: false })
    await page.getByLabel('What?').fill('maler')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(`${here.origin}/en?query=maler&location=`)
  })
})

describe('a page that does not exist', () => {
  test('counts in steps of five, speaks once, and leads home after 20 seconds, in its language', async () => {
    const { page, faults } = await open('/en/nirgends')
    const shown = page.locator('.countdown p')
    await shown.getByText('in 20 seconds').waitFor()
    await page.clock.runFor(2_500)
    expect(await shown.textContent()).toContain('20')
    await page.clock.runFor(5_000)
    expect(await shown.textContent()).toContain('15')
    expect(await page.locator('.countdown output').textContent()).toContain('20')
    await page.clock.runFor(14_000)
    await page.waitForURL(`${here.origin}/en`)
    expect(faults).toEqual([])
  })

  test('stays after its button, a key, a touch and turning the wheel', async () => {
    const path = '/koeln/gibt-es-nicht'
    const { page } = await open(path)
    for (const use of [
      () => page.getByRole('button', { name: 'Hier bleiben' }).click(),
      () => page.keyboard.press('Tab'),
      () => page.getByRole('heading', { level: 1 }).click(),
      () => page.mouse.wheel(0, 40),
    ]) {
      await page.goto(here.origin + path)
      await hydrated(page)
      await page.getByText('In 20 Sekunden').first().waitFor()
      await use()
      await page.locator('.countdown p', { hasText: 'Sie bleiben' }).waitFor()
      await page.clock.runFor(60_000)
      expect(page.url()).toBe(here.origin + path)
    }
  })

  test('is taken over as such where only the data knows that it does not exist', async () => {
    const { page, faults } = await open('/businesses?category=gibtesnicht')
    await page.getByText('In 20 Sekunden').first().waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Seite nicht gefunden')
    expect(faults).toEqual([])
  })
})

describe('a message', () => {
  test('comes alone, goes after five seconds, but waits while a mouse rests on it', async () => {
    const { page, message, again } = await withMessage()
    // The page's clock also goes on by itself, so some of the five seconds may have passed.
    await page.clock.runFor(2_000)
    expect(await message.isVisible()).toBe(true)
    await page.clock.runFor(3_000)
    await message.waitFor({ state: 'detached' })
    await again()
    await again()
    expect(await message.count()).toBe(1)
    await message.hover()
    await page.clock.runFor(20_000)
    expect(await message.isVisible()).toBe(true)
    await page.mouse.move(0, 0)
    await page.clock.runFor(5_100)
    await message.waitFor({ state: 'detached' })
  })

  test('goes when it is swiped 50 px to the right, and not by 49; is reached by F8, closed by Escape, and the focus goes back', async () => {
    const { page, message, again } = await withMessage()
    for (const [pixels, isThere] of [
      [49, true],
      [50, false],
    ] as const) {
      const box = await settledBox(message.locator('p'))
      await page.mouse.move(box.x + 5, box.y + 5)
      await page.mouse.down()
      await page.mouse.move(box.x + 5 + pixels, box.y + 5)
      await page.mouse.up()
      if (!isThere) await message.waitFor({ state: 'detached' })
      expect(await message.count()).toBe(isThere ? 1 : 0)
    }
    await again()
    await page.keyboard.press('F8')
    const focused = () => page.evaluate(() => document.activeElement?.className)
    expect(await focused()).toBe('toasts')
    await page.keyboard.press('Escape')
    await message.waitFor({ state: 'detached' })
    expect(await focused()).toContain('ic-share')
  })

  /** A page that has just said that its address was copied, and how it says so again. */
  async function withMessage() {
    const { page } = await open(address, { permissions: ['clipboard-write', 'clipboard-read'] })
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    const message = page.locator('.toast')
    const again = async () => {
      await page.getByRole('button', { name: 'Teilen' }).click()
      await message.waitFor()
    }
    await again()
    return { page, message, again }
  }
})
