import { expect, test } from 'vitest'
import { hydrated } from '#test/browser/page-ready.ts'
import { tempBrowser } from '#test/browser/temp-browser.ts'
import { BUSINESSES } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const here = tempBrowser(() => siteForTests())

const PAGES = [
  '/',
  '/businesses?query=heizung&location=berlin',
  '/tr/businesses?view=grid&category=handwerker',
  `/${BUSINESSES[0]?.urlSlug}`,
  '/city/koeln',
  '/categories',
  '/categories/handwerker',
  '/merkliste?ids=204001,204002',
  '/add-business',
  '/contact',
  '/report?business=UK-1&kind=illegal-content',
  '/help',
  '/blog',
  '/about',
  '/ranking',
  '/cookies',
  '/nirgends',
]

test('with letters twice as large no page scrolls sideways, and no field makes a phone enlarge the page', async () => {
  const { page } = await here.visit('/robots.txt', {
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  })
  for (const path of PAGES) {
    await page.goto(here.origin + path)
    await hydrated(page)
    const small = await page
      .locator('input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea')
      .evaluateAll(fields =>
        fields
          .filter(field => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map(field => field.outerHTML),
      )
    expect.soft(small, path).toEqual([])
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
      .toBe(390)
  }
})
