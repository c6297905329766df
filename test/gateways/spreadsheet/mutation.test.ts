import { utils, write } from '@e965/xlsx'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DomainError } from '#domain/errors.ts'
import { exportRows } from './export-rows.ts'
import { makeXlsx, xlsxParts } from './make-xlsx.ts'
import { makeZip } from './make-zip.ts'
import { readBytes } from './read-bytes.ts'

const ROWS = [...exportRows(12)]

function asXls(): Buffer {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(ROWS.map(row => [...row])), 'S')
  return Buffer.from(write(book, { type: 'buffer', bookType: 'biff8', bookSST: true }) as Uint8Array)
}

function asCsv(): Buffer {
  return Buffer.from(
    ROWS.map(row => row.map(cell => `"${String(cell ?? '').replaceAll('"', '""')}"`).join(',')).join('\n'),
  )
}

/** Where and how bytes are changed: overwritten, cut out, or repeated. */
const mutations = fc.array(
  fc.record({
    kind: fc.constantFrom('overwrite', 'cut', 'repeat'),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 6 }),
  }),
  { minLength: 1, maxLength: 5 },
)
type Mutation = { kind: string; at: number; bytes: Uint8Array }

function mutated(original: Buffer, changes: readonly Mutation[]): Buffer {
  return changes.reduce((bytes, { kind, at, bytes: patch }) => {
    const place = Math.floor(at * bytes.length)
    const rest = kind === 'repeat' ? place : place + patch.length
    const middle =
      kind === 'cut' ? Buffer.alloc(0) : kind === 'repeat' ? bytes.subarray(place, place + 64) : patch
    return Buffer.concat([bytes.subarray(0, place), middle, bytes.subarray(rest)])
  }, original)
}

/** Fails for anything but rows or a reasoned refusal; 'unreadable' would mean a fault of the reader's own. */
async function expectOutcome(bytes: Buffer): Promise<void> {
  try {
    await readBytes(bytes, { sharedStringBytes: 8_000_000 })
  } catch (error) {
    expect(error).toBeInstanceOf(DomainError)
    expect(error).toMatchObject({ code: expect.stringMatching(/^file_/) })
    expect(error).not.toMatchObject({ details: { reason: 'unreadable' } })
  }
}

describe('a damaged file gives rows or a reason, whatever the damage', () => {
  test.each([
    ['.xlsx', makeXlsx([{ name: 'S', rows: ROWS }]), 400],
    ['.xls', asXls(), 600],
    ['.csv', asCsv(), 300],
  ])('%s', async (_name, original, numRuns) => {
    expect((await readBytes(original)).rows).toHaveLength(12)
    await fc.assert(
      fc.asyncProperty(mutations, changes => expectOutcome(mutated(original, changes))),
      { numRuns },
    )
  })

  // Checksums catch almost every change of a .xlsx; these happen inside its parts, as a faulty exporter makes them.
  test('.xlsx with damaged XML', async () => {
    const parts = [...xlsxParts([{ name: 'S', rows: ROWS }], new Map())].map(({ name, data }) => {
      return { name, bytes: Buffer.concat([...data].map(piece => Buffer.from(piece as string))) }
    })
    await fc.assert(
      fc.asyncProperty(fc.nat(parts.length - 1), mutations, (target, changes) => {
        const damagedParts = parts.map(({ name, bytes }, index) => {
          return { name, data: [index === target ? mutated(bytes, changes) : bytes] }
        })
        return expectOutcome(makeZip(damagedParts))
      }),
      { numRuns: 500 },
    )
  })
})
