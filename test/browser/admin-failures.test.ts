import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { gateTo } from '#test/browser/gate.ts'
import { testBrowser } from '#test/browser/launch.ts'
import { expectNoFault, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { oncePerFile } from '#test/finished.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})
const givenSite = oncePerFile(() => tempAdminSite(browser))

/** No sentence of a program, and nothing that axe knows. */
async function expectHonest(page: Page): Promise<void> {
  expect(await page.locator('body').innerText()).not.toMatch(
    /fetch|TypeError|undefined|<html|\b50\d\b|assets/i,
  )
  await expectNoFault(page)
}

const PROXY = { status: 502, contentType: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>' }

test('a screen whose code cannot be loaded without the server says so, and opens once it is back', async () => {
  const site = givenSite()
  const gate = await gateTo(site.origin)
  const { page, faults } = await site.open('/admin/account')
  await page.goto(`${gate.origin}/en/admin/account`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await gate.shut()
  await page.getByRole('link', { name: 'Backups' }).click()
  await page.getByRole('heading', { level: 1, name: 'Navigation error' }).waitFor()
  await expectHonest(page)
  await gate.open()
  await page.getByRole('heading', { level: 1, name: 'Backups' }).waitFor()
  expect(faults.filter(text => text.startsWith('asked') && !text.includes(gate.origin))).toEqual([])
})

test('a screen whose code has another name since an update is loaded again, once', async () => {
  const site = givenSite()
  const { page } = await site.open('/admin/account')
  await page.getByRole('heading', { level: 1, name: 'Konto' }).waitFor()
  let documents = 0
  page.on('request', request => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.route(/\.js$/, route =>
    documents === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  await page.getByRole('link', { name: 'Sicherungen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sicherungen' }).waitFor()
  expect(documents).toBe(1)
})

test.each([
  ['', 'Einlesen', 'Die Tabelle konnte nicht eingelesen werden. Bitte versuchen Sie es noch einmal.'],
  ['/en', 'Import', 'Failed to import Excel file'],
])(
  'an upload that something before the server refuses says no more than is known (%s/)',
  async (prefix, start, sentence) => {
    const site = givenSite()
    const { page } = await site.open(`${prefix}/admin`)
    await page.route('**/api/admin/imports?dryRun=0**', route =>
      route.fulfill({ ...PROXY, status: 413, body: '<html><h1>413 Too Large</h1></html>' }),
    )
    const buffer = Buffer.from('name;city\nRoth;Görlitz\n')
    await page.locator('input[type=file]').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: start, exact: true }).click()
    await page.getByRole('alert').filter({ hasText: sentence }).waitFor()
    await expectHonest(page)
  },
)

test('a proxy before a server that is gone never speaks itself', async () => {
  const site = givenSite()
  const { page } = await site.open('/admin/account')
  await page.getByRole('heading', { level: 1, name: 'Konto' }).waitFor()
  await page.route('**/api/admin/backups**', route => route.fulfill(PROXY))
  await page.getByRole('link', { name: 'Sicherungen' }).click()
  await page.getByText('Der Server antwortet nicht. Bitte prüfen Sie die Verbindung').waitFor()
  await expectHonest(page)
})
