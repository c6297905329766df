import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated } from '#test/browser/page-ready.ts'
import { tempBrowser } from '#test/browser/temp-browser.ts'
import { type VisitorOptions, visitSite } from '#test/browser/visitor.ts'
import { BUSINESSES, NOW } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const here = tempBrowser(siteForTests)

const rated = BUSINESSES.find(({ rating, reviewCount }) => rating !== null && reviewCount > 0)
if (rated === undefined) throw new Error('the directory lacks a business with reviews')
const business = `/${rated.urlSlug}`
const ids = BUSINESSES.slice(0, 5).map(({ id }) => id)
const comparison = `/merkliste?ids=${ids}&compare=${ids.slice(0, 4)}`
/** What is left of A4 between its margins. */
const PAPER = { width: 718, height: 1047 }

const BACKGROUND = 'background-color'

const seen = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).count()

/** The inline end of the last column, and that of the page's text. */
const columnEnds = (page: Page) =>
  page.evaluate(() =>
    ['.compared thead th:last-child', '.compared'].map(selector =>
      Math.floor(document.querySelector(selector)?.getBoundingClientRect().right ?? Number.NaN),
    ),
  )

const colour = (sought: Locator, property: string) =>
  sought.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

const visit = (path: string, options: VisitorOptions = {}) =>
  visitSite(here.browser, here.origin, path, { clock: NOW, ...options })

test('a comparison fits a tablet; on paper it has all its columns in the tokens of the light theme, but for what saves ink, and neither buttons nor what is true for a minute', async () => {
  const { page } = await visit(comparison, {
    colorScheme: 'dark',
    viewport: { width: 768, height: 1024 },
  })
  const scroller = page.locator('.compared-scroll')
  // Four are compared without scrolling.
  await expect.poll(() => scroller.evaluate(isWhole)).toBe(true)
  await page.setViewportSize(PAPER)
  expect(await seen(page, '.compared .of-now')).toBe(2)
  await page.getByRole('radio', { name: 'Hell' }).check()
  await page.emulateMedia({ media: 'print' })
  await expect
    .poll(async () => {
      const [last = 0, text = 0] = await columnEnds(page)
      return last - text
    })
    .toBeLessThanOrEqual(0)
  expect(await scroller.evaluate(isWhole)).toBe(true)
  // A heading of a group goes over all columns.
  expect(await colour(page.locator('.compared .trait-group').first(), 'display')).toBe('table-row')
  for (const useless of ['.btn', '.take-out', '.compared .sec-head a', '.compared .of-now'])
    expect([useless, await seen(page, useless)]).toEqual([useless, 0])
  expect(await page.getByRole('row', { name: /^Öffnungszeiten/ }).isVisible()).toBe(true)
  const light = await tokens(page)
  for (const theme of ['Dunkel', 'Automatisch']) {
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('radio', { name: theme }).check()
    expect(await tokens(page), theme).not.toEqual(light)
    await page.emulateMedia({ media: 'print' })
    expect(await tokens(page), theme).toEqual(light)
    const number = page.locator('.entry .no').first()
    expect(await colour(number, 'color')).toBe('rgb(255, 255, 255)')
    expect(await colour(number, 'print-color-adjust')).toBe('exact')
  }
})

test('a business on paper says its week and its address, not what is so today; in forced colours its links have one colour', async () => {
  const { page, faults } = await visit(business, { viewport: PAPER })
  const address = page.getByText(`https://umkreis.example${business}`, { exact: true })
  expect(await address.isVisible()).toBe(false)
  expect(await page.getByText('(heute)').isVisible()).toBe(true)
  await page.emulateMedia({ media: 'print' })
  expect(await address.isVisible()).toBe(true)
  expect(await page.getByText('Stand der Angaben').isVisible()).toBe(true)
  expect(await page.locator('.hours tr').count()).toBeGreaterThanOrEqual(7)
  for (const momentary of ['.biz-meta .state', '.today-mark', '.biz-hours .sec-head p'])
    expect([momentary, await seen(page, momentary)]).toEqual([momentary, 0])
  await page.emulateMedia({ media: 'screen', forcedColors: 'active', colorScheme: 'dark' })
  const below = page.locator('.spot > p a').first()
  const other = page.locator('.contact-acts a').first()
  // The part around them is rendered anew once the page knows its device.
  await expect
    .poll(async () => [await colour(below, 'color'), await colour(page.locator('.spot'), BACKGROUND)])
    .toEqual([await colour(other, 'color'), await colour(page.locator('.contact'), BACKGROUND)])
  expect(faults).toEqual([])
})

