import type { Browser, Page, Request } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { axeFaults } from '#test/browser/axe.ts'
import { testBrowser } from '#test/browser/launch.ts'
import { DENTISTS, dentists } from '#test/browser/listed-drafts.ts'
import { answering, hydrated, settledBox, waitForQuiet } from '#test/browser/page-ready.ts'
import { type TempAdminSite, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { oncePerFile } from '#test/finished.ts'
import { draft } from '#test/make-draft.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

/** Dentists in Köln, two of which can be entered in a wheelchair; in Bonn two hairdressers and a café. */
const givenSite = oncePerFile(() => {
  const inBonn = { city: 'Bonn', postalCode: '53111', latitude: 50.735, longitude: 7.1 }
  return tempAdminSite(
    browser,
    ...dentists(),
    draft({ ...inBonn, name: 'Café Ruhe', category: 'Café' }),
    draft({ ...inBonn, name: 'Salon am Rhein', category: 'Friseur' }),
    draft({ ...inBonn, name: 'Salon am Hof', category: 'Friseur' }),
  )
})

const PHONE = { width: 360, height: 780 }
const WIDE = { width: 1440, height: 900 }

async function open(path: string, options: Parameters<TempAdminSite['open']>[1] = {}) {
  const { page, faults } = await givenSite().open(path, { isLoggedOut: true, ...options })
  if (options.javaScriptEnabled !== false) await hydrated(page)
  return { page, faults }
}

/** Opens another page in the same tab, which takes half as long as one in a new one. */
async function go(page: Page, path: string) {
  await page.goto(givenSite().origin + path)
  await hydrated(page)
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

describe('a search in one box', () => {
  test('becomes a trade, a place and chips in the address, and loses one by Entf with the focus beside it', async () => {
    const { page, faults } = await open('/businesses')
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
  test('weighs at most 160 kB in 20 requests, begins its list on the first screen, and has filters, chips, order, map and pager in its place', async () => {
    const { page, faults } = await open('/robots.txt', { viewport: PHONE, hasTouch: true })
    const finished: Request[] = []
    page.on('requestfinished', request => {
      if (!request.url().startsWith('data:')) finished.push(request)
    })
    const quiet = waitForQuiet(page)
    await go(page, path)
    await quiet()
    const sizes = await Promise.all(finished.map(request => request.sizes()))
    const bytes = sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0)
    expect(finished.length).toBeGreaterThan(8)
    expect(finished.length).toBeLessThanOrEqual(20)
    expect(bytes).toBeGreaterThan(100_000)
    expect(bytes).toBeLessThanOrEqual(160_000)

    const first = page.locator('.entry').first()
    expect((await settledBox(first)).y).toBeLessThan(720)
    expect(await first.locator('.act.ic-phone').isVisible()).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

    await page.setViewportSize(WIDE)
    expect(await page.locator('.entry').count()).toBe(Math.min(pageSize, DENTISTS))
    expect(await page.locator('.plan').count()).toBe(1)
    const good = page.getByRole('link', { name: 'ab 4,5' })
    const before = await settledBox(good)
    await good.focus()
    await good.press('Enter')
    await page.waitForURL(/minRating=4\.5/)
    await expect.poll(() => good.getAttribute('aria-current')).toBe('true')
    // It stays what and where it was, and keeps the focus.
    expect(await focusedText(page)).toBe('ab 4,5')
    await expect.poll(() => page.locator('.entry').count()).toBe(10)
    expect(await settledBox(good)).toEqual(before)
    expect(new URL(page.url()).pathname).toBe(new URL(path, page.url()).pathname)
    await page.getByLabel('Sortieren').selectOption('Name A–Z')
    await page.waitForURL(/sort=name/)

    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: /^Filter/ }).click()
    const sheet = page.locator('#filter')
    await sheet.getByRole('button', { name: /Treffer zeigen/ }).waitFor()
    expect(await sheet.locator('fieldset').first().getAttribute('aria-label')).toBe('Geöffnet')
    await sheet.evaluate(element => element.scrollTo(0, 10_000))
    for (const name of ['Filter schließen', /Treffer zeigen/])
      expect(await settledBox(sheet.getByRole('button', { name }))).toSatisfy(
        box => box.y > 0 && box.y + box.height <= 780,
      )
    // The former list is pale while the next one is on its way.
    const results = page.locator('.res-main[aria-busy="false"]')
    await expect.poll(() => results.evaluate(main => main.getAnimations({ subtree: true }).length)).toBe(0)
    expect(await axeFaults(page)).toEqual([])
    expect(faults).toEqual([])
  })
})

test('a heading that waits for its number stays as high as it was, so that no chip moves', async () => {
  const { page } = await open('/businesses?query=zahnarzt&location=K%C3%B6ln&radiusKm=25', {
    viewport: PHONE,
  })
  const heading = page.getByRole('heading', { level: 1 })
  const chip = page.getByRole('link', { name: 'ab 4,5' })
  expect(await heading.textContent()).toBe('30 Zahnärzte im Umkreis von 25 km um Köln')
  const { height } = await settledBox(heading)
  const { y: top } = await settledBox(chip)
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/businesses/search?**', async route => {
    await answered
    await route.continue()
  })
  await chip.click()
  await expect.poll(() => heading.textContent()).toBe('„zahnarzt“ in Köln')
  expect((await settledBox(heading)).height).toBe(height)
  expect((await settledBox(page.getByRole('link', { name: /^ab 4,5/ }))).y).toBe(top)
  answer()
  await expect.poll(() => heading.textContent()).toBe('10 Zahnärzte im Umkreis von 25 km um Köln')
})

