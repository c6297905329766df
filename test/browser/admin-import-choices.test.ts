import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { importedFile } from '#test/browser/imported-file.ts'
import { testBrowser } from '#test/browser/launch.ts'
import { expectNoFault, PASSWORD, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { runJobs } from '#test/jobs/run-jobs.ts'
import { draft } from '#test/make-draft.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

const HEADER = 'Name;Straße;PLZ;Ort;Telefon;Beschreibung'
const ROTH = 'Bäckerei Roth;Marktstraße 3;02826;Görlitz;;Brot und Kuchen.'
const YILDIZ = 'Elektro Yıldız;Weberstraße 8;01067;Dresden;0351 123456;'

const csv = (name: string, ...lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
})

async function choose(page: Page, ...files: readonly ReturnType<typeof csv>[]): Promise<void> {
  await page.locator('input[type=file]').setInputFiles([...files])
}

test('options are chosen in a closed part of the panel, stand in the dry run, and hold for its import', async () => {
  const site = await tempAdminSite(browser, draft())
  runJobs(site)
  const { page, faults } = await site.open('/admin')
  await choose(page, csv('betriebe.csv', HEADER, ROTH, YILDIZ))
  await page.getByText('nichts geändert').click()
  await page.getByLabel('Nur bekannte Betriebe aktualisieren').check()
  await page.getByLabel('Eine Auswahl').check()
  await page.getByText('Bitte wählen Sie mindestens eine Angabe.').waitFor()
  expect(await page.getByRole('button', { name: 'Probelauf' }).isDisabled()).toBe(true)
  await page.getByRole('group', { name: 'Kontakt' }).getByLabel('Telefon', { exact: true }).check()
  await page.getByLabel('Angabe bei bekannten Betrieben löschen').check()
  await page.getByLabel('Stand der Daten').fill('2025-06-01')
  await expectNoFault(page)
  await page.getByRole('button', { name: 'Probelauf' }).click()
  await page.getByText('Der Probelauf ist fertig. Gespeichert wurde nichts.').waitFor()
  await page.getByRole('button', { name: 'Jetzt einlesen' }).click()
  await page.getByText('Der Import ist fertig.').waitFor()
  await page.getByText('Der Betrieb steht noch nicht im Verzeichnis.').waitFor()
  await page.getByRole('link', { name: 'Einzelheiten' }).click()
  await page
    .getByText('Stand 1.6.2025 · Nur bekannte Betriebe aktualisieren · Nur: Telefon · Leere Zellen löschen')
    .waitFor()
  await expectNoFault(page)
  const stored = await site.store.db
    .selectFrom('businesses')
    .select(['name', 'phone', 'description'])
    .execute()
  expect(stored).toEqual([{ name: 'Bäckerei Roth', phone: null, description: null }])
  expect(faults).toEqual([])
})

test('the day on which a file was last modified is proposed as the date of its data, with a warning if newer data are stored', async () => {
  const site = await tempAdminSite(browser, draft())
  runJobs(site)
  await importedFile(site, 'neu.csv', [HEADER, ROTH])
  const { page, faults } = await site.open('/admin')
  await page.getByText('Dateien hierher ziehen').waitFor()
  await page.locator('input[type=file]').evaluate((input: HTMLInputElement, content) => {
    const file = new File([content], 'alt.csv', { lastModified: Date.parse('2025-06-01T12:00:00Z') })
    const chosen = new DataTransfer()
    chosen.items.add(file)
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }, [HEADER, ROTH, YILDIZ].join('\n'))
  await page.getByText('Stand 1.6.2025', { exact: true }).click()
  await page.getByText('Diese Daten sind vom 1.6.2025. Schon eingelesen sind Daten vom').waitFor()
  await page.getByText('Vorgeschlagen ist der Tag, an dem die Datei zuletzt geändert wurde.').waitFor()
  await page.getByLabel('Diese Betriebe unverändert lassen').check()
  await page.getByText('Diese Daten sind vom').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Probelauf', exact: true }).click()
  await page.getByText('Gespeicherte Daten sind neuer und bleiben: 1').waitFor()
  await page.getByRole('heading', { name: 'Ausgelassene Zeilen' }).waitFor()
  await expectNoFault(page)
  expect(faults).toEqual([])
})

