import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { scheduleIn } from '#services/jobs/schedule.ts'
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
