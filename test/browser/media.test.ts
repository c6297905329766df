import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { tempBrowser } from '#test/browser/temp-browser.ts'
import { BUSINESSES } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const here = tempBrowser(siteForTests)

const rated = BUSINESSES.find(({ rating, reviewCount }) => rating !== null && reviewCount > 0)
if (rated === undefined) throw new Error('the directory lacks a business with reviews')
const business = `/${rated.urlSlug}`
const ids = BUSINESSES.slice(0, 5).map(({ id }) => id)
const comparison = `/merkliste?ids=${ids}&compare=${ids.slice(0, 4)}`
/** What is left of A4 between its margins. */
const PAPER = { width: 718, height: 1047 }

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

describe('on paper', () => {
  test('a comparison has all its columns, and neither buttons nor what is true for a minute', async () => {
    const { page } = await here.visit(comparison, { viewport: PAPER })
    expect(await seen(page, '.compared .of-now')).toBe(2)
    await page.emulateMedia({ media: 'print' })
    const [last = 0, text = 0] = await columnEnds(page)
    expect(last).toBeLessThanOrEqual(text)
    expect(await page.locator('.compared-scroll').evaluate(isWhole)).toBe(true)
    // A heading of a group goes over all columns.
    expect(await colour(page.locator('.compared .trait-group').first(), 'display')).toBe('table-row')
    for (const useless of ['.btn', '.take-out', '.compared .sec-head a', '.compared .of-now'])
      expect([useless, await seen(page, useless)]).toEqual([useless, 0])
    expect(await page.getByRole('row', { name: /^Öffnungszeiten/ }).isVisible()).toBe(true)
  })

  test.each(['Dunkel', 'Automatisch'])(
    'from a dark screen (%s) the tokens are those of the light one, but for what saves ink',
    async theme => {
      const { page } = await here.visit(comparison, { colorScheme: 'dark', viewport: PAPER })
      await page.getByRole('radio', { name: theme }).check()
      await page.emulateMedia({ media: 'print' })
      const dark = await tokens(page)
      await page.emulateMedia({ media: 'screen' })
      await page.getByRole('radio', { name: 'Hell' }).check()
      await page.emulateMedia({ media: 'print' })
      expect(dark).toEqual(await tokens(page))
      const number = page.locator('.entry .no').first()
      expect(await colour(number, 'color')).toBe('rgb(255, 255, 255)')
      expect(await colour(number, 'print-color-adjust')).toBe('exact')
    },
  )

  test('a business says its week and its address, not what is so today', async () => {
    const { page, faults } = await here.visit(business, { viewport: PAPER })
    const address = page.getByText(`https://umkreis.example${business}`, { exact: true })
    expect(await address.isVisible()).toBe(false)
    expect(await page.getByText('(heute)').isVisible()).toBe(true)
    await page.emulateMedia({ media: 'print' })
    expect(await address.isVisible()).toBe(true)
    expect(await page.getByText('Stand der Angaben').isVisible()).toBe(true)
    expect(await page.locator('.hours tr').count()).toBeGreaterThanOrEqual(7)
    expect(faults).toEqual([])
    for (const momentary of ['.biz-meta .state', '.today-mark', '.biz-hours .sec-head p'])
      expect([momentary, await seen(page, momentary)]).toEqual([momentary, 0])
  })
})

describe('in forced colours', () => {
  test('the step that one is at and the way there are marked', async () => {
    const { page } = await here.visit('/add-business', { forcedColors: 'active' })
    const [at, next] = [page.locator('.steps .k').nth(0), page.locator('.steps .k').nth(1)]
    expect(await colour(at, 'background-color')).not.toBe(await colour(next, 'background-color'))
    const progress = page.getByRole('progressbar')
    expect(await colour(progress, 'border-top-style')).toBe('solid')
    expect(await colour(progress, 'forced-color-adjust')).toBe('none')
  })

  test('the links below the point have the colour of all links', async () => {
    const { page } = await here.visit(business, { forcedColors: 'active', colorScheme: 'dark' })
    const below = page.locator('.spot > p a').first()
    const other = page.locator('.contact-acts a').first()
    // The part around them is rendered anew once the page knows its device.
    await expect.poll(() => colour(below, 'color')).toBe(await colour(other, 'color'))
    expect(await colour(page.locator('.spot'), 'background-color')).toBe(
      await colour(page.locator('.contact'), 'background-color'),
    )
  })
})

test.each([
  ['in the comparison', comparison, '.compared td a'],
  ['to reviews', business, '.biz-meta .rating a'],
  ['of the path', business, '.crumbs a'],
  ['of the contact', business, '.contact-lines a'],
  ['of the categories', '/categories', '.group-links a'],
  ['that are chips', '/businesses?query=friseur&minRating=4', '.chip'],
  ['of the foot', business, '.foot li a'],
  ['of the index of categories', '/categories', '.index .lead-row a'],
  ['beside the heading of a section', '/', '.sec-head > a'],
  ['to frequent categories', '/', '.often a'],
  ['of the blog', '/blog', ':is(.blog-tools, .article-facts) a'],
])('links %s are high enough for a finger', async (_, path, selector) => {
  const { page } = await here.visit(path, { viewport: { width: 820, height: 1180 }, hasTouch: true })
  const heights = await page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll(links => links.map(link => Math.round(link.getBoundingClientRect().height)))
  expect(heights.length).toBeGreaterThan(0)
  expect(heights.filter(height => height < 44)).toEqual([])
})

test('on a tablet four are compared without scrolling', async () => {
  const { page } = await here.visit(comparison, { viewport: { width: 768, height: 1024 } })
  expect(await page.locator('.compared-scroll').evaluate(isWhole)).toBe(true)
})

test('on a phone the filters in force stand before the tools that one would have to scroll to', async () => {
  const { page } = await here.visit('/businesses?query=friseur&location=K%C3%B6ln&minRating=4', {
    viewport: { width: 360, height: 780 },
  })
  const chip = page.locator('.res-tools > .chips:not(.quick) .chip').first()
  const box = await chip.boundingBox()
  expect((box?.x ?? 1000) + (box?.width ?? 0)).toBeLessThan(360)
})

test('in a narrow window the search box of the home page shows what it asks for', async () => {
  const { page } = await here.visit('/', { viewport: { width: 1024, height: 768 } })
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
