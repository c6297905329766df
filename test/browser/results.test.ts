import type { Browser, Page, Request } from 'playwright-core'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { axeFaults } from '#test/browser/axe.ts'
import { testBrowser } from '#test/browser/launch.ts'
import { answering, hydrated } from '#test/browser/page-ready.ts'
import { type TempAdminSite, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { oncePerFile } from '#test/finished.ts'
import { draft } from '#test/make-draft.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

const DENTISTS = 30

/** Dentists in Köln, two of them with a terrace, and one café. */
const givenSite = oncePerFile(() => {
  const dentists = Array.from({ length: DENTISTS }, (_, at) =>
    draft({
      name: `Zahnarztpraxis Nr. ${at + 1}`,
      category: 'Zahnarzt',
      city: 'Köln',
      postalCode: '50667',
      street: `Domstraße ${at + 1}`,
      phone: `0221 4710${100 + at}`,
      latitude: 50.93 + at * 0.001,
      longitude: 6.95,
      rating: 4.9 - at * 0.05,
      reviewCount: 100,

      about: at < 2 ? { Barrierefreiheit: { 'Rollstuhlgerechter Eingang': true } } : {},
    }),
  )
  return tempAdminSite(browser, ...dentists, draft({ name: 'Café Ruhe', category: 'Café', city: 'Bonn' }))
})

async function open(site: TempAdminSite, path: string, options: Parameters<TempAdminSite['open']>[1] = {}) {
  const { page, faults } = await site.open(path, { isLoggedOut: true, ...options })
  if (options.javaScriptEnabled !== false) await hydrated(page)
  return { page, faults }
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

describe('a search in one box', () => {
  test('becomes a trade, a place and chips in the address, and loses one by Entf with the focus beside it', async () => {
    const site = givenSite()
    const { page, faults } = await open(site, '/businesses')
    await page.getByLabel('Was?').fill('zahnarzt köln rollstuhlgerecht')
    await page.getByLabel('Was?').press('Enter')
    await page.waitForURL(/\?query=zahnarzt&location=.*&attributes=/)
    await expect.poll(() => page.getByLabel('Wo?').inputValue()).toBe('Köln')
    await page.getByRole('heading', { level: 1, name: /^2 Zahnärzte in Köln$/ }).waitFor()
    const chosen = page.getByRole('group', { name: 'Gewählte Filter' })
    const trade = chosen.getByRole('link', { name: 'Zahnarzt entfernen' })
    await trade.focus()
    await trade.press('Delete')
    await page.waitForURL(url => !url.search.includes('query='))
    await expect.poll(() => focusedText(page)).toContain('Köln')
    expect(faults).toEqual([])
  })
})

describe.each([
  ['the search', '/businesses?location=koeln', 24],
  ['home', '/?query=zahnarzt', 50],
  ['a city', '/city/koeln', 20],
  ['a category', '/categories/zahnarzt', 12],
  ['a category in a city', '/city/koeln/zahnarzt', 20],
] as const)('%s', (_, path, pageSize) => {
  test('has filters, chips, order, map and pager in its place', async () => {
    const site = givenSite()
    const { page, faults } = await open(site, path)
    const { pathname } = new URL(page.url())
    expect(await page.locator('.entry').count()).toBe(Math.min(pageSize, DENTISTS))
    expect(await page.locator('.plan').count()).toBe(1)
    const good = page.getByRole('link', { name: 'ab 4,5' })
    const before = await good.boundingBox()
    await good.focus()
    await good.press('Enter')
    await page.waitForURL(/minRating=4\.5/)
    await expect.poll(() => good.getAttribute('aria-current')).toBe('true')
    // It stays what and where it was, and keeps the focus.
    expect(await focusedText(page)).toBe('ab 4,5')
    expect(await good.boundingBox()).toEqual(before)
    expect(new URL(page.url()).pathname).toBe(pathname)
    await expect.poll(() => page.locator('.entry').count()).toBe(10)
    await page.getByLabel('Sortieren').selectOption('Name A–Z')
    await page.waitForURL(/sort=name/)
    // The former list is pale while the next one is on its way.
    const results = page.locator('.res-main[aria-busy="false"]')
    await expect.poll(() => results.evaluate(main => main.getAnimations({ subtree: true }).length)).toBe(0)
    expect(await axeFaults(page)).toEqual([])
    expect(faults).toEqual([])
  })

  test('weighs at most 160 kB in at most 20 requests on a first visit', async () => {
    const site = givenSite()
    const context = await browser.newContext({ viewport: { width: 360, height: 780 }, hasTouch: true })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    const finished: Request[] = []
    page.on('requestfinished', request => {
      if (!request.url().startsWith('data:')) finished.push(request)
    })
    await page.goto(site.origin + path, { waitUntil: 'networkidle' })
    // The code comes after the first paint, which a busy machine may make later than half a second without a request.
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all(finished.map(request => request.sizes()))
    const bytes = sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0)
    expect(finished.length).toBeGreaterThan(8)
    expect(finished.length).toBeLessThanOrEqual(20)
    expect(bytes).toBeGreaterThan(100_000)
    expect(bytes).toBeLessThanOrEqual(160_000)
  })

  test('on a phone begins its list on the first screen, with a button to call in each entry', async () => {
    const site = givenSite()
    const { page } = await open(site, path, { viewport: { width: 360, height: 780 }, hasTouch: true })
    const first = page.locator('.entry').first()
    expect((await first.boundingBox())?.y).toBeLessThan(720)
    expect(await first.locator('.act.ic-phone').isVisible()).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.getByRole('button', { name: /^Filter/ }).click()
    const sheet = page.locator('#filter')
    await sheet.getByRole('button', { name: /Treffer zeigen/ }).waitFor()
    expect(await sheet.locator('fieldset').first().getAttribute('aria-label')).toBe('Geöffnet')
    await sheet.evaluate(element => element.scrollTo(0, 10_000))
    for (const name of ['Filter schließen', /Treffer zeigen/])
      expect(await sheet.getByRole('button', { name }).boundingBox()).toSatisfy(
        box => box.y > 0 && box.y + box.height <= 780,
      )
    expect(await axeFaults(page)).toEqual([])
  })
})

test('a heading that waits for its number stays as high as it was, so that no chip moves', async () => {
  const site = givenSite()
  const { page } = await open(site, '/businesses?query=zahnarzt&location=K%C3%B6ln&radiusKm=25', {
    viewport: { width: 360, height: 780 },
  })
  const heading = page.getByRole('heading', { level: 1 })
  const chip = page.getByRole('link', { name: 'ab 4,5' })
  expect(await heading.textContent()).toBe('30 Zahnärzte im Umkreis von 25 km um Köln')
  const [height, top] = [(await heading.boundingBox())?.height, (await chip.boundingBox())?.y]
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/businesses/search?**', async route => {
    await answered
    await route.continue()
  })
  await chip.click()
  await expect.poll(() => heading.textContent()).toBe('„zahnarzt“ in Köln')
  expect((await heading.boundingBox())?.height).toBe(height)
  expect((await page.getByRole('link', { name: /^ab 4,5/ }).boundingBox())?.y).toBe(top)
  answer()
  await expect.poll(() => heading.textContent()).toBe('10 Zahnärzte im Umkreis von 25 km um Köln')
})

