import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importDetailSchema, importStartedSchema } from '#api/imports/schema.ts'
import { columnsSchema } from '#domain/import/column-preview.ts'
import { importSpreadsheet } from '#services/imports/import-spreadsheet.ts'
import { countBusinesses } from '#store/businesses/businesses.ts'
import { sendForm } from '#test/api/http/send-form.ts'
import { type TempAdmin, tempAdmin } from '#test/api/temp-admin.ts'
import { runJobs } from '#test/jobs/run-jobs.ts'

/** Nobody calls columns like this. */
const HEADER = 'Wer;Wo;Wann;Ansprechpartner;E-Mail'
const FILE = {
  fileName: 'liste.csv',
  content: [
    HEADER,
    'Bäckerei Roth GmbH;02826 Görlitz;früh;Anna Roth;a@roth.example',
    'Elektro Yıldız;01067 Dresden;spät;Bora Yıldız;b@yildiz.example',
  ].join('\n'),
}
const COLUMNS = [
  { at: 0, column: 'name' },
  { at: 1, column: 'postalCodeAndCity' },
]

async function detailOf(admin: TempAdmin, runId: number) {
  return importDetailSchema.parse((await admin.call('GET', `/api/admin/imports/${runId}`)).json())
}

async function ended(admin: TempAdmin, runId: number) {
  const state = async () => (await detailOf(admin, runId)).run.state
  await expect.poll(state).toMatch(/^(?:done|failed)$/)
  return detailOf(admin, runId)
}

async function uploaded(admin: TempAdmin, query: string, file = FILE) {
  const answer = await sendForm(admin, `/api/admin/imports${query}`, file)
  return ended(admin, importStartedSchema.parse(answer.json()).runId)
}

async function mapped(admin: TempAdmin, runId: number, columns: readonly unknown[] = COLUMNS) {
  return admin.call('POST', `/api/admin/imports/${runId}/mapping`, { columns })
}

function uploads({ folder }: TempAdmin): string[] {
  return existsSync(join(folder, 'uploads')) ? readdirSync(join(folder, 'uploads')) : []
}

async function withJobs(): Promise<TempAdmin> {
  const admin = await tempAdmin()
  runJobs(admin)
  return admin
}

test('a file with an unknown header stays, and its columns are shown with their first cells and a proposal', async () => {
  const admin = await withJobs()
  const { run } = await uploaded(admin, '')
  expect(run).toMatchObject({ state: 'failed', canMap: true, canStart: false })
  expect(run.failure).toContain('Gefundene Spalten: Wer, Wo')
  expect(uploads(admin)).toHaveLength(1)
  const shown = columnsSchema.parse((await admin.call('GET', `/api/admin/imports/${run.id}/columns`)).json())
  expect(shown).toEqual({
    columns: [
      { at: 0, name: 'Wer', cells: ['Bäckerei Roth GmbH', 'Elektro Yıldız'], proposed: 'name' },
      { at: 1, name: 'Wo', cells: ['02826 Görlitz', '01067 Dresden'], proposed: 'postalCodeAndCity' },
      { at: 2, name: 'Wann', cells: ['früh', 'spät'], proposed: null },
      { at: 4, name: 'E-Mail', cells: ['a@roth.example', 'b@yildiz.example'], proposed: 'email' },
    ],
    fixedColumns: 1,
  })
})

test('what stands in a cell as JSON is shown as its values', async () => {
  const admin = await withJobs()
  const json = '{""wifi"": true, ""Zahlung"": [""bar"", ""Karte""], ""Etage"": null}'
  const content = `Wer;Wo;Was\nBäckerei Roth;02826 Görlitz;"${json}"\nElektro Yıldız;01067 Dresden;[kein JSON`
  const { run } = await uploaded(admin, '', { fileName: 'liste.csv', content })
  const { columns } = (await admin.call('GET', `/api/admin/imports/${run.id}/columns`)).json()
  expect(columns[2].cells).toEqual(['wifi: true, Zahlung: bar, Zahlung: Karte', '[kein JSON'])
})