describe('from a list on', () => {
  test('the pager of cards and of a list stays where it is once somebody has jumped there, in either width', async () => {
    const { page } = await open('/robots.txt')
    for (const view of ['grid', 'list'])
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 780 })
        // Anew: what was drawn once is as high as it was.
        await go(page, `/city/koeln?view=${view}`)
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
        expect.soft(new Set(tops).size, `${view}, ${width} px: ${tops.join(', ')}`).toBe(1)
      }
  })

  test('the next page begins at the head of the list, which is focused and says the page; the way back leads to where the pager was pressed', async () => {
    const { page } = await open('/city/koeln')
    const next = page.getByRole('link', { name: 'Nächste' })
    await next.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
    await next.click()
    await page.waitForURL(/page=2$/)
    await expect.poll(() => focusedText(page)).toBe('Alle Betriebe, Seite 2')
    expect(
      await page.evaluate(() => document.querySelector('#treffer')?.getBoundingClientRect().top),
    ).toBeLessThan(100)
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

  test('a link that goes with what it changes leaves the focus to the heading', async () => {
    const { page } = await open('/robots.txt')
    for (const [path, name] of [
      ['/businesses?query=zahnarzt&minRating=4.5', 'Filter zurücksetzen'],
      ['/city/koeln?attributes=haustiere', 'Filter zurücksetzen'],
    ] as const) {
      await go(page, path)
      const link = page.getByRole('link', { name }).first()
      await answering(link)
      await link.press('Enter')
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.id), { message: path })
        .toBe('treffer')
    }
  })

  test.each(['/city/koeln/zahnarzt?minRating=4', '/categories/zahnarzt?page=2&view=list'])(
    'a business leads back to %s, as far down as it was, and so does the browser',
    async path => {
      const { page } = await open(path)
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
      await page.waitForURL(`${givenSite().origin}${path}`)
      await expect.poll(top).toBe(left)
      // The keys go on from where the list was left.
      const isFocused = () => entry.evaluate(link => link === document.activeElement)
      await expect.poll(isFocused).toBe(true)
      const again = await away()
      // The page of the business may be loaded again meanwhile.
      await page.reload()
      await hydrated(page)
      await page.getByRole('link', { name: 'Zurück zur Suche' }).click()
      await page.waitForURL(`${givenSite().origin}${path}`)
      await expect.poll(top).toBe(again)
      const last = await away()
      await page.goBack()
      await expect.poll(top).toBe(last)
      await expect.poll(isFocused).toBe(true)
    },
  )

  test('a business in another tab leads back to its list, with the business in sight', async () => {
    const { page } = await open('/categories/zahnarzt?page=2&view=list')
    const entry = page.locator('.entry h3 a').nth(8)
    const name = await entry.innerText()
    const tab = await page.context().newPage()
    await tab.goto(await entry.evaluate((link: HTMLAnchorElement) => link.href), { referer: page.url() })
    await hydrated(tab)
    await tab.getByRole('link', { name: 'Zurück zur Suche' }).click()
    await tab.waitForURL(`${givenSite().origin}/categories/zahnarzt?page=2&view=list`)
    await expect.poll(() => tab.locator(':focus').innerText()).toBe(name)
    expect(await tab.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  })

  test('the best businesses of a page are a list too', async () => {
    const { page } = await open('/robots.txt')
    for (const path of ['/', '/region/nordrhein-westfalen']) {
      await go(page, path)
      const entry = page.locator('.entry h3 a').first()
      const name = await entry.innerText()
      await entry.click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page.getByRole('link', { name: 'Zurück zur Suche' }).click()
      await page.waitForURL(givenSite().origin + path)
      await expect.poll(() => page.locator(':focus').innerText()).toBe(name)
    }
  })

  test('who came from no list is led to the trade in the town', async () => {
    const { page } = await open('/koeln/zahnarztpraxis-nr-1')
    await page.getByRole('link', { name: 'Zurück zur Suche' }).click()
    await page.waitForURL(`${givenSite().origin}/city/koeln/zahnarzt`)
  })
})