describe('from a list on', () => {
  test.each([
    ['cards', 1440],
    ['cards', 360],
    ['list', 1440],
    ['list', 360],
  ])('the pager of %s at %i px stays where it is once somebody has jumped there', async (view, width) => {
    const site = givenSite()
    const viewport = { width, height: 780 }
    const { page } = await open(site, `/city/koeln?view=${view === 'list' ? 'list' : 'grid'}`, { viewport })
    const tops = await page.evaluate(async () => {
      const pager = document.querySelector('.pager')
      const top = () => Math.round(pager?.getBoundingClientRect().top ?? 0)
      pager?.scrollIntoView({ block: 'end' })
      const seen = [top()]
      for (let frame = 0; frame < 6; frame++) {
        await new Promise(requestAnimationFrame)
        seen.push(top())
      }
      return seen
    })
    expect(new Set(tops).size, tops.join(', ')).toBe(1)
  })

  test('the next page begins at the head of the list, which is focused and says the page', async () => {
    const site = givenSite()
    const { page } = await open(site, '/city/koeln')
    await page.getByRole('link', { name: 'Nächste' }).click()
    await page.waitForURL(/page=2$/)
    await expect.poll(() => focusedText(page)).toBe('Alle Betriebe, Seite 2')
    expect(
      await page.evaluate(() => document.querySelector('#treffer')?.getBoundingClientRect().top),
    ).toBeLessThan(100)
  })

  test('the way back from the next page leads to where the pager was pressed', async () => {
    const site = givenSite()
    const { page } = await open(site, '/city/koeln')
    const next = page.getByRole('link', { name: 'Nächste' })
    await next.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
    await next.click()
    await expect.poll(() => focusedText(page)).toBe('Alle Betriebe, Seite 2')
    await page.goBack()
    await page.waitForURL(/koeln$/)
    await expect
      .poll(() =>
        next.evaluate(link => {
          const { top, bottom } = link.getBoundingClientRect()
          return top >= 0 && bottom <= innerHeight
        }),
      )
      .toBe(true)
    await expect.poll(() => page.locator('.pager :focus').count()).toBe(1)
  })

  test.each([
    ['/businesses?query=zahnarzt&minRating=4.5', 'Filter zurücksetzen'],
    ['/city/koeln?attributes=haustiere', 'Ohne Filter'],
  ])('a link that goes with what it changes leaves the focus to the heading: %s, %s', async (path, name) => {
    const site = givenSite()
    const { page } = await open(site, path)
    const link = page.getByRole('link', { name }).first()
    await answering(link)
    await link.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('treffer')
  })

  test.each(['/city/koeln/zahnarzt?minRating=4', '/categories/zahnarzt?page=2&view=list'])(
    'a business leads back to %s, as far down as it was, and so does the browser',
    async path => {
      const site = givenSite()
      const { page } = await open(site, path)
      const entry = page.locator('.entry h3 a').nth(8)
      const top = () => entry.evaluate(link => Math.round(link.getBoundingClientRect().top))
      const away = async () => {
        await entry.hover()
        expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
        const left = await top()
        await entry.click()
        await page.getByRole('link', { name: 'Zurück zur Suche' }).waitFor()
        return left
      }
      const left = await away()
      await page.getByRole('link', { name: 'Zurück zur Suche' }).click()
      await page.waitForURL(`${site.origin}${path}`)
      await expect.poll(top).toBe(left)
      // The keys go on from where the list was left.
      const isFocused = () => entry.evaluate(link => link === document.activeElement)
      await expect.poll(isFocused).toBe(true)
      const again = await away()
      // The page of the business may be loaded again meanwhile.
      await page.reload()
      await hydrated(page)
      await page.getByRole('link', { name: 'Zurück zur Suche' }).click()
      await page.waitForURL(`${site.origin}${path}`)
      await expect.poll(top).toBe(again)
      const last = await away()
      await page.goBack()
      await expect.poll(top).toBe(last)
      await expect.poll(isFocused).toBe(true)
    },
  )

  test('a business in another tab leads back to its list, with the business in sight', async () => {
    const site = givenSite()
    const { page } = await open(site, '/categories/zahnarzt?page=2&view=list')
    const entry = page.locator('.entry h3 a').nth(8)
    const name = await entry.innerText()
    const tab = await page.context().newPage()
    await tab.goto(await entry.evaluate((link: HTMLAnchorElement) => link.href), { referer: page.url() })
    await hydrated(tab)
    await tab.getByRole('link', { name: 'Zurück zur Suche' }).click()
    await tab.waitForURL(`${site.origin}/categories/zahnarzt?page=2&view=list`)
    await expect.poll(() => tab.locator(':focus').innerText()).toBe(name)
    expect(await tab.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  })

  test.each(['/', '/region/nordrhein-westfalen'])(
    'the best businesses of a page are a list too: %s',
    async path => {
      const site = givenSite()
      const { page } = await open(site, path)
      const entry = page.locator('.entry h3 a').first()
      const name = await entry.innerText()
      await entry.click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page.getByRole('link', { name: 'Zurück zur Suche' }).click()
      await page.waitForURL(`${site.origin}${path}`)
      await expect.poll(() => page.locator(':focus').innerText()).toBe(name)
    },
  )

  test('who came from no list is led to the trade in the town', async () => {
    const site = givenSite()
    const { page } = await open(site, '/koeln/zahnarztpraxis-nr-1')
    await page.getByRole('link', { name: 'Zurück zur Suche' }).click()
    await page.waitForURL(`${site.origin}/city/koeln/zahnarzt`)
  })

  test.each([1440, 360])('twelve tabs at most lead from the top to the first entry at %i px', async width => {
    const site = givenSite()
    for (const path of [
      '/businesses?query=zahnarzt',
      '/city/koeln',
      '/categories/zahnarzt',
      '/city/koeln/zahnarzt',
    ]) {
      const { page } = await open(site, path, { viewport: { width, height: 780 } })
      await page.keyboard.press('Tab')
      const isAtEntry = () => page.evaluate(() => document.activeElement?.matches('.entry h3 a') === true)
      // Its code comes with the first press.
      await page.waitForFunction(() => document.querySelector('[role="toolbar"] [tabindex="-1"]') !== null)
      let tabs = 1
      while (!(await isAtEntry()) && tabs < 20) {
        await page.keyboard.press('Tab')
        tabs += 1
      }
      expect([path, tabs]).toSatisfy(([, count]) => Number(count) <= 12)
    }
  })

  test('arrow keys move between the tools, the first of which leads to the filters', async () => {
    const site = givenSite()
    const { page, faults } = await open(site, '/city/koeln')
    const tools = page.getByRole('toolbar', { name: 'Treffer eingrenzen und ordnen' })
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim())
    await tools.getByRole('link', { name: 'Zu den Filtern' }).focus()
    await page.waitForFunction(() => document.querySelector('[role="toolbar"] [tabindex="-1"]') !== null)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('sort')
    await page.keyboard.press('ArrowRight')
    expect(await focused()).toBe('Liste')
    expect(await page.getByLabel('Sortieren').inputValue()).toBe('rating')
    await page.keyboard.press('End')
    expect(await focused()).toBe('Rollstuhlgerechter Eingang')
    await page.keyboard.press('ArrowRight')
    expect(await focused()).toBe('Zu den Filtern')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('#filter') !== null)).toBe(true)
    // Coming back, Tab stops where the arrow keys were.
    await tools.getByRole('link', { name: 'Raster' }).focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('Raster')
    expect(faults).toEqual([])
  })
})

