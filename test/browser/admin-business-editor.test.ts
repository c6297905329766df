import type { Browser, Page, Request } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { showAdminBusiness } from '#services/businesses/show-admin-business.ts'
import { axeFaults, COLOUR_RULES } from '#test/browser/axe.ts'
import { changedElsewhere, editedBakery, storedBusiness, textBox } from '#test/browser/edited-bakery.ts'
import { testBrowser } from '#test/browser/launch.ts'
import { expectNoFault, PASSWORD, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { oncePerFile } from '#test/finished.ts'
import { draft } from '#test/make-draft.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

const givenSite = oncePerFile(() => tempAdminSite(browser))
const edited = () => editedBakery(givenSite())
const save = (page: Page) => page.locator('.save-bar').getByRole('button', { name: 'Speichern' })
const lock = (page: Page, field: string) =>
  page.getByRole('checkbox', { name: new RegExp(`Gegen Importe gesperrt ?: ${field}$`) })
const isPatch = (request: Request) => request.method() === 'PATCH'

describe('editing', () => {
  test('sends only what changed, locks it, and writes it in the history; a lock changes without the value', async () => {
    const { page, faults, site, id, name } = await edited()
    expect(await page.getByText('Keine Änderungen').isVisible()).toBe(true)
    await textBox(page, 'Telefon').fill('03581 471 188')
    expect(await lock(page, 'Telefon').isChecked()).toBe(true)
    expect(await lock(page, 'Name').isChecked()).toBe(false)
    const sending = page.waitForRequest(isPatch)
    await save(page).click()
    const { fields, locks } = (await sending).postDataJSON()
    expect(fields).toEqual({ phone: '03581 471 188' })
    expect(locks).toBeUndefined()
    await page.getByText('Gespeichert.').waitFor()
    await expect.poll(() => textBox(page, 'Telefon').inputValue()).toBe('+493581471188')
    await page.getByText('von der Verwaltung').waitFor()
    await page.locator('.history li b').first().getByText('Geändert').waitFor()
    expect(await page.locator('.history ins').first().textContent()).toBe('471188')
    const after = await storedBusiness(site, id)
    expect(after).toMatchObject({
      phone: '+493581471188',
      name,
      website: 'https://roth.example/',
    })
    expect(after.fieldSources.phone?.isLocked).toBe(true)

    await lock(page, 'Website').check()
    await page.getByText('Eine Änderung', { exact: true }).waitFor()
    const locking = page.waitForRequest(isPatch)
    await save(page).click()
    expect((await locking).postDataJSON()).toMatchObject({ fields: {}, locks: { website: true } })
    await expect
      .poll(async () => (await storedBusiness(site, id)).fieldSources.website)
      .toMatchObject({ isLocked: true, source: 'google-maps' })
    expect(faults).toEqual([])
  })

  test('reaches every kind of field', async () => {
    const { page, site, id } = await edited()
    await textBox(page, 'Weitere Kategorien').fill('Café\nKonditorei')
    await page.getByRole('combobox', { name: 'Preisniveau' }).selectOption('2')
    await page.getByRole('combobox', { name: 'Geöffnet oder geschlossen' }).selectOption('closed-temporarily')
    await textBox(page, 'Bewertung (1 bis 5)').fill('4,3')
    await textBox(page, '5 Sterne').fill('20')
    await textBox(page, '1 Stern').fill('3')
    await textBox(page, 'Geografische Breite').fill('51,1526')
    await textBox(page, 'Geografische Länge').fill('14.9876')
    await page.getByRole('checkbox', { name: /^Kommt zum Kunden/ }).check()
    await page
      .getByRole('combobox', { name: 'Merkmal hinzufügen' })
      .selectOption({ label: 'Rollstuhlgerechtes WC' })
    await page.getByRole('combobox', { name: 'Rollstuhlgerechtes WC: Angabe' }).selectOption('no')
    await textBox(page, 'Beschreibung').fill('')
    await textBox(page, 'Dienstag').fill('9-12:30 und 14-18 Uhr')
    await page.getByText('Verstanden: 9:00–12:30, 14:00–18:00').waitFor()
    await textBox(page, 'Sonntag').fill('geschlossen')
    await save(page).click()
    await page.getByText('Gespeichert.').waitFor()
    expect(await storedBusiness(site, id)).toMatchObject({
      subtypes: ['Café', 'Konditorei'],
      priceLevel: 2,
      status: 'closed-temporarily',
      rating: 4.3,
      reviewsPerScore: [3, 0, 0, 0, 20],
      latitude: 51.1526,
      longitude: 14.9876,
      hasServiceArea: true,
      about: { Barrierefreiheit: { 'Rollstuhlgerechtes WC': false } },
      description: null,
      openingHours: [
        [{ from: 420, to: 1080 }],
        [
          { from: 540, to: 750 },
          { from: 840, to: 1080 },
        ],
        null,
        null,
        null,
        null,
        [],
      ],
      phone: '+493581471000',
    })
  })

  test('what is wrong stands beside its field and above, and nothing typed is lost', async () => {
    const { page, site, id } = await edited()
    await textBox(page, 'Postleitzahl').fill('123')
    await textBox(page, 'Bewertung (1 bis 5)').fill('sieben')
    await save(page).click()
    // A text that is no number cannot even be sent.
    const summary = page.locator('.err-sum')
    await summary.getByRole('link', { name: /^Bewertung/ }).waitFor()
    await textBox(page, 'Bewertung (1 bis 5)').fill('7')
    await save(page).click()
    await summary.getByRole('heading', { name: 'Bitte korrigieren Sie 2 Angaben' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('err-sum')
    await expectNoFault(page)
    await summary.getByRole('link', { name: /^Postleitzahl/ }).click()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('f-postalCode')
    expect(await textBox(page, 'Postleitzahl').inputValue()).toBe('123')
    expect(await textBox(page, 'Postleitzahl').getAttribute('aria-invalid')).toBe('true')
    expect(await storedBusiness(site, id)).toMatchObject({ postalCode: '02826', rating: 4.8 })
    await textBox(page, 'Postleitzahl').fill('02827')
    await textBox(page, 'Bewertung (1 bis 5)').fill('4,7')
    await save(page).click()
    await page.getByText('Gespeichert.').waitFor()
    expect(await summary.count()).toBe(0)

    // So are hours that are not understood.
    await textBox(page, 'Montag').fill('mal so, mal so')
    await page.locator('.week .err').getByText('Das verstehen wir nicht.').waitFor()
    await save(page).click()
    await summary.getByRole('link', { name: /^Öffnungszeiten/ }).click()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('f-openingHours')
    expect((await storedBusiness(site, id)).openingHours?.[0]).toEqual([{ from: 420, to: 1080 }])
  })

  test('a place id that another business has is refused in a sentence', async () => {
    const { page, site } = await edited()
    await site.add(
      draft({
        name: 'Café Ümit',
        placeId: 'ChIJumitumitumitumitumit02',
        street: 'Ostra-Allee 9',
        phone: '+493511234567',
      }),
    )
    await textBox(page, 'Google-Kennung (Place-ID)').fill('ChIJumitumitumitumitumit02')
    await save(page).click()
    await page
      .locator('.save-bar')
      .getByRole('alert')
      .getByText('gehört schon zu einem anderen Betrieb')
      .waitFor()
    expect(await textBox(page, 'Google-Kennung (Place-ID)').inputValue()).toBe('ChIJumitumitumitumitumit02')
  })

  test('a session that ends while editing loses nothing', async () => {
    const { page, site, id } = await edited()
    await textBox(page, 'Name').fill('Bäckerei Roth & Söhne')
    await site.store.db.deleteFrom('sessions').execute()
    await save(page).click()
    const login = page.getByRole('dialog', { name: 'Ihre Sitzung ist abgelaufen' })
    await login.getByLabel('Passwort').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await login.waitFor({ state: 'detached' })
    expect(await textBox(page, 'Name').inputValue()).toBe('Bäckerei Roth & Söhne')
    await save(page).click()
    await page.getByText('Gespeichert.').waitFor()
    expect((await storedBusiness(site, id)).name).toBe('Bäckerei Roth & Söhne')
    await page.getByRole('heading', { level: 1, name: 'Bäckerei Roth & Söhne' }).waitFor()
  })
})

describe('when somebody else was faster', () => {
  test('each field that both changed is chosen, and nothing is overwritten before', async () => {
    const { page, site, id } = await edited()
    await textBox(page, 'Telefon').fill('03581 471 188')
    await textBox(page, 'Beschreibung').fill('Brot und Kuchen.')
    await changedElsewhere(site, id, {
      phone: '03581 471 999',
      description: 'Seit 1887.',
      website: 'https://neu.example/',
    })
    await save(page).click()
    const panel = page.getByRole('form', { name: 'Inzwischen geändert' })
    await panel.waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Inzwischen geändert')
    await expectNoFault(page)
    expect(await panel.getByText('https://neu.example/').isVisible()).toBe(true)
    expect(await textBox(page, 'Website').inputValue()).toBe('https://neu.example/')
    expect(await textBox(page, 'Telefon').inputValue()).toBe('03581 471 188')
    // The usual button does not get around the choice.
    await save(page).click()
    await panel.getByRole('button', { name: 'Auswahl übernehmen und speichern' }).click()
    await panel
      .getByRole('alert')
      .filter({ hasText: 'Bitte wählen Sie für jedes Feld, was gelten soll.' })
      .waitFor()
    expect(await storedBusiness(site, id)).toMatchObject({
      phone: '+493581471999',
      description: 'Seit 1887.',
    })
    const phone = panel.getByRole('group', { name: /^Telefon/ })
    await phone.getByRole('radio', { name: /^Jetzt gespeichert/ }).check()
    await panel
      .getByRole('group', { name: /^Beschreibung/ })
      .getByRole('radio', { name: /^Von Ihnen/ })
      .check()
    await panel.getByRole('button', { name: 'Auswahl übernehmen und speichern' }).click()
    await page.getByText('Gespeichert.').waitFor()
    expect(await panel.count()).toBe(0)
    expect(await storedBusiness(site, id)).toMatchObject({
      phone: '+493581471999',
      description: 'Brot und Kuchen.',
      website: 'https://neu.example/',
    })
    expect(await textBox(page, 'Telefon').inputValue()).toBe('+493581471999')
  })

  test('changes of other fields can simply be saved again', async () => {
    const { page, site, id } = await edited()
    await textBox(page, 'Telefon').fill('03581 471 188')
    await changedElsewhere(site, id, { website: 'https://neu.example/' })
    await save(page).click()
    const panel = page.getByRole('form', { name: 'Inzwischen geändert' })
    await panel.getByText('Sie haben andere Felder geändert.').waitFor()
    await panel.getByRole('button', { name: 'Speichern' }).click()
    await page.getByText('Gespeichert.').waitFor()
    expect(await storedBusiness(site, id)).toMatchObject({
      phone: '+493581471188',
      website: 'https://neu.example/',
    })
  })
})

describe('leaving', () => {
  test('with unsaved changes asks first, by a link and by the back button; without any it does not', async () => {
    const { page, site, path, name } = await edited()
    await textBox(page, 'Name').fill('X')
    await page.locator('.save-bar').getByRole('button', { name: 'Verwerfen' }).click()
    expect(await textBox(page, 'Name').inputValue()).toBe(name)
    await page.getByText('Keine Änderungen').waitFor()
    await textBox(page, 'Name').fill('X')
    await textBox(page, 'Name').fill(name)
    const back = page.getByRole('link', { name: 'Zurück zur Tabelle' })
    await back.click()
    await page.waitForURL(`${site.origin}/admin/businesses`)

    const asking = page.getByRole('dialog', { name: 'Änderungen verwerfen?' })
    for (const leave of [() => back.click(), () => page.goBack()]) {
      await page.getByRole('link', { name: `${name} bearbeiten` }).click()
      await textBox(page, 'Name').fill('Roths Backstube')
      await leave()
      await asking.waitFor()
      await asking.getByRole('button', { name: 'Abbrechen' }).click()
      await asking.waitFor({ state: 'detached' })
      expect(page.url()).toBe(site.origin + path)
      expect(await textBox(page, 'Name').inputValue()).toBe('Roths Backstube')
      await leave()
      await asking.getByRole('button', { name: 'Verwerfen und weitergehen' }).click()
      await page.waitForURL(`${site.origin}/admin/businesses`)
    }
    await page.getByRole('link', { name: `${name} bearbeiten` }).waitFor()
  })

  test('a step back before the last dialog is gone asks again', async () => {
    const { page } = await edited()
    await textBox(page, 'Name').fill('Roths Backstube')
    const asking = page.getByRole('dialog', { name: 'Änderungen verwerfen?' })
    await page.getByRole('link', { name: 'Zurück zur Tabelle' }).click()
    await asking.waitFor()
    // One task: the browser tells of the closed dialog only afterwards, before it paints again.
    const isTold = page.evaluate(() => {
      const dialog = document.querySelector('dialog')
      const told = new Promise(done => dialog?.addEventListener('close', () => requestAnimationFrame(done)))
      dialog?.close()
      history.pushState(null, '', '/admin/businesses')
      window.dispatchEvent(new PopStateEvent('popstate'))
      return told
    })
    await page.waitForURL(/businesses\/\d+$/)
    await isTold
    expect(await asking.isVisible()).toBe(true)
  })
})

describe('visibility', () => {
  test('hides and shows again, keeping what is typed', async () => {
    const { page, site, id } = await edited()
    await textBox(page, 'Name').fill('Roths Backstube')
    await page.getByRole('button', { name: 'Ausblenden' }).click()
    await page.getByText('Ausgeblendet: Besucher sehen diesen Betrieb nicht.').waitFor()
    expect(await page.getByRole('link', { name: 'Auf der Website ansehen' }).count()).toBe(0)
    expect((await storedBusiness(site, id)).isHidden).toBe(true)
    expect(await textBox(page, 'Name').inputValue()).toBe('Roths Backstube')
    await save(page).click()
    await page.getByText('Gespeichert.').waitFor()
    await page.getByRole('button', { name: 'Einblenden' }).click()
    await page.getByText('Öffentlich').waitFor()
    expect(await storedBusiness(site, id)).toMatchObject({ isHidden: false, name: 'Roths Backstube' })
  })

  test('removes with a reason and restores', async () => {
    const { page, site, id } = await edited()
    const { slug } = await storedBusiness(site, id)
    await page.getByRole('button', { name: 'Entfernen' }).click()
    const asking = page.getByRole('dialog', { name: 'Diesen Betrieb entfernen?' })
    await asking.getByText('Sperrliste').first().waitFor()
    await asking.getByLabel('Grund').fill('Vom Inhaber verlangt')
    await asking.getByRole('button', { name: 'Entfernen' }).click()
    await page.getByText(/^Entfernt: Auf seiner Seite steht nur noch.*\(410\)/).waitFor()
    await site.follow()
    await expect.poll(async () => (await fetch(`${site.origin}/goerlitz/${slug}`)).status).toBe(410)
    expect(await textBox(page, 'Name').isDisabled()).toBe(true)
    expect(await save(page).count()).toBe(0)
    await expectNoFault(page)
    await page.getByRole('button', { name: 'Wiederherstellen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Wiederherstellen' }).click()
    await page.getByText('Öffentlich').waitFor()
    expect(await textBox(page, 'Name').isEnabled()).toBe(true)
    expect((await showAdminBusiness(site, id)).isRemoved).toBe(false)
  })
})

test('an unknown number says that there is no such business', async () => {
  const { page } = await givenSite().open('/admin/businesses/4711')
  await page.getByRole('heading', { name: 'Der Betrieb konnte nicht geladen werden' }).waitFor()
  await page.getByText('Diesen Betrieb gibt es hier nicht.').waitFor()
})

test('has no fault that axe finds, on a phone in the dark, with everything open', async () => {
  const { page, faults } = await editedBakery(givenSite(), '/en', {
    viewport: { width: 360, height: 800 },
    colorScheme: 'dark',
  })
  await page.locator('#f-name').fill('Roth')
  await page.locator('#f-openingHours').fill('???')
  await expectNoFault(page)
  await page.locator('.btn.danger').first().click()
  await page.getByRole('dialog').waitFor()
  await expectNoFault(page)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await axeFaults(page, COLOUR_RULES)).toEqual([])
  expect(faults).toEqual([])
})

test('a typing mistake in the category proposes the known one, and a new one is created only when confirmed', async () => {
  const { page, site, id, faults } = await edited()
  const category = page.getByRole('combobox', { name: 'Kategorie', exact: true })
  await category.fill('Zahnartz')
  await save(page).click()
  await page.getByText('Meinten Sie „Zahnarzt“').first().waitFor()
  await expectNoFault(page)
  await page.getByRole('button', { name: '„Zahnarzt“ nehmen' }).click()
  expect(await category.inputValue()).toBe('Zahnarzt')
  await category.fill('Zahnartz')
  await page.getByRole('checkbox', { name: '„Zahnartz“ ist richtig' }).check()
  await save(page).click()
  await expect.poll(async () => (await storedBusiness(site, id)).category).toBe('Zahnartz')
  expect(faults).toEqual([])
})
