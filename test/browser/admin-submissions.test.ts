import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { parseDayText } from '#domain/opening-hours/day-text.ts'
import { weekOf } from '#domain/opening-hours/opening-hours.ts'
import { editBusiness } from '#services/businesses/edit-business.ts'
import { showAdminBusiness } from '#services/businesses/show-admin-business.ts'
import { testBrowser } from '#test/browser/launch.ts'
import {
  expectNoFault,
  focusedPart,
  PASSWORD,
  type TempAdminSite,
  tempAdminSite,
  tempAdminSiteWithoutMail,
} from '#test/browser/temp-admin-site.ts'
import { oncePerFile } from '#test/finished.ts'
import { draft } from '#test/make-draft.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

const BAKERY = draft({
  name: 'Bäckerei Roth',
  placeId: 'ChIJrothrothrothrothroth01',
  phone: '+493581471000',
  website: 'https://roth.example/',
  openingHours: weekOf(new Map([[0, parseDayText('7-18') ?? null]])),
  description: 'Brot aus dem Holzofen.',
})

const LISTING = {
  name: 'Café Yıldız',
  category: 'gastronomie',
  description: 'Kaffee, Tee und Baklava.',
  address: 'Neißstraße 4',
  postal_code: '02826',
  city: 'Görlitz',
  phone: '03581 47100',
  email: 'ayse@yildiz.example',
  hours: { monday: '9-18 Uhr', sunday: 'geschlossen' },
}
const MESSAGE = {
  name: 'Eva Roth',
  email: 'eva@roth.example',
  subject: 'Wann haben Sie offen?',
  category: 'support',
  message: 'Guten Tag,\n\nich finde <b>keine</b> Zeiten.',
}

/** With a business that no test changes, and one each for a correction and a report. */
const givenSite = oncePerFile(() =>
  tempAdminSite(
    browser,
    BAKERY,
    draft({ ...BAKERY, name: 'Backhaus Kern', placeId: 'ChIJkernkernkernkernkern02', street: 'Weg 2' }),
    draft({ name: 'Café Ümit', street: 'Ostra-Allee 9', phone: '+493511234567' }),
  ),
)

