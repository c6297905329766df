import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { hydrated } from '#test/browser/page-ready.ts'
import { tempBrowser } from '#test/browser/temp-browser.ts'
import { emptyPage, type VisitorOptions } from '#test/browser/visitor.ts'
import { BUSINESSES } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const here = tempBrowser(siteForTests)

interface Early {
  readonly page: Page
  /** Lets the code through that was held back, and waits until the page is taken over. */
  readonly codeArrives: () => Promise<void>
}

/** A page that is painted while its code is still on its way. */
async function paintedPage(path: string, options: VisitorOptions = {}): Promise<Early> {
  const page = await emptyPage(here.browser, here.origin, options)
  const arrived = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async route => {
    await arrived.promise
    await route.continue()
  })
  await page.goto(here.origin + path, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  const codeArrives = async () => {
    arrived.resolve()
    await hydrated(page)
  }
  return { page, codeArrives }
}

const business = `/${BUSINESSES[0]?.urlSlug}`

describe('the largest file of the code', () => {
  /** Whether it was asked for before the stylesheet came. */
  async function comesBesideStyles(latency: number): Promise<boolean> {
    const page = await here.browser.newPage()
    onTestFinished(() => page.close())
    const session = await page.context().newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    let isBeside = false
    await page.route(/\/assets\/start-[^/]*\.css$/, async route => {
      // The script in the head has run when the stylesheet's link is there.
      await page.waitForFunction(() => document.querySelector('link[rel=stylesheet]') !== null)
      isBeside = (await page.locator('link[rel=modulepreload][href^="/assets/start-"]').count()) === 1
      await route.continue()
    })
    await page.goto(here.origin)
    await hydrated(page)
    return isBeside
  }

  test('is asked for beside the stylesheet where the browser knows a slow line', async () => {
    expect(await comesBesideStyles(150)).toBe(true)
  })

  test('waits for the first paint elsewhere', async () => {
    expect(await comesBesideStyles(0)).toBe(false)
  })
})

describe('before the code of a page is there', () => {
  test.each([
    ['mouse', {}, (page: Page) => mapButton(page).click()],
    ['finger', { hasTouch: true }, (page: Page) => mapButton(page).tap()],
    ['Enter', {}, (page: Page) => mapButton(page).press('Enter')],
  ] as const)('a button pressed by %s does what it says once it can', async (_name, options, press) => {
    const { page, codeArrives } = await paintedPage(business, options)
    await press(page)
    expect(await mapButton(page).getAttribute('data-waits')).toBe('')
    await codeArrives()
    await page.getByRole('button', { name: 'Karte schließen' }).waitFor()
  })

  test('a theme is chosen', async () => {
    const { page, codeArrives } = await paintedPage('/')
    await page.getByLabel('Dunkel').check()
    await codeArrives()
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark')
    expect(await page.getByLabel('Dunkel').isChecked()).toBe(true)
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  })

  test('filters and the order are chosen', async () => {
    const { page, codeArrives } = await paintedPage('/businesses')
    const before = await page.evaluate(() => history.length)
    await page.getByLabel('Mit Website').check()
    await page.getByLabel('Sortieren').selectOption('name')
    await codeArrives()
    await page.waitForURL(/hasWebsite=true.*sort=name|sort=name.*hasWebsite=true/)
    expect(await page.getByLabel('Mit Website').isChecked()).toBe(true)
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(before + 2)
  })

  test('a text filters the help, and the caret stays where it is', async () => {
    const { page, codeArrives } = await paintedPage('/help')
    const field = page.getByRole('searchbox')
    const questions = page.locator('main details:visible')
    const all = await questions.count()
    await field.fill('datenschutz')
    await field.press('Home')
    await codeArrives()
    await expect.poll(() => questions.count()).toBeLessThan(all)
    await page.keyboard.type('x')
    expect(await field.inputValue()).toBe('xdatenschutz')
  })

  test('a search keeps its words and its place', async () => {
    const { page, codeArrives } = await paintedPage('/businesses')
    await page.getByLabel('Wo?').fill('Köln')
    await page.getByLabel('Was?').pressSequentially('friseur')
    await codeArrives()
    await page.waitForURL(/query=friseur/)
    expect(await page.getByLabel('Was?').inputValue()).toBe('friseur')
    expect(await page.getByLabel('Wo?').inputValue()).toBe('Köln')
  })

  test('the fields of a form keep what was typed when another one is filled in', async () => {
    const { page, codeArrives } = await paintedPage('/contact')
    await page.getByLabel('Name', { exact: true }).fill('Mechthild Roth')
    await page.getByLabel('E-Mail').first().fill('roth@waermewerk.example')
    await page.getByLabel('Thema').selectOption({ index: 1 })
    await codeArrives()
    await page.getByLabel('Betreff').fill('Öffnungszeiten')
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Mechthild Roth')
    expect(await page.getByLabel('E-Mail').first().inputValue()).toBe('roth@waermewerk.example')
    expect(await page.getByLabel('Thema').inputValue()).not.toBe('')
  })

  test('a listing goes on from the draft of the last visit', async () => {
    const draft = { step: 1, listing: { description: 'Heizungen für Altbauten.' } }
    const { page, codeArrives } = await paintedPage('/add-business', {
      stored: { listing: JSON.stringify(draft) },
    })
    await page.getByLabel('Name des Betriebs').pressSequentially('Wärmewerk')
    await page.getByRole('combobox', { name: 'Kategorie' }).fill('Handwerker')
    await codeArrives()
    await expect.poll(() => page.getByLabel('Beschreibung').inputValue()).toBe('Heizungen für Altbauten.')
    await expect.poll(() => page.getByLabel('Name des Betriebs').inputValue()).toBe('Wärmewerk')
    const stored = () => page.evaluate(() => Object.values({ ...localStorage }).join())
    await expect.poll(stored).toContain('Wärmewerk')
    expect(await stored()).toContain('Heizungen für Altbauten.')
    expect(await stored()).toContain('Handwerker')
  })
})

const mapButton = (page: Page) => page.locator('.plan-ask button')
