import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFaults, COLOUR_RULES } from '#test/browser/axe.ts'
import { answering, hydrated } from '#test/browser/page-ready.ts'
import { tempBrowser, type Visit } from '#test/browser/temp-browser.ts'
import { isTranslated } from '#test/browser/translation.ts'
import { isLong } from '#test/counts.ts'
import { oncePerFile } from '#test/finished.ts'
import { BUSINESSES, fakeApi } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const [business] = BUSINESSES
if (business === undefined) throw new Error('the directory is empty')

const BUSINESS = `/${business.urlSlug}`

const PAGES = {
  home: '/',
  'home in English': '/en',
  'home in Turkish': '/tr',
  'a search on the home page': '/?query=elektr',
  'the list': '/businesses?query=heizung&location=berlin',
  'the grid': '/businesses?view=grid&category=handwerker',
  'no results': '/businesses?query=gibtesnicht',
  'a business': BUSINESS,
  'a city': '/city/koeln',
  'a category in a city': '/en/city/koeln/handwerker',
  'a city without businesses': '/city/huede',
  'an unknown city': '/city/atlantis',
  'a region': '/region/nordrhein-westfalen',
  'a business in Turkish': `/tr${BUSINESS}`,
  categories: '/categories',
  'a category': '/categories/handwerker',
  'a category in rows': '/tr/categories/friseur?view=list',
  'an unknown category': '/categories/gibtesnicht',
  'an unknown page': '/nirgends',
  about: '/about',
  'the help': '/help?q=umkreis',
  'a legal page with contents': '/privacy',
  'a legal page with a table': '/cookies',
  'the blog': '/blog',
  'an article on an English page': '/en/blog/bewertungen-richtig-lesen',
  'how we rank': '/ranking',
  'contact, with nobody named': '/contact',
  'adding a business, with nobody named': '/add-business',
  'a report of illegal content': '/report?business=UK-1&kind=illegal-content',
  'own data': '/en/privacy-request',
  'the newsletter': '/tr/newsletter',
  'a shared list': '/merkliste?ids=204001,204002',
}

const searches: string[] = []
const api = fakeApi()
const here = tempBrowser(() =>
  siteForTests({
    handlers: {
      'GET /api/businesses/search': ({ query }) => {
        searches.push(query.query ?? '')
        return api('GET /api/businesses/search', { query })
      },
    },
  }),
)
const open = here.visit

/** A letter's width in a heading when the font arrives; a line or a button that comes later is ten times that. */
const MOST_SHIFT = 0.005

/** What moved since the document began, as Cumulative Layout Shift counts it. */
function layoutShifts(page: Page): Promise<{ value: number; moved: string[] }[]> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer.takeRecords().map(entry => {
      const { value, sources } = entry as PerformanceEntry & {
        value: number
        sources: readonly { node: Node | null }[]
      }
      return {
        value,
        moved: sources.map(({ node }) => (node instanceof Element ? node.className.toString() : '')),
      }
    })
  })
}

/** The full look at a page and that at the other theme's colours: in both widths by turns, or all four. */
function looks(at: number) {
  const [width, other] = at % 2 === 0 ? [1440, 360] : [360, 1440]
  const usual = [
    { theme: 'light', width, rules: undefined },
    { theme: 'dark', width: other, rules: COLOUR_RULES },
  ] as const
  const more = [
    { theme: 'light', width: other, rules: undefined },
    { theme: 'dark', width, rules: COLOUR_RULES },
  ] as const
  return isLong ? [...usual, ...more] : usual
}

/** Opens another page in a tab, as if it were new. */
async function go(tab: Visit, path: string): Promise<Visit> {
  const { page, faults, asked } = tab
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('about:blank')
  faults.length = 0
  asked.length = 0
  await tab.goTo(path)
  return tab
}

describe('every page', () => {
  /** One after the other in one tab: each of them in a new one would take twice as long. */
  const tab = oncePerFile(() => open('/robots.txt'))

  test.each(Object.entries(PAGES).map(([name, path], at) => [name, path, at] as const))(
    '%s: taken over without a complaint, asks neither others nor again what the server answered, nothing moves, no fault that axe knows in either theme and width',
    async (_, path, at) => {
      // Letters that only one language needs are loaded ahead; the browser complains of that in a tab that is in use.
      const isNew = isLong || path.startsWith('/tr')
      const { page, faults, asked } = isNew
        ? await open(path, { colorScheme: 'light' })
        : await go(tab(), path)
      expect(await page.locator('h1').count()).toBe(1)
      const calls = asked
        .map(({ pathname }) => pathname)
        .filter(path => /^\/api\/(?!forms\/ticket)/.test(path))
      // Its businesses are known by this browser's storage alone.
      expect(calls).toEqual(path.startsWith('/merkliste') ? expect.anything() : [])
      const shifts = await layoutShifts(page)
      const moved = shifts.reduce((sum, { value }) => sum + value, 0)
      expect(moved, `${path} moves while it loads: ${JSON.stringify(shifts)}`).toBeLessThan(MOST_SHIFT)
      // React marks the nodes that it has taken over.
      const isTakenOver = await page.evaluate(() =>
        Object.keys(document.querySelector('main') ?? {}).some(key => key.startsWith('__reactFiber')),
      )
      expect(isTakenOver).toBe(true)
      for (const { theme, width, rules } of looks(at)) {
        await page.emulateMedia({ colorScheme: theme })
        await page.setViewportSize({ width, height: 900 })
        await painted(page)
        expect.soft(await axeFaults(page, rules), `${path}, ${theme}, ${width} px`).toEqual([])
      }
      await page.setViewportSize({ width: 320, height: 800 })
      await painted(page)
      const shown = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(shown, `${path} scrolls sideways at 320 px`).toBeLessThanOrEqual(320)
      expect(faults).toEqual([])
    },
  )
})

