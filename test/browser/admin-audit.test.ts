import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { recordAudit } from '#store/audit.ts'
import { launchBrowser } from '#test/browser/launch.ts'
import { expectNoFault, tempAdminSite } from '#test/browser/temp-admin-site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('details are told in words, and what somebody wrote stands as it was written', async () => {
  const site = await tempAdminSite(browser)
  const at = { account: 'admin', now: Date.now() }
  await site.store.write(async trx => {
    const backup = { job: 7, isEncrypted: true }
    await recordAudit(trx, { ...at, action: 'job.started', subject: 'backup', details: backup })
    const edit = { name: 'backup', fields: ['phone', 'openingHours'] }
    await recordAudit(trx, { ...at, action: 'business.edited', subject: '1', details: edit })
  })
  const viewport = { width: 360, height: 780 }
  const { page } = await site.open('/admin/audit', { viewport })
  await page.getByText('Auftrag: 7, verschlüsselt: ja').waitFor()
  await page.getByText('Name: backup, geändert: Telefon, Öffnungszeiten').waitFor()
  await page.getByRole('table').getByText('Sicherung', { exact: true }).waitFor()
  await expectNoFault(page)
})
