import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFaults } from '#test/browser/axe.ts'
import { tempBrowser } from '#test/browser/temp-browser.ts'
import { BUSINESSES, fakeApi, writtenApi } from '#test/web/fake-api.ts'
import { WITH_OPERATOR } from '#test/web/operator.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const known = BUSINESSES.find(({ city }) => city === 'Köln')
if (known === undefined) throw new Error('the directory has nothing in Köln')

const here = tempBrowser(() => siteForTests(fakeApi(writtenApi(WITH_OPERATOR))))
const open = here.visit

async function expectNoFault(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([])
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.className || '')

/** Types into the focused field and goes on to the next. */
async function typeAndTab(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
}

async function fillBasics(page: Page, name = 'Wärmewerk Ehrenfeld'): Promise<void> {
  await page.getByLabel('Name des Betriebs').fill(name)
  await page.getByLabel('Kategorie', { exact: true }).selectOption('handwerker')
  await page.getByLabel('Beschreibung').fill('Heizungen für Altbauten.')
  await page.getByRole('button', { name: 'Weiter zum Kontakt' }).click()
  await page.getByText('Schritt 2 von 3').waitFor()
}

async function fillContact(page: Page, place: { postalCode?: string; city?: string } = {}): Promise<void> {
  await page.getByLabel('Straße und Hausnummer').fill('Hinter der Glashütte 17')
  await page.getByLabel('Postleitzahl').fill(place.postalCode ?? '50823')
  await page.getByLabel('Ort', { exact: true }).fill(place.city ?? 'Köln')
  await page.getByLabel('Telefon').fill('0221 4710144')
  await page.getByLabel('E-Mail').fill('kontakt@waermewerk.example')
}

const toHours = (page: Page) => page.getByRole('button', { name: 'Weiter zu den Öffnungszeiten' }).click()

