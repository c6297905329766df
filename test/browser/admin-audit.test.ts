import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { recordAudit } from '#store/audit.ts'
import { testBrowser } from '#test/browser/launch.ts'
import { expectNoFault, tempAdminSite } from '#test/browser/temp-admin-site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

test('details are told in words, and what somebody wrote stands as it was written', async () => {
  const site = await tempAdminSite(browser)
  const at = { account: 'admin', now: Date.now() }
  await site.store.write(async trx => {
    const backup = { job: 7, isEncrypted: true }
    await recordAudit(trx, { ...at, action: 'job.started', subject: 'backup', details: backup })
    const edit = { name: 'backup', fields: ['phone', 'openingHours'] }
    await recordAudit(trx, { ...at, action: 'business.edited', subject: '1', details: edit })
  })
  await site.store.write(async trx => {
    const decision = { kind: 'correction', outcome: 'accepted' }
    await recordAudit(trx, { ...at, action: 'submission.decided', subject: '3', details: decision })
    const list = { sortBy: 'rating', sortOrder: 'desc', locks: {} }
    await recordAudit(trx, { ...at, action: 'export.downloaded', details: list })
    const changed = ['title', 'operator', 'supportHours', 'unknownSetting']
    await recordAudit(trx, { ...at, action: 'settings.saved', details: { changed } })
    await recordAudit(trx, {
      ...at,
      action: 'session.refused',
      subject: 'eva',
      details: { reason: 'password' },
    })
    const removal = { name: 'Roth', reason: 'password' }
    await recordAudit(trx, { ...at, action: 'business.removed', subject: '2', details: removal })
    const upload = { job: 10, file: 'betriebe.xlsx' }
    await recordAudit(trx, { ...at, action: 'import.started', subject: '11', details: upload })
  })
  const viewport = { width: 360, height: 780 }
  const { page } = await site.open('/admin/audit', { viewport })
  await page.getByText('Auftrag: 7, verschlüsselt: ja').waitFor()
  await page.getByText('Name: backup, geändert: Telefon, Öffnungszeiten').waitFor()
  await page.getByRole('table').getByText('Sicherung', { exact: true }).waitFor()
  await page.getByText('Art: Korrektur, Ergebnis: Übernommen', { exact: true }).waitFor()
  await page.getByText(/^sortiert nach: Bewertung.*, Reihenfolge: absteigend$/).waitFor()
  await page
    .getByText('geändert: Name der Website, Betreiber, Telefonzeiten, wie sie gezeigt werden, unknownSetting')
    .waitFor()
  await page.getByText('Grund: falsches Passwort', { exact: true }).waitFor()
  await page.getByText('Name: Roth, Grund: password', { exact: true }).waitFor()
  expect(await page.getByRole('link', { name: 'betriebe.xlsx' }).getAttribute('href')).toBe(
    '/admin/imports/11',
  )
  await page.getByText('Auftrag: 10', { exact: true }).waitFor()
  await expectNoFault(page)
})