test('a mapping starts a dry run with the file and its options, and that the import', async () => {
  const admin = await withJobs()
  const { run } = await uploaded(admin, '?rows=new&dataDate=2025-06-01')
  const { runId } = importStartedSchema.parse((await mapped(admin, run.id)).json())
  const dryRun = await ended(admin, runId)
  expect(dryRun).toMatchObject({
    run: { state: 'done', isDryRun: true, imported: 2, canStart: true, canMap: true },
    options: { rows: 'new', date: '2025-06-01' },
    mapping: { columns: 2, isRemembered: true },
    unreadColumns: { ignored: ['Wann', 'E-Mail'], personal: ['Ansprechpartner'] },
  })
  expect((await detailOf(admin, run.id)).run.canMap).toBe(false)
  const { runId: importId } = (await admin.call('POST', `/api/admin/imports/${runId}/start`)).json()
  expect(await ended(admin, importId)).toMatchObject({
    run: { state: 'done', imported: 2 },
    options: { rows: 'new', date: '2025-06-01' },
    mapping: { columns: 2 },
  })
  const audit = await admin.store.db.selectFrom('audit').select('action').orderBy('id').execute()
  expect(audit.map(({ action }) => action)).toEqual([
    'import.started',
    'import.columns-mapped',
    'import.tried-out',
    'import.started',
  ])
})

test('a mapping is applied by itself to the next file with its header, from the command line too, until it is forgotten', async () => {
  const admin = await withJobs()
  await mapped(admin, (await uploaded(admin, '')).run.id)
  const content = `Stand: heute\n\n${FILE.content.replace(HEADER, ' WER ;wo;Wann;ansprechpartner;e-mail')}`
  const next = await uploaded(admin, '?dryRun=1', { fileName: 'neu.csv', content })
  expect(next).toMatchObject({ run: { state: 'done', imported: 2 }, mapping: { isRemembered: true } })

  const path = join(admin.folder, 'liste.csv')
  writeFileSync(path, FILE.content)
  const now = () => admin.clock.now
  const file = { path, fileName: 'liste.csv', fileSize: statSync(path).size }
  const { imported } = await importSpreadsheet({ store: admin.store, dataDir: admin.folder, now }, file)
  expect(imported).toBe(2)

  const forgotten = await admin.call('POST', `/api/admin/imports/${next.run.id}/mapping/forget`)
  expect(forgotten.statusCode).toBe(204)
  expect((await detailOf(admin, next.run.id)).mapping).toMatchObject({ isRemembered: false })
  expect((await uploaded(admin, '?dryRun=1')).run).toMatchObject({ state: 'failed', canMap: true })
})

test('the mapping of a file that was understood can be corrected', async () => {
  const admin = await withJobs()
  const content = 'Name;Ort;Beschreibung;Website\nBäckerei Roth;Görlitz;https://roth.example;Brot und Kuchen.'
  const { run } = await uploaded(admin, '?dryRun=1', { fileName: 'liste.csv', content })
  const shown = (await admin.call('GET', `/api/admin/imports/${run.id}/columns`)).json()
  expect(shown.columns.map(({ proposed }: { proposed: string }) => proposed)).toEqual([
    'name',
    'city',
    'description',
    'website',
  ])
  const columns = ['name', 'city', 'website', 'description'].map((column, at) => ({ at, column }))
  const { runId } = (await mapped(admin, run.id, columns)).json()
  const { differences } = await ended(admin, runId)
  expect(differences[0]?.changes).toEqual(
    expect.arrayContaining([
      { field: 'website', before: null, after: 'https://roth.example/' },
      { field: 'description', before: null, after: 'Brot und Kuchen.' },
    ]),
  )
})

const REFUSED = [
  ['without a name', [{ at: 1, column: 'city' }], 422, 'mapping_invalid', 'Name'],
  ['without a place', [{ at: 0, column: 'name' }], 422, 'mapping_invalid', 'Adresse'],
  ['with a field twice', [...COLUMNS, { at: 2, column: 'name' }], 422, 'mapping_invalid', 'nur einer Spalte'],
  ['with a column twice', [...COLUMNS, { at: 0, column: 'phone' }], 422, 'mapping_invalid', 'nicht'],
  ['of a column about people', [...COLUMNS, { at: 3, column: 'phone' }], 422, 'mapping_invalid', 'nicht'],
  [
    'of addresses as something else',
    [...COLUMNS, { at: 4, column: 'name' }],
    422,
    'mapping_invalid',
    'nicht',
  ],
  [
    'of a column that is not there',
    [...COLUMNS, { at: 9, column: 'phone' }],
    422,
    'mapping_invalid',
    'nicht',
  ],
  ['to a field that is not there', [{ at: 0, column: 'owner' }], 400, 'query_invalid', ''],
  [
    'of more than 500 columns',
    Array.from({ length: 501 }, (_, at) => ({ at, column: 'name' })),
    400,
    'query_invalid',
    '500',
  ],
] as const