describe('adding a business', () => {
  test('goes from the first field to the written e-mail by keyboard alone', async () => {
    const { page, faults, mails } = await open('/add-business')
    await page.getByLabel('Name des Betriebs').focus()
    await typeAndTab(page, ['Wärmewerk Ehrenfeld', 'Hand', 'Heizungen für Altbauten.'])
    await page.keyboard.press('Enter')
    await page.getByText('Schritt 2 von 3').waitFor()
    expect(await focused(page)).toBe('step')
    await page.keyboard.press('Tab')
    await typeAndTab(page, [
      'Hinter der Glashütte 17',
      '50823',
      'Köln',
      '0221 4710144',
      'a@waermewerk.example',
    ])
    await page.keyboard.press('Enter')
    await page.getByText('Schritt 3 von 3').waitFor()
    expect(await focused(page)).toBe('step')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Mo-Fr 9-18 Uhr, Sa geschlossen')
    await page.getByRole('row', { name: 'Montag 9:00–18:00' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /noch nicht abgeschickt/ }).waitFor()
    const body = mails[0]?.searchParams.get('body') ?? ''
    expect(mails[0]?.pathname).toBe('post@nordlicht.example')
    expect(mails[0]?.searchParams.get('subject')).toBe('Betrieb eintragen: Wärmewerk Ehrenfeld, Köln')
    for (const line of [
      'Kategorie: Handwerker',
      'Montag: 9:00–18:00',
      'Samstag: Geschlossen',
      'Postleitzahl: 50823',
    ])
      expect(body).toContain(line)
    expect(faults).toEqual([])
  })

  test('tells what is missing beside the field and above, and leads there', async () => {
    const { page, faults } = await open('/add-business')
    await page.getByLabel('Name des Betriebs').fill('Wärmewerk')
    await page.getByRole('button', { name: 'Weiter zum Kontakt' }).click()
    const summary = page.getByRole('alert')
    await summary.getByRole('heading', { name: 'Bitte berichtigen Sie 2 Angaben' }).waitFor()
    expect(await focused(page)).toBe('err-sum')
    expect(await page.title()).toMatch(/^Fehler: /)
    await summary.getByRole('link', { name: /^Beschreibung/ }).click()
    expect(await focused(page)).toBe('description')
    expect(await page.getByLabel('Beschreibung').getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByLabel('Name des Betriebs').inputValue()).toBe('Wärmewerk')
    expect(await page.getByText('Schritt 1 von 3').isVisible()).toBe(true)
    expect(faults).toEqual([])
  })

  test('doubts a city that the postal code does not have, once', async () => {
    const { page } = await open('/add-business')
    await fillBasics(page)
    await fillContact(page, { city: 'Bonn' })
    await toHours(page)
    await page
      .getByRole('alert')
      .getByText(/Zur Postleitzahl 50823 gehört .* Köln/)
      .waitFor()
    await toHours(page)
    await page.getByText('Schritt 3 von 3').waitFor()
  })

  test('offers the city that was meant', async () => {
    const { page } = await open('/add-business')
    await fillBasics(page)
    await fillContact(page, { city: 'Bonn' })
    await toHours(page)
    await page.getByRole('button', { name: '„Köln“ übernehmen' }).click()
    expect(await page.getByLabel('Ort', { exact: true }).inputValue()).toBe('Köln')
    await toHours(page)
    await page.getByText('Schritt 3 von 3').waitFor()
  })

  test('asks whether an entry of the same name in that town is meant, and believes a no', async () => {
    const { page } = await open('/add-business')
    await fillBasics(page, known.name)
    await fillContact(page)
    await page.getByLabel('Telefon').focus()
    await page.getByRole('heading', { name: 'Meinten Sie diesen Eintrag?' }).waitFor()
    const correction = page.getByRole('link', { name: /berichtigen/ }).first()
    expect(await correction.getAttribute('href')).toMatch(/^\/contact\?topic=correction&business=UK-\d+$/)
    await page.getByRole('button', { name: 'Nein, mein Betrieb ist ein anderer' }).click()
    await page.getByRole('heading', { name: 'Meinten Sie diesen Eintrag?' }).waitFor({ state: 'hidden' })
  })

  test('shows how each day is understood, and refuses what it does not understand', async () => {
    const { page, mails } = await open('/add-business')
    await fillBasics(page)
    await fillContact(page)
    await toHours(page)
    await page.getByLabel('Montag').fill('9 bis 18 Uhr')
    await page.getByRole('status').filter({ hasText: '9:00–18:00' }).waitFor()
    await page.getByRole('button', { name: 'Montag bis Freitag gleich' }).click()
    expect(await page.getByLabel('Freitag').inputValue()).toBe('9 bis 18 Uhr')
    await page.getByLabel('Sonntag').fill('mal so, mal so')
    await page.getByRole('button', { name: 'E-Mail schreiben' }).click()
    await page
      .getByRole('alert')
      .getByRole('link', { name: /^Sonntag/ })
      .waitFor()
    expect(mails).toEqual([])
  })

  test('keeps what was typed over a reload until it is thrown away', async () => {
    const { page } = await open('/add-business')
    await fillBasics(page)
    await page.getByLabel('Postleitzahl').fill('01067')
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByText('Schritt 2 von 3').waitFor()
    expect(await page.getByLabel('Postleitzahl').inputValue()).toBe('01067')
    page.on('dialog', dialog => dialog.accept())
    await page.getByRole('button', { name: 'Verwerfen' }).click()
    await page.getByText('Schritt 1 von 3').waitFor()
    expect(await page.getByLabel('Name des Betriebs').inputValue()).toBe('')
    expect(await page.evaluate(() => localStorage.getItem('listing'))).toBeNull()
  })

  test.each([
    ['another program’s text', '<<<'],
    ['a list', '[1,2]'],
    ['fields of other kinds', '{"step":9,"listing":{"name":{},"hours":7},"sentence":null}'],
  ])('is not disturbed by %s in the storage', async (_, stored) => {
    const { page, faults } = await open('/about')
    await page.evaluate(text => localStorage.setItem('listing', text), stored)
    await page.goto(`${here.origin}/add-business`, { waitUntil: 'networkidle' })
    await page.getByText('Schritt 1 von 3').waitFor()
    expect(faults).toEqual([])
  })

  for (const [width, colorScheme] of [
    [320, 'light'],
    [360, 'dark'],
    [1440, 'light'],
  ] as const) {
    test(`has no fault that axe knows in any step and never scrolls sideways, ${width} px, ${colorScheme}`, async () => {
      const { page } = await open('/add-business', { viewport: { width, height: 800 }, colorScheme })
      await page.getByRole('button', { name: 'Weiter zum Kontakt' }).click()
      await page.getByRole('alert').waitFor()
      await expectNoFault(page)
      await fillBasics(page, known.name)
      await fillContact(page, { city: 'Bonn' })
      await toHours(page)
      await page.getByRole('alert').waitFor()
      await expectNoFault(page)
      await page.getByLabel('Ort', { exact: true }).fill('Köln')
      await page.getByLabel('Telefon').focus()
      await page.getByRole('heading', { name: 'Meinten Sie diesen Eintrag?' }).waitFor()
      await expectNoFault(page)
      await toHours(page)
      await page.getByLabel('Alles in einem Satz').fill('Mo-Fr 9-12:30, 14-18 Uhr, Sa geschlossen')
      await page.getByRole('row', { name: /^Montag/ }).waitFor()
      await page.getByLabel('Sonntag').fill('?')
      await page.getByRole('button', { name: 'E-Mail schreiben' }).click()
      await page.getByRole('alert').waitFor()
      await expectNoFault(page)
      await page.getByLabel('Sonntag').fill('')
      await page.getByRole('button', { name: 'E-Mail schreiben' }).click()
      await page.getByRole('heading', { name: /noch nicht abgeschickt/ }).waitFor()
      await expectNoFault(page)
    })
  }
})

