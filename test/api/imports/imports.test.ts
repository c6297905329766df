import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importAnswerSchema } from '#api/imports/import-answer.ts'
import { importDetailSchema, importPageSchema, importStartedSchema } from '#api/imports/schema.ts'
import { jobStartedSchema } from '#api/jobs/schema.ts'
import { undoPageSchema } from '#api/undo/admin-routes.ts'
import { countBusinesses } from '#store/businesses/businesses.ts'
import { importRunPage } from '#store/imports/import-runs.ts'
import { endJob } from '#store/jobs/job-queue.ts'
import { sendForm } from '#test/api/http/send-form.ts'
import { type TempAdmin, tempAdmin, tempAdminWith } from '#test/api/temp-admin.ts'
import { makeXlsx } from '#test/gateways/spreadsheet/make-xlsx.ts'
import { csvOf, row } from '#test/jobs/imports/given-imports.ts'
import { runJobs } from '#test/jobs/run-jobs.ts'

const FILE = { fileName: 'Betriebe.csv', content: csvOf([row(), row({ Name: '' }), row()]) }
const MEGABYTE = 1024 * 1024

function uploads({ folder }: TempAdmin): string[] {
  return existsSync(join(folder, 'uploads')) ? readdirSync(join(folder, 'uploads')) : []
}

async function nothingLeft(admin: TempAdmin): Promise<void> {
  expect(uploads(admin)).toEqual([])
  expect(await importRunPage(admin.store.db, { page: 1, limit: 1 })).toMatchObject({ total: 0 })
  expect(await admin.store.db.selectFrom('jobs').selectAll().execute()).toEqual([])
}

describe('uploading', () => {
  test('a spreadsheet becomes a run with a job, and the audit log says who', async () => {
    const admin = await tempAdmin()
    const answer = await sendForm(admin, '/api/admin/imports?dryRun=1', FILE)
    expect(answer.statusCode).toBe(200)
    const { runId, jobId } = importStartedSchema.parse(answer.json())
    expect(uploads(admin)).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.csv$/)])
    const detail = importDetailSchema.parse((await admin.call('GET', `/api/admin/imports/${runId}`)).json())
    expect(detail).toMatchObject({
      run: { fileName: 'Betriebe.csv', isDryRun: true, state: 'queued', jobId, account: 'admin' },
      result: null,
    })
    expect(await admin.store.db.selectFrom('audit').selectAll().execute()).toMatchObject([
      { account: 'admin', action: 'import.tried-out', subject: String(runId) },
    ])
  })

  const refusals = [
    { name: 'no form at all', files: undefined, status: 400, code: 'upload_missing' },
    { name: 'a form without a file', files: [], status: 400, code: 'upload_missing' },
    {
      name: 'a file in another field',
      files: [{ ...FILE, fieldName: 'file' }],
      status: 400,
      code: 'upload_missing',
    },
    { name: 'a chosen nothing', files: [{ fileName: '', content: '' }], status: 400, code: 'upload_missing' },
    { name: 'a PDF', files: [{ ...FILE, fileName: 'liste.pdf' }], status: 415, code: 'file_kind_unknown' },
    {
      name: 'a name without ending',
      files: [{ ...FILE, fileName: 'liste' }],
      status: 415,
      code: 'file_kind_unknown',
    },
    {
      name: 'one byte more than 20 MB',
      files: [{ fileName: 'gross.csv', content: Buffer.alloc(20 * MEGABYTE + 1, 'x') }],
      status: 413,
      code: 'file_too_large',
    },
    {
      name: 'a body that says itself that it is far too large',
      files: [{ fileName: 'gross.csv', content: Buffer.alloc(21 * MEGABYTE, 'x') }],
      status: 413,
      code: 'file_too_large',
    },
  ]
  test.each(refusals)('$name is refused with $code, and nothing is left', async ({ files, status, code }) => {
    const admin = await tempAdmin()
    const answer =
      files === undefined
        ? await admin.call('POST', '/api/admin/imports')
        : await sendForm(admin, '/api/admin/imports', ...files)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code, details: expect.stringMatching(/\.$/) })
    await nothingLeft(admin)
  })

  test('exactly 20 MB are accepted', async () => {
    const admin = await tempAdmin()
    const file = { fileName: 'voll.csv', content: Buffer.alloc(20 * MEGABYTE, 'x') }
    expect((await sendForm(admin, '/api/admin/imports', file)).statusCode).toBe(200)
  })

  test('who is not logged in uploads nothing', async () => {
    const admin = await tempAdmin()
    const answer = await sendForm({ ...admin, cookie: '' }, '/api/admin/imports', FILE)
    expect(answer.statusCode).toBe(401)
    await nothingLeft(admin)
  })

  test('the operator may raise the limit, which the list of imports tells', async () => {
    const limit = { uploadLimitBytes: 21 * MEGABYTE }
    const admin = await tempAdminWith(limit)
    runJobs({ ...admin, ...limit })
    const rows = Buffer.from(`${FILE.content}\r\n`)
    const ofSize = (bytes: number) =>
      Buffer.concat([rows, Buffer.alloc(bytes - rows.length, `${' '.repeat(999)}\n`)])
    const file = { fileName: 'gross.csv', content: ofSize(20 * MEGABYTE + 1) }
    const answer = await sendForm(admin, '/api/admin/import-excel', file)
    expect(answer.json()).toMatchObject({ success: true, imported: 1 })
    const tooLarge = await sendForm(admin, '/api/admin/imports', {
      ...file,
      content: ofSize(21 * MEGABYTE + 1),
    })
    expect(tooLarge.statusCode).toBe(413)
    expect(tooLarge.json().details).toContain('21 MB')
    const list = importPageSchema.parse((await admin.call('GET', '/api/admin/imports')).json())
    expect(list).toMatchObject({ uploadLimitBytes: 21 * MEGABYTE, total: 1 })
  })

  test('a path in the file’s name is no path here', async () => {
    const admin = await tempAdmin()
    const file = { ...FILE, fileName: '../../C:/böse/liste\u202e.csv' }
    const { runId } = (await sendForm(admin, '/api/admin/imports', file)).json()
    const { run } = (await admin.call('GET', `/api/admin/imports/${runId}`)).json()
    expect(run.fileName).toBe('liste.csv')
    expect(uploads(admin)).toHaveLength(1)
  })

  test('an unknown name in the query is refused', async () => {
    const admin = await tempAdmin()
    expect((await sendForm(admin, '/api/admin/imports?dry=1', FILE)).statusCode).toBe(400)
    await nothingLeft(admin)
  })

  test('twenty imports may wait; a further one is refused before its file is read', async () => {
    const admin = await tempAdmin()
    for (let count = 0; count < 20; count++) {
      expect((await sendForm(admin, '/api/admin/imports', FILE)).statusCode).toBe(200)
    }
    const further = await sendForm(admin, '/api/admin/imports', FILE)
    expect(further.statusCode).toBe(409)
    expect(further.json()).toMatchObject({ code: 'queue_full', details: expect.stringContaining('20') })
    expect(uploads(admin)).toHaveLength(20)
  })
})

