import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated } from '#test/browser/page-ready.ts'
import { tempBrowser } from '#test/browser/temp-browser.ts'
import { emptyPage } from '#test/browser/visitor.ts'
import { BUSINESSES, NOW } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const here = tempBrowser(siteForTests)

describe('a grid', () => {
  /** Where the parts of the first entry are within it, and how many stand in the first row. */
  const shape = (page: Page) =>
    page.evaluate(async () => {
      await document.fonts.ready
      const entries = [...document.querySelectorAll('.res-main .entry')].map(one =>
        one.getBoundingClientRect(),
      )
      const [first] = entries
      const parts = ['.entry-pic', '.no', 'h3', '.entry-side'].map(part => {
        const box = document.querySelector(`.res-main .entry ${part}`)?.getBoundingClientRect()
        return box && first && [part, box.x - first.x, box.y - first.y, box.width].join(' ')
      })
      return { parts, inRow: entries.filter(({ y }) => y === first?.y).length }
    })
  const isSwitchOffered = (page: Page) => page.getByRole('link', { name: 'Raster' }).isVisible()

  test.each(['/city/koeln', '/categories/handwerker', '/businesses'])(
    'of %s is a list where two cards do not fit beside each other, and there nobody is offered to switch',
    async path => {
      const { page, goTo } = await here.visit(`${path}?view=grid`, { viewport: { width: 360, height: 780 } })
      const narrow = await shape(page)
      expect(narrow.inRow).toBe(1)
      expect(await isSwitchOffered(page)).toBe(false)
      // The last width at which they do not fit, and the first at which they do.
      for (const [width, inRow] of [
        [535, 1],
        [540, 2],
        [768, 2],
        [1440, 2],
      ] as const) {
        await page.setViewportSize({ width, height: 780 })
        expect.soft((await shape(page)).inRow, `${width} px`).toBe(inRow)
        expect.soft(await isSwitchOffered(page), `${width} px`).toBe(inRow > 1)
      }
      await page.setViewportSize({ width: 360, height: 780 })
      await goTo(`${path}?view=list`)
      expect(await shape(page)).toEqual(narrow)
      expect(await isSwitchOffered(page)).toBe(false)
    },
  )
})

describe('what stands for a page on its way is where the page comes', () => {
  const entries = ['.entry', '.entry:nth-child(2)', '.entry .entry-pic']
  const business = BUSINESSES[35]?.urlSlug
  test.each([
    ['all businesses', '/businesses', entries],
    ['all businesses as a grid', '/businesses?view=grid', entries],
    ['a city', '/city/koeln', entries],
    ['a city as a list', '/city/koeln?view=list', entries],
    ['a trade in a city', '/city/koeln/handwerker', entries],
    ['a group', '/categories/handwerker', entries],
    ['a trade as a list', '/categories/zahnarzt?view=list', entries],
    ['saved businesses', '/merkliste', entries],
    ['businesses that somebody shares', '/merkliste?ids=204002,204001', entries],
    ['a business', `/${business}`, ['.biz-photos', '.biz-side', '.biz-head']],
  ])('%s', async (_, path, parts) => {
    for (const width of [360, 768, 1440]) {
      const page = await emptyPage(here.browser, here.origin, {
        viewport: { width, height: 900 },
        isOwn: true,
        stored: { merkliste: '204002,204001' },
        clock: NOW,
      })
      await page.goto(`${here.origin}/imprint`)
      await hydrated(page)
      const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
      await page.route('**/api/businesses/**', async route => {
        await answered
        await route.continue()
      })
      for (const facts of ['cities', 'categories'])
        await page.route(`**/api/${facts}/**`, async route => {
          await answered
          await route.continue()
        })
      await page.evaluate(to => history.pushState(null, '', to), path)
      // Until its code is there, nobody knows what page it will be.
      await page.locator('main :is(.res, .biz-skeleton) .skeleton').first().waitFor()
      const before = await edges(page, parts)
      expect.soft(await readable(page), `${width} px`).toEqual([])
      answer()
      await page.locator('main :is(.entry h3, .biz-head h1)').first().waitFor()
      const after = await edges(page, parts)
      for (const [at, part] of parts.entries())
        expect.soft(furthest(before[at], after[at]), `${part} at ${width} px`).toBeLessThanOrEqual(1)
    }
  })

  /** What can be read of figures and names that the outline of a page has in place of those that nobody knows yet. */
  const readable = (page: Page) =>
    page
      .locator('.outline :is(h1, .res-head h2, .lead, .metrics dt, .metrics dd, header .chip)')
      .evaluateAll(texts =>
        texts
          .filter(text => getComputedStyle(text).webkitTextFillColor !== 'rgba(0, 0, 0, 0)')
          .map(text => text.textContent),
      )

  /** Left and right edge of each, and its top: of the first, and of what is level with it. */
  const edges = (page: Page, parts: readonly string[]) =>
    page.evaluate(async sought => {
      await document.fonts.ready
      await new Promise(requestAnimationFrame)
      const boxes = sought.map(part => document.querySelector(`main ${part}`)?.getBoundingClientRect())
      return boxes.map(box =>
        box === undefined ? [] : [box.left, box.right, ...(box.top === boxes[0]?.top ? [box.top] : [])],
      )
    }, parts)
  const furthest = (before: readonly number[] = [], after: readonly number[] = []) =>
    before.length === 0 || before.length !== after.length
      ? Number.POSITIVE_INFINITY
      : Math.max(...before.map((edge, at) => Math.abs(edge - (after[at] ?? Number.NaN))))
})