describe('writing to the operator', () => {
  test('checks, keeps what was typed, writes the e-mail and offers its text', async () => {
    const { page, faults, mails } = await open('/contact?topic=correction&business=UK-7', {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.getByLabel('Nachricht', { exact: true }).fill('Die Nummer stimmt nicht.\nRichtig: 0221 4710')
    await page.getByRole('button', { name: 'E-Mail schreiben' }).click()
    await page.getByRole('alert').getByRole('link', { name: /^Name/ }).click()
    expect(await focused(page)).toBe('name')
    await expectNoFault(page)
    await typeAndTab(page, ['Ayşe Größner', 'ayse@weiss.example'])
    await page.getByRole('button', { name: 'E-Mail schreiben' }).click()
    await page.getByRole('heading', { name: /noch nicht abgeschickt/ }).waitFor()
    expect(mails[0]?.searchParams.get('subject')).toBe('Falsche Angaben zu UK-7')
    await page.getByRole('button', { name: 'Text kopieren' }).click()
    await page.getByText('Text kopiert').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Richtig: 0221 4710')
    await expectNoFault(page)
    await page.getByRole('button', { name: 'Angaben ändern' }).click()
    expect(await page.getByLabel('Name').inputValue()).toBe('Ayşe Größner')
    expect(faults).toEqual([])
  })

  test('selects the text where copying is not allowed', async () => {
    const { page } = await open('/contact')
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'))
    await page.getByLabel('Name').fill('a')
    await page.getByLabel('E-Mail').fill('a@b.example')
    await page.getByLabel('Thema').selectOption('feedback')
    await page.getByLabel('Betreff').fill('Lob')
    await page.getByLabel('Nachricht', { exact: true }).fill('Danke.')
    await page.getByRole('button', { name: 'E-Mail schreiben' }).click()
    await page.getByRole('button', { name: 'Text kopieren' }).click()
    await page.getByText('Strg+C').waitFor()
    expect(await page.evaluate(() => getSelection()?.toString())).toContain('Danke.')
  })
})

describe('without script', () => {
  test.each([
    ['/contact', 'mailto:post@nordlicht.example'],
    ['/add-business', 'mailto:post@nordlicht.example?subject='],
  ])('%s has a link that writes the e-mail, and no form that does nothing', async (path, href) => {
    const { page } = await open(path, { javaScriptEnabled: false })
    expect(await page.locator(`main a[href^="${href}"]`).first().isVisible()).toBe(true)
    expect(await page.locator('main form').isVisible()).toBe(false)
  })
})
