import { expect, test } from 'vitest'
import { validationStartedSchema } from '#api/links/schema.ts'
import { validationStatusSchema } from '#domain/link/validation-status.ts'
import { endJob } from '#store/jobs/job-queue.ts'
import { saveJobProgress } from '#store/jobs/jobs.ts'
import { type TempAdmin, tempAdmin } from '#test/api/temp-admin.ts'
import { draft } from '#test/make-draft.ts'

const NO_BODY = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

/** Two businesses that share a website, one with its own, one hidden with one, one without. */
async function given(): Promise<TempAdmin> {
  const admin = await tempAdmin(
    draft({ name: 'Roth Markt', website: 'https://roth.example/' }),
    draft({ name: 'Roth Bahnhof', street: 'Bahnhofstraße 1', website: 'https://roth.example/' }),
    draft({ name: 'Gärtnerei Özgür', website: 'https://oezguer.example/' }),
    draft({ name: 'Versteckt', website: 'https://versteckt.example/' }),
    draft({ name: 'Ohne Adresse' }),
  )
  await admin.store.db
    .updateTable('businesses')
    .set({ is_hidden: 1 })
    .where('name', '=', 'Versteckt')
    .execute()
  return admin
}

/** As the specification's clients start it: a content type and nothing else. */
const start = ({ app, cookie }: TempAdmin, what: string) =>
  app.inject({ method: 'POST', url: `/api/admin/${what}`, headers: { ...NO_BODY, cookie } })

const status = async (admin: TempAdmin) => {
  const answer = await admin.call('GET', '/api/admin/validation-status')
  expect(answer).toMatchObject({ statusCode: 200 })
  expect(answer.headers['content-type']).toContain('application/json')
  return validationStatusSchema.nullable().parse(answer.json())
}

test('before anything was validated the status is null, written out', async () => {
  const admin = await given()
  expect((await admin.call('GET', '/api/admin/validation-status')).body).toBe('null')
  expect(await status(admin)).toBeNull()
})

test('a started validation tells how many addresses there are: each once, none of hidden businesses', async () => {
  const admin = await given()
  const answer = await start(admin, 'validate-urls?language=tr')
  expect(answer.statusCode).toBe(200)
  const { jobId, total } = validationStartedSchema.parse(answer.json())
  expect(total).toBe(2)
  expect(await status(admin)).toEqual({
    total: 2,
    processed: 0,
    valid: 0,
    invalid: 0,
    notChecked: 0,
    notCheckedReasons: [],
    currentBusiness: null,
    isComplete: false,
    reportFile: null,
    jobId,
    state: 'queued',
    isCancelRequested: false,
  })
  const job = (await admin.call('GET', `/api/admin/jobs/${jobId}`)).json()
  expect(job).toMatchObject({ kind: 'validate-urls', input: { language: 'tr' }, account: 'admin' })
})

test('what runs and what is over are told as they are', async () => {
  const admin = await given()
  const { jobId } = (await start(admin, 'validate-urls')).json()
  const progress = {
    phase: 'checking',
    done: 1,
    total: 2,
    counts: { valid: 0, invalid: 1, notChecked: 0 },
    current: 'Roth Markt',
  }
  await saveJobProgress(admin.store.db, jobId, progress, 0)
  expect(await status(admin)).toMatchObject({
    processed: 1,
    invalid: 1,
    notChecked: 0,
    currentBusiness: 'Roth Markt',
    isComplete: false,
  })
  const reportFile = 'reports/url-validation-2026-11-24-1.csv'
  await endJob(admin.store.db, jobId, { state: 'done', result: {}, reportFile }, 0)
  expect(await status(admin)).toMatchObject({
    currentBusiness: null,
    isComplete: true,
    reportFile: 'url-validation-2026-11-24-1.csv',
    state: 'done',
    isCancelRequested: false,
  })
})

test('a cancelled validation is over, has no report, and another one may be started', async () => {
  const admin = await given()
  const { jobId } = (await start(admin, 'validate-urls')).json()
  await admin.call('POST', `/api/admin/jobs/${jobId}/cancel`)
  expect(await status(admin)).toMatchObject({ isComplete: true, reportFile: null, state: 'cancelled' })
  const again = await start(admin, 'validate-urls')
  expect(await status(admin)).toMatchObject({ jobId: again.json().jobId, isComplete: false })
})

test.each(['validate-urls', 'update-photos'])(
  '%s runs once at a time and is written to the log',
  async what => {
    const admin = await given()
    const { jobId } = (await start(admin, what)).json()
    const second = await start(admin, `${what}?language=en`)
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({
      code: 'job_running',
      details: 'A job of this kind is already running. Please wait until it is done.',
    })
    const audit = await admin.store.db.selectFrom('audit').select(['account', 'action', 'subject']).execute()
    expect(audit).toEqual([{ account: 'admin', action: 'job.started', subject: what }])
    expect((await admin.call('GET', '/api/admin/jobs')).json().entries).toMatchObject([
      { id: jobId, kind: what },
    ])
  },
)

test.each([
  ['GET', 'validation-status'],
  ['POST', 'validate-urls'],
  ['POST', 'update-photos'],
] as const)('%s %s is closed to strangers and knows no other parameters', async (method, what) => {
  const admin = await given()
  const stranger = await admin.app.inject({ method, url: `/api/admin/${what}` })
  expect(stranger.statusCode).toBe(401)
  expect((await admin.call(method, `/api/admin/${what}?total=1`)).statusCode).toBe(400)
  expect(await status(admin)).toBeNull()
})