describe('POST /api/admin/import-excel waits for the import', () => {
  test('and answers its result as the specification has it', async () => {
    const admin = await tempAdmin()
    runJobs(admin)
    const rows = [
      ['Name', 'Straße', 'PLZ', 'Ort'],
      ['Bäckerei Roth', 'Marktstraße 3', '02826', 'Görlitz'],
      ['Bäckerei Roth', 'Marktstraße 3', '02826', 'Görlitz'],
      ['', 'Weg 1', '02826', 'Görlitz'],
    ]
    const file = { fileName: 'export.xlsx', content: makeXlsx([{ name: 'Orte', rows }]) }
    const answer = await sendForm(admin, '/api/admin/import-excel?language=en', file)
    expect(answer.statusCode).toBe(200)
    expect(importAnswerSchema.parse(answer.json())).toEqual({
      success: true,
      imported: 1,
      updated: 0,
      unchanged: 0,
      duplicates: 1,
      suppressed: 0,
      errors: 1,
      duplicateReport: [
        {
          row_number: 3,
          name: 'Bäckerei Roth',
          place_id: null,
          reason: 'The same business as in row 2 of this file.',
        },
      ],
      errorReport: [{ row_number: 4, error: 'The name is missing.' }],
      runId: expect.any(Number),
    })
    expect(await countBusinesses(admin.store.db)).toBe(1)
  })

  test('and answers a refused file with its status and a sentence in `details`', async () => {
    const admin = await tempAdmin()
    runJobs(admin)
    const file = { fileName: 'liste.xlsx', content: '%PDF-1.7\n%âãÏÓ\n' }
    const answer = await sendForm(admin, '/api/admin/import-excel?language=tr', file)
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toMatchObject({
      code: 'file_kind_unknown',
      details: expect.stringContaining('PDF'),
    })
    expect(await countBusinesses(admin.store.db)).toBe(0)
    expect(uploads(admin)).toEqual([])
  })
})