test('in forced colours the step that one is at and the way there are marked', async () => {
  const { page } = await visit('/add-business', { forcedColors: 'active' })
  const [at, next] = [page.locator('.steps .k').nth(0), page.locator('.steps .k').nth(1)]
  expect(await colour(at, BACKGROUND)).not.toBe(await colour(next, BACKGROUND))
  const progress = page.getByRole('progressbar')
  expect(await colour(progress, 'border-top-style')).toBe('solid')
  expect(await colour(progress, 'forced-color-adjust')).toBe('none')
})

const TOUCHED: Readonly<Record<string, readonly string[]>> = {
  [comparison]: ['.compared td a'],
  // To reviews, of the path, of the contact, of the foot.
  [business]: ['.biz-meta .rating a', '.crumbs a', '.contact-lines a', '.foot li a'],
  '/categories': ['.group-links a', '.index .lead-row a'],
  '/businesses?query=friseur&minRating=4': ['.chip'],
  '/': ['.sec-head > a', '.often a'],
  '/blog': [':is(.blog-tools, .article-facts) a'],
}

test('links that stand apart are high enough for a finger, and on a phone the filters in force stand before the tools that one would have to scroll to', async () => {
  const { page } = await visit('/', { viewport: { width: 820, height: 1180 }, hasTouch: true })
  for (const [path, selectors] of Object.entries(TOUCHED)) {
    await page.goto(here.origin + path)
    await hydrated(page)
    for (const selector of selectors)
      await expect
        .poll(
          async () => {
            const heights = await page
              .locator(selector)
              .filter({ visible: true })
              .evaluateAll(links => links.map(link => Math.round(link.getBoundingClientRect().height)))
            return heights.length > 0 && heights.filter(height => height < 44)
          },
          { message: `${path} ${selector}` },
        )
        .toEqual([])
  }
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${here.origin}/businesses?query=friseur&location=K%C3%B6ln&minRating=4`)
  await hydrated(page)
  const chip = page.locator('.res-tools > .chips:not(.quick) .chip').first()
  await expect
    .poll(async () => {
      const box = await chip.boundingBox()
      return (box?.x ?? 1000) + (box?.width ?? 0)
    })
    .toBeLessThan(360)
})

test('in a narrow window the search box of the home page shows what it asks for', async () => {
  const { page } = await visit('/', { viewport: { width: 1024, height: 768 } })
  const isCut = await page
    .getByRole('combobox')
    .first()
    .evaluate(element => {
      const input = element as HTMLInputElement
      const { font } = getComputedStyle(input)
      const context = document.createElement('canvas').getContext('2d')
      if (context === null) throw new Error('no canvas')
      context.font = font
      return context.measureText(input.placeholder).width > input.clientWidth
    })
  expect(isCut).toBe(false)
})

/** Runs in the page. */
function isWhole(element: Element): boolean {
  return element.scrollWidth <= element.clientWidth
}

/** The tokens of colours, as the page has them now. */
const tokens = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    return [
      '--paper',
      '--ink',
      '--water',
      '--water-deep',
      '--on-water',
      '--wood',
      '--contour',
      '--road',
      '--star',
    ]
      .concat(['--plan-built', '--plan-street', '--focus', '--draw-tint'])
      .map(name => [name, style.getPropertyValue(name)])
  })
