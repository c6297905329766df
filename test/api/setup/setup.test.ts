import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { backupFile } from '#domain/backup.ts'
import { setupSteps } from '#services/admin/setup-steps.ts'
import { loadDemo } from '#services/demo/load-demo.ts'
import { siteSettings } from '#services/settings/site-settings.ts'
import { beginImportRun, takeImportRunId, updateImportRun } from '#store/imports/import-runs.ts'
import { setMetric } from '#store/metrics.ts'
import { insertPicture } from '#store/pictures/pictures.ts'
import { saveSetting } from '#store/settings.ts'
import { type TempAdmin, tempAdmin } from '#test/api/temp-admin.ts'
import { roth } from '#test/content/make-site.ts'
import { draft } from '#test/make-draft.ts'

const DAY_MS = 86_400_000

/** What the dashboard is told, with a site at an address. */
async function setup(admin: TempAdmin, siteUrl = 'https://umkreis.example', runsJobs = true) {
  const settings = await siteSettings(admin.store)
  const { store, index, overview, siteFiles: files, folder: dataDir } = admin
  return setupSteps({
    store,
    index,
    overview,
    files,
    dataDir,
    now: () => admin.clock.now,
    settings: () => settings,
    siteUrl: () => siteUrl,
    hasMailServer: () => true,
    runsJobs: () => runsJobs,
  })
}

function backup(admin: TempAdmin, at: number): void {
  const folder = join(admin.folder, 'backups')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, backupFile(at)), '')
}

async function imported(admin: TempAdmin, run: { fileSize: number; isDryRun?: boolean }): Promise<void> {
  const id = await takeImportRunId(admin.store.db)
  await beginImportRun(admin.store.db, { id, fileName: 'a.xlsx', ...run }, 0)
  await updateImportRun(admin.store.db, id, { state: 'done' })
}

test('a fresh installation has everything before it', async () => {
  const admin = await tempAdmin()
  await loadDemo({ store: admin.store, dataDir: admin.folder, now: () => admin.clock.now }, { count: 20 })
  await admin.follow()
  const answer = await admin.call('GET', '/api/admin/setup')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    steps: { hasOperator: false, hasOwnImport: false, hasDemonstration: true },
    warnings: ['operator_missing', 'no_backup_for_a_week'],
    mails: { waiting: 0, failed: 0 },
  })
})

test('the steps are done one by one', async () => {
  const admin = await tempAdmin()
  await saveSetting(admin.store.db, 'operator', roth, 0)
  await imported(admin, { fileSize: 10, isDryRun: true })
  expect((await setup(admin)).steps).toEqual({
    hasOperator: true,
    hasOwnImport: false,
    hasDemonstration: false,
  })
  await imported(admin, { fileSize: 10 })
  expect((await setup(admin)).steps.hasOwnImport).toBe(true)
  backup(admin, admin.clock.now)
  expect((await setup(admin)).warnings).toEqual([])
})