describe('POST /api/admin/import-excel does not wait for ever', () => {
  /** Begins a call whose job nobody runs, and knows the job. */
  async function waiting(admin: TempAdmin) {
    const answer = sendForm(admin, '/api/admin/import-excel?language=en', FILE)
    await expect.poll(() => importRunPage(admin.store.db, { page: 1, limit: 1 })).toMatchObject({ total: 1 })
    const { id } = await admin.store.db.selectFrom('jobs').select('id').executeTakeFirstOrThrow()
    return { answer, jobId: Number(id) }
  }

  test('after 20 minutes it says so, and the import goes on', async () => {
    const admin = await tempAdmin()
    const { answer, jobId } = await waiting(admin)
    let status = 0
    answer.then(({ statusCode }) => {
      status = statusCode
    })
    const later = () => {
      admin.clock.now += 20 * 60 * 1000
      return status
    }
    await expect.poll(later).toBe(504)
    expect((await answer).json()).toMatchObject({
      code: 'import_unfinished',
      details: 'The import is still running. You will find its result under “Imports”.',
    })
    expect((await admin.call('GET', `/api/admin/jobs/${jobId}`)).json().state).toBe('queued')
  })

  test('a job that was given up is a failure with its reason', async () => {
    const admin = await tempAdmin()
    const { answer, jobId } = await waiting(admin)
    const ending = { state: 'failed', code: 'job_lost', details: { attempts: 3 } } as const
    await admin.store.write(trx => endJob(trx, jobId, ending, admin.clock.now))
    expect((await answer).statusCode).toBe(500)
    expect((await answer).json()).toMatchObject({ code: 'job_lost', details: expect.stringMatching(/\.$/) })
  })

  test('a job that somebody stopped is an import without success', async () => {
    const admin = await tempAdmin()
    const { answer, jobId } = await waiting(admin)
    await admin.call('POST', `/api/admin/jobs/${jobId}/cancel`)
    expect((await answer).statusCode).toBe(200)
    expect((await answer).json()).toMatchObject({
      success: false,
      imported: 0,
      errorReport: [{ row_number: 0, error: expect.stringContaining('cancelled') }],
    })
  })
})

