import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFaults, COLOUR_RULES } from '#test/browser/axe.ts'
import { hydrated } from '#test/browser/page-ready.ts'
import { tempBrowser } from '#test/browser/temp-browser.ts'
import { BUSINESSES, fakeApi } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const [business] = BUSINESSES
if (business === undefined) throw new Error('the directory is empty')

const PAGES = {
  home: '/',
  'home in English': '/en',
  'home in Turkish': '/tr',
  'a search on the home page': '/?query=elektr',
  'the list': '/businesses?query=heizung&location=berlin',
  'the grid': '/businesses?view=grid&category=handwerker',
  'no results': '/businesses?query=gibtesnicht',
  'a business': `/${business.urlSlug}`,
  'a city': '/city/koeln',
  'a category in a city': '/en/city/koeln/handwerker',
  'a city without businesses': '/city/huede',
  'an unknown city': '/city/atlantis',
  'a region': '/region/nordrhein-westfalen',
  'a business in Turkish': `/tr/${business.urlSlug}`,
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

interface Watched {
  readonly shifts: { value: number; moved: string[] }[]
}

/** Runs in the page: keeps what moves while it loads, as Cumulative Layout Shift counts it. */
function watchShifts(): void {
  const shifts: Watched['shifts'] = []
  Object.assign(window, { shifts })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number
        sources: readonly { node: Node | null }[]
      }
      const moved = sources.map(({ node }) => (node instanceof Element ? node.className.toString() : ''))
      shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const LOOKS = [
  { theme: 'light', width: 1440, rules: undefined },
  { theme: 'light', width: 360, rules: undefined },
  { theme: 'dark', width: 360, rules: COLOUR_RULES },
  { theme: 'dark', width: 1440, rules: COLOUR_RULES },
] as const

describe('every page', () => {
  // One visit for all: opening a page costs more than looking at it.
  test.each(Object.entries(PAGES))(
    '%s: taken over without a complaint, asks neither others nor again what the server answered, nothing moves, no fault that axe knows in either theme and width',
    async (_, path) => {
      const { page, faults, asked } = await open(path, {
        colorScheme: 'light',
        before: page => page.addInitScript(watchShifts),
      })
      expect(await page.locator('h1').count()).toBe(1)
      const calls = asked
        .map(({ pathname }) => pathname)
        .filter(path => /^\/api\/(?!forms\/ticket)/.test(path))
      // Its businesses are known by this browser's storage alone.
      expect(calls).toEqual(path.startsWith('/merkliste') ? expect.anything() : [])
      const shifts = await page.evaluate(() => (window as unknown as Watched).shifts)
      const moved = shifts.reduce((sum, { value }) => sum + value, 0)
      expect(moved, `${path} moves while it loads: ${JSON.stringify(shifts)}`).toBeLessThan(MOST_SHIFT)
      // React marks the nodes that it has taken over.
      const isTakenOver = await page.evaluate(() =>
        Object.keys(document.querySelector('main') ?? {}).some(key => key.startsWith('__reactFiber')),
      )
      expect(isTakenOver).toBe(true)
      for (const { theme, width, rules } of LOOKS) {
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
  test('notices when server and browser differ', async () => {
    const { faults } = await open('/', {
      before: page =>
        page.route(`${here.origin}/`, async route => {
          const answer = await route.fetch()
          await route.fulfill({
            response: answer,
            body: (await answer.text()).replace('>Kategorien</h2>', '>Anderes</h2>'),
          })
        }),
    })
    expect(faults).not.toEqual([])
  })

  test('notices a violated policy and a fault that axe knows', async () => {
    const { page, faults } = await open('/')
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<p style="color:red"><img src="/og.png"></p>'),
    )
    expect((await axeFaults(page)).join()).toContain('image-alt')
    expect(faults.join()).toContain('Content Security Policy')
  })
})

describe('searching', () => {
  test('results follow the words after a pause, the address too, and back leads back', async () => {
    const { page, faults } = await open('/businesses')
    await page.getByRole('link', { name: 'Raster' }).click()
    await page.waitForURL('**/businesses?view=grid')
    const before = searches.length
    await page.getByLabel('Was?').pressSequentially('heizung', { delay: 20 })
    await page.waitForURL('**query=heizung**')
    await page.getByRole('heading', { level: 1, name: /Treffer für „heizung“/ }).waitFor()
    expect(searches.slice(before)).toEqual(['heizung'])
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Alle Betriebe' }).waitFor()
    expect(await page.getByLabel('Was?').inputValue()).toBe('')
    expect(faults).toEqual([])
  })

  test('a filter applies at once and can be taken away', async () => {
    const { page } = await open('/businesses')
    await page.getByRole('radio', { name: /^Jetzt/ }).check()
    await page.waitForURL('**openAt=now**')
    await page.getByRole('link', { name: 'Jetzt geöffnet' }).and(page.locator('[aria-current]')).click()
    await page.waitForURL(/businesses$/)
    await expect.poll(() => page.getByRole('radio', { name: /^Jetzt/ }).isChecked()).toBe(false)
  })

  test('the order belongs to the filters', async () => {
    const { page } = await open('/businesses?category=handwerker')
    await page.getByLabel('Sortieren').selectOption('name')
    await page.waitForURL('**category=handwerker&sort=name**')
  })

  test('from the list to a business and back without loading a document', async () => {
    const { page, faults } = await open('/businesses')
    let documents = 0
    page.on('request', request => {
      if (request.resourceType() === 'document') documents++
    })
    await page.getByRole('link', { name: 'Malermeisterin Öztürk' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Malermeisterin Öztürk' }).waitFor()
    expect(await page.title()).toContain('Malermeisterin Öztürk')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Alle Betriebe' }).waitFor()
    expect(documents).toBe(0)
    expect(faults).toEqual([])
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

describe('a business', () => {
  test('photos open in a dialog, arrows turn them, Escape closes', async () => {
    const { page, faults } = await open(PAGES['a business'])
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
    expect(faults).toEqual([])
  })

  test('sharing copies the address where there is no share sheet', async () => {
    const { page } = await open(PAGES['a business'], { permissions: ['clipboard-write', 'clipboard-read'] })
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await page.getByRole('button', { name: 'Teilen' }).click()
    await page.getByText('Adresse der Seite kopiert').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(here.origin + PAGES['a business'])
  })
})

describe('the theme', () => {
  test('chosen once, it is there before anything is painted', async () => {
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
})
