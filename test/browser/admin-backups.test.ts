import '#test/cheap-passphrases.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { makeBackup } from '#services/backups/make-backup.ts'
import { testBrowser } from '#test/browser/launch.ts'
import { expectNoFault, PASSWORD, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { runJobs } from '#test/jobs/run-jobs.ts'
import { draft } from '#test/make-draft.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

test('the screen says what is in a backup, and downloads it once the password was typed again', async () => {
  const site = await tempAdminSite(browser, draft())
  const { file } = await makeBackup({ dataDir: site.folder, now: Date.now })
  const { page, faults } = await site.open('/admin/backups')
  await page.getByText('1 Betrieb, 0 hochgeladene Bilder (0 B)').waitFor()
  expect(await page.getByRole('cell', { name: 'nicht verschlüsselt' }).count()).toBe(1)
  await expectNoFault(page)
  await page.getByRole('button', { name: /^Herunterladen/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Ihr Passwort').fill('falsch')
  await page.keyboard.press('Enter')
  await dialog.getByText('Das Passwort stimmt nicht.').waitFor()
  await expectNoFault(page)
  await dialog.getByLabel('Ihr Passwort').fill(PASSWORD)
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const saved = await download
  expect(saved.suggestedFilename()).toBe(file)
  expect(readFileSync(await saved.path())).toEqual(readFileSync(join(site.folder, 'backups', file)))
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Löschen/ }).click()
  await dialog.getByRole('button', { name: 'Löschen' }).click()
  await page.getByText('Es gibt noch keine Sicherung.').waitFor()
  expect(faults).toEqual([])
})

test('a backup is encrypted with a passphrase that was typed twice and is not easy to guess', async () => {
  const site = await tempAdminSite(browser, draft())
  runJobs(site)
  const { page, faults } = await site.open('/admin/backups')
  await page.getByRole('button', { name: 'Verschlüsselt sichern' }).click()
  const dialog = page.getByRole('dialog')
  await expectNoFault(page)
  const type = async (first: string, again: string) => {
    await dialog.getByLabel('Passwortsatz', { exact: true }).fill(first)
    await dialog.getByLabel('Passwortsatz noch einmal').fill(again)
    await page.keyboard.press('Enter')
  }
  await type('vier Wörter ohne Sinn', 'vier Wörter mit Sinn')
  await dialog.getByText('Die beiden Passwortsätze sind verschieden.').waitFor()
  await type('passwort123', 'passwort123')
  await dialog.getByText('leicht zu erraten').waitFor()
  await type('vier Wörter ohne Sinn', 'vier Wörter ohne Sinn')
  await page.getByRole('cell', { name: 'verschlüsselt', exact: false }).waitFor()
  expect(readdirSync(join(site.folder, 'backups')).some(name => name.endsWith('.tar.gz.age'))).toBe(true)
  await expectNoFault(page)
  expect(faults).toEqual([])
})
