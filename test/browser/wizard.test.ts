import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { testBrowser } from '#test/browser/launch.ts'
import { expectNoFault, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { type VisitorOptions, visitSite } from '#test/browser/visitor.ts'
import { listing } from '#test/domain/listing/make-listing.ts'
import { oncePerFile } from '#test/finished.ts'
import { jpeg } from '#test/gateways/images/make-picture.ts'
import { draft } from '#test/make-draft.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

const BAKERY = draft({
  city: 'Köln',
  postalCode: '50823',
  street: 'Venloer Straße 1',
  latitude: 50.949,
  longitude: 6.917,
})

const givenSite = oncePerFile(() => tempAdminSite(browser, BAKERY))

const visit = (options: VisitorOptions = {}, site = givenSite()) =>
  visitSite(browser, site.origin, '/add-business', options)

/** Where a visitor has filled in all before a step. */
async function visitStep(number: 1 | 2 | 3, part: Parameters<typeof listing>[0] = {}, site = givenSite()) {
  const typed = listing({ category: 'Handwerker', ...part })
  const stored = { listing: JSON.stringify({ step: number, listing: typed, sentence: '', ticket: '' }) }
  const visited = await visit({ stored }, site)
  await step(visited.page, number)
  return visited
}

/** What is sent from now on. */
async function newlyStored({ store } = givenSite()) {
  const rows = () => store.db.selectFrom('submissions').selectAll().orderBy('id').execute()
  const before = (await rows()).length
  return async () =>
    (await rows()).slice(before).map(({ id, payload }) => ({ id, payload: JSON.parse(String(payload)) }))
}

const category = (page: Page) => page.getByRole('combobox', { name: 'Kategorie' })

async function fillBasics(page: Page, trade = 'Handwerker'): Promise<void> {
  await page.getByLabel('Name des Betriebs').fill('Wärmewerk Ehrenfeld')
  await category(page).fill(trade)
  await page.getByLabel('Beschreibung').fill('Heizungen für Altbauten.')
}

const toContact = (page: Page) => page.getByRole('button', { name: 'Weiter zum Kontakt' }).click()

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Straße und Hausnummer').fill('Hinter der Glashütte 17')
  await page.getByLabel('Postleitzahl').fill('50823')
  await page.getByLabel('Ort', { exact: true }).fill('Köln')
  await page.getByRole('textbox', { name: 'Telefon' }).fill('0221 4710144')
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('kontakt@waermewerk.example')
}

const toHours = (page: Page) => page.getByRole('button', { name: 'Weiter zu den Öffnungszeiten' }).click()
const send = (page: Page) => page.getByRole('button', { name: 'Eintrag einreichen' })
const sent = (page: Page) => page.getByRole('heading', { name: 'Erfolgreich eingereicht!' }).waitFor()

const step = (page: Page, number: number) => page.getByText(`Schritt ${number} von 3`).waitFor()

test('whoever goes back while a step is being checked stays there when the answer comes', async () => {
  const { page } = await visitStep(1)
  await toContact(page)
  await step(page, 2)
  const gate = Promise.withResolvers<void>()
  const asked = page.waitForRequest('**/api/places/check?**')
  await page.route('**/api/places/check?**', async route => {
    await gate.promise
    await route.continue()
  })
  await toHours(page)
  await asked
  await page.getByRole('button', { name: 'Zurück', exact: true }).click()
  await step(page, 1)
  gate.resolve()
  // The button of step 1 works again once the answer was taken in.
  await expect
    .poll(async () => {
      if (await page.getByText('Schritt 1 von 3').isVisible()) await toContact(page)
      return page.getByText('Schritt 2 von 3').isVisible()
    })
    .toBe(true)
})

