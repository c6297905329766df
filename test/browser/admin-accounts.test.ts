import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#test/browser/launch.ts'
import { expectNoFault, PASSWORD, tempAdminSite } from '#test/browser/temp-admin-site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a changed password ends every other session and keeps the own', async () => {
  const site = await tempAdminSite(browser)
  const other = await site.open('/admin/account')
  const { page, faults } = await site.open('/admin/account')
  await page.getByLabel('Bisheriges Passwort').fill(PASSWORD)
  await page.getByLabel('Neues Passwort', { exact: false }).first().fill('ganz neu und lang')
  await page.getByLabel('Neues Passwort noch einmal').fill('ganz neu und kurz')
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await page.getByText('Die beiden neuen Passwörter sind verschieden.').waitFor()
  await page.getByLabel('Neues Passwort noch einmal').fill('ganz neu und lang')
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await page.getByText('Alle anderen Sitzungen sind beendet.').waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Konto', exact: true }).waitFor()
  await other.page.reload()
  await other.page.getByRole('heading', { name: 'Anmelden' }).waitFor()
  expect(faults).toEqual([])
})

test('another administrator is added and removed with the own password', async () => {
  const site = await tempAdminSite(browser)
  const { page } = await site.open('/admin/account')
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  const dialog = page.getByRole('dialog')
  await expectNoFault(page)
  await dialog.getByLabel('Benutzername').fill('berta')
  await dialog.getByLabel('Passwort für das neue Konto').fill('ein langes Passwort')
  await dialog.getByLabel('Ihr Passwort').fill('falsch')
  await page.keyboard.press('Enter')
  await dialog.getByText('Das Passwort stimmt nicht.').waitFor()
  await dialog.getByLabel('Ihr Passwort').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('rowheader', { name: 'berta' }).waitFor()
  await page.getByRole('button', { name: 'Entfernen berta' }).click()
  await dialog.getByLabel('Ihr Passwort').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('rowheader', { name: 'berta' }).waitFor({ state: 'detached' })
})

test('the second factor shows a picture and a key, and refuses a wrong code in words', async () => {
  const site = await tempAdminSite(browser)
  const { page, faults } = await site.open('/admin/account')
  await page.getByRole('button', { name: 'Einschalten' }).click()
  await page.getByRole('dialog').getByLabel('Ihr Passwort').fill(PASSWORD)
  await page.keyboard.press('Enter')
  const picture = page.getByRole('img', { name: 'Schlüssel als Bild' })
  await picture.waitFor()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.getByLabel('Code aus der App').fill('000 000')
  await page.getByRole('button', { name: 'Code prüfen und einschalten' }).click()
  await page.getByText('Der Code stimmt nicht oder ist abgelaufen.').waitFor()
  await expectNoFault(page)
  expect(faults).toEqual([])
})