test('the columns of an unknown header are mapped on the screen of the import, which leads to a dry run', async () => {
  const site = await tempAdminSite(browser)
  runJobs(site)
  const { page, faults } = await site.open('/admin')
  const lines = ['Wer;Wo;Tel. dienstl.;Wann', 'Bäckerei Roth GmbH;02826 Görlitz;03581 471000;früh']
  await choose(page, csv('liste.csv', ...lines))
  await page.getByRole('button', { name: 'Einlesen' }).click()
  await page.getByText('Die Datei wurde nicht eingelesen.').waitFor()
  await page.getByRole('link', { name: 'Spalten zuordnen' }).click()
  await page.getByRole('heading', { name: 'Spalten zuordnen' }).waitFor()
  await page.getByText('02826 Görlitz').waitFor()
  await expectNoFault(page)

  const meaning = (column: string) => page.getByLabel(`Bedeutung der Spalte „${column}“`)
  expect(await meaning('Wer').inputValue()).toBe('name')
  expect(await meaning('Wo').inputValue()).toBe('postalCodeAndCity')
  expect(await meaning('Wann').inputValue()).toBe('')
  await meaning('Wer').selectOption('nicht übernehmen')
  const submit = page.getByRole('button', { name: 'Probelauf mit dieser Zuordnung' })
  await submit.click()
  await page.getByText('Bitte ordnen Sie eine Spalte dem Namen des Betriebs zu.').waitFor()
  await meaning('Wer').selectOption('Name')
  await meaning('Tel. dienstl.').selectOption('Telefon')
  await meaning('Wann').selectOption('Telefon')
  await submit.click()
  await page.getByText('„Telefon“ ist zwei Spalten zugeordnet.').waitFor()
  await meaning('Wann').selectOption('Beschreibung')
  await submit.click()
  await page.getByText('Der Probelauf ist fertig. Gespeichert wurde nichts.').waitFor()
  await page.getByText('Gelesen mit einer gemerkten Zuordnung: 4 Spalten.').waitFor()
  await expectNoFault(page)

  await page.getByRole('button', { name: 'Zuordnung ansehen und ändern' }).click()
  await meaning('Wann').waitFor()
  expect(await meaning('Wann').inputValue()).toBe('description')
  await page.getByRole('button', { name: 'Zuordnung vergessen' }).click()
  await page.getByText('Gelesen mit einer Zuordnung, die inzwischen vergessen oder ersetzt ist.').waitFor()
  await page.getByRole('button', { name: 'Jetzt einlesen' }).click()
  await page.getByText('Der Import ist fertig.').waitFor()
  const stored = await site.store.db.selectFrom('businesses').select(['name', 'city', 'phone']).execute()
  expect(stored).toEqual([{ name: 'Bäckerei Roth GmbH', city: 'Görlitz', phone: '+493581471000' }])
  expect(faults).toEqual([])
})