test('a trade chosen in the filters of a city keeps the page, the filters and the focus, and can be taken back', async () => {
  const inKoeln = { city: 'Köln', postalCode: '50667', latitude: 50.93, longitude: 6.95 }
  const site = await tempAdminSite(
    browser,
    draft({ ...inKoeln, name: 'Praxis am Dom', category: 'Zahnarzt' }),
    draft({ ...inKoeln, name: 'Praxis am Rhein', category: 'Zahnarzt', street: 'Rheinweg 2' }),
    draft({ ...inKoeln, name: 'Café Ruhe', category: 'Café', street: 'Rheinweg 3' }),
  )
  const { page, faults } = await open(site, '/city/koeln', { viewport: { width: 1440, height: 900 } })
  const filters = page.getByRole('complementary', { name: 'Filter' })
  const box = filters.getByRole('checkbox', { name: /^Zahnarzt/ })
  await box.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await box.check()
  await page.waitForURL(`${site.origin}/city/koeln?category=zahnarzt`)
  await page.getByRole('heading', { level: 2, name: '2 Zahnärzte' }).waitFor()
  expect(await box.isChecked()).toBe(true)
  expect(await box.evaluate(element => element === document.activeElement)).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await page.getByRole('link', { name: 'Zahnarzt entfernen' }).click()
  await page.waitForURL(`${site.origin}/city/koeln`)
  await expect.poll(() => box.isChecked()).toBe(false)
  expect(faults).toEqual([])
})