test('a trade chosen in the filters of a city keeps the page, the filters and the focus, and can be taken back', async () => {
  const { page, faults } = await open('/city/bonn', { viewport: WIDE })
  const filters = page.getByRole('complementary', { name: 'Filter' })
  const box = filters.getByRole('checkbox', { name: /^Friseur/ })
  await box.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await box.check()
  await page.waitForURL(`${givenSite().origin}/city/bonn?category=friseur`)
  await page.getByRole('heading', { level: 2, name: '2 Friseure' }).waitFor()
  expect(await box.isChecked()).toBe(true)
  expect(await box.evaluate(element => element === document.activeElement)).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await page.getByRole('link', { name: 'Friseur entfernen' }).click()
  await page.waitForURL(`${givenSite().origin}/city/bonn`)
  await expect.poll(() => box.isChecked()).toBe(false)
  expect(faults).toEqual([])
})

test('a town keeps its name where the next answer fails', async () => {
  const { page } = await open('/businesses?location=koeln')
  await page.getByRole('heading', { level: 1, name: /in Köln$/ }).waitFor()
  await page.route('**/api/businesses/search?**', route => route.abort())
  await page.getByRole('link', { name: 'ab 4,5' }).click()
  await page.getByRole('heading', { level: 1, name: 'Betriebe in Köln', exact: true }).waitFor()
  await page.locator('.read-note:visible').waitFor()
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Betriebe in Köln')
  expect(await page.getByLabel('Wo?').inputValue()).toBe('Köln')
  expect(await page.title()).not.toContain('koeln')
})

test('the menu of a narrowed window is passed by Tab', async () => {
  const { page } = await open('/city/koeln', { viewport: WIDE })
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Menü' }).press('Enter')
  const passed: string[] = []
  for (let tabs = 0; tabs < 8; tabs++) {
    await page.keyboard.press('Tab')
    passed.push((await focusedText(page)) || 'Schließen')
  }
  expect(passed.slice(0, 4)).toEqual(['Schließen', 'Start', 'Betriebe', 'Kategorien'])
})

test('without script a chip and a city page narrow and lead on like every link', async () => {
  const { page } = await open('/city/koeln', { javaScriptEnabled: false })
  await page.getByRole('link', { name: 'ab 4,5' }).click()
  await page.waitForURL(/\/city\/koeln\?minRating=4\.5$/)
  await page.getByLabel('Sortieren').selectOption('Name A–Z')
  await page.getByRole('button', { name: 'Anwenden' }).first().click()
  await page.waitForURL(/\/businesses\?.*location=koeln/)
  await expect.poll(() => page.locator('.entry').count()).toBe(10)
})

test('on a phone a quick choice keeps its place in the row and its width', async () => {
  const { page } = await open('/businesses?query=zahnarzt', { viewport: PHONE })
  // Something has it, at any time of the day: with nothing found the order goes, and the row begins before.
  const quick = page.locator('.quick .chip', { hasText: 'ab 4,5' })
  await quick.scrollIntoViewIfNeeded()
  const before = await settledBox(quick)
  // The heading above may need another line.
  await quick.click()
  await expect.poll(() => quick.getAttribute('aria-current')).toBe('true')
  await expect.poll(() => page.locator('.entry').count()).toBe(10)
  expect(await settledBox(quick)).toMatchObject({ x: before.x, width: before.width })
})