/** Resolves when the new size and theme are on the screen and the colours have stopped changing. */
function painted(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
}

describe('the watch itself', () => {
  test.skipIf(isTranslated)(
    'notices when server and browser differ, a violated policy, and a fault that axe knows',
    async () => {
      const { page, faults } = await open('/', {
        before: page =>
          page.route(`${here.origin}/`, async route => {
            const answer = await route.fetch()
            await route.fulfill({
              response: answer,
              body: (await answer.text()).replace('>Kategorien</h2>', '>Anderes</h2>'),
            })
          }),
      })
      expect(faults.splice(0)).not.toEqual([])
      await page.evaluate(() =>
        document.body.insertAdjacentHTML('beforeend', '<p style="color:red"><img src="/og.png"></p>'),
      )
      expect((await axeFaults(page)).join()).toContain('image-alt')
      await expect.poll(() => faults.join()).toContain('Content Security Policy')
    },
  )

  test('notices what moves', async () => {
    const { page } = await open('/')
    expect(await layoutShifts(page)).toEqual([])
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('afterbegin', '<div class="late"><br><br><br><br></div>'),
    )
    await expect.poll(async () => (await layoutShifts(page)).length).toBeGreaterThan(0)
  })
})

describe('searching', () => {
  test('results follow the words after a pause, the address too; back leads back, also from a business, without loading a document', async () => {
    const { page, faults } = await open('/businesses')
    let documents = 0
    page.on('request', request => {
      if (request.resourceType() === 'document') documents++
    })
    await page.getByRole('link', { name: 'Raster' }).click()
    await page.waitForURL('**/businesses?view=grid')
    const before = searches.length
    const what = page.getByLabel('Was?')
    await answering(what)
    // Letter by letter, and faster than any pause on any machine.
    await what.evaluate(field => {
      field.focus()
      for (const letter of 'heizung') document.execCommand('insertText', false, letter)
    })
    await page.waitForURL('**query=heizung**')
    await page.getByRole('heading', { level: 1, name: /Treffer für „heizung“/ }).waitFor()
    expect(searches.slice(before)).toEqual(['heizung'])
    await page.goBack()
    const all = page.getByRole('heading', { level: 1, name: 'Alle Betriebe' })
    await all.waitFor()
    expect(await page.getByLabel('Was?').inputValue()).toBe('')
    await page.getByRole('link', { name: 'Malermeisterin Öztürk' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Malermeisterin Öztürk' }).waitFor()
    expect(await page.title()).toContain('Malermeisterin Öztürk')
    await page.goBack()
    await all.waitFor()
    expect(documents).toBe(0)
    expect(faults).toEqual([])
  })

  test('the order belongs to the filters; a filter applies at once and can be taken away', async () => {
    const { page } = await open('/businesses?category=handwerker')
    await page.getByLabel('Sortieren').selectOption('name')
    await page.waitForURL('**category=handwerker&sort=name**')
    await page.getByRole('radio', { name: /^Jetzt/ }).check()
    await page.waitForURL('**openAt=now**')
    await page.getByRole('link', { name: 'Jetzt geöffnet' }).and(page.locator('[aria-current]')).click()
    await page.waitForURL(/businesses\?category=handwerker&sort=name$/)
    await expect.poll(() => page.getByRole('radio', { name: /^Jetzt/ }).isChecked()).toBe(false)
  })
})

test('without script a search, a filter and the pager work', async () => {
  const { page } = await open('/', { javaScriptEnabled: false })
  await page.getByLabel('Was?').fill('elektro')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await page.waitForURL('**/?query=elektro**')
  await page.goto(`${here.origin}/businesses`)
  await page.getByRole('radio', { name: /^Jetzt/ }).check()
  await page.getByRole('complementary', { name: 'Filter' }).getByRole('button', { name: 'Anwenden' }).click()
  await page.waitForURL('**openAt=now**')
  await page.getByRole('link', { name: 'Nächste' }).click()
  await page.waitForURL('**page=2**')
  expect(await page.locator('.entry').count()).toBeGreaterThan(0)
})

test("a business's photos open in a dialog, arrows turn them, Escape closes; sharing copies the address where there is no share sheet", async () => {
  const { page, faults } = await open(BUSINESS, { permissions: ['clipboard-write', 'clipboard-read'] })
  await page.getByRole('link', { name: /Foto 1 von 4/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('1 / 4').waitFor()
  await page.keyboard.press('ArrowRight')
  await dialog.getByText('2 / 4').waitFor()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await dialog.getByText('4 / 4').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  const photo = page.getByRole('link', { name: /Foto 1 von 4/ })
  expect(await photo.evaluate(element => element === document.activeElement)).toBe(true)
  await photo.click()
  await dialog.waitFor()
  await page.mouse.click(5, 5)
  await dialog.waitFor({ state: 'hidden' })
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.getByRole('button', { name: 'Teilen' }).click()
  await page.getByText('Adresse der Seite kopiert').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(here.origin + BUSINESS)
  expect(faults).toEqual([])
})

test('a theme that was chosen once is there before anything is painted', async () => {
  const { page } = await open('/', { colorScheme: 'light' })
  await page.getByRole('radio', { name: 'Dunkel' }).check()
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = await paper()
  await page.goto(`${here.origin}/businesses`, { waitUntil: 'commit' })
  await page.locator('body').waitFor()
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  await hydrated(page)
  expect(await paper()).toBe(dark)
  await page.getByRole('radio', { name: 'Automatisch' }).check()
  expect(await paper()).not.toBe(dark)
})