/** Sends a form as a visitor's program would. @returns number of the submission */
async function sent(site: TempAdminSite, form: string, body: object): Promise<number> {
  const answer = await fetch(`${site.origin}/api/${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { number }: { number: string } = await answer.json()
  expect(answer.status).toBe(201)
  return Number(number.replace('E-', ''))
}

/** Sends a form and opens its screen. */
async function received(site: TempAdminSite, form: string, body: object) {
  const id = await sent(site, form, body)
  return { id, ...(await site.open(`/admin/inbox/${id}`)) }
}

const idOf = async ({ store }: TempAdminSite, name: string) =>
  Number(
    (await store.db.selectFrom('businesses').select('id').where('name', '=', name).executeTakeFirst())?.id,
  )
const outcomeOf = async ({ store }: TempAdminSite, id: number) => {
  const row = await store.db
    .selectFrom('submissions')
    .select(['outcome', 'state', 'note'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, outcome: row.outcome === null ? null : JSON.parse(row.outcome) }
}
const mailKinds = async ({ store }: TempAdminSite) =>
  (await store.db.selectFrom('outbox').select('kind').orderBy('id').execute()).map(({ kind }) => kind)
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

describe('a listing', () => {
  test('is corrected and listed; what is wrong stands beside its field, and nothing typed is lost', async () => {
    const site = givenSite()
    const { page, faults, id } = await received(site, 'listings', LISTING)
    await page.getByText('Es gibt keinen ähnlichen Eintrag.').waitFor()
    await page.locator('.adm-top').getByText('E-Mail unbestätigt').waitFor()
    await page.getByText('Verstanden: 9:00–18:00').waitFor()
    const exact = page.getByRole('combobox', { name: /^Genaue Kategorie/ })
    const group = page.getByRole('combobox', { name: /^Bereich/ })
    expect(await group.getAttribute('required')).toBe('')
    await exact.fill('Café')
    // The exact category decides the group.
    await page.getByRole('combobox', { name: 'Bereich (freiwillig)' }).waitFor()
    expect(await group.getAttribute('required')).toBeNull()
    await exact.fill('')
    await box(page, 'Name').fill('Café Yıldız & Söhne')
    await box(page, 'Postleitzahl').fill('123')
    await press(page, 'Eintragen')
    await page
      .locator('.field', { hasText: 'Postleitzahl' })
      .getByText('Eine Postleitzahl hat fünf')
      .waitFor()
    expect(await box(page, 'Name').inputValue()).toBe('Café Yıldız & Söhne')
    expect((await outcomeOf(site, id)).outcome).toBeNull()
    expect(await idOf(site, 'Café Yıldız & Söhne')).toBeNaN()
    await expectNoFault(page)
    await box(page, 'Postleitzahl').fill('02826')
    await press(page, 'Eintragen')
    const head = page.getByRole('heading', { name: 'Entscheidung: Eingetragen' })
    await head.waitFor()
    await expect.poll(() => head.evaluate(element => element === document.activeElement)).toBe(true)
    await page.locator('.mails').getByText('Eintrag angenommen').waitFor()
    const businessId = await idOf(site, 'Café Yıldız & Söhne')
    expect(await page.getByRole('link', { name: 'Zum Betrieb' }).getAttribute('href')).toBe(
      `/admin/businesses/${businessId}`,
    )
    const { business } = await showAdminBusiness(site, businessId)
    expect(business).toMatchObject({ phone: '+49358147100', postalCode: '02826' })
    expect(business.fieldSources.phone?.isLocked).toBe(true)
    expect(faults).toEqual([])
  })

  test('is refused with a reason, which is asked for and must be complete', async () => {
    const site = givenSite()
    const kiosk = { ...LISTING, name: 'Kiosk Süß', address: 'Weg 7', phone: '03581 47333', language: 'tr' }
    const { page, id } = await received(site, 'listings', kiosk)
    await press(page, 'Ablehnen')
    await page.getByText('Diese Angabe fehlt noch.').waitFor()
    await page.locator('.panel', { hasText: 'Begründung' }).getByRole('combobox').selectOption('duplicate')
    expect(await box(page, 'Begründung').inputValue()).toMatch(/^İşletmeniz \[…\]/)
    await press(page, 'Ablehnen')
    await page.getByText('Im Text steht noch […].').waitFor()
    expect((await outcomeOf(site, id)).outcome).toBeNull()
    await box(page, 'Begründung').fill('UK-1 olarak zaten rehberde.')
    await press(page, 'Ablehnen')
    await page.getByRole('heading', { name: 'Entscheidung: Abgelehnt' }).waitFor()
    expect(await outcomeOf(site, id)).toMatchObject({
      state: 'rejected',
      outcome: { kind: 'rejected', text: 'UK-1 olarak zaten rehberde.' },
    })
    expect(await idOf(site, 'Kiosk Süß')).toBeNaN()
  })

  test('of two administrators the second hears that it is decided, and keeps his words', async () => {
    const site = givenSite()
    const other = { ...LISTING, name: 'Imbiss Weiß', address: 'Bahnhofstraße 9', phone: '03581 47222' }
    const { page, id } = await received(site, 'listings', other)
    const second = await site.open('/admin/account', { isOwn: true })
    await second.page.clock.install()
    await second.page.goto(`${site.origin}/admin/inbox/${id}`)
    await box(second.page, 'Begründung').fill('Nicht in Deutschland.')
    await press(page, 'Eintragen')
    await page.getByRole('heading', { name: 'Entscheidung: Eingetragen' }).waitFor()
    // The screen is read again by itself while a mail is on its way, but not under somebody who writes.
    await second.page.clock.runFor(10_000)
    await press(second.page, 'Ablehnen')
    await second.page.getByText('Von Ihnen wurde nichts gespeichert').waitFor()
    await second.page.getByRole('blockquote').filter({ hasText: 'Nicht in Deutschland.' }).waitFor()
    await second.page.getByRole('heading', { name: 'Entscheidung: Eingetragen' }).waitFor()
    expect((await outcomeOf(site, id)).outcome.kind).toBe('approved')
  })
})

test('a correction is taken over field by field; what changed since is marked', async () => {
  const site = givenSite()
  const businessId = await idOf(site, 'Backhaus Kern')
  const { page, id, faults } = await received(site, 'corrections', {
    businessId,
    name: 'Roths Backstube',
    phone: '03581 471188',
    website: 'https://neu.example/',
    comment: 'Neue Nummer',
    email: 'eva@roth.example',
  })
  const { version } = await showAdminBusiness(site, businessId)
  const elsewhere = { fields: { website: 'https://anders.example/' }, locks: {} }
  await editBusiness(
    { store: site.store, index: site.index, now: Date.now },
    { id: businessId, version, edit: elsewhere, account: 'andere' },
  )
  await page.reload()
  const row = page.getByRole('row', { name: /Website/ })
  await row.getByText('inzwischen geändert').waitFor()
  expect(await row.textContent()).toContain('https://anders.example/')
  await expectNoFault(page)
  await press(page, 'Alles ablehnen')
  await page.getByText('Diese Angabe fehlt noch.').waitFor()
  await page.getByRole('checkbox', { name: 'Telefon übernehmen' }).check()
  await press(page, 'Eine Änderung übernehmen')
  await page.getByRole('heading', { name: 'Entscheidung: Übernommen' }).waitFor()
  const { business } = await showAdminBusiness(site, businessId)
  expect(business).toMatchObject({
    name: 'Backhaus Kern',
    phone: '+493581471188',
    website: 'https://anders.example/',
  })
  expect((await outcomeOf(site, id)).outcome).toMatchObject({ kind: 'accepted', fields: ['phone'] })
  expect(await mailKinds(site)).toContain('correction-decided')
  await page.getByRole('link', { name: 'Zum Betrieb' }).click()
  await page
    .locator('.history li')
    .first()
    .getByRole('link', { name: `aus Einsendung E-${id}` })
    .waitFor()
  expect(faults).toEqual([])
})

test('without a mail server an answer waits in the outbox and closes nothing; neither back nor a lost session loses it', async () => {
  const site = await tempAdminSiteWithoutMail(browser)
  const { page, faults, id } = await received(site, 'contact', MESSAGE)
  await page.getByText('ich finde <b>keine</b> Zeiten.').waitFor()
  await page.locator('.adm-tabs').getByRole('link', { name: 'Eingang' }).click()
  await page.getByRole('link', { name: MESSAGE.subject }).click()
  await box(page, 'Antwort').fill('Werktags von 9 bis 18 Uhr.')
  await page.goBack()
  const asking = page.getByRole('dialog', { name: 'Änderungen verwerfen?' })
  await asking.getByRole('button', { name: 'Abbrechen' }).click()
  await asking.waitFor({ state: 'detached' })
  await site.store.db.deleteFrom('sessions').execute()
  await press(page, 'Senden')
  const again = page.getByRole('dialog', { name: 'Ihre Sitzung ist abgelaufen' })
  await again.getByLabel('Passwort').fill(PASSWORD)
  await again.getByRole('button').click()
  await again.waitFor({ state: 'detached' })
  expect((await outcomeOf(site, id)).outcome).toBeNull()
  expect(await box(page, 'Antwort').inputValue()).toBe('Werktags von 9 bis 18 Uhr.')
  await press(page, 'Senden')
  await page.getByRole('heading', { name: 'Beantwortet' }).waitFor()
  expect(await outcomeOf(site, id)).toMatchObject({
    state: 'open',
    outcome: { text: 'Werktags von 9 bis 18 Uhr.' },
  })
  await page.getByText('Die Antwort ist noch nicht gesendet').waitFor()
  await page.getByRole('link', { name: /^Posteingang\s*1 offen$/ }).waitFor()
  await page.locator('.adm-tabs').getByRole('link', { name: 'Ausgang' }).click()
  await page.getByText('Es ist kein Mailserver eingerichtet').waitFor()
  const mail = page.locator('.mails li', { hasText: 'Antwort' }).first()
  await mail.getByText('Lesen').click()
  await mail.getByText('Werktags von 9 bis 18 Uhr.').waitFor()
  await expectNoFault(page)
  // Nothing is offered that can only fail.
  expect(await mail.getByRole('button', { name: /senden/ }).count()).toBe(0)
  expect(await mail.getByRole('link', { name: 'E-Mail und Adresse' }).getAttribute('href')).toBe(
    '/admin/settings/server',
  )
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await mail.getByRole('button', { name: /^Text kopieren/ }).click()
  await page.getByText('Der Text ist kopiert.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Werktags von 9 bis 18 Uhr.')
  await page.getByRole('combobox', { name: 'Stand' }).selectOption('failed')
  await page.getByText('Solche E-Mails gibt es zurzeit nicht.').waitFor()
  expect(faults).toEqual([])
})

test('a privacy request removes and suppresses after asking; the suppression is listed and lifted', async () => {
  const site = await tempAdminSite(browser, BAKERY, draft({ name: 'Café Yıldız' }))
  const businessId = await idOf(site, 'Bäckerei Roth')
  const { page, id, faults } = await received(site, 'privacy-requests', {
    kind: 'objection',
    name: 'Eva Roth',
    email: 'eva@roth.example',
    business: 'Bäckerei Roth',
    details: '',
  })
  await page.locator('.adm-top').getByText('Frist:').waitFor()
  expect(
    await page.getByRole('link', { name: 'Alle Daten zur Person herunterladen' }).getAttribute('href'),
  ).toBe(`/api/admin/submissions/${id}/person-data`)
  await press(page, 'Entscheiden und antworten')
  await page.getByText('Bitte wählen Sie, ob Sie der Bitte folgen.').waitFor()
  await page.getByRole('radio', { name: 'Ja', exact: true }).check()
  // Nothing is preset: an objection is not followed by doing nothing.
  await press(page, 'Entscheiden und antworten')
  await page.getByText('Bitte wählen Sie, was mit den Betrieben geschieht.').waitFor()
  await page.getByRole('radio', { name: /^Nichts, oder/ }).check()
  await page.getByText('Mit dieser Entscheidung ändert sich keiner von ihnen.').waitFor()
  await box(page, 'Antwort').fill('Erledigt.')
  await press(page, 'Entscheiden und antworten')
  const unchanged = page.getByRole('dialog', { name: 'Folgen, ohne etwas zu ändern?' })
  await unchanged.getByText('Noch öffentlich: Bäckerei Roth').waitFor()
  await unchanged.getByRole('button', { name: 'Abbrechen' }).click()
  await box(page, 'Antwort').fill('')
  expect((await outcomeOf(site, id)).outcome).toBeNull()
  await page.getByRole('radio', { name: /^Entfernen und sperren/ }).check()
  await page.getByRole('checkbox', { name: /^Auch die Telefonnummern sperren/ }).check()
  const chosen = page.getByRole('checkbox', { name: 'Bäckerei Roth' })
  expect(await chosen.isChecked()).toBe(true)
  await chosen.uncheck()
  await press(page, 'Entscheiden und antworten')
  await page.getByText('Bitte wählen Sie mindestens einen Betrieb.').waitFor()
  await chosen.check()
  await page.getByRole('combobox', { name: 'Fertigen Text einsetzen' }).last().selectOption('identity')
  await page.getByRole('combobox', { name: 'Fertigen Text einsetzen' }).first().selectOption('removed')
  await expectNoFault(page)
  await press(page, 'Entscheiden und antworten')
  const asking = page.getByRole('dialog', { name: 'Einen Betrieb entfernen?' })
  await asking.getByRole('button', { name: 'Abbrechen' }).click()
  expect((await showAdminBusiness(site, businessId)).isRemoved).toBe(false)
  await press(page, 'Entscheiden und antworten')
  await asking.getByRole('button', { name: 'Entfernen und antworten' }).click()
  await page.getByRole('heading', { name: 'Entscheidung: Der Bitte gefolgt' }).waitFor()
  expect((await showAdminBusiness(site, businessId)).isRemoved).toBe(true)
  expect((await showAdminBusiness(site, await idOf(site, 'Café Yıldız'))).isRemoved).toBe(false)

  // The question that was begun and not sent is still there, so leaving asks.
  await page.locator('.adm-tabs').getByRole('link', { name: 'Sperrliste' }).click()
  await page.getByRole('button', { name: 'Verwerfen und weitergehen' }).click()
  await page.getByText('3 Sperren').waitFor()
  await page.getByRole('radio', { name: 'Telefon' }).check()
  await box(page, 'Telefon').fill('0221 4710144')
  await press(page, 'Prüfen')
  await page.getByText('Dieser Betrieb steht nicht auf der Sperrliste.').waitFor()
  await box(page, 'Telefon').fill('03581 / 47 10 00')
  await press(page, 'Prüfen')
  await page.getByText(/^Gesperrt seit .*: Telefon\./).waitFor()
  await page.getByRole('button', { name: 'Aufheben', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aufheben' }).click()
  await page.getByText('2 Sperren').waitFor()
  await box(page, 'Telefon').fill('')
  await press(page, 'Sperren')
  await expect.poll(() => page.getByText('Diese Angabe fehlt noch.').count()).toBe(2)
  await box(page, 'Telefon').fill('0221/4710-144')
  await box(page, 'Grund').fill('Anruf vom 1.11.')
  await press(page, 'Sperren')
  await page.getByRole('row', { name: /Telefon.*Anruf vom 1\.11\./ }).waitFor()
  await expectNoFault(page)
  expect(faults).toEqual([])
})

test('an objection that is followed without a change says so', async () => {
  const site = givenSite()
  const { page, id } = await received(site, 'privacy-requests', {
    kind: 'objection',
    name: 'Eva Roth',
    email: 'eva@roth.example',
    business: 'Bäckerei Roth',
    details: '',
  })
  await page.getByRole('radio', { name: 'Ja', exact: true }).check()
  await page.getByRole('radio', { name: /^Nichts, oder/ }).check()
  await box(page, 'Antwort').fill('Der Eintrag war schon entfernt.')
  await press(page, 'Entscheiden und antworten')
  await press(page, 'Ohne Änderung entscheiden')
  await page
    .getByRole('heading', { name: 'Entscheidung: Der Bitte gefolgt, ohne Änderung am Verzeichnis' })
    .waitFor()
  expect((await outcomeOf(site, id)).outcome).toMatchObject({ kind: 'acted', action: 'none' })
})

test('a notice needs a statement of reasons; a report can be closed without a word', async () => {
  const site = givenSite()
  const businessId = await idOf(site, 'Café Ümit')
  const report = { business: `UK-${businessId}`, text: 'Das Foto zeigt mich.' }
  const { page } = await received(site, 'reports', {
    ...report,
    kind: 'illegal-content',
    name: 'Eva Roth',
    email: 'eva@roth.example',
    isInGoodFaith: true,
  })
  await page.getByRole('radio', { name: 'Ja', exact: true }).check()
  await page.getByRole('radio', { name: /^Ausblenden/ }).check()
  await press(page, 'Entscheiden und antworten')
  await page.getByText('Diese Angabe fehlt noch.').waitFor()
  await box(page, 'Begründung (Art. 16 und 17 DSA)').fill('Verletzt das Recht am eigenen Bild.')
  await press(page, 'Entscheiden und antworten')
  await page.getByRole('heading', { name: /Der Bitte gefolgt/ }).waitFor()
  expect((await showAdminBusiness(site, businessId)).business.isHidden).toBe(true)

  const wrong = await sent(site, 'reports', { ...report, kind: 'wrong-data' })
  await page.goto(`${site.origin}/admin/inbox/${wrong}`)
  await page.getByRole('radio', { name: 'Nein', exact: true }).check()
  await press(page, 'Entscheiden')
  await page.getByRole('heading', { name: /Der Bitte nicht gefolgt/ }).waitFor()
  expect((await outcomeOf(site, wrong)).outcome).toMatchObject({ kind: 'not-acted', text: '' })
})

test('the inbox lists what people sent, is searched, and a step back shows the search again; what machines sent stands apart; a note is kept', async () => {
  const site = await tempAdminSite(browser)
  await sent(site, 'contact', { ...MESSAGE, subject: 'Falsche Nummer', message: 'Sie endet auf 17.' })
  const { page, id } = await received(site, 'contact', MESSAGE)
  await box(page, 'Notiz (sieht nur die Verwaltung)').fill('Ruft morgen an.')
  await page.locator('.panel', { hasText: 'Bearbeitung' }).getByRole('combobox').selectOption('open')
  await press(page, 'Speichern')
  await page.getByText('Gespeichert.').waitFor()
  // Its button is switched off: there is nothing left to save.
  await expect.poll(() => focusedPart(page)).toBe('Bearbeitung')
  expect(await outcomeOf(site, id)).toMatchObject({ state: 'open', note: 'Ruft morgen an.' })
  const trapped = await site.store.write(async trx => {
    await trx.updateTable('counters').set({ value: 900 }).where('name', '=', 'submission').execute()
    const row = await trx.selectFrom('submissions').selectAll().executeTakeFirstOrThrow()
    const spam = { ...row, id: 800, state: 'rejected', suspicion: 'trap', subject: 'SEO!!!' } as const
    await trx.insertInto('submissions').values(spam).execute()
    return spam.subject
  })
  await page.locator('.adm-tabs').getByRole('link', { name: 'Eingang' }).click()
  await page.getByRole('link', { name: MESSAGE.subject }).waitFor()
  expect(await page.getByText(trapped).count()).toBe(0)
  const search = page.getByRole('searchbox', { name: 'Suche' })
  await search.fill('KEINE zeiten')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Falsche Nummer' }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: MESSAGE.subject }).click()
  await page.getByText('Bearbeitung').waitFor()
  await page.goBack()
  await expect.poll(() => search.inputValue()).toBe('KEINE zeiten')
  await search.fill('Beschwerde')
  await page.keyboard.press('Enter')
  await page.getByText('Keine Einsendung passt zu dieser Auswahl.').waitFor()
  await expectNoFault(page)
  await page.getByRole('link', { name: 'Eingang' }).first().click()
  await page.getByRole('combobox', { name: 'Stand' }).selectOption('trapped')
  await page.getByRole('link', { name: trapped }).click()
  await page.getByText('vermutlich Spam').first().waitFor()
  expect(await page.getByRole('button', { name: 'Senden' }).count()).toBe(0)
})

test('subscribers are listed with their consent and deleted after asking', async () => {
  const site = givenSite()
  await site.store.db
    .insertInto('subscribers')
    .values({
      id: 1,
      email: 'eva@roth.example',
      language: 'de',
      state: 'subscribed',
      consent_text: 'Ja, ich möchte den Newsletter.',
      asked_at: 1,
      confirmed_at: 2,
      unsubscribed_at: null,
    })
    .execute()
  const { page, faults } = await site.open('/admin/subscribers')
  await page.getByText('Wortlaut').click()
  await page.getByText('Ja, ich möchte den Newsletter.').waitFor()
  await expectNoFault(page)
  await page.getByRole('button', { name: 'eva@roth.example löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await page.getByText('Die Adresse ist gelöscht.').waitFor()
  expect(await site.store.db.selectFrom('subscribers').selectAll().execute()).toEqual([])
  expect(faults).toEqual([])
})
