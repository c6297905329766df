import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { startValidation } from '#services/links/start-validation.ts'
import { validationProgress } from '#services/links/validation-progress.ts'
import { endJob } from '#store/jobs/job-queue.ts'
import { saveJobProgress } from '#store/jobs/jobs.ts'
import { gateTo } from '#test/browser/gate.ts'
import { testBrowser } from '#test/browser/launch.ts'
import { tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { draft } from '#test/make-draft.ts'

const AWAY = 'Die Verbindung ist unterbrochen. Sie wird von selbst wieder aufgebaut.'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

test('progress that is polled says that the server is away, and goes on by itself', async () => {
  const site = await tempAdminSite(browser, draft({ website: 'https://roth.example/' }))
  const { store } = site
  const { jobId } = await startValidation({ store, now: Date.now }, { account: 'admin', language: 'de' })
  const gate = await gateTo(site.origin)
  const { page } = await site.open('/admin/account')
  await page.goto(`${gate.origin}/url-validation-status`)
  await page.getByText('0 von 1').waitFor()
  expect(await page.getByText(AWAY).count()).toBe(0)

  await gate.shut()
  await page.getByText(AWAY).waitFor()
  expect(await page.getByText('0 von 1').count()).toBe(1)
  expect(await page.getByRole('alert').count()).toBe(0)

  const done = validationProgress({ valid: 1, invalid: 0, notChecked: 0 }, 1)
  await store.write(trx => saveJobProgress(trx, jobId, done, Date.now()))
  await gate.open()
  await page.getByText('1 von 1').waitFor()
  await page.getByText(AWAY).waitFor({ state: 'detached' })
})

test('a job that is followed by a stream says so too, and its end arrives when the server is back', async () => {
  const site = await tempAdminSite(browser)
  const gate = await gateTo(site.origin)
  const { page } = await site.open('/admin/account')
  await page.goto(`${gate.origin}/admin/backups`)
  await page.getByRole('button', { name: 'Jetzt sichern' }).click()
  await page.getByText('wartet', { exact: true }).waitFor()

  await gate.shut()
  await page.getByText(AWAY).waitFor()

  const { id } = await site.store.db.selectFrom('jobs').select('id').executeTakeFirstOrThrow()
  const result = { state: 'done', result: {} } as const
  await site.store.write(trx => endJob(trx, Number(id), result, Date.now()))
  await gate.open()
  await page.getByText('fertig', { exact: true }).waitFor()
  await page.getByText(AWAY).waitFor({ state: 'detached' })
})
