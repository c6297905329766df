import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { scheduleIn } from '#services/jobs/schedule.ts'
import { endJob } from '#store/jobs/job-queue.ts'
import { insertJob, saveJobProgress } from '#store/jobs/jobs.ts'
import { testBrowser } from '#test/browser/launch.ts'
import { expectNoFault, tempAdminSite } from '#test/browser/temp-admin-site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

test('a task is switched on with its day and hour, and the screen says when it runs next', async () => {
  const site = await tempAdminSite(browser)
  const { page, faults } = await site.open('/admin/jobs')
  const save = page.getByRole('button', { name: 'Zeiten speichern' })
  await save.waitFor()
  expect(await save.isDisabled()).toBe(true)
  expect(await page.getByText(/^Nächstes Mal: .*03:00$/).count()).toBe(1)
  expect(await page.getByText('Ausgeschaltet').count()).toBe(3)
  await page.getByLabel('Websites prüfen', { exact: true }).check()
  await page.getByLabel('Tag: Websites prüfen').selectOption('Mittwochs')
  await page.getByLabel('Uhrzeit: Websites prüfen').selectOption('23')
  await save.click()
  await page.getByText('Die Zeiten sind gespeichert.').waitFor()
  await page.getByText(/^Nächstes Mal: .*23:00$/).waitFor()
  const { backup, ...others } = await scheduleIn(site.store.db)
  expect(backup).toEqual({ isOn: true, weekday: null, hour: 3 })
  expect(others['validate-urls']).toEqual({ isOn: true, weekday: 3, hour: 23 })
  expect(others['rebuild-index'].isOn).toBe(false)
  await expectNoFault(page)
  expect(faults).toEqual([])
})

test('jobs say which file they read, how many megabytes they copied, and that nothing was found', async () => {
  const site = await tempAdminSite(browser)
  await site.store.write(async trx => {
    const input = { runId: 7, isDryRun: false, file: 'Betriebe März.csv' }
    const importId = await insertJob(trx, { kind: 'import', input, account: 'admin' }, 0)
    await endJob(trx, importId, { state: 'failed', code: 'file_empty', details: {} }, 1)
    const photosId = await insertJob(trx, { kind: 'update-photos', input: {}, account: 'admin' }, 0)
    await endJob(trx, photosId, { state: 'done', result: { checked: 0, found: 0, dropped: 0 } }, 1)
    const backupId = await insertJob(trx, { kind: 'backup', input: {}, account: 'admin' }, 0)
    await saveJobProgress(
      trx,
      backupId,
      { phase: 'copying', done: 1_048_576, total: 29_761_536, counts: {} },
      1,
    )
  })
  const { page, faults } = await site.open('/admin/jobs')
  await page.getByText('Betriebe März.csv').waitFor()
  await page.getByText('Nichts gefunden und nichts geändert.').waitFor()
  await page.getByText('1 MB von 28,4 MB').waitFor()
  await expectNoFault(page)
  expect(faults).toEqual([])
})
