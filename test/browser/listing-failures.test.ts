import type { Browser, Page, Route } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectHonest, gatedPages, PROBLEM } from '#test/browser/gated-pages.ts'
import { testBrowser } from '#test/browser/launch.ts'
import { hydrated } from '#test/browser/page-ready.ts'
import { tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { oncePerFile } from '#test/finished.ts'
import { draft } from '#test/make-draft.ts'

const { visit } = gatedPages()

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

const givenSite = oncePerFile(() => tempAdminSite(browser, draft({ city: 'Köln', postalCode: '50823' })))

/** At the form for a new business. */
async function form() {
  const { origin, store } = givenSite()
  const submissions = () => store.db.selectFrom('submissions').select('subject').execute()
  const before = (await submissions()).length
  const visited = await visit('/add-business', { of: origin })
  return { ...visited, stored: async () => (await submissions()).slice(before) }
}

const step = (page: Page, number: number) => page.getByText(`Schritt ${number} von 3`).waitFor()
const toContact = (page: Page) => page.getByRole('button', { name: 'Weiter zum Kontakt' }).click()
const toHours = (page: Page) => page.getByRole('button', { name: 'Weiter zu den Öffnungszeiten' }).click()
const send = (page: Page) => page.getByRole('button', { name: 'Eintrag einreichen' }).click()
const sent = (page: Page) => page.getByRole('heading', { name: 'Erfolgreich eingereicht!' }).waitFor()

async function fillBasics(page: Page, category = 'Handwerker'): Promise<void> {
  await page.getByLabel('Name des Betriebs').fill('Wärmewerk Ehrenfeld')
  await page.getByRole('combobox', { name: 'Kategorie' }).fill(category)
  await page.getByLabel('Beschreibung').fill('Heizungen für Altbauten.')
}

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Straße und Hausnummer').fill('Hinter der Glashütte 17')
  await page.getByLabel('Postleitzahl').fill('50823')
  await page.getByLabel('Ort', { exact: true }).fill('Köln')
  await page.getByRole('textbox', { name: 'Telefon' }).fill('0221 4710144')
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('kontakt@waermewerk.example')
}

async function toLastStep(page: Page): Promise<void> {
  await fillBasics(page)
  await toContact(page)
  await step(page, 2)
  await fillContact(page)
  await toHours(page)
  await step(page, 3)
}

test('a new business whose answer never came is stored once, also when a new page or tab sends it again; and once more by whoever was told that it arrived', async () => {
  const { page, stored, faults } = await form()
  // Until the server finds that it was filled in for long enough.
  await page.clock.resume()
  for (const [times, leave] of [
    [1, () => page.reload()],
    [2, () => page.goto(`${page.url()}?again`)],
  ] as const) {
    await toLastStep(page)
    await page.getByLabel('Alles in einem Satz').fill('Mo-Fr 8-17 Uhr')
    let isLost = false
    await page.route('**/api/listings', async route => {
      if (isLost) return route.continue()
      const answer = await route.fetch()
      if (!answer.ok()) return route.fulfill({ response: answer })
      isLost = true
    })
    await send(page)
    await expect.poll(() => isLost).toBe(true)
    // While it is still being sent.
    await leave()
    await hydrated(page)
    await step(page, 3)
    await send(page)
    await sent(page)
    expect(await stored()).toHaveLength(times)
    // Whoever lists another business sends another form.
    await page.getByRole('button', { name: 'Noch einen Betrieb eintragen' }).click()
    expect(await page.evaluate(() => localStorage.getItem('listing'))).toBeNull()
    await page.unroute('**/api/listings')
  }
  expect(faults).toEqual([])
})

test('while a new business is being sent nothing of it can be changed, and everything again once it failed', async () => {
  const { page, stored, faults } = await form()
  await toLastStep(page)
  const sentence = page.getByLabel('Alles in einem Satz')
  await sentence.fill('Mo-Fr 8-17 Uhr')
  const asked = Promise.withResolvers<Route>()
  await page.route('**/api/listings', asked.resolve, { times: 1 })
  await page.clock.resume()
  await sentence.press('Enter')
  const route = await asked.promise
  await page.getByRole('button', { name: 'Wird gesendet …' }).waitFor()
  const hasFocus = () => page.locator(':focus').innerText()
  expect(await hasFocus()).toBe('Wird gesendet …')
  expect(await sentence.evaluate(field => field.closest('[inert]') !== null)).toBe(true)
  await route.fulfill(PROBLEM)
  await page.getByRole('alert').waitFor()
  await sentence.fill('Mo-Fr 8-18 Uhr')
  await send(page)
  await sent(page)
  expect(await stored()).toHaveLength(1)
  expect(faults).toEqual([])
})

test('nobody waits for checks that never answer longer than some seconds', async () => {
  const { page, faults } = await form()
  const hang = () => new Promise<void>(() => {})
  await page.route('**/api/trades?**', hang)
  await page.route('**/api/places/check?**', hang)
  await fillBasics(page, 'Wallboxmonteur')
  await toContact(page)
  await page.getByRole('button', { name: 'Wird geprüft …' }).waitFor()
  await page.clock.runFor(5_500)
  await step(page, 2)
  await fillContact(page)
  await toHours(page)
  await page.getByRole('button', { name: 'Wird geprüft …' }).waitFor()
  await page.clock.runFor(5_500)
  await step(page, 3)
  expect(faults).toEqual([])
})

test('a form whose code has another name since an update is loaded again, once, with what was typed', async () => {
  const { page } = await form()
  await fillBasics(page)
  const documents: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await page.route(/\/assets\/.*\.js/, route =>
    documents.length === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  await toContact(page)
  await page.clock.runFor(1_000)
  await expect.poll(() => documents.length).toBe(1)
  await hydrated(page)
  await expect.poll(() => page.getByLabel('Name des Betriebs').inputValue()).toBe('Wärmewerk Ehrenfeld')
  await toContact(page)
  await step(page, 2)
  expect(documents).toHaveLength(1)
})

test('a form whose code cannot be loaded without the server says so and keeps the page', async () => {
  const { page, gate } = await form()
  await fillBasics(page)
  const documents: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await gate.shut()
  await toContact(page)
  await page.clock.runFor(1_000)
  await page.getByText('Der Server antwortet gerade nicht richtig.').waitFor()
  expect(await page.getByLabel('Name des Betriebs').inputValue()).toBe('Wärmewerk Ehrenfeld')
  await expectHonest(page)
  await page.clock.runFor(60_000)
  expect(documents).toEqual([])
})