test('a mapping that makes no sense is refused, and nothing is remembered', async () => {
  const admin = await withJobs()
  const { run } = await uploaded(admin, '')
  for (const [what, columns, status, code, words] of REFUSED) {
    const answer = await mapped(admin, run.id, columns)
    expect.soft(answer.statusCode, what).toBe(status)
    expect.soft(answer.json(), what).toMatchObject({ code, details: expect.stringContaining(words) })
  }
  expect(await admin.store.db.selectFrom('column_mappings').selectAll().execute()).toEqual([])
  expect((await detailOf(admin, run.id)).run.canMap).toBe(true)
})

test.each([
  ['invoices', 'Kundennummer;Menge;Betrieb 1;Ort', '7;2;Bäckerei Roth;Görlitz'],
  ['people', 'Vorname;Name;Betriebsstätte;Ort', 'Max;Roth;Bäckerei Roth;Görlitz'],
])('a file that looks like one of %s is kept, and can be mapped', async (_, header, row) => {
  const admin = await withJobs()
  const { run } = await uploaded(admin, '', { fileName: 'liste.csv', content: `${header}\n${row}` })
  expect(run).toMatchObject({ state: 'failed', canMap: true })
  expect(run.failure).toContain('von Hand')
  const columns = [
    { at: 2, column: 'name' },
    { at: 3, column: 'city' },
  ]
  const { runId } = (await mapped(admin, run.id, columns)).json()
  const { differences } = await ended(admin, runId)
  expect(differences.map(({ name }) => name)).toEqual(['Bäckerei Roth'])
})

test('a file of another kind, and one that is imported, cannot be mapped', async () => {
  const admin = await withJobs()
  const content = 'Name;Ort\nBäckerei Roth;Görlitz'
  const done = await uploaded(admin, '', { fileName: 'liste.csv', content })
  const reviews = await uploaded(admin, '', {
    fileName: 'bewertungen.csv',
    content: 'name;review_text;review_rating;author_title\nRoth;Gut;5;Ali',
  })
  expect(reviews.run.state).toBe('failed')
  for (const { run } of [done, reviews]) {
    expect(run.canMap).toBe(false)
    expect((await mapped(admin, run.id)).json().code).toBe('upload_gone')
  }
  // The file is deleted a moment after the run has ended.
  await expect.poll(() => uploads(admin)).toEqual([])
  expect(await countBusinesses(admin.store.db)).toBe(1)
  expect((await mapped(admin, 99)).statusCode).toBe(404)
})

test.each([
  ['rows=some', 'rows'],
  ['fields=phone,owner', 'fields'],
  ['emptyCells=maybe', 'emptyCells'],
  ['dataDate=2025-13-01', 'dataDate'],
])('an upload with %s is refused', async (query, name) => {
  const admin = await tempAdmin()
  const answer = await sendForm(admin, `/api/admin/imports?${query}`, FILE)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().details).toContain(name)
  expect(uploads(admin)).toEqual([])
})

test('data of a later day are refused, and the newest date of the data is told with the list', async () => {
  const admin = await withJobs()
  const file = { fileName: 'liste.csv', content: 'Name;Ort\nBäckerei Roth;Görlitz' }
  const refused = await sendForm(admin, '/api/admin/imports?dataDate=2999-01-01', file)
  expect(refused.json().code).toBe('date_in_future')
  expect((await admin.call('GET', '/api/admin/imports')).json().newestDataDate).toBeNull()
  await uploaded(admin, '?dataDate=2024-05-01', file)
  await uploaded(admin, '?dataDate=2023-05-01', file)
  await uploaded(admin, '?dataDate=2025-05-01&dryRun=1', file)
  expect((await admin.call('GET', '/api/admin/imports')).json().newestDataDate).toBe('2024-05-01')
})

test('the report of a dry run says what would be, and which rows were left out', async () => {
  const admin = await withJobs()
  const content = 'Name;Ort;PLZ;Land\nBäckerei Roth;Görlitz;02826;DE\nCafé Sacher;Wien;1010;AT'
  const { run, leftOutReport, result } = await uploaded(admin, '?dryRun=1', { fileName: 'a.csv', content })
  const { body } = await admin.call('GET', `/api/admin/imports/${run.id}/report`)
  expect(body).toContain('2;käme neu hinzu;Bäckerei Roth')
  expect(body).toContain('3;ausgelassen;')
  expect(leftOutReport).toEqual([
    { row_number: 3, reason: expect.stringMatching(/^Der Betrieb liegt im Ausland/) },
  ])
  expect(result).toMatchObject({ imported: 1, errors: 1 })
})
