import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { mailPage } from '#store/mail/outbox.ts'
import { axeFaults, COLOUR_RULES } from '#test/browser/axe.ts'
import { testBrowser } from '#test/browser/launch.ts'
import {
  expectNoFault,
  type TempAdminSite,
  tempAdminSite,
  tempAdminSiteWithoutMail,
} from '#test/browser/temp-admin-site.ts'
import { takenOver, type VisitorOptions, visitSite } from '#test/browser/visitor.ts'
import { oncePerFile } from '#test/finished.ts'
import { draft } from '#test/make-draft.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

const BAKERY = draft({ city: 'Köln', postalCode: '50823', street: 'Venloer Straße 1' })

const givenSite = oncePerFile(() => tempAdminSite(browser, BAKERY))

const NARROW = { viewport: { width: 360, height: 800 } }
const DARK = { colorScheme: 'dark' } as const

const visit = (path: string, options: VisitorOptions = {}, site = givenSite()) =>
  visitSite(browser, site.origin, path, options)

/** What is sent from now on. */
async function newlyStored({ store }: TempAdminSite) {
  const submissions = () => store.db.selectFrom('submissions').selectAll().orderBy('id').execute()
  const mails = async () => (await mailPage(store.db, store.key, undefined, { page: 1, limit: 100 })).entries
  const before = { submissions: (await submissions()).length, mails: (await mails()).length }
  return {
    submissions: async () => (await submissions()).slice(before.submissions),
    mails: async () => (await mails()).toReversed().slice(before.mails),
  }
}

/** On the narrowest and on a wide screen, in both themes. */
async function expectNoFaultAnywhere(page: Page): Promise<void> {
  await expectNoFault(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await axeFaults(page, COLOUR_RULES)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(NARROW.viewport)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.setViewportSize({ width: 1440, height: 900 })
}

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.className || '')

/** Types into the focused field and goes on to the next. */
async function typeAndTab(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    // At once, as from a keyboard that completes words: pressing each key takes longer than the rest of a test.
    await page.keyboard.insertText(text)
    await page.keyboard.press('Tab')
  }
}

async function fillBasics(page: Page, name = 'Wärmewerk Ehrenfeld'): Promise<void> {
  await page.getByLabel('Name des Betriebs').fill(name)
  await page.getByRole('combobox', { name: 'Kategorie' }).fill('Handwerker')
  await page.getByLabel('Beschreibung').fill('Heizungen für Altbauten.')
  await page.getByRole('button', { name: 'Weiter zum Kontakt' }).click()
  await page.getByText('Schritt 2 von 3').waitFor()
}

async function fillContact(page: Page, city = 'Köln'): Promise<void> {
  await page.getByLabel('Straße und Hausnummer').fill('Hinter der Glashütte 17')
  await page.getByLabel('Postleitzahl').fill('50823')
  await page.getByLabel('Ort', { exact: true }).fill(city)
  await page.getByRole('textbox', { name: 'Telefon' }).fill('0221 4710144')
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('kontakt@waermewerk.example')
}

const toHours = (page: Page) => page.getByRole('button', { name: 'Weiter zu den Öffnungszeiten' }).click()
const submit = (page: Page) => page.getByRole('button', { name: 'Eintrag einreichen' })

