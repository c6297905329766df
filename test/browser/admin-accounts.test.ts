import { readFile } from 'node:fs/promises'
import { generateSync } from 'otplib'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { testBrowser } from '#test/browser/launch.ts'
import { expectNoFault, PASSWORD, tempAdminSite } from '#test/browser/temp-admin-site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

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
  await page.getByText('Auf allen anderen Geräten sind Sie abgemeldet.').waitFor()
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

/** Switches the second factor on and stays on the account's screen. @returns secret and recovery codes */
async function switchOn(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Einschalten' }).click()
  await page.getByRole('dialog').getByLabel('Ihr Passwort').fill(PASSWORD)
  await page.keyboard.press('Enter')
  const picture = page.getByRole('img', { name: 'Schlüssel als Bild' })
  await picture.waitFor()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.getByLabel('Code aus der App').fill('000 000')
  await page.getByRole('button', { name: 'Code prüfen und einschalten' }).click()
  await page.getByText('Der Code stimmt nicht, ist abgelaufen oder wurde schon benutzt.').waitFor()
  await expectNoFault(page)
  const secret = (await page.locator('.secret').innerText()).replaceAll(/\s/g, '')
  await page.getByLabel('Code aus der App').fill(generateSync({ secret }))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Ihre Wiederherstellungscodes' }).waitFor()
  return { secret, codes: await page.locator('.recovery li').allInnerTexts() }
}

test('recovery codes are shown once, to save, and one of them logs in without the app', async () => {
  const site = await tempAdminSite(browser)
  const { page, faults } = await site.open('/admin/account')
  const { codes } = await switchOn(page)
  expect(codes).toHaveLength(10)
  await expectNoFault(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Als Textdatei speichern' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toBe(`Wiederherstellungscodes für admin, Umkreis\n\n${codes.join('\n')}\n`)
  await page.getByRole('button', { name: 'Ich habe die Codes sicher abgelegt' }).click()
  await page.getByText('10 Wiederherstellungscodes sind noch übrig.').waitFor()
  expect(await page.getByText(codes[0] ?? '').count()).toBe(0)

  const away = await site.open('/admin/account', { isLoggedOut: true })
  await away.page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await away.page.keyboard.press('Enter')
  await away.page.getByLabel('Code aus der Authenticator-App').fill(codes[0]?.toUpperCase() ?? '')
  await away.page.keyboard.press('Enter')
  await away.page.getByText('Angemeldet mit einem Wiederherstellungscode. Noch übrig: 9.').waitFor()
  await away.page.getByText('9 Wiederherstellungscodes sind noch übrig.').waitFor()
  const { db } = site.store
  const seven = db.selectFrom('recovery_codes').select('code_hash').limit(7)
  await db.deleteFrom('recovery_codes').where('code_hash', 'in', seven).execute()
  await away.page.reload()
  await away.page.getByText('2 Wiederherstellungscodes sind noch übrig. Erzeugen Sie bald neue').waitFor()
  expect([...faults, ...away.faults]).toEqual([])
})

test('the app is changed with a code of the former one; switching the second factor off asks for password and code', async () => {
  const site = await tempAdminSite(browser)
  const { page, faults } = await site.open('/admin/account')
  const { secret, codes: former } = await switchOn(page)
  await page.getByRole('button', { name: 'Ich habe die Codes sicher abgelegt' }).click()
  await page.getByRole('button', { name: 'App wechseln' }).click()
  await page.getByRole('dialog').getByLabel('Ihr Passwort').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByLabel('Code aus der bisherigen App').fill(former[0] ?? '')
  const next = (await page.locator('.secret').innerText()).replaceAll(/\s/g, '')
  expect(next).not.toBe(secret)
  await page.getByLabel('Code aus der App').fill(generateSync({ secret: next }))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Ihre Wiederherstellungscodes' }).waitFor()
  const codes = await page.locator('.recovery li').allInnerTexts()
  expect(codes).not.toContain(former[1])

  await page.getByRole('button', { name: 'Ich habe die Codes sicher abgelegt' }).click()
  await page.getByRole('button', { name: 'Ausschalten' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Code aus der App').fill('0000-0000-0000-0000')
  await dialog.getByLabel('Ihr Passwort').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await dialog.getByText('Der Code stimmt nicht, ist abgelaufen oder wurde schon benutzt.').waitFor()
  await expectNoFault(page)
  await dialog.getByLabel('Code aus der App').fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Einschalten' }).waitFor()
  expect(faults).toEqual([])
})

test('sessions are listed and ended, one or all others', async () => {
  const site = await tempAdminSite(browser)
  for (let session = 0; session < 3; session++) await logInElsewhere(site.origin)
  const { page, faults } = await site.open('/admin/account')
  const sessions = page.getByRole('region', { name: 'Wo Sie angemeldet sind' })
  await sessions.getByText('4 Anmeldungen').waitFor()
  await sessions.getByText('(dieses Gerät)').waitFor()
  await expectNoFault(page)
  await sessions.getByRole('button', { name: 'Abmelden: Firefox auf Linux' }).first().focus()
  await page.keyboard.press('Enter')
  await sessions.getByText('3 Anmeldungen').waitFor()
  await sessions.getByRole('button', { name: 'Überall sonst abmelden' }).click()
  await sessions.getByText('Eine Anmeldung').waitFor()
  expect(await sessions.getByRole('button').count()).toBe(0)
  expect(faults).toEqual([])
})

async function logInElsewhere(origin: string): Promise<void> {
  const answer = await fetch(`${origin}/api/admin/session`, {
    method: 'POST',
    headers: {
      origin,
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
    },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  })
  expect(answer.status).toBe(200)
}
