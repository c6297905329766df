import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { testBrowser } from '#test/browser/launch.ts'
import { expectNoFault, PASSWORD, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { oncePerFile } from '#test/finished.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})
const givenSite = oncePerFile(() => tempAdminSite(browser))

test.each([
  ['/admin', 'Ungültiges Passwort!'],
  ['/en/admin', 'Invalid password!'],
  ['/tr/admin', 'Geçersiz parola!'],
])('at %s a wrong password is told as "%s", and the right one opens the area', async (path, sentence) => {
  const site = givenSite()
  const { page, faults } = await site.open(path, { isLoggedOut: true })
  await page.getByRole('heading', { level: 1 }).waitFor()
  if (path === '/admin') await expectNoFault(page)
  await page.fill('[name=password]', 'falsch')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').filter({ hasText: sentence }).waitFor()
  expect(await page.locator('[name=password]').evaluate(field => document.activeElement === field)).toBe(true)
  await page.fill('[name=password]', PASSWORD)
  await page.keyboard.press('Enter')
  await page.locator('nav.adm-nav').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  const cookie = (await page.context().cookies())[0]
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect(faults).toEqual([])
})

test('logging out shows the login, and the back button shows nothing of the area', async () => {
  const site = givenSite()
  const { page } = await site.open('/admin/audit')
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.getByRole('heading', { name: 'Anmelden' }).waitFor()
  expect(await page.context().cookies()).toEqual([])
  await page.reload()
  await page.getByRole('heading', { name: 'Anmelden' }).waitFor()
  expect(await page.locator('nav.adm-nav').count()).toBe(0)
})

test('a session that ends in the middle of a form loses nothing that was typed', async () => {
  const site = givenSite()
  const { page, faults } = await site.open('/admin/settings')
  await page.getByLabel('Name der Website').fill('Branchenbuch Görlitz')
  await site.store.db.deleteFrom('sessions').execute()
  await page.getByRole('button', { name: 'Speichern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ihre Sitzung ist abgelaufen' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  expect(await dialog.isVisible()).toBe(true)
  await dialog.getByLabel('Passwort').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  expect(await page.getByLabel('Name der Website').inputValue()).toBe('Branchenbuch Görlitz')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Alle Einstellungen gelten sofort').waitFor()
  const stored = await site.store.db.selectFrom('settings').selectAll().where('key', '=', 'title').execute()
  expect(stored.map(({ value }) => JSON.parse(value))).toEqual(['Branchenbuch Görlitz'])
  expect(faults).toEqual([])
})

test('an address that leads nowhere is a 404 that says so', async () => {
  const site = givenSite()
  const { page } = await site.open('/admin/nirgends')
  await page.getByRole('heading', { name: 'Diese Seite gibt es nicht' }).waitFor()
  expect((await fetch(`${site.origin}/admin/nirgends`)).status).toBe(404)
  expect((await fetch(`${site.origin}/tr/admin/jobs`)).status).toBe(200)
})

test('a login that the browser does not keep says why, instead of an area that answers nothing', async () => {
  const { page } = await givenSite().open('/admin', { isLoggedOut: true })
  await page.route('**/api/admin/session', async (route, request) => {
    if (request.method() !== 'POST') return route.continue()
    const response = await route.fetch()
    await page.context().clearCookies()
    const { 'set-cookie': _, ...headers } = response.headers()
    return route.fulfill({ response, headers })
  })
  await page.fill('[name=password]', PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('alert').filter({ hasText: 'Ihr Browser behält die Anmeldung nicht' }).waitFor()
  await page.getByRole('alert').filter({ hasText: 'über https' }).waitFor()
  expect(await page.locator('nav.adm-nav').count()).toBe(0)
})