describe('adding a business', () => {
  test('goes from the first field to the number by keyboard alone, and is stored once', async () => {
    const sent = await newlyStored(givenSite())
    const { page, faults } = await visit('/add-business')
    await page.getByLabel('Name des Betriebs').focus()
    await typeAndTab(page, ['Wärmewerk Ehrenfeld', 'Handwerker', 'Heizungen für Altbauten.'])
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
    await page.keyboard.press('Tab')
    await page.keyboard.insertText('Mo-Fr 9-18 Uhr, Sa geschlossen')
    await page.getByRole('row', { name: 'Montag 9:00–18:00' }).waitFor()
    await page.keyboard.press('Enter')
    // A second time before the first has come back.
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Erfolgreich eingereicht!' }).waitFor()
    expect(await focused(page)).toBe('sent')
    await expectNoFaultAnywhere(page)
    const [listing, ...others] = await sent.submissions()
    const number = `E-${listing?.id}`
    expect(await page.locator('.sent').getByText(number, { exact: true }).isVisible()).toBe(true)
    expect(others).toEqual([])
    expect(listing).toMatchObject({ kind: 'listing', subject: 'Wärmewerk Ehrenfeld', suspicion: null })
    expect(JSON.parse(String(listing?.payload))).toMatchObject({
      category: 'handwerker',
      postalCode: '50823',
      hours: { monday: '09:00-18:00', saturday: 'Geschlossen', sunday: 'Geschlossen' },
    })
    expect(await sent.mails()).toMatchObject([{ kind: 'listing-confirm', to: 'a@waermewerk.example' }])
    expect(await page.evaluate(() => localStorage.getItem('listing'))).toBeNull()
    await page.reload()
    await page.locator('.sent').getByText(number, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Noch einen Betrieb eintragen' }).click()
    await page.reload()
    await page.getByText('Schritt 1 von 3').waitFor()
    expect(await page.locator('.sent').count()).toBe(0)
    expect(faults).toEqual([])
  })

  test('tells each fault beside its field, asks about doubts, and keeps what was typed over a reload', async () => {
    const sent = await newlyStored(givenSite())
    const { page, faults } = await visit('/add-business', NARROW)
    await page.getByRole('button', { name: 'Weiter zum Kontakt' }).click()
    const summary = page.getByRole('alert')
    await summary.getByRole('heading', { name: 'Bitte korrigieren Sie 3 Angaben' }).waitFor()
    expect(await focused(page)).toBe('err-sum')
    expect(await page.title()).toMatch(/^Fehler: /)
    await summary.getByRole('link', { name: /^Beschreibung/ }).click()
    expect(await focused(page)).toBe('description')
    await expectNoFault(page)
    await fillBasics(page, 'Bäckerei Roth')
    await fillContact(page, 'Bonn')
    await toHours(page)
    await summary.getByText(/Zur Postleitzahl 50823 gehört .* Köln/).waitFor()
    await page.getByRole('button', { name: '„Köln“ übernehmen' }).click()
    await page.getByRole('textbox', { name: 'Telefon' }).focus()
    await page.keyboard.press('Tab')
    await page.getByRole('heading', { name: 'Meinten Sie diesen Eintrag?' }).waitFor()
    const correction = page.getByRole('link', { name: /korrigieren/ }).first()
    expect(await correction.getAttribute('href')).toBe('/business/1/correct')
    await expectNoFault(page)
    await page.getByRole('button', { name: 'Nein, mein Betrieb ist ein anderer' }).click()
    await toHours(page)
    await page.getByText('Schritt 3 von 3').waitFor()
    await page.reload()
    await takenOver(page)
    await page.getByText('Schritt 3 von 3').waitFor()
    await page.getByLabel('Montag').fill('9 bis 18 Uhr')
    await page.getByRole('status').filter({ hasText: '9:00–18:00' }).waitFor()
    await page.getByLabel('Sonntag').fill('mal so, mal so')
    await submit(page).click()
    await summary.getByRole('link', { name: /^Sonntag/ }).waitFor()
    await expectNoFault(page)
    expect(await sent.submissions()).toEqual([])
    page.on('dialog', dialog => dialog.accept())
    await page.getByRole('button', { name: 'Verwerfen' }).click()
    await page.getByText('Schritt 1 von 3').waitFor()
    expect(await page.getByLabel('Name des Betriebs').inputValue()).toBe('')
    await expect.poll(() => page.locator(':focus').innerText()).toBe('Ihr Betrieb')
    expect(faults).toEqual([])
  })

  test('leads to the step of a fault that only the server finds, and loses nothing without a connection', async () => {
    const sent = await newlyStored(givenSite())
    const { page } = await visit('/add-business', DARK)
    await fillBasics(page)
    await fillContact(page, 'Bonn')
    await toHours(page)
    await toHours(page)
    await page.getByText('Schritt 3 von 3').waitFor()
    await page.context().setOffline(true)
    await submit(page).click()
    await page
      .getByRole('alert')
      .getByText(/Sie sind gerade offline/)
      .waitFor()
    await page.context().setOffline(false)
    // The browser has forgotten that the place was confirmed; the gazetteer has not.
    await page.reload()
    await takenOver(page)
    await submit(page).click()
    await page.getByText('Schritt 2 von 3').waitFor()
    await page
      .getByRole('alert')
      .getByRole('link', { name: /^Ort: / })
      .waitFor()
    expect(await page.getByRole('textbox', { name: 'E-Mail' }).inputValue()).toBe(
      'kontakt@waermewerk.example',
    )
    expect(await sent.submissions()).toEqual([])
    await expectNoFault(page)
    await page.getByLabel('Ort', { exact: true }).fill('Köln')
    await toHours(page)
    await submit(page).click()
    await page.getByRole('heading', { name: 'Erfolgreich eingereicht!' }).waitFor()
    expect(await sent.submissions()).toHaveLength(1)
  })
})

describe('without script', () => {
  test('a business is added on one page, faults and all', async () => {
    const sent = await newlyStored(givenSite())
    const { page } = await givenSite().open('/add-business', {
      ...NARROW,
      javaScriptEnabled: false,
      isLoggedOut: true,
    })
    const field = (name: string) => page.locator(`noscript [name="${name}"], form [name="${name}"]:visible`)
    const texts = {
      name: 'Wärmewerk Ehrenfeld',
      description: 'Heizungen für Altbauten.',
      address: 'Hinter der Glashütte 17',
      postalCode: '50823',
      city: 'Köln',
      phone: '0221 4710144',
      'hours.monday': '9-18 Uhr',
    }
    for (const [name, text] of Object.entries(texts)) await field(name).fill(text)
    await field('category').fill('Handwerker')
    await submit(page).click()
    await page
      .getByRole('alert')
      .getByRole('link', { name: /^E-Mail/ })
      .click()
    expect(await focused(page)).toBe('plain-email')
    expect(await field('city').inputValue()).toBe('Köln')
    expect(await sent.submissions()).toEqual([])
    await field('email').fill('kontakt@waermewerk.example')
    // A person needs longer; the form says so and is sent once more.
    await expect
      .poll(
        async () => {
          if (await submit(page).isVisible()) await submit(page).click()
          return page.url()
        },
        { interval: 500 },
      )
      .toContain('sent=E-')
    await page.getByRole('heading', { name: 'Erfolgreich eingereicht!' }).waitFor()
    expect(await sent.submissions()).toHaveLength(1)
  })
})

describe('writing to the operator', () => {
  test('checks, keeps what was typed, promises what the settings say, and begins anew', async () => {
    const sent = await newlyStored(givenSite())
    const { page, faults } = await visit('/contact?topic=correction&business=UK-7', NARROW)
    await page.getByText('noch kein Betreiber eingetragen').waitFor()
    await page.getByLabel('Nachricht', { exact: true }).fill('Die Nummer stimmt nicht.')
    const send = page.getByRole('button', { name: 'Nachricht senden' })
    await send.click()
    await page.getByRole('alert').getByRole('link', { name: /^Name/ }).click()
    expect(await focused(page)).toBe('name')
    await expectNoFault(page)
    await typeAndTab(page, ['Ayşe Größner', 'ayse@weiss.example'])
    await page.getByRole('link', { name: 'Hilfe', exact: true }).first().dispatchEvent('click')
    await page.waitForURL(/\/help/)
    await page.goBack()
    expect(await page.getByLabel('Name').inputValue()).toBe('Ayşe Größner')
    await send.dblclick()
    await page.getByRole('heading', { name: 'Nachricht gesendet!' }).waitFor()
    // Its card is loaded with the first message.
    const toast = page.getByRole('status').filter({ hasText: 'Nachricht gesendet!' })
    await toast.waitFor()
    await expectNoFault(page)
    expect(await page.getByText('noch kein Betreiber eingetragen').count()).toBe(1)
    const another = page.getByRole('button', { name: 'Noch eine Nachricht schreiben' })
    // At the foot of the window, where a toast would lie.
    await another.evaluate(button => button.scrollIntoView({ block: 'end' }))
    await expect
      .poll(async () => {
        const [above, below] = [await toast.boundingBox(), await another.boundingBox()]
        return (above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 0)
      })
      .toBeLessThanOrEqual(0)
    expect(await sent.submissions()).toMatchObject([
      { kind: 'message', subject: 'Falsche Angaben zu UK-7', sender_email: 'ayse@weiss.example' },
    ])
    await page.getByRole('button', { name: 'Noch eine Nachricht schreiben' }).click()
    expect(await page.getByLabel('Name').inputValue()).toBe('')
    expect(faults).toEqual([])
  })
})

test('the frequent questions stand apart, in lines that can be read', async () => {
  const { page } = await visit('/contact')
  const questions = page.getByRole('region', { name: 'Häufige Fragen' })
  const boxes = async () => ({
    second: await questions.getByRole('heading', { level: 3 }).nth(1).boundingBox(),
    first: await questions.getByRole('paragraph').first().boundingBox(),
  })
  await expect
    .poll(async () => {
      const { first, second } = await boxes()
      return second && first && second.y - first.y - first.height
    })
    .toBeGreaterThanOrEqual(16)
  expect((await boxes()).first?.width).toBeLessThanOrEqual(640)
})

test('a correction begins with what is known, is a proposal, and an owner’s link makes it the owner’s', async () => {
  const sent = await newlyStored(givenSite())
  const { page, faults } = await visit('/koeln/baeckerei-roth', DARK)
  await page.getByRole('link', { name: 'Angaben korrigieren' }).click()
  await page.getByRole('heading', { name: 'Angaben korrigieren' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Telefon' }).inputValue()).toBe('+49 3581 471000')
  const send = page.getByRole('button', { name: 'Korrektur senden' })
  await send.click()
  await page
    .getByRole('alert')
    .getByText(/Sie haben noch nichts geändert/)
    .waitFor()
  await page.getByRole('textbox', { name: 'Telefon' }).fill('0221 4710318')
  await page.getByLabel('Das ist mein Betrieb').check()
  await send.click()
  await page
    .getByRole('alert')
    .getByRole('link', { name: /^Wie können wir das prüfen/ })
    .waitFor()
  await expectNoFault(page)
  await page.getByLabel('Wie können wir das prüfen?').fill('Rufen Sie uns unter der alten Nummer an.')
  await page.getByLabel('Ihre E-Mail').fill('post@roth.example')
  await send.click()
  await page.getByRole('heading', { name: 'Korrektur gesendet!' }).waitFor()
  await expectNoFault(page)
  expect(await sent.submissions()).toMatchObject([{ kind: 'correction', is_from_owner: 0, business_id: 1 }])
  await page.getByRole('textbox', { name: 'Hinterlegte E-Mail-Adresse' }).fill('fremd@roth.example')
  await page.getByRole('button', { name: /Link anfordern/ }).click()
  await page.getByText('Anfrage angekommen').waitFor()
  expect((await sent.mails()).filter(({ kind }) => kind === 'owner-link')).toEqual([])
  expect(faults).toEqual([])
})

test('a report of illegal content asks for what the law asks for', async () => {
  const sent = await newlyStored(givenSite())
  const { page, faults } = await visit('/report?business=UK-1', NARROW)
  expect(await page.getByText('Meldung nach Art. 16 DSA').isVisible()).toBe(false)
  await page.getByLabel('Worum geht es?').selectOption('illegal-content')
  await page.getByRole('heading', { name: 'Meldung nach Art. 16 DSA' }).waitFor()
  const send = page.getByRole('button', { name: 'Meldung senden' })
  const alert = page.getByRole('alert')
  await send.click()
  // A label that asks is no sentence with a colon.
  await alert.getByRole('link', { name: 'Was stimmt nicht? Diese Angabe fehlt noch.' }).waitFor()
  await page.getByLabel('Was stimmt nicht?').fill('Beleidigung in der Beschreibung.')
  await send.click()
  await alert
    .getByRole('link', { name: /^Ich bin in gutem Glauben[^:]*sind\. Bitte bestätigen Sie das\.$/ })
    .waitFor()
  await expectNoFault(page)
  expect(await sent.submissions()).toEqual([])
  await page.getByLabel(/^Ich bin in gutem Glauben/).check()
  await page.getByLabel('Ihr Name').fill('Jörg Weiß')
  await page.getByLabel('Ihre E-Mail').fill('j@weiss.example')
  await send.click()
  await page.getByRole('heading', { name: 'Meldung gesendet!' }).waitFor()
  expect(await sent.submissions()).toMatchObject([{ kind: 'notice', business_id: 1 }])
  expect(faults).toEqual([])
})

test('a listed person asks for removal, and a newsletter is ended by one click in a mail', async () => {
  const sent = await newlyStored(givenSite())
  const { page, faults } = await visit('/en/privacy-request')
  await page.getByLabel('What is it about?').selectOption('removal')
  await page.getByLabel('Your name').fill('Jörg Weiß')
  await page.getByLabel('Your email address').fill('j@weiss.example')
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByRole('heading', { name: 'Request received!' }).waitFor()
  expect(await sent.submissions()).toMatchObject([{ kind: 'privacy-request', language: 'en' }])

  const { origin } = givenSite()
  await page.goto(`${origin}/en/newsletter`)
  await takenOver(page)
  await page.getByLabel('Your email address').fill('j@weiss')
  const subscribe = page.getByRole('button', { name: 'Subscribe' })
  await subscribe.click()
  await page
    .getByRole('alert')
    .getByText(/after the @ is incomplete/)
    .waitFor()
  await page.getByLabel('Your email address').fill('j@weiss.example')
  await subscribe.click()
  await page.getByRole('heading', { name: 'Almost done!' }).waitFor()
  for (const [kind, button, told] of [
    ['newsletter-confirm', 'Confirm subscription', 'Subscribed to the newsletter'],
    ['newsletter-confirmed', 'Unsubscribe', 'Unsubscribed from the newsletter'],
  ] as const) {
    const mail = (await sent.mails()).find(one => one.kind === kind)
    const [path] = /\/en\/link\/[\w-]+/.exec(mail?.text ?? '') ?? []
    await page.goto(`${origin}${path}`)
    await takenOver(page)
    // Both links have the same page.
    const isFirst = kind === 'newsletter-confirm'
    if (isFirst) await expectNoFaultAnywhere(page)
    await page.getByRole('button', { name: button }).click()
    await page.getByRole('heading', { name: told }).waitFor()
    if (isFirst) await expectNoFaultAnywhere(page)
  }
  expect(faults).toEqual([])
})

test('the number of what was sent is shown again after a reload, since no mail says it, and a new form begins without it', async () => {
  const site = await tempAdminSiteWithoutMail(browser, BAKERY)
  const { page, faults } = await visit('/contact', NARROW, site)
  await page.getByLabel('Name').fill('Ayşe Größner')
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('ayse@weiss.example')
  await page.getByLabel('Thema').selectOption({ index: 1 })
  await page.getByLabel('Betreff').fill('Frage')
  await page.getByLabel('Nachricht', { exact: true }).fill('Wie geht das?')
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await page.getByText('Ihre Nummer: E-1').waitFor()
  await page.reload()
  await page.getByText('Ihre Nummer: E-1').waitFor()
  // It is no news: neither the focus nor a toast tells it again.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  expect(await page.getByRole('status').filter({ hasText: 'Nachricht gesendet!' }).count()).toBe(0)
  expect(page.url()).not.toContain('E-1')
  await page.getByRole('button', { name: 'Noch eine Nachricht schreiben' }).click()
  await page.reload()
  await page.getByLabel('Nachricht', { exact: true }).waitFor()
  expect(await page.getByText('Ihre Nummer').count()).toBe(0)
  expect(faults).toEqual([])
})
