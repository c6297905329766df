import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '#gateways/spreadsheet/limits.ts'
import { openZipParts } from '#gateways/spreadsheet/xlsx/zip-parts.ts'
import { type TempAdmin, tempAdmin } from '#test/api/temp-admin.ts'
import { draft } from '#test/make-draft.ts'
import { tempFolder } from '#test/temp-folder.ts'

async function withThree(): Promise<TempAdmin> {
  return tempAdmin(
    draft({ name: 'Anker', rating: 3, reviewCount: 3 }),
    draft({ name: 'Birne', street: 'Gasse 1', city: 'Köln', postalCode: '50667', category: 'Arzt' }),
    draft({ name: 'Clou', street: 'Gasse 2', rating: 5, reviewCount: 3 }),
  )
}

async function names(admin: TempAdmin, query: string): Promise<string[]> {
  const { body, statusCode } = await admin.call('GET', `/api/admin/export?${query}`)
  if (statusCode !== 200) throw new Error(body)
  return body
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map(line => line.split(/[;,]/)[0] ?? '')
}

test('the file is named by the day in Germany and sent as CSV', async () => {
  const admin = await withThree()
  admin.clock.now = Date.parse('2026-11-23T23:30:00Z')
  const answer = await admin.call('GET', '/api/admin/export')
  expect(answer.headers['content-disposition']).toBe(
    'attachment; filename="businesses_export_2026-11-24.csv"',
  )
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.body.startsWith('\ufeffname;category;')).toBe(true)
})

test('packed, it is the same file in a .zip', async () => {
  const admin = await withThree()
  const plain = await admin.call('GET', '/api/admin/export')
  const packed = await admin.call('GET', '/api/admin/export?format=zip')
  expect(packed.headers['content-type']).toBe('application/zip')
  expect(packed.headers['content-disposition']).toMatch(/filename="businesses_export_[\d-]+\.zip"$/)
  const path = join(tempFolder(), 'export.zip')
  writeFileSync(path, packed.rawPayload)
  const parts = await openZipParts(path, DEFAULT_LIMITS)
  const [name = ''] = parts.names()
  expect(name).toMatch(/^businesses_export_[\d-]+\.csv$/)
  expect(Buffer.concat(await Array.fromAsync(parts.read(name))).toString()).toBe(plain.body)
  parts.close()
})

describe('it holds', () => {
  const cases: [query: string, found: string[]][] = [
    ['', ['Anker', 'Birne', 'Clou']],
    ['type=all&businessType=all&category=all&city=&country=DE', ['Anker', 'Birne', 'Clou']],
    ['type=range&start=1&end=2', ['Anker', 'Birne']],
    ['type=range&start=1&end=2&sortBy=rating&sortOrder=desc', ['Clou', 'Anker']],
    ['type=range&start=2&end=10&city=goerlitz', ['Clou']],
    ['businessType=Gesundheit', ['Birne']],
    ['category=Arzt', ['Birne']],
    ['search=clou', ['Clou']],
    ['type=date&date=2026-11-24', []],
    ['type=all&date=2026-11-24', []],
    ['type=date&date=1970-01-01', ['Anker', 'Birne', 'Clou']],
    ['state=removed', []],
    ['separator=comma', ['Anker', 'Birne', 'Clou']],
  ]

  test('what was asked for', async () => {
    const admin = await withThree()
    for (const [query, found] of cases) expect([query, await names(admin, query)]).toEqual([query, found])
    const comma = await admin.call('GET', '/api/admin/export?separator=,')
    expect(comma.body).toContain('\ufeffname,category,')
  })
})

describe('it is refused, and nothing is written down', () => {
  test.each([
    ['type=range', 'range_required'],
    ['type=range&start=1', 'range_required'],
    ['type=range&start=&end=5', 'range_required'],
    ['type=range&start=5&end=2', 'query_invalid'],
    ['type=range&start=0&end=2', 'query_invalid'],
    ['type=range&start=a&end=b', 'query_invalid'],
    ['type=date', 'date_required'],
    ['type=date&date=', 'date_required'],
    ['type=date&date=2026-11-25', 'query_invalid'],
    ['type=date&date=2026-13-01', 'query_invalid'],
    ['separator=tab', 'query_invalid'],
    ['colour=red', 'query_invalid'],
  ])('%s: %s', async (query, code) => {
    const admin = await withThree()
    const answer = await admin.call('GET', `/api/admin/export?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code })
    expect(await admin.store.db.selectFrom('audit').selectAll().execute()).toEqual([])
  })
})

test('several thousand businesses are all in it, each once', async () => {
  const count = 3000
  const admin = await tempAdmin(
    ...Array.from({ length: count }, (_, at) => draft({ name: `Betrieb ${at}`, street: `Gasse ${at}` })),
  )
  const found = await names(admin, 'sortBy=city&sortOrder=desc')
  expect(found).toHaveLength(count)
  expect(new Set(found).size).toBe(count)
})

test('asking for its headers downloads nothing', async () => {
  const { app, cookie, store } = await withThree()
  const answer = await app.inject({ method: 'HEAD', url: '/api/admin/export', headers: { cookie } })
  expect(answer.statusCode).toBe(404)
  expect(await store.db.selectFrom('audit').selectAll().execute()).toEqual([])
})