describe('the dashboard warns', () => {
  test('of jobs that wait, while their process is away', async () => {
    const admin = await tempAdmin()
    expect((await setup(admin)).warnings).not.toContain('jobs_not_running')
    expect((await setup(admin, 'https://umkreis.example', false)).warnings).toContain('jobs_not_running')
  })

  test.each([
    ['http://localhost:3000', true],
    ['http://127.0.0.1:3000', true],
    ['http://[::1]:3000', true],
    ['http://umkreis.localhost', true],
    ['https://localhost.umkreis.example', false],
    ['http://192.168.1.7', false],
  ])('that nobody else reaches %s: %s', async (siteUrl, isLocal) => {
    expect((await setup(await tempAdmin(), siteUrl)).warnings.includes('site_url_is_local')).toBe(isLocal)
  })

  test('when the newest backup is a week old', async () => {
    const admin = await tempAdmin()
    backup(admin, admin.clock.now - 20 * DAY_MS)
    backup(admin, admin.clock.now - 6 * DAY_MS)
    expect((await setup(admin)).warnings).not.toContain('no_backup_for_a_week')
    admin.clock.now += DAY_MS
    expect((await setup(admin)).warnings).toContain('no_backup_for_a_week')
  })

  test('says nothing of backups while the site is younger than a week', async () => {
    const admin = await tempAdmin()
    const { db } = admin.store
    await db.updateTable('accounts').set({ created_at: admin.clock.now }).execute()
    admin.clock.now += 6 * DAY_MS
    expect((await setup(admin)).warnings).not.toContain('no_backup_for_a_week')
    admin.clock.now += 2 * DAY_MS
    expect((await setup(admin)).warnings).toContain('no_backup_for_a_week')
  })

  test('not of uploaded pictures; of imported photos that stand behind them', async () => {
    const admin = await tempAdmin()
    const picture = { businessId: 1, file: 'a'.repeat(64), alt: 'Der Laden', width: 80, height: 60 }
    await admin.store.write(trx => insertPicture(trx, { ...picture, account: 'admin', now: 0 }))
    const touched = async (photos: string[]) => {
      await admin.add(draft({ photos }))
      expect(admin.index.search({ hasPhoto: true, limit: 1, offset: 0 }, 0).total).toBe(1)
    }
    await touched([])
    expect((await setup(admin)).warnings).not.toContain('photos_need_rights')
    await touched(['https://bilder.example/1.jpg'])
    expect((await setup(admin)).warnings).toContain('photos_need_rights')
  })

  test('of imported photos that are shown', async () => {
    const admin = await tempAdmin(draft({ photos: ['https://bilder.example/1.jpg'], photosCount: 1 }))
    expect((await setup(admin)).warnings).toContain('photos_need_rights')
    await saveSetting(admin.store.db, 'showsPhotos', false, 0)
    expect((await setup(admin)).warnings).not.toContain('photos_need_rights')
  })

  test('of code on the pages', async () => {
    const admin = await tempAdmin()
    await saveSetting(admin.store.db, 'footerCode', '<p>x</p>', 0)
    expect((await setup(admin)).warnings).toContain('code_active')
  })
})

describe('GET /api/admin/figures', () => {
  test('gives the courses of so many days', async () => {
    const admin = await tempAdmin()
    await setMetric(admin.store.db, { day: '2026-11-23', name: 'searches', value: 4 })
    expect((await admin.call('GET', '/api/admin/figures?days=2')).json()).toEqual([
      { name: 'searches', days: [{ day: '2026-11-23', value: 4 }] },
    ])
    expect((await admin.call('GET', '/api/admin/figures?days=1')).json()).toEqual([])
  })

  test.each(['?days=0', '?days=801', '?days=x', '?tage=3'])('refuses %s', async query => {
    expect((await (await tempAdmin()).call('GET', `/api/admin/figures${query}`)).statusCode).toBe(400)
  })
})

test('POST /api/admin/demonstration/remove starts one job, and says who wanted it', async () => {
  const admin = await tempAdmin()
  const answer = await admin.call('POST', '/api/admin/demonstration/remove')
  expect(answer.json()).toEqual({ jobId: 1 })
  expect((await admin.call('POST', '/api/admin/demonstration/remove')).json()).toMatchObject({
    status: 409,
    code: 'job_running',
  })
  expect(await admin.store.db.selectFrom('jobs').select(['kind', 'account']).execute()).toEqual([
    { kind: 'remove-demonstration', account: 'admin' },
  ])
  expect(await admin.store.db.selectFrom('audit').select(['action', 'account']).execute()).toEqual([
    { action: 'demonstration.removed', account: 'admin' },
  ])
})

test('the description of the calls names the administrator’s', async () => {
  const { app } = await tempAdmin()
  const { paths } = (await app.inject('/api/openapi.json')).json()
  for (const path of ['/settings/bulk', '/settings/code-off', '/figures', '/setup', '/submissions/{id}']) {
    expect(Object.keys(paths)).toContain(`/api/admin${path}`)
  }
})
