import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { testBrowser } from '#test/browser/launch.ts'
import { expectNoFault, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { draft } from '#test/make-draft.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

test('the threshold shows what it would mean before it is saved; a list of redirects says what it did not take', async () => {
  const site = await tempAdminSite(
    browser,
    draft({ name: 'Gut', website: 'https://roth.de/', latitude: 51.15, longitude: 14.99 }),
    draft({ name: 'Dünn', street: 'Weg 2' }),
  )
  const { page } = await site.open('/admin/indexing')
  const preview = page.getByText('Diese Schwelle erreichen')
  await expect.poll(() => preview.textContent()).toContain('erreichen 1 (50 %), darunter bleiben 1')
  const slider = page.getByRole('slider')
  await slider.fill('25')
  expect(await preview.textContent()).toContain('erreichen 2 (100 %), darunter bleiben 0')
  await page.getByRole('button', { name: 'Schwelle speichern' }).click()
  await page.getByText('Zurzeit gilt: 25').waitFor()
  await slider.fill('60')
  await page.getByRole('cell', { name: '2', exact: true }).first().waitFor()
  await expectNoFault(page)
  await slider.fill('25')

  await page.getByRole('link', { name: 'Weiterleitungen' }).click()
  await page.getByLabel('Liste', { exact: true }).fill('/alt;/businesses\n/fremd;https://evil.example/')
  await page.getByRole('button', { name: 'Einlesen' }).click()
  await page.getByText('Zeile 2: führt zu einer fremden Website').waitFor()
  await page.getByRole('button', { name: 'Weiterleitung löschen: /alt' }).waitFor()
  await expectNoFault(page)
})

test('another page of a list takes the focus to its top, though the rows are loaded anew', async () => {
  const site = await tempAdminSite(browser)
  const { page } = await site.open('/admin/redirects')
  const lines = Array.from({ length: 60 }, (_, at) => `/alt${at};/businesses`)
  await page.getByLabel('Liste', { exact: true }).fill(lines.join('\n'))
  await page.getByRole('button', { name: 'Einlesen' }).click()
  await page.getByRole('link', { name: 'Nächste' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`${site.origin}/admin/redirects?page=2`)
  await page.locator('.pager .cur', { hasText: '2' }).waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.querySelectorAll('tbody tr').length)
  await expect.poll(focused).toBe(10)
})