test('a town keeps its name where the next answer fails', async () => {
  const site = givenSite()
  const { page } = await open(site, '/businesses?location=koeln')
  await page.getByRole('heading', { level: 1, name: /in Köln$/ }).waitFor()
  await page.route('**/api/businesses/search?**', route => route.abort())
  await page.getByRole('link', { name: 'ab 4,5' }).click()
  await page.getByRole('heading', { level: 1, name: 'Betriebe in Köln', exact: true }).waitFor()
  await page.locator('.read-note:visible').waitFor()
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Betriebe in Köln')
  expect(await page.getByLabel('Wo?').inputValue()).toBe('Köln')
  expect(await page.title()).not.toContain('koeln')
})

test('the menu of a narrowed window is passed by Tab, although it was a part of a bar before', async () => {
  const site = givenSite()
  const { page } = await open(site, '/city/koeln', { viewport: { width: 1440, height: 900 } })
  await page.keyboard.press('Tab')
  await page.waitForFunction(() => document.querySelector('.mast [tabindex="-1"]') !== null)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.getByRole('button', { name: 'Menü' }).press('Enter')
  const passed: string[] = []
  for (let tabs = 0; tabs < 8; tabs++) {
    await page.keyboard.press('Tab')
    passed.push((await focusedText(page)) || 'Schließen')
  }
  expect(passed.slice(0, 4)).toEqual(['Schließen', 'Start', 'Betriebe', 'Kategorien'])
})

test('without script a chip and a city page narrow and lead on like every link', async () => {
  const site = givenSite()
  const { page } = await open(site, '/city/koeln', { javaScriptEnabled: false })
  await page.getByRole('link', { name: 'ab 4,5' }).click()
  await page.waitForURL(/\/city\/koeln\?minRating=4\.5$/)
  await page.getByLabel('Sortieren').selectOption('Name A–Z')
  await page.getByRole('button', { name: 'Anwenden' }).first().click()
  await page.waitForURL(/\/businesses\?.*location=koeln/)
  await expect.poll(() => page.locator('.entry').count()).toBe(10)
})

test('on a phone a quick choice keeps its place in the row and its width', async () => {
  const site = givenSite()
  const { page } = await open(site, '/businesses?query=zahnarzt')
  await page.setViewportSize({ width: 360, height: 780 })
  const quick = page.locator('.quick .chip').first()
  await quick.scrollIntoViewIfNeeded()
  const before = await quick.boundingBox()
  // The heading above may need another line.
  await quick.click()
  await expect.poll(() => quick.getAttribute('aria-current')).toBe('true')
  expect(await quick.boundingBox()).toMatchObject({ x: before?.x, width: before?.width })
})