test('who the form is for and what happens is said before its first step, and only there', async () => {
  const { page } = await visitStep(1)
  const said = page.locator('.page-head > p')
  const isShown = async () => Promise.all((await said.all()).map(line => line.isVisible()))
  expect(await isShown()).toEqual([true, true])
  await toContact(page)
  await step(page, 2)
  expect(await isShown()).toEqual([false, false])
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Zurück', exact: true }).click()
  await step(page, 1)
  expect(await isShown()).toEqual([true, true])
})

test('a sentence of hours goes into the days whenever it changes, and says what it does not understand', async () => {
  const { page } = await visitStep(3)
  const sentence = page.getByLabel('Alles in einem Satz')
  const day = (name: string) => page.getByLabel(name, { exact: false }).first()
  await sentence.fill('Mo-Fr 7-18 Uhr, Sa 7 bis 13, So zu')
  await expect.poll(() => day('Freitag').inputValue()).toBe('07:00-18:00')
  expect(await day('Samstag').inputValue()).toBe('07:00-13:00')
  expect(await day('Sonntag').inputValue()).toBe('Geschlossen')
  await sentence.fill('Mo-Fr 8-17 Uhr, Sa nach Laune, So zu')
  await page.getByText('Das verstehen wir nicht: „Sa nach Laune“.').waitFor()
  await expect.poll(() => day('Freitag').inputValue()).toBe('08:00-17:00')
  await expectNoFault(page)
  // What is changed by hand stays until the sentence names the day.
  await day('Samstag').fill('9-12')
  await page.getByText('Es gelten die Zeiten, die darunter bei den Tagen stehen.').waitFor()
  expect(await day('Samstag').inputValue()).toBe('9-12')
  await sentence.fill('Mo-Fr 8-18 Uhr, So zu')
  await expect.poll(() => day('Freitag').inputValue()).toBe('08:00-18:00')
  expect(await day('Samstag').inputValue()).toBe('9-12')
  await sentence.fill('nach Laune')
  // Of the days only this one was not the sentence's.
  await expect.poll(() => day('Freitag').inputValue()).toBe('')
  expect(await day('Samstag').inputValue()).toBe('9-12')
  await sentence.fill('täglich 10-22')
  await expect.poll(() => day('Samstag').inputValue()).toBe('10:00-22:00')
})

test('‘durchgehend’ without times is asked about, and one press says that it means around the clock', async () => {
  const { page } = await visitStep(3)
  const sentence = page.getByLabel('Alles in einem Satz')
  await sentence.fill('durchgehend geöffnet')
  await page
    .getByText('„durchgehend geöffnet“ kann zweierlei heißen: rund um die Uhr oder ohne Pause.')
    .waitFor()
  await send(page).click()
  await page.getByRole('heading', { name: 'Bitte korrigieren Sie eine Angabe' }).waitFor()
  await expectNoFault(page)
  await page.getByRole('button', { name: 'Gemeint ist: rund um die Uhr' }).click()
  await expect.poll(() => page.getByLabel('Sonntag').first().inputValue()).toBe('00:00-24:00')
  expect(await sentence.inputValue()).toBe('rund um die Uhr')
  expect(await sentence.evaluate(field => field === document.activeElement)).toBe(true)
  expect(await page.getByText('kann zweierlei heißen').count()).toBe(0)
})

test('days that a sentence of hours does not name are closed everywhere, and the form says so', async () => {
  const stored = await newlyStored()
  const { page } = await visitStep(3)
  await page.getByLabel('Alles in einem Satz').fill('Fr 20-3')
  await page.getByText('Tage, die der Satz nicht nennt, gelten als geschlossen.').waitFor()
  await expect.poll(() => page.getByLabel('Montag').first().inputValue()).toBe('Geschlossen')
  await expect
    .poll(() => page.locator('.understood tr').allInnerTexts())
    .toEqual(expect.arrayContaining(['Montag\tGeschlossen', 'Freitag\t20:00–3:00', 'Sonntag\tGeschlossen']))
  // A sentence that leaves days open says nothing of closed ones.
  await page.getByLabel('Alles in einem Satz').fill('Fr 20-3, Sa nach Laune')
  await expect.poll(() => page.getByLabel('Montag').first().inputValue()).toBe('')
  expect(await page.getByText('gelten als geschlossen').count()).toBe(0)
  await page.getByLabel('Alles in einem Satz').fill('Fr 20-3')
  await send(page).click()
  await sent(page)
  const [row] = await stored()
  expect(row?.payload.hours).toMatchObject({
    monday: 'Geschlossen',
    friday: '20:00-03:00',
  })
})

