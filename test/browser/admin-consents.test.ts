import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { testBrowser } from '#test/browser/launch.ts'
import { expectNoFault, type TempAdminSite, tempAdminSite } from '#test/browser/temp-admin-site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

/** Of two consents the second was withdrawn; the site no longer asked its question. */
async function givenConsents({ store }: TempAdminSite): Promise<void> {
  const choices = JSON.stringify({ analytics: true, marketing: false, preferences: true })
  const given_at = Date.parse('2026-11-24T12:00:00+01:00')
  await store.db
    .insertInto('consents')
    .values([
      {
        id: 'ab'.repeat(16),
        choices,
        asked: 'tr analytics: zahlen.example; preferences',
        given_at,
        withdrawn_at: null,
      },
      {
        id: 'cd'.repeat(16),
        choices,
        asked: `de sha256:${'0'.repeat(64)}`,
        given_at,
        withdrawn_at: given_at + 60_000,
      },
    ])
    .execute()
}

test('the proofs of consent are searched, filtered and downloaded as they are shown, also on a phone in the dark', async () => {
  const site = await tempAdminSite(browser)
  await givenConsents(site)
  const { page, faults } = await site.open('/admin/consents', {
    viewport: { width: 360, height: 900 },
    colorScheme: 'dark',
  })
  const rows = page.locator('.rows:not([aria-busy="true"]) tbody tr')
  await expect.poll(() => rows.count()).toBe(2)
  await rows.getByText('frühere Frage, nur als Prüfsumme gespeichert').waitFor()
  await expectNoFault(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('searchbox', { name: 'Kennung oder Anbieter' }).fill('Zahlen.example')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${site.origin}/admin/consents?search=Zahlen.example`)
  await expect.poll(() => rows.count()).toBe(1)
  expect(await rows.innerText()).toContain('Analyse, Präferenzen')
  const download = page.getByRole('link', { name: 'Als Tabelle herunterladen (CSV)' })
  expect(await download.getAttribute('href')).toContain('search=Zahlen.example')
  await page.getByRole('combobox', { name: 'Stand' }).selectOption('withdrawn')
  await page.getByText('Solche Nachweise gibt es nicht.').waitFor()
  await page.goBack()
  await expect.poll(() => rows.count()).toBe(1)
  await page.goBack()
  await expect.poll(() => rows.count()).toBe(2)
  expect(await page.getByRole('searchbox').inputValue()).toBe('')
  expect(faults).toEqual([])
})

test('where nobody has consented, the screen says when visitors are asked', async () => {
  const site = await tempAdminSite(browser)
  const { page } = await site.open('/admin/consents')
  await page.getByText('Noch hat niemand etwas erlaubt.').waitFor()
  await page.locator('.panel-empty').getByRole('link', { name: 'Zu den Einstellungen' }).waitFor()
  await expectNoFault(page)
})