describe('the list, one import, its report and taking it back', () => {
  async function imported(): Promise<{ admin: TempAdmin; runId: number }> {
    const admin = await tempAdmin()
    runJobs(admin)
    const answer = await sendForm(admin, '/api/admin/import-excel', FILE)
    return { admin, runId: answer.json().runId }
  }

  test('imports are listed newest first', async () => {
    const { admin, runId } = await imported()
    await sendForm(admin, '/api/admin/import-excel', FILE)
    const page = importPageSchema.parse((await admin.call('GET', '/api/admin/imports?page=1')).json())
    expect(page).toMatchObject({ total: 2, page: 1, totalPages: 1 })
    expect(page.entries.map(({ id }) => id)).toEqual([runId + 1, runId])
    expect((await admin.call('GET', '/api/admin/imports?page=2')).json().entries).toEqual([])
  })

  test('one import counts what is said about its rows, in the language asked for', async () => {
    const { admin, runId } = await imported()
    const answer = await admin.call('GET', `/api/admin/imports/${runId}?language=en`)
    expect(importDetailSchema.parse(answer.json()).reasonCounts).toMatchObject([
      { kind: 'error', reason: 'Name missing', count: 1, rowNumbers: [3] },
      { kind: 'duplicate', reason: 'Repeats a row of this file', count: 1, example: '2', rowNumbers: [4] },
    ])
  })

  test('the report has every row with outcome and reason, in the language asked for', async () => {
    const { admin, runId } = await imported()
    const answer = await admin.call('GET', `/api/admin/imports/${runId}/report?language=en`)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="import-${runId}.csv"`)
    expect(answer.body).toBe(
      [
        '\ufeffRow;Outcome;Name;Google ID;Notes;Business number',
        '2;new;Bäckerei Roth;;;UK-1',
        '3;error;;;The name is missing.;',
        '4;duplicate, skipped;Bäckerei Roth;;The same business as in row 2 of this file.;UK-1',
        '',
      ].join('\r\n'),
    )
    const german = await admin.call('GET', `/api/admin/imports/${runId}/report`)
    expect(german.body).toContain('3;Fehler;;;Der Name fehlt.;')
  })

  test('a name that a spreadsheet would take for a formula stays text in the report', async () => {
    const admin = await tempAdmin()
    runJobs(admin)
    const content = csvOf([row({ Name: '=HYPERLINK("http://böse.example")' })])
    const { runId } = (
      await sendForm(admin, '/api/admin/import-excel', { fileName: 'a.csv', content })
    ).json()
    const { body } = await admin.call('GET', `/api/admin/imports/${runId}/report`)
    expect(body).toContain(`"'=HYPERLINK(`)
  })

  test('an import can be taken back, once', async () => {
    const { admin, runId } = await imported()
    const before = await admin.call('GET', `/api/admin/imports/${runId}/undo`)
    expect(undoPageSchema.parse(before.json())).toMatchObject({
      check: { removable: 1, restorable: 0, partly: 0, kept: 0 },
      entries: [],
      total: 0,
    })
    const answer = await admin.call('POST', `/api/admin/imports/${runId}/undo`)
    const { jobId } = jobStartedSchema.parse(answer.json())
    await expect
      .poll(async () => (await admin.call('GET', `/api/admin/jobs/${jobId}`)).json().state)
      .toBe('done')
    expect(await countBusinesses(admin.store.db)).toBe(0)
    expect((await admin.call('GET', `/api/admin/imports/${runId}`)).json()).toMatchObject({ canUndo: false })
    const again = await admin.call('POST', `/api/admin/imports/${runId}/undo`)
    expect(again.statusCode).toBe(409)
    expect(again.json().code).toBe('import_not_undoable')
    const audit = await admin.store.db.selectFrom('audit').selectAll().orderBy('id').execute()
    expect(audit.map(({ action }) => action)).toEqual([
      'import.started',
      'import.undo-started',
      'import.undone',
    ])
    expect(JSON.parse(audit.at(-1)?.details ?? '')).toMatchObject({ undone: 1, kept: 0 })
  })

  test('a finished dry run is started for good', async () => {
    const admin = await tempAdmin()
    runJobs(admin)
    const { runId } = (await sendForm(admin, '/api/admin/imports?dryRun=1', FILE)).json()
    const state = async (id: number) => (await admin.call('GET', `/api/admin/imports/${id}`)).json().run.state
    await expect.poll(() => state(runId)).toBe('done')
    expect(await countBusinesses(admin.store.db)).toBe(0)
    const report = await admin.call('GET', `/api/admin/imports/${runId}/report`)
    expect(report.headers['content-disposition']).toBe(`attachment; filename="dry-run-${runId}.csv"`)
    // The job of the dry run is over a moment after the run.
    let started = await admin.call('POST', `/api/admin/imports/${runId}/start`)
    const start = async () => {
      if (started.statusCode !== 200) started = await admin.call('POST', `/api/admin/imports/${runId}/start`)
      return started.statusCode
    }
    await expect.poll(start).toBe(200)
    await expect.poll(() => state(started.json().runId)).toBe('done')
    expect(await countBusinesses(admin.store.db)).toBe(1)
  })

  test.each(['', '/report'])('an import that does not exist has no page (%s)', async part => {
    const admin = await tempAdmin()
    const answer = await admin.call('GET', `/api/admin/imports/17${part}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json().code).toBe('import_unknown')
  })

  test.each(['start', 'undo'])('an import that does not exist: %s', async action => {
    const admin = await tempAdmin()
    expect((await admin.call('POST', `/api/admin/imports/17/${action}`)).statusCode).toBe(404)
    expect(await admin.store.db.selectFrom('audit').selectAll().execute()).toEqual([])
  })
})

test.each([
  ['without a boundary', 'multipart/form-data', 'x'],
  ['with an empty boundary', 'multipart/form-data; boundary=', 'x'],
  ['that breaks off', 'multipart/form-data; boundary=x', '--x\r\nContent-Disp'],
  [
    'that breaks off within a file',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="excelFile"; filename="a.csv"\r\n\r\nName;Ort\r\n',
  ],
])('a form %s is the sender’s fault', async (_what, type, payload) => {
  const { app, cookie } = await tempAdmin()
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': type }
  const answer = await app.inject({ method: 'POST', url: '/api/admin/imports', headers, payload })
  expect(answer.json()).toMatchObject({ status: 400 })
})