test('a sentence of hours is sent as it was typed last, however late its reader comes', async () => {
  const stored = await newlyStored()
  const { page } = await visitStep(3)
  const sentence = page.getByLabel('Alles in einem Satz')
  await sentence.fill('Mo-Fr 7-18 Uhr')
  await expect.poll(() => page.getByLabel('Freitag').first().inputValue()).toBe('07:00-18:00')
  const arrived = Promise.withResolvers<void>()
  await page.route(/\/assets\/(read-hours|complete-step).*\.js$/, async route => {
    await arrived.promise
    await route.continue()
  })
  await page.reload()
  await sentence.fill('Mo-Fr 8-17 Uhr')
  await send(page).click()
  arrived.resolve()
  await sent(page)
  const [row] = await stored()
  expect(JSON.stringify(row?.payload.hours)).toContain('08:00')
})

test('a sentence of hours that is not understood is not left out unasked, though a day is filled in', async () => {
  const stored = await newlyStored()
  const { page } = await visitStep(3)
  await page.getByLabel('Sonntag', { exact: false }).first().fill('10-12')
  await page.getByLabel('Alles in einem Satz').fill('quatsch')
  await send(page).click()
  await page.locator('.err-sum').getByText('Das verstehen wir nicht: „quatsch“.').waitFor()
  expect(await stored()).toEqual([])
  // Said once: the days may be what it meant.
  await send(page).click()
  await sent(page)
})

test('what takes its own button away leaves the focus where one goes on', async () => {
  const { page } = await visitStep(2, { name: 'Bäckerei Roth', address: 'Venloer Straße 1' })
  await page.getByLabel('Ort', { exact: true }).fill('Berlin')
  await page.getByRole('textbox', { name: 'Telefon' }).focus()
  await page.getByRole('button', { name: '„Köln“ übernehmen' }).press('Enter')
  const focused = () => page.evaluate(() => document.activeElement?.id)
  await expect.poll(focused).toBe('city')
  expect(await page.getByLabel('Ort', { exact: true }).inputValue()).toBe('Köln')
  await page.getByRole('textbox', { name: 'Telefon' }).focus()
  await page.locator('.duplicates .entry').waitFor()
  // From where, nobody has said.
  expect(await page.locator('.duplicates .dist').count()).toBe(0)
  await page.getByRole('button', { name: 'Nein, mein Betrieb ist ein anderer' }).press('Enter')
  await expect.poll(focused).toBe('step')
})

test('the parts of the form begin at one edge, and pictures are added with some room above', async () => {
  const { page } = await visitStep(3)
  const form = page.locator('form[aria-labelledby="step"]')
  await form.locator('label[for="picture-files"]').waitFor()
  const measured = () =>
    form.evaluate(form => {
      const leftOf = (selector: string) => {
        const range = document.createRange()
        range.selectNodeContents(form.querySelector(selector) ?? form)
        return Math.round(range.getBoundingClientRect().left)
      }
      const label = form.querySelector('label[for="picture-files"]')
      const above = form.querySelector('.draft-pictures > .hint')
      return {
        edges: new Set(['h2', '.days legend', '.draft-pictures legend', '.discard'].map(leftOf)).size,
        isRoomy:
          (label?.getBoundingClientRect().top ?? 0) - (above?.getBoundingClientRect().bottom ?? 0) >= 12,
      }
    })
  await expect.poll(measured).toEqual({ edges: 1, isRoomy: true })
})

