import { join } from 'node:path'
import { expect, test } from 'vitest'
import { spooledRows, spoolRows } from '#gateways/files/row-spool.ts'
import { tempFolder } from '#test/temp-folder.ts'

async function* batches<Row>(...rows: readonly (readonly Row[])[]): AsyncGenerator<readonly Row[]> {
  yield* rows
}

async function backFrom(path: string): Promise<unknown[]> {
  const rows: unknown[] = []
  for await (const batch of spooledRows(path)) rows.push(...batch)
  return rows
}

test('rows come back in order as they were written, however many there are and whatever letters they hold', async () => {
  const path = join(tempFolder(), 'rows.jsonl')
  const written = Array.from({ length: 1234 }, (_, row) => ({
    row,
    text: `Bäckerei ß ı 🥐 ${'x'.repeat(row)}`,
  }))
  const count = await spoolRows(path, {
    head: () => ({}),
    rows: batches(written.slice(0, 7), [], written.slice(7)),
  })
  expect(count).toBe(1234)
  expect(await backFrom(path)).toEqual(written)
})

test('a line end inside a text ends no row, Unicode’s own ones neither', async () => {
  const path = join(tempFolder(), 'rows.jsonl')
  const written = ['a\nb', 'a\r\nb', 'a\u2028b', 'a\u2029b', 'a\u0085b'].map(text => ({ text }))
  await spoolRows(path, { head: () => ({}), rows: batches(written) })
  expect(await backFrom(path)).toEqual(written)
})
