import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { testBrowser } from '#test/browser/launch.ts'
import { expectNoFault, focusedPart, PASSWORD, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { runJobs } from '#test/jobs/run-jobs.ts'
import { tempFolder } from '#test/temp-folder.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

const HEADER = 'name;place_id;street;postal_code;city;phone;type'
const ROTH = 'Bäckerei Roth;ChIJrothrothrothrothroth01;Marktstraße 3;02826;Görlitz;03581 123456;Bäckerei'
const YILDIZ = 'Elektro Yıldız;ChIJyildizyildizyildiz0002;Weberstraße 8;01067;Dresden;0351 123456;Elektriker'

async function choose(page: Page, name: string, ...rows: string[]): Promise<void> {
  const buffer = Buffer.from([HEADER, ...rows].join('\n'))
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
}

test('a file is tried first, then imported, told row by row, and taken back as a whole', async () => {
  const site = await tempAdminSite(browser)
  runJobs(site)
  const { page, faults } = await site.open('/admin')
  await choose(page, 'betriebe.csv', ROTH, YILDIZ, ROTH, ';;;;;;')
  await page.getByText('betriebe.csv').waitFor()
  await page.getByRole('button', { name: 'Probelauf' }).click()
  await page.getByText('Der Probelauf ist fertig. Gespeichert wurde nichts.').waitFor()
  await expect.poll(() => focusedPart(page)).toBe('Tabelle einlesen')
  await page.getByText('Wiederholt eine Zeile dieser Datei: 1').waitFor()
  await page.getByText('Derselbe Betrieb wie in Zeile 2 dieser Datei.').waitFor()
  expect(await site.store.db.selectFrom('businesses').selectAll().execute()).toEqual([])
  await expectNoFault(page)

  await page.getByRole('button', { name: 'Jetzt einlesen' }).click()
  await page.getByText('Der Import ist fertig.').waitFor()
  await page.getByText('Bäckerei Roth (ChIJrothrothrothrothroth01)').waitFor()
  const names = await site.store.db.selectFrom('businesses').select('name').orderBy('id').execute()
  expect(names.map(({ name }) => name)).toEqual(['Bäckerei Roth', 'Elektro Yıldız'])
  expect((await fetch(`${site.origin}/goerlitz/baeckerei-roth`)).status).toBe(200)

  await page.getByRole('link', { name: 'Einzelheiten' }).click()
  await page.getByText('2 Betriebe, die erst durch diesen Import dazukamen, verschwinden.').waitFor()
  await expectNoFault(page)
  await page.getByRole('button', { name: 'Zurücknehmen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zurücknehmen' }).click()
  await page.getByText(/Zurückgenommen am/).waitFor()
  await expect.poll(() => focusedPart(page)).toBe('main')
  const left = await site.store.db
    .selectFrom('businesses')
    .select('name')
    .where('removed_at', 'is', null)
    .execute()
  expect(left).toEqual([])
  expect(faults).toEqual([])
})

test('a file of another kind or size is refused before anything of it is sent', async () => {
  const site = await tempAdminSite(browser)
  const { page } = await site.open('/admin')
  const folder = tempFolder()
  for (const [name, bytes, sentence] of [
    [
      'betriebe.pdf',
      10,
      'Nur Dateien mit der Endung .xlsx, .xls, .csv, .json, .jsonl oder .zip können eingelesen werden.',
    ],
    ['gross.csv', 20 * 1024 * 1024 + 1, 'Die Datei ist größer als 20 MB. Bitte teilen Sie sie.'],
  ] as const) {
    const path = join(folder, name)
    writeFileSync(path, '')
    truncateSync(path, bytes)
    await page.locator('input[type=file]').setInputFiles(path)
    await page.getByRole('alert').filter({ hasText: sentence }).waitFor()
    expect(await page.getByRole('button', { name: 'Einlesen' }).count()).toBe(0)
  }
  expect(await site.store.db.selectFrom('jobs').selectAll().execute()).toEqual([])
})

test('a file that is no list of businesses is told in the words of the page, and changes nothing', async () => {
  const site = await tempAdminSite(browser)
  runJobs(site)
  const { page } = await site.open('/tr/admin')
  const buffer = Buffer.from('reviewer;stars\nAli;5\n')
  await page.locator('input[type=file]').setInputFiles({ name: 'yorumlar.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'İçe aktar' }).click()
  await page.getByText('İçe aktarma sırasında hata oluştu.').waitFor()
  await page.getByText('işletme listesi değil').first().waitFor()
  expect(await site.store.db.selectFrom('businesses').selectAll().execute()).toEqual([])
})

test('a session that ends before the upload keeps the chosen file', async () => {
  const site = await tempAdminSite(browser)
  runJobs(site)
  const { page } = await site.open('/admin')
  await choose(page, 'betriebe.csv', ROTH)
  await site.store.db.deleteFrom('sessions').execute()
  await page.getByRole('button', { name: 'Einlesen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ihre Sitzung ist abgelaufen' })
  await dialog.getByLabel('Passwort').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Einlesen' }).click()
  await page.getByText('Der Import ist fertig.').waitFor()
})

test('an import that runs is shown again after a reload', async () => {
  const site = await tempAdminSite(browser)
  const { page } = await site.open('/en/admin')
  await choose(page, 'businesses.csv', ROTH)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('You can leave this page. The import will carry on.').waitFor()
  await page.reload()
  await page.getByText('You can leave this page. The import will carry on.').waitFor()
  runJobs(site)
  await page.getByText('The import is done.').waitFor()
})

test('the way from the list of imports leads to the panel, with the focus on its button', async () => {
  const site = await tempAdminSite(browser)
  const { page } = await site.open('/admin/imports')
  await page.getByRole('link', { name: 'Tabelle einlesen' }).click()
  await page.locator('#upload').waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.matches('#upload input[type=file]')))
    .toBe(true)
  await expect
    .poll(() =>
      page.locator('#upload').evaluate(panel => panel.getBoundingClientRect().top < innerHeight / 2),
    )
    .toBe(true)
})

test('an import names a category that no list has, and leads to where it is assigned', async () => {
  const site = await tempAdminSite(browser)
  runJobs(site)
  const { page } = await site.open('/admin')
  await choose(page, 'betriebe.csv', ROTH, YILDIZ.replace('Elektriker', 'Zauberstabschnitzerei'))
  await page.getByRole('button', { name: 'Einlesen' }).click()
  await page.getByText('Kategorie in keiner Liste, wird eine eigene: 1').waitFor()
  await page.getByText('z. B. „Zauberstabschnitzerei“').waitFor()
  await page.getByRole('link', { name: 'Kategorien zuordnen, die in keiner Liste stehen' }).click()
  const list = page.locator('.panel', { hasText: 'Kategorien in Gebrauch' })
  await list.getByRole('row', { name: 'Zauberstabschnitzerei' }).waitFor()
  await expect.poll(() => list.getByRole('row').count()).toBe(2)
})