test('a trade is found in the whole taxonomy, by keyboard, synonym and language', async () => {
  const stored = await newlyStored()
  const { page, faults } = await visit()
  const options = page.getByRole('option')
  await category(page).click()
  await page.getByRole('option', { name: 'Technische Dienste' }).waitFor()
  expect(await options.count()).toBe(15)
  await category(page).fill('Schreiner')
  await page.getByRole('option', { name: /^Tischler/ }).waitFor()
  await expectNoFault(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  expect(await category(page).inputValue()).toBe('Tischler')
  expect(await options.count()).toBe(0)
  await fillBasics(page, 'Tischlr')
  await toContact(page)
  await page.getByText('Diese Kategorie gibt es nicht.').first().waitFor()
  await fillBasics(page, 'Painter')
  await toContact(page)
  await step(page, 2)
  await fillContact(page)
  await toHours(page)
  await step(page, 3)
  await send(page).click()
  await sent(page)
  const [row] = await stored()
  expect(row?.payload.category).toBe('Maler')
  expect(faults).toEqual([])
})

test('a trade that no list has is proposed by keyboard', async () => {
  const stored = await newlyStored()
  const { page, faults } = await visit()
  await fillBasics(page, 'Hufpflege')
  await category(page).click()
  const proposal = 'Meine Branche fehlt: „Hufpflege“ vorschlagen'
  await page.getByRole('option', { name: proposal }).waitFor()
  // The last one.
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.getByText('Vorgeschlagen: „Hufpflege“.').waitFor()
  expect(await category(page).inputValue()).toBe('Sonstiges')
  await page.getByRole('button', { name: 'Vorschlag zurücknehmen' }).press('Enter')
  expect(await category(page).evaluate(field => field === document.activeElement)).toBe(true)
  expect(await page.getByText('Vorgeschlagen:').count()).toBe(0)
  // Whoever does not look at the list is offered it when the trade turns out to be unknown.
  await category(page).fill('Hufpflege')
  await toContact(page)
  await page.getByRole('button', { name: proposal }).click()
  await page.getByText('Vorgeschlagen: „Hufpflege“.').waitFor()
  await category(page).fill('Handwerker')
  await toContact(page)
  await step(page, 2)
  await fillContact(page)
  await toHours(page)
  await step(page, 3)
  await send(page).click()
  await sent(page)
  const [row] = await stored()
  expect(row?.payload).toMatchObject({ category: 'handwerker', proposedTrade: 'Hufpflege' })
  expect(faults).toEqual([])
})

test('the back button goes one step back and keeps what was typed', async () => {
  const { page } = await visitStep(1)
  await toContact(page)
  await step(page, 2)
  await toHours(page)
  await step(page, 3)
  await page.goBack()
  await step(page, 2)
  expect(await page.getByLabel('Postleitzahl').inputValue()).toBe('50823')
  await page.goBack()
  await step(page, 1)
  expect(await page.getByLabel('Name des Betriebs').inputValue()).toBe('Wärmewerk Ehrenfeld')
  await page.goForward()
  await step(page, 2)
  // The wizard's own button takes the same way: no step is made twice.
  await page.getByRole('button', { name: 'Zurück', exact: true }).click()
  await step(page, 1)
  await expect.poll(() => page.evaluate(() => history.state?.listingStep)).toBe(1)
  await page.goBack()
  await page.waitForURL('**/favicon.ico')
  await page.goForward()
  await page.getByLabel('Name des Betriebs').waitFor()
  await expect.poll(() => page.getByLabel('Name des Betriebs').inputValue()).toBe('Wärmewerk Ehrenfeld')
})

test('of more pictures than there is room for, those that are left out are named', async () => {
  const { page } = await visitStep(3)
  const buffer = await jpeg(90, 60)
  const names = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg', '7.jpg']
  await page
    .getByLabel('Bilder hinzufügen')
    .setInputFiles(names.map(name => ({ name, mimeType: 'image/jpeg', buffer })))
  await page.getByText('Höchstens fünf Bilder. Nicht dabei: 6.jpg, 7.jpg.').waitFor()
  expect(await page.getByLabel(/^Was zeigt Bild/).count()).toBe(5)
  // There is room again, and the focus stays among the pictures.
  const focused = () =>
    page.evaluate(() => document.activeElement?.id || document.activeElement?.getAttribute('aria-label'))
  await page.getByRole('button', { name: 'Bild 5 entfernen' }).press('Enter')
  await expect.poll(focused).toBe('picture-files')
  expect(await page.getByText('Höchstens fünf Bilder.').count()).toBe(0)
  await page.getByRole('button', { name: 'Bild 2 entfernen' }).press('Enter')
  await expect.poll(() => page.getByLabel(/^Was zeigt Bild/).count()).toBe(3)
  expect(await focused()).toBe('Bild 2 entfernen')
})

test('pictures and a proposed trade are sent with a listing and shown to the administrator; the pictures belong to the business once it is approved', async () => {
  // Of its own: what is approved is the others' possible duplicate.
  const site = await tempAdminSite(browser, BAKERY)
  const { page: form, faults } = await visitStep(3, { proposedTrade: 'Hufpflege' }, site)
  const picture = await jpeg(900, 600)
  const files = form.getByLabel('Bilder hinzufügen')
  await files.setInputFiles([
    { name: 'laden.jpg', mimeType: 'image/jpeg', buffer: picture },
    { name: 'kein-bild.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') },
  ])
  await send(form).click()
  await form.locator('.err-sum').getByText('was darauf zu sehen ist').waitFor()
  await expectNoFault(form)
  await form.getByLabel('Was zeigt Bild 1?').fill('Der Laden')
  await form.getByLabel('Was zeigt Bild 2?').fill('Nichts')
  await send(form).click()
  await form.locator('.err-sum').getByText('dass Sie die Rechte').waitFor()
  await form.getByLabel(/Ich habe die Rechte/).check()
  await send(form).click()
  await form.getByText('1 Bild ist angekommen.').waitFor()
  await form.getByText('kein-bild.jpg').waitFor()
  expect(await form.getByRole('button', { name: 'Noch einmal senden' }).count()).toBe(0)
  await expectNoFault(form)
  expect(faults).toEqual([])

  const { page } = await site.open('/admin/inbox/1')
  await page.getByRole('heading', { name: 'Mitgeschickte Bilder' }).waitFor()
  expect(await page.locator('.own-pictures p').allTextContents()).toEqual(['Der Laden'])
  await page.getByText('schlägt „Hufpflege“ vor').waitFor()
  await expectNoFault(page)
  await page
    .getByRole('button', { name: /Freigeben|Eintragen|freigeben/ })
    .first()
    .click()
  await expect
    .poll(() => site.store.db.selectFrom('pictures').select(['alt', 'business_id']).execute())
    .toEqual([{ alt: 'Der Laden', business_id: 2 }])
  expect(await site.store.db.selectFrom('offered_pictures').selectAll().execute()).toEqual([])
})

test('without script the form is as wide as a form, and takes any trade', async () => {
  const { page } = await givenSite().open('/add-business', {
    isLoggedOut: true,
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  })
  await expect
    .poll(async () => (await page.locator('.plain-form').boundingBox())?.width)
    .toBeLessThanOrEqual(704)
  expect(await page.locator('datalist#plain-categories option').count()).toBeGreaterThan(100)
  await page.locator('#plain-category').fill('')
  await page.locator('#plain-proposedTrade').fill('Hufpflege')
  await send(page).click()
  expect(await page.locator('#plain-proposedTrade').inputValue()).toBe('Hufpflege')
  // Everything else is missing, but no category.
  expect(await page.locator('#plain-name-fault').count()).toBe(1)
  expect(await page.locator('#plain-category-fault').count()).toBe(0)
})
