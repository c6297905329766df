import { open } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { DomainError } from '#domain/errors.ts'
import { readSpreadsheet, type SpreadsheetInput } from '#gateways/spreadsheet/read-spreadsheet.ts'
import type { RowBatch } from '#gateways/spreadsheet/rows.ts'
import { exportRows } from './export-rows.ts'
import { narrowText, record, u32, xlsWith } from './make-xls.ts'
import { makeXlsx } from './make-xlsx.ts'
import { fileOf, readFileAt } from './read-bytes.ts'
import { SMALL_XLSX } from './workbook-parts.ts'

async function batchesOf(
  bytes: Buffer | string,
  more: Partial<SpreadsheetInput> = {},
): Promise<readonly RowBatch[]> {
  return Array.fromAsync(readSpreadsheet({ path: fileOf(bytes), ...more }))
}

const LONG = `name,city\n${'Bäckerei Roth,Köln\n'.repeat(60_000)}`

/** A .xls with as many shared texts of 8,000 characters, all of which stay in the heap. */
function xlsOfTexts(count: number): Buffer {
  const text = narrowText('Köln'.repeat(2000))
  const more = Array.from({ length: count - 1 }, () => record(0x003c, text))
  return xlsWith([], [record(0x00fc, u32(count), u32(count), text), ...more])
}

test('batches carry the header and their rows, numbered as in the sheet', async () => {
  const batches = await batchesOf(makeXlsx([{ name: 'S', rows: exportRows(1200) }]))
  expect(batches.map(batch => batch.rows.length)).toEqual([500, 500, 200])
  expect(new Set(batches.map(batch => batch.header.join()))).toHaveLength(1)
  expect(batches.flatMap(batch => batch.rows.map(row => row.rowNumber))).toEqual(
    Array.from({ length: 1200 }, (_, i) => i + 2),
  )
  expect(batches[2]?.rows.at(-1)?.cells).toHaveLength(batches[0]?.header.length ?? 0)
})

test('a header alone is one batch without rows', async () => {
  expect(await batchesOf('name;city')).toEqual([{ header: ['name', 'city'], rows: [] }])
})

test('rows with a fault say so', async () => {
  const [batch] = await batchesOf('a,b\n1,2,3')
  expect(batch?.rows).toEqual([{ rowNumber: 2, cells: ['1', '2'], fault: 'too-many-cells' }])
})

describe('what ends a reading', () => {
  test.each([
    ['a damaged file', SMALL_XLSX.subarray(0, 500), {}, 'file_damaged', { reason: 'zip' }],
    ['an unknown kind', '%PDF-1.7', {}, 'file_kind_unknown', { kind: 'pdf' }],
    ['an empty file', '', {}, 'file_empty', {}],
    ['time that ran out', LONG, { timeMs: 0 }, 'file_too_slow', { limitSeconds: 0 }],
  ])('%s', async (_name, bytes, limits, code, details) => {
    const failure = await batchesOf(bytes, { limits }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(DomainError)
    expect(failure).toMatchObject({ code, details })
  })

  test('a file that needs more heap than allowed, which another file does not', async () => {
    const limits = { heapMegabytes: 16 }
    expect(await batchesOf(xlsOfTexts(10), { limits })).toHaveLength(1)
    const failure = await batchesOf(xlsOfTexts(2400), { limits }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(DomainError)
    expect(failure).toMatchObject({ code: 'file_reader_out_of_memory', details: { limitMegabytes: 16 } })
  })

  test('a file that is not there is an error of the system', async () => {
    const reading = Array.fromAsync(readSpreadsheet({ path: '/nowhere/x.csv' }))
    const failure = await reading.catch((error: unknown) => error)
    expect(failure).not.toBeInstanceOf(DomainError)
    expect(failure).toMatchObject({ cause: { message: expect.stringContaining('ENOENT') } })
  })

  test('an abort before the reading', async () => {
    const signal = AbortSignal.abort(new Error('no longer wanted'))
    await expect(batchesOf(LONG, { signal })).rejects.toThrow('no longer wanted')
  })

  test('an abort between two batches', async () => {
    const controller = new AbortController()
    const reading = readSpreadsheet({ path: fileOf(LONG), signal: controller.signal })
    expect((await reading.next()).done).toBe(false)
    controller.abort(new Error('no longer wanted'))
    await expect(reading.next()).rejects.toThrow('no longer wanted')
  })

  test('a caller who stops', async () => {
    let batches = 0
    for await (const _batch of readSpreadsheet({ path: fileOf(LONG) })) {
      batches++
      break
    }
    expect(batches).toBe(1)
  })
})

test('the reader does not work far ahead of a slow caller', async () => {
  const bytes = makeXlsx([{ name: 'S', rows: exportRows(6000) }], false)
  const path = fileOf(bytes)
  const reading = readSpreadsheet({ path })
  expect((await reading.next()).done).toBe(false)
  // As long as one whole reading takes, the caller is busy elsewhere; then the end of the file is overwritten.
  await readFileAt(path)
  const file = await open(path, 'r+')
  await file.write(Buffer.alloc(100_000, 'x'), 0, 100_000, bytes.length - 150_000)
  await file.close()
  await expect(Array.fromAsync(reading)).rejects.toMatchObject({ code: 'file_damaged' })
})
