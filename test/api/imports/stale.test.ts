import { expect, test } from 'vitest'
import { recheckPageSchema, searchPageSchema, stalePageSchema } from '#api/imports/stale-schema.ts'
import { jobStartedSchema } from '#api/jobs/schema.ts'
import { addOwner } from '#store/businesses/owners.ts'
import { sendForm } from '#test/api/http/send-form.ts'
import { type TempAdmin, tempAdmin } from '#test/api/temp-admin.ts'
import { runJobs } from '#test/jobs/run-jobs.ts'

const SEARCH = '"Zahnarzt, 50667 Köln, NRW, DE"'

function exportOf(...names: readonly string[]): string {
  const rows = names.map(
    name =>
      `${SEARCH},${name},ChIJ${name.toLowerCase().padEnd(23, 'x')},${name} Weg 3,50667,Köln,https://${name.toLowerCase()}.example/`,
  )
  return ['query,name,place_id,street,postal_code,city,website', ...rows].join('\n')
}

async function imported(admin: TempAdmin, fileName: string, content: string): Promise<number> {
  const answer = await sendForm(admin, '/api/admin/import-excel', { fileName, content })
  expect(answer.json()).toMatchObject({ success: true })
  return answer.json().runId
}

/** Two imports of one search: the first with Adam, Berg and Cohn, the second with Adam and Dorn. */
async function given(): Promise<TempAdmin> {
  const admin = await tempAdmin()
  runJobs(admin)
  await imported(admin, 'erster.csv', exportOf('Adam', 'Berg', 'Cohn'))
  await imported(admin, 'zweiter.csv', exportOf('Adam', 'Dorn'))
  return admin
}

async function done(admin: TempAdmin, jobId: number): Promise<void> {
  await expect
    .poll(async () => (await admin.call('GET', `/api/admin/jobs/${jobId}`)).json().state)
    .toBe('done')
}

async function names(admin: TempAdmin, query: string): Promise<string[]> {
  const answer = await admin.call('GET', `/api/admin/businesses?${query}`)
  return answer.json().businesses.map(({ name }: { name: string }) => name)
}

test('searches are listed with their counts, and each with the businesses it no longer found', async () => {
  const admin = await given()
  await admin.store.write(trx => addOwner(trx, { businessId: 3, email: 'cohn@praxis.example', now: 0 }))
  const searches = searchPageSchema.parse((await admin.call('GET', '/api/admin/import-searches')).json())
  expect(searches).toMatchObject({
    total: 1,
    entries: [{ id: 1, words: 'Zahnarzt', place: '50667 Köln, NRW, DE', runId: 2, found: 2, stale: 2 }],
  })
  expect((await admin.call('GET', '/api/admin/import-searches?importId=1')).json()).toMatchObject({
    total: 0,
    entries: [],
  })
  const stale = stalePageSchema.parse((await admin.call('GET', '/api/admin/import-searches/1')).json())
  expect(stale).toMatchObject({
    total: 2,
    search: { words: 'Zahnarzt', runId: 2 },
    entries: [
      { name: 'Berg', city: 'Köln', runId: 1, hasOwnEdits: false, hasSubmission: false, markedAt: null },
      { name: 'Cohn', runId: 1, hasSubmission: true },
    ],
  })
  expect((await admin.call('GET', '/api/admin/imports/2')).json()).toMatchObject({
    stale: { businesses: 2, searchId: 1 },
  })
})

test('a search that no import names is not found', async () => {
  const admin = await tempAdmin()
  const answer = await admin.call('GET', '/api/admin/import-searches/7')
  expect(answer.statusCode).toBe(404)
  expect(answer.json().code).toBe('import_search_unknown')
})

test('all that a search no longer found is hidden at once, and the audit log says so', async () => {
  const admin = await given()
  const filter = { staleSearch: 1, state: 'public' }
  expect((await admin.call('POST', '/api/admin/businesses/count', filter)).json()).toEqual({ count: 2 })
  const answer = await admin.call('POST', '/api/admin/businesses/bulk', {
    action: { kind: 'hide' },
    filter,
    expectedCount: 2,
  })
  await done(admin, jobStartedSchema.parse(answer.json()).jobId)
  expect(await names(admin, 'state=hidden')).toEqual(['Berg', 'Cohn'])
  expect((await admin.call('GET', '/api/admin/import-searches/1')).json()).toMatchObject({ total: 0 })
  const audit = await admin.store.db.selectFrom('audit').select('action').execute()
  expect(audit.map(({ action }) => action)).toContain('bulk.started')
})