test('several files are imported one after the other; one that fails does not stop the others', async () => {
  const site = await tempAdminSite(browser)
  runJobs(site)
  const { page, faults } = await site.open('/admin')
  await choose(
    page,
    csv('erste.csv', HEADER, ROTH),
    csv('bewertungen.csv', 'name;review_text;review_rating;author_title', 'Roth;Gut;5;Ali'),
    csv('bild.png', 'x'),
    csv('zweite.csv', HEADER, YILDIZ),
    csv('dritte.csv', HEADER, YILDIZ),
  )
  // The list of jobs names the files too.
  const row = (name: string) => page.locator('#upload').getByRole('listitem').filter({ hasText: name })
  await row('bild.png').getByText('Nur Dateien mit der Endung').waitFor()
  await page.getByRole('button', { name: 'Entfernen: dritte.csv' }).click()
  await row('dritte.csv').getByText('abgebrochen').waitFor()
  await expectNoFault(page)
  await page.getByRole('button', { name: 'Probelauf für alle' }).click()
  await row('zweite.csv').getByText('Probelauf fertig').waitFor()
  await row('bewertungen.csv').getByText('Das ist ein Export von Bewertungen').waitFor()
  expect(await site.store.db.selectFrom('businesses').select('name').execute()).toEqual([])
  await page.getByRole('button', { name: 'Jetzt alle einlesen' }).click()
  await row('zweite.csv').getByText('fertig', { exact: true }).waitFor()
  await expectNoFault(page)
  const stored = await site.store.db.selectFrom('businesses').select('name').orderBy('id').execute()
  expect(stored.map(({ name }) => name)).toEqual(['Bäckerei Roth', 'Elektro Yıldız'])
  expect(faults).toEqual([])
})

test('a session that ends while several files are sent keeps them chosen, and a broken connection can be tried again', async () => {
  const site = await tempAdminSite(browser)
  runJobs(site)
  const { page } = await site.open('/admin')
  await choose(page, csv('erste.csv', HEADER, ROTH), csv('zweite.csv', HEADER, YILDIZ))
  const uploads = '**/api/admin/imports?*'
  const problem = { status: 401, code: 'not_logged_in', details: 'Bitte melden Sie sich an.' }
  await page.route(uploads, async (route, request) => {
    if (request.method() === 'POST') await route.fulfill({ status: 401, json: problem })
    else await route.continue()
  })
  await page.getByRole('button', { name: 'Alle einlesen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ihre Sitzung ist abgelaufen' })
  await dialog.getByLabel('Passwort').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  let isBroken = true
  await page.unroute(uploads)
  await page.route(uploads, async (route, request) => {
    if (isBroken && request.method() === 'POST') await route.abort()
    else await route.continue()
  })
  await page.getByRole('button', { name: 'Alle einlesen' }).click()
  await page.getByText('Die Verbindung brach beim Hochladen ab.').nth(1).waitFor()
  isBroken = false
  await page.getByRole('button', { name: 'Noch einmal: zweite.csv' }).click()
  await page.getByRole('button', { name: 'Alle einlesen' }).click()
  // The list of jobs names the file too, as soon as it is read again.
  await page
    .getByRole('region', { name: 'Mehrere Dateien' })
    .getByRole('listitem')
    .filter({ hasText: 'zweite.csv' })
    .getByText('fertig', { exact: true })
    .waitFor()
  const stored = await site.store.db.selectFrom('businesses').select('name').execute()
  expect(stored).toEqual([{ name: 'Elektro Yıldız' }])
})

test('while a file is uploaded, leaving the page asks first', async () => {
  const site = await tempAdminSite(browser)
  const { page } = await site.open('/admin')
  await page.route('**/api/admin/imports?*', async (route, request) => {
    // Uploads never end.
    if (request.method() !== 'POST') await route.continue()
  })
  await choose(page, csv('erste.csv', HEADER, ROTH), csv('zweite.csv', HEADER, YILDIZ))
  await page.getByRole('button', { name: 'Alle einlesen' }).click()
  await page.getByText('wartet auf das Hochladen').waitFor()
  await page.getByRole('link', { name: 'Importe', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Hochladen abbrechen?' })
  await dialog.getByRole('button', { name: 'Abbrechen', exact: true }).click()
  const isAsked = new Promise(resolve => page.once('dialog', asked => resolve(asked.type())))
  page.on('dialog', asked => void asked.accept())
  await page.reload()
  expect(await isAsked).toBe('beforeunload')
})
