import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '#test/browser/launch.ts'
import { BUSINESSES, fakeApi, NOW } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
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
  'contact, with nobody to write to': '/contact',
  'adding a business, with nobody to receive it': '/add-business',
}

let site: FastifyInstance
let browser: Browser
let origin: string
const searches: string[] = []

beforeAll(async () => {
  const api = fakeApi()
  site = await siteForTests({
    ...api,
    findBusinesses: params => {
      searches.push(params.query ?? '')
      return api.findBusinesses(params)
    },
  })
  origin = await site.listen({ host: '127.0.0.1', port: 0 })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await site.close()
})

/** Opens a page; every error, warning and violation that the browser reports fails the test that closes it. */
async function open(
  path: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; faults: string[] }> {
  // The policy stays in force: axe enters through the debugger, not as a script of the page.
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  const page = await context.newPage()
  await page.clock.setFixedTime(NOW)
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => {
    const isNotFound = message.text().includes('status of 404')
    if (['error', 'warning'].includes(message.type()) && !isNotFound) faults.push(message.text())
  })
  page.on('request', request => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:'))
      faults.push(`asked ${request.url()}`)
  })
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  return { page, faults }
}

/** What axe-core finds on the page: rule and first element. */
async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: AxeFault[] }> } }
    return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  })
}

interface AxeFault {
  readonly id: string
  readonly nodes: readonly { readonly html: string }[]
}

describe('every page', () => {
  test.each(Object.entries(PAGES))(
    '%s is taken over without a complaint and asks nobody else',
    async (_, path) => {
      const { page, faults } = await open(path)
      expect(await page.locator('h1').count()).toBe(1)
      // React marks the nodes that it has taken over.
      const isTakenOver = await page.evaluate(() =>
        Object.keys(document.querySelector('main') ?? {}).some(key => key.startsWith('__reactFiber')),
      )
      expect(isTakenOver).toBe(true)
      expect(faults).toEqual([])
      await page.context().close()
    },
  )

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1440]) {
      test.each(Object.entries(PAGES))(
        `%s has no fault that axe knows, ${colorScheme}, ${width} px`,
        async (_, path) => {
          const { page } = await open(path, { colorScheme, viewport: { width, height: 900 } })
          await page.evaluate(AXE)
          const violations = await page.evaluate(async () => {
            // @ts-expect-error axe was put there a line ago
            const { violations } = await axe.run()
            return violations.map(
              (fault: { id: string; nodes: { html: string }[] }) => `${fault.id}: ${fault.nodes[0]?.html}`,
            )
          })
          expect(violations).toEqual([])
          await page.context().close()
        },
      )
    }
  }

  test.each(Object.entries(PAGES))('%s does not scroll sideways at 320 px', async (_, path) => {
    const { page } = await open(path, { viewport: { width: 320, height: 800 } })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.context().close()
  })
})

describe('the watch itself', () => {
  test('notices when server and browser differ', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', error => errors.push(error.message))
    await page.route(`${origin}/`, async route => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace('>Kategorien</h2>', '>Anderes</h2>'),
      })
    })
    await page.goto(origin, { waitUntil: 'networkidle' })
    expect(errors).not.toEqual([])
    await context.close()
  })

  test('notices a violated policy and a fault that axe knows', async () => {
    const { page, faults } = await open('/')
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<p style="color:red"><img src="/og.png"></p>'),
    )
    expect((await axeFaults(page)).join()).toContain('image-alt')
    expect(faults.join()).toContain('Content Security Policy')
    await page.context().close()
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
    await page.getByRole('heading', { level: 1, name: 'Unternehmen entdecken' }).waitFor()
    expect(await page.getByLabel('Was?').inputValue()).toBe('')
    expect(faults).toEqual([])
    await page.context().close()
  })

  test('a filter applies at once and can be taken away', async () => {
    const { page } = await open('/businesses')
    await page.getByRole('checkbox', { name: /Jetzt geöffnet/ }).check()
    await page.waitForURL('**openNow=true**')
    await page.getByRole('link', { name: 'Jetzt geöffnet entfernen' }).click()
    await page.waitForURL(/businesses$/)
    expect(await page.getByRole('checkbox', { name: /Jetzt geöffnet/ }).isChecked()).toBe(false)
    await page.context().close()
  })

  test('the order belongs to the filters', async () => {
    const { page } = await open('/businesses?category=handwerker')
    await page.getByLabel('Sortieren').selectOption('name')
    await page.waitForURL('**category=handwerker&sort=name**')
    await page.context().close()
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
    await page.getByRole('heading', { level: 1, name: 'Unternehmen entdecken' }).waitFor()
    expect(documents).toBe(0)
    expect(faults).toEqual([])
    await page.context().close()
  })
})

test('without script a search, a filter and the pager work', async () => {
  const { page } = await open('/', { javaScriptEnabled: false })
  await page.getByLabel('Was?').fill('elektro')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await page.waitForURL('**/?query=elektro**')
  await page.goto(`${origin}/businesses`)
  await page.getByRole('checkbox', { name: /Jetzt geöffnet/ }).check()
  await page.getByRole('complementary', { name: 'Filter' }).getByRole('button', { name: 'Anwenden' }).click()
  await page.waitForURL('**openNow=true**')
  await page.getByRole('link', { name: 'Nächste' }).click()
  await page.waitForURL('**page=2**')
  expect(await page.locator('.entry').count()).toBeGreaterThan(0)
  await page.context().close()
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
    await page.context().close()
  })

  test('sharing copies the address where there is no share sheet', async () => {
    const { page } = await open(PAGES['a business'], { permissions: ['clipboard-write', 'clipboard-read'] })
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await page.getByRole('button', { name: 'Teilen' }).click()
    await page.getByText('Adresse der Seite kopiert').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(origin + PAGES['a business'])
    await page.context().close()
  })
})

describe('the theme', () => {
  test('chosen once, it is there before anything is painted', async () => {
    const { page } = await open('/', { colorScheme: 'light' })
    await page.getByRole('radio', { name: 'Dunkel' }).check()
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const dark = await paper()
    await page.goto(`${origin}/businesses`, { waitUntil: 'commit' })
    await page.locator('body').waitFor()
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    await page.waitForLoadState('load')
    expect(await paper()).toBe(dark)
    await page.getByRole('radio', { name: 'Wie das Gerät' }).check()
    expect(await paper()).not.toBe(dark)
    await page.context().close()
  })
})
