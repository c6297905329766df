import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DomainError } from '#domain/errors.ts'
import { DEFAULT_LIMITS } from '#gateways/spreadsheet/limits.ts'
import { readTable } from '#gateways/spreadsheet/read-table.ts'
import { comparable, type Format, mutatedFile, oracleRows } from './mutated-spreadsheets.ts'

/**
 * Reads damaged files one after the other in one process, with our reader or another program's, and prints a line for
 * each: before it is read, and with its outcome. Arguments: 'ours' or 'oracle', format, seed, first number, last number.
 */
const [who = '', format = '', seed = '', from = '', to = ''] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'umkreis-mutations-'))
const path = join(folder, 'upload')
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

for (let number = Number(from); number <= Number(to); number++) {
  const bytes = mutatedFile(format as Format, Number(seed), number)
  say({ begun: number })
  const outcome = who === 'ours' ? await ours(bytes) : await oracle(bytes)
  say({ number, rss: process.memoryUsage.rss(), ...outcome })
}

/** The rows; or the code and the details of a refusal; or the error that our reader must not throw. */
async function ours(bytes: Buffer) {
  writeFileSync(path, bytes)
  const rows: string[][] = []
  const faulty: number[] = []
  try {
    const task = { path, limits: DEFAULT_LIMITS, scratch: join(folder, 'scratch'), mappings: [] }
    for await (const piece of readTable(task)) {
      if (piece.kind === 'header') rows.push([...piece.header])
      else if (piece.kind === 'rows')
        for (const { cells, fault } of piece.rows) {
          if (fault !== undefined) faulty.push(rows.length)
          rows.push([...cells])
        }
    }
    return { rows: comparable(format as Format, rows), faulty: faulty.length }
  } catch (error) {
    if (!(error instanceof DomainError))
      return { crash: String(error instanceof Error ? error.stack : error) }
    const { code, details } = error
    return details.reason === 'unreadable' ? { crash: String(error.cause) } : { refusal: code, details }
  }
}

async function oracle(bytes: Buffer) {
  try {
    return { rows: await oracleRows(format as Format, bytes) }
  } catch {
    // Whatever another program makes of a damaged file.
    return { refusal: 'oracle' }
  }
}

function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
