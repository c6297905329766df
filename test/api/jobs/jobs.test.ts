import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jobPageSchema } from '#api/jobs/schema.ts'
import { jobSchema } from '#domain/job/job.ts'
import type { JobKind } from '#domain/job/job-kinds.ts'
import { endJob } from '#store/jobs/job-queue.ts'
import { insertJob } from '#store/jobs/jobs.ts'
import { type TempAdmin, tempAdmin } from '#test/api/temp-admin.ts'

async function givenJob(admin: TempAdmin, kind: JobKind = 'find-duplicates'): Promise<number> {
  return admin.store.write(trx => insertJob(trx, { kind, input: {}, account: 'admin' }, admin.clock.now))
}

async function givenFailedJob(admin: TempAdmin, kind: JobKind = 'find-duplicates'): Promise<number> {
  const id = await givenJob(admin, kind)
  await admin.store.write(trx =>
    endJob(trx, id, { state: 'failed', code: 'disk_full', details: {} }, admin.clock.now),
  )
  return id
}

async function audited(admin: TempAdmin): Promise<object[]> {
  const rows = await admin.store.db
    .selectFrom('audit')
    .select(['account', 'action', 'subject', 'details'])
    .orderBy('id')
    .execute()
  return rows.map(row => ({ ...row, details: JSON.parse(row.details) }))
}

test.each([
  ['GET', '/api/admin/jobs'],
  ['GET', '/api/admin/jobs/1'],
  ['GET', '/api/admin/jobs/1/events'],
  ['GET', '/api/admin/jobs/1/report'],
  ['POST', '/api/admin/jobs'],
  ['POST', '/api/admin/jobs/1/cancel'],
  ['POST', '/api/admin/jobs/1/retry'],
] as const)('without a session %s %s is closed', async (method, url) => {
  const admin = await tempAdmin()
  const id = await givenJob(admin)
  const answer = await admin.app.inject({ method, url, ...(method === 'POST' && { payload: {} }) })
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({ code: 'not_logged_in' })
  const row = await admin.store.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()
  expect(row).toMatchObject({ state: 'queued', is_cancel_requested: 0 })
})

test('a job is started, seen, and written down', async () => {
  const admin = await tempAdmin()
  const started = await admin.call('POST', '/api/admin/jobs', { kind: 'backup' })
  expect(started.statusCode).toBe(200)
  const { jobId } = started.json()
  const seen = await admin.call('GET', `/api/admin/jobs/${jobId}`)
  expect(jobSchema.parse(seen.json())).toMatchObject({ kind: 'backup', state: 'queued', account: 'admin' })
  expect(await audited(admin)).toEqual([
    { account: 'admin', action: 'job.started', subject: 'backup', details: { job: jobId } },
  ])
})

test('a second job of the same kind is refused with a sentence in the language of the page', async () => {
  const admin = await tempAdmin()
  await admin.call('POST', '/api/admin/jobs', { kind: 'backup' })
  const second = await admin.call('POST', '/api/admin/jobs?language=en', { kind: 'backup' })
  expect(second.statusCode).toBe(409)
  expect(second.json()).toMatchObject({
    code: 'job_running',
    details: 'A job of this kind is already running. Please wait until it is done.',
  })
  expect((await admin.call('GET', '/api/admin/jobs')).json().total).toBe(1)
})

test.each([
  'import',
  'undo-import',
  'bulk-edit',
  'remove-demonstration',
  'validate-urls',
  'update-photos',
  'x',
])('a job of kind %s is not started by this call', async kind => {
  const admin = await tempAdmin()
  const answer = await admin.call('POST', '/api/admin/jobs', { kind })
  expect(answer.statusCode).toBe(400)
  expect((await admin.call('GET', '/api/admin/jobs')).json().total).toBe(0)
})

test('jobs are listed newest first, twenty a page, by kind and state', async () => {
  const admin = await tempAdmin()
  for (let count = 0; count < 21; count++) await givenFailedJob(admin)
  const waiting = await givenJob(admin, 'backup')
  const first = jobPageSchema.parse((await admin.call('GET', '/api/admin/jobs')).json())
  expect(first).toMatchObject({ total: 22, page: 1, totalPages: 2 })
  expect(first.entries.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => waiting - at))
  const second = (await admin.call('GET', '/api/admin/jobs?page=2')).json()
  expect(second.entries).toHaveLength(2)
  const failed = (await admin.call('GET', '/api/admin/jobs?state=failed&page=2')).json()
  expect(failed).toMatchObject({ total: 21, totalPages: 2 })
  const backups = (await admin.call('GET', '/api/admin/jobs?kind=backup&state=queued')).json()
  expect(backups.entries).toMatchObject([{ id: waiting }])
})

