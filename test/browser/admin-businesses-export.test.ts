import { readFile } from 'node:fs/promises'
import type { Browser, Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { testBrowser } from '#test/browser/launch.ts'
import { BAKERY, CAFE, ROOFER } from '#test/browser/listed-drafts.ts'
import { expectNoFault, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { oncePerFile } from '#test/finished.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

const givenSite = oncePerFile(() => tempAdminSite(browser, BAKERY, CAFE, ROOFER))

async function opened(query = '') {
  const screen = await givenSite().open(`/admin/businesses${query}`)
  await screen.page.getByRole('button', { name: 'Export als CSV' }).click()
  return { ...screen, form: screen.page.locator('form.drawer') }
}
const send = (form: Locator) => form.getByRole('button', { name: 'Export als CSV' }).click()

test('an export needs both ends of a range and the day, in the words of the page', async () => {
  const { page, form } = await opened()
  await form.getByLabel('Nur bestimmte Zeilen').check()
  await send(form)
  await form
    .getByRole('alert')
    .filter({ hasText: 'Bitte geben Sie die erste und die letzte Zeile ein.' })
    .waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('start')
  await form.getByLabel('Von Zeile').fill('3')
  await form.getByLabel('Bis Zeile').fill('2')
  await send(form)
  await form.getByRole('alert').filter({ hasText: 'Die letzte Zeile liegt vor der ersten.' }).waitFor()
  await form.getByLabel('Nur einen Tag').check()
  await send(form)
  await form.getByRole('alert').filter({ hasText: 'Bitte wählen Sie ein Datum.' }).waitFor()
  await expectNoFault(page)
})

test('an export says the specification’s sentences in English', async () => {
  const { page } = await givenSite().open('/en/admin/businesses')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const form = page.locator('form.drawer')
  await form.getByLabel('Certain rows only').check()
  await form.getByRole('button', { name: 'Export as CSV' }).click()
  await form.getByText('Please enter range values').waitFor()
  await form.getByLabel('One day only').check()
  await form.getByRole('button', { name: 'Export as CSV' }).click()
  await form.getByText('Please select a date').waitFor()
})

test('an export downloads what the filter finds, in the order of the table', async () => {
  const { page, form, faults } = await opened('?sortBy=rating&sortOrder=desc')
  await form.getByLabel('Nur bestimmte Zeilen').check()
  await form.getByLabel('Von Zeile').fill('1')
  await form.getByLabel('Bis Zeile').fill('2')
  await form.getByRole('combobox', { name: 'Trennzeichen' }).selectOption(',')
  const arriving = page.waitForEvent('download')
  await send(form)
  const download = await arriving
  expect(download.suggestedFilename()).toMatch(/^businesses_export_\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain(',')
  expect(lines[1]).toContain('Bäckerei Roth')
  expect(lines[2]).toContain('Café Ümit')
  await page.getByText('2 Betriebe werden exportiert.').waitFor()
  await expect.poll(() => form.getByRole('button', { name: 'Export als CSV' }).isEnabled()).toBe(true)
  expect(faults).toEqual([])
})

test('an export of nothing is refused instead of an empty file', async () => {
  const { form } = await opened('?search=gibtesnicht')
  await send(form)
  await form.getByRole('alert').filter({ hasText: 'also auch nichts zu exportieren.' }).waitFor()
})