test('what is to be checked is marked, listed with the check of its website, and ended', async () => {
  const admin = await given()
  const answer = await admin.call('POST', '/api/admin/rechecks', { searchId: 1 })
  const { marked, jobId } = answer.json()
  expect(marked).toBe(2)
  await done(admin, jobId)
  const list = recheckPageSchema.parse((await admin.call('GET', '/api/admin/rechecks')).json())
  expect(list).toMatchObject({
    total: 2,
    entries: [
      {
        name: 'Berg',
        account: 'admin',
        markedAt: admin.clock.now,
        website: 'https://berg.example/',
      },
      { name: 'Cohn' },
    ],
  })
  // Only these were checked, not the websites of all businesses.
  const checked = await admin.store.db.selectFrom('link_checks').select('url').orderBy('url').execute()
  expect(checked.map(({ url }) => url)).toEqual(['https://berg.example/', 'https://cohn.example/'])
  expect((await admin.call('GET', '/api/admin/import-searches/1')).json().entries).toMatchObject([
    { markedAt: admin.clock.now },
    { markedAt: admin.clock.now },
  ])
  const end = await admin.call('POST', '/api/admin/rechecks/end', { ids: [2] })
  expect(end.statusCode).toBe(204)
  expect((await admin.call('GET', '/api/admin/rechecks')).json()).toMatchObject({
    total: 1,
    entries: [{ name: 'Cohn' }],
  })
  const audit = await admin.store.db
    .selectFrom('audit')
    .selectAll()
    .where('action', 'like', 'recheck.%')
    .orderBy('id')
    .execute()
  expect(audit.map(({ action, details }) => [action, JSON.parse(details)])).toEqual([
    ['recheck.started', { marked: 2, search: 1 }],
    ['recheck.ended', { businesses: 1 }],
  ])
})

test('while all websites are checked, businesses are only marked', async () => {
  const admin = await tempAdmin()
  await admin.call('POST', '/api/admin/validate-urls')
  const answer = await admin.call('POST', '/api/admin/rechecks', { ids: [1] })
  expect(answer.json()).toEqual({ marked: 0, jobId: null })
})

test.each([
  ['nothing chosen', { ids: [] }],
  ['both ways of choosing', { ids: [1], searchId: 1 }],
  ['no way of choosing', {}],
  ['a text for a number', { searchId: '1' }],
])('%s is refused', async (_what, body) => {
  const admin = await tempAdmin()
  expect((await admin.call('POST', '/api/admin/rechecks', body)).statusCode).toBe(400)
})

test.each([
  ['GET', '/api/admin/import-searches'],
  ['GET', '/api/admin/import-searches/1'],
  ['GET', '/api/admin/rechecks'],
  ['POST', '/api/admin/rechecks'],
  ['POST', '/api/admin/rechecks/end'],
  ['GET', '/api/admin/imports/1/undo'],
] as const)('%s %s needs a login', async (method, url) => {
  const { app } = await tempAdmin()
  expect((await app.inject({ method, url })).statusCode).toBe(401)
})

test('the table shows what an import created or changed, with every other filter, in bulk and as CSV', async () => {
  const admin = await given()
  await imported(admin, 'dritter.csv', exportOf('Adam', 'Dorn', 'Ehlers').replace('Dorn Weg 3', 'Dorn Weg 4'))
  expect(await names(admin, 'importId=3')).toEqual(['Dorn', 'Ehlers'])
  expect(await names(admin, 'importId=3&importChange=new')).toEqual(['Ehlers'])
  expect(await names(admin, 'importId=3&importChange=changed')).toEqual(['Dorn'])
  expect(await names(admin, 'importId=3&search=ehl')).toEqual(['Ehlers'])
  expect(await names(admin, 'importId=3&state=hidden')).toEqual([])
  expect(await names(admin, 'importId=99')).toEqual([])
  expect(await names(admin, 'importChange=new')).toHaveLength(5)
  const count = await admin.call('POST', '/api/admin/businesses/count', { importId: 3, importChange: 'new' })
  expect(count.json()).toEqual({ count: 1 })
  const csv = await admin.call('GET', '/api/admin/export?importId=3&importChange=changed')
  expect(csv.body.trim().split('\n')).toHaveLength(2)
  expect(csv.body).toContain('Dorn')
  const bulk = await admin.call('POST', '/api/admin/businesses/bulk', {
    action: { kind: 'hide' },
    filter: { importId: 3 },
    expectedCount: 2,
  })
  await done(admin, bulk.json().jobId)
  expect(await names(admin, 'state=hidden')).toEqual(['Dorn', 'Ehlers'])
  expect((await admin.call('GET', '/api/admin/businesses?importId=x')).statusCode).toBe(400)
  expect((await admin.call('GET', '/api/admin/businesses?importChange=old')).statusCode).toBe(400)
})

test('a dry run has no businesses, and new ones of an undone import are gone', async () => {
  const admin = await given()
  const tried = await sendForm(admin, '/api/admin/imports?dryRun=1', {
    fileName: 'probe.csv',
    content: exportOf('Adam', 'Ehlers').replace('Adam Weg 3', 'Adam Weg 4'),
  })
  const { runId, jobId } = tried.json()
  await done(admin, jobId)
  expect(await names(admin, `importId=${runId}`)).toEqual([])
  const undo = await admin.call('POST', '/api/admin/imports/2/undo')
  await done(admin, undo.json().jobId)
  expect(await names(admin, 'importId=2')).toEqual([])
})