test.each(['?page=0', '?kind=nonsense', '?state=nonsense', '?sort=x'])(
  'a list of %s is refused',
  async query => {
    const admin = await tempAdmin()
    expect((await admin.call('GET', `/api/admin/jobs${query}`)).statusCode).toBe(400)
  },
)

test('a job that waits is cancelled at once, and only the first wish is written down', async () => {
  const admin = await tempAdmin()
  const id = await givenJob(admin)
  expect((await admin.call('POST', `/api/admin/jobs/${id}/cancel`)).statusCode).toBe(204)
  expect((await admin.call('GET', `/api/admin/jobs/${id}`)).json()).toMatchObject({ state: 'cancelled' })
  const again = await admin.call('POST', `/api/admin/jobs/${id}/cancel`)
  expect(again.json()).toMatchObject({ status: 409, code: 'job_finished' })
  expect(await audited(admin)).toEqual([
    { account: 'admin', action: 'job.cancelled', subject: 'find-duplicates', details: { job: id } },
  ])
})

test('a failed job is started again under its own number', async () => {
  const admin = await tempAdmin()
  const id = await givenFailedJob(admin)
  const answer = await admin.call('POST', `/api/admin/jobs/${id}/retry`)
  expect(answer.json()).toEqual({ jobId: id })
  const job = (await admin.call('GET', `/api/admin/jobs/${id}`)).json()
  expect(job).toMatchObject({ state: 'queued', failure: null, finishedAt: null, attempt: 0 })
  expect(await audited(admin)).toEqual([
    {
      account: 'admin',
      action: 'job.started',
      subject: 'find-duplicates',
      details: { job: id, isRetry: true },
    },
  ])
})

test('a job is not started again while it waits, while one of its kind does, or when it is done', async () => {
  const admin = await tempAdmin()
  const done = await givenJob(admin, 'backup')
  await admin.store.write(trx => endJob(trx, done, { state: 'done', result: {} }, 1))
  expect((await admin.call('POST', `/api/admin/jobs/${done}/retry`)).json().code).toBe('job_finished')
  const failed = await givenFailedJob(admin)
  const waiting = await givenJob(admin)
  for (const id of [failed, waiting]) {
    expect((await admin.call('POST', `/api/admin/jobs/${id}/retry`)).json().code).toBe('job_running')
  }
  expect((await admin.call('GET', `/api/admin/jobs/${failed}`)).json().state).toBe('failed')
})

test.each([
  ['GET', '/api/admin/jobs/999'],
  ['GET', '/api/admin/jobs/999/events'],
  ['GET', '/api/admin/jobs/999/report'],
  ['POST', '/api/admin/jobs/999/cancel'],
  ['POST', '/api/admin/jobs/999/retry'],
] as const)('%s %s: there is no such job', async (method, url) => {
  const admin = await tempAdmin()
  const answer = await admin.call(method, url)
  expect(answer.json()).toMatchObject({ status: 404, code: 'job_unknown' })
})

test('a report is downloaded as CSV', async () => {
  const admin = await tempAdmin()
  const id = await givenReport(admin, 'reports/job-1.csv')
  await admin.siteFiles.write('reports/job-1.csv', 'Straße;Ergebnis\n')
  const answer = await admin.call('GET', `/api/admin/jobs/${id}/report`)
  expect(answer.body).toBe('Straße;Ergebnis\n')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="job-1.csv"',
    'cache-control': 'no-store',
  })
})

test.each([
  ['that was never written', 'reports/gone.csv'],
  ['outside of the folder of reports', 'directory.sqlite'],
  ['reached by a way out', 'reports/../secret.csv'],
  ['whose folder only begins alike', 'reports-old/secret.csv'],
  ['that is a link to somewhere else', 'reports/link.csv'],
])('a report %s is none', async (_what, file) => {
  const admin = await tempAdmin()
  for (const folder of ['reports', 'reports-old']) {
    mkdirSync(join(admin.folder, folder))
    writeFileSync(join(admin.folder, folder, 'secret.csv'), 'secret')
  }
  writeFileSync(join(admin.folder, 'secret.csv'), 'secret')
  symlinkSync(join(admin.folder, 'secret.csv'), join(admin.folder, 'reports', 'link.csv'))
  const id = await givenReport(admin, file)
  const answer = await admin.call('GET', `/api/admin/jobs/${id}/report`)
  expect(answer.json()).toMatchObject({ status: 404, code: 'report_unknown' })
})

async function givenReport(admin: TempAdmin, reportFile: string): Promise<number> {
  const id = await givenJob(admin)
  await admin.store.write(trx => endJob(trx, id, { state: 'done', result: {}, reportFile }, 1))
  return id
}
