import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { DomainError } from '#domain/errors.ts'
import { readSpreadsheet } from '#gateways/spreadsheet/read-spreadsheet.ts'
import { count, SEED } from '#test/counts.ts'
import { fileOf, readBytes } from '#test/gateways/spreadsheet/read-bytes.ts'
import {
  comparable,
  FORMATS,
  type Format,
  mutatedFile,
  oracleRows,
  original,
} from './mutated-spreadsheets.ts'
import { report } from './results.ts'

const FILES = count({ usual: 120, long: 20_000 })
/** Of these the whole way is tried: the reader in a process or thread of its own. */
const WHOLE_WAY = count({ usual: 4, long: 200 })
const HANGS_MS = count({ usual: 30_000, long: 5_000 })
const RSS_LIMIT_BYTES = 512_000_000
/** Of the files that both programs read; the rest are broken tags, of which each makes something else. */
const MOST_DIFFERING = 0.06

/** What a reader made of a file: rows, a refusal with its code, or an error that it must not throw. */
interface Outcome {
  readonly number: number
  readonly rss: number
  readonly rows?: readonly (readonly string[])[]
  /** Rows that are given as unreliable. */
  readonly faulty?: number
  readonly refusal?: string
  readonly crash?: string
}

test.each(FORMATS)(
  'damaged .%s files give the rows that another program reads, or a reason',
  async format => {
    expect(comparable(format, await allRows(original(format)))).toEqual(
      await oracleRows(format, original(format)),
    )
    const [ours, oracle] = await Promise.all([outcomesOf('ours', format), outcomesOf('oracle', format)])
    const crashes: string[] = []
    const differing: number[] = []
    let refused = 0
    let compared = 0
    for (let number = 1; number <= FILES; number++) {
      const outcome = ours.get(number)
      if (outcome === undefined) crashes.push(`${number}: the process ended, or nothing for ${HANGS_MS} ms`)
      else if (outcome.crash !== undefined) crashes.push(`${number}: ${outcome.crash}`)
      if (outcome?.refusal !== undefined) refused++
      const other = oracle.get(number)?.rows
      // A file of which rows are reported as unreliable is no promise that the others are where they were.
      if (outcome?.rows === undefined || other === undefined || outcome.faulty !== 0) continue
      compared++
      if (JSON.stringify(outcome.rows) !== JSON.stringify(other)) differing.push(number)
    }
    const rss = Math.max(...[...ours.values()].map(outcome => outcome.rss))
    for (let number = 1; number <= FILES; number += Math.ceil(FILES / WHOLE_WAY)) {
      const whole = await wholeWay(mutatedFile(format, SEED, number))
      const { rows, refusal } = ours.get(number) ?? {}
      const alone = { rows: rows?.length, refusal }
      const isAlike = whole.refusal === refusal && (whole.rows === undefined) === (rows === undefined)
      if (!isAlike) crashes.push(`${number}: ${JSON.stringify(whole)} instead of ${JSON.stringify(alone)}`)
    }
    report({
      check: `damaged .${format} files`,
      count: FILES,
      lost: 0,
      crashed: crashes.length,
      serverErrors: 0,
      figures: `${refused} refused with a reason, ${compared} compared with another reader, ${differing.length} differ; RSS ${Math.round(rss / 1e6)} MB; seed ${SEED}`,
    })
    expect(crashes, crashes.slice(0, 5).join('\n')).toEqual([])
    expect(compared).toBeGreaterThan(FILES / 30)
    expect(differing.length, `they differ: ${differing.slice(0, 50)}`).toBeLessThanOrEqual(
      Math.ceil(compared * MOST_DIFFERING),
    )
    expect(rss).toBeLessThan(RSS_LIMIT_BYTES)
  },
)

/** Reads all files in one process; after a file that it does not survive, in another one. */
async function outcomesOf(who: 'ours' | 'oracle', format: Format): Promise<Map<number, Outcome>> {
  const outcomes = new Map<number, Outcome>()
  let next = 1
  while (next <= FILES) {
    const program = fileURLToPath(new URL('./mutation-reader.ts', import.meta.url))
    const child = spawn(process.execPath, [program, who, format, `${SEED}`, `${next}`, `${FILES}`], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const gone = once(child, 'exit')
    // Loading the program takes longer than any file.
    let hanging = setTimeout(() => child.kill('SIGKILL'), 6 * HANGS_MS)
    for await (const line of createInterface({ input: child.stdout })) {
      clearTimeout(hanging)
      hanging = setTimeout(() => child.kill('SIGKILL'), HANGS_MS)
      const said = JSON.parse(line) as Outcome & { readonly begun?: number }
      if (said.begun !== undefined) next = said.begun + 1
      else outcomes.set(said.number, said)
    }
    clearTimeout(hanging)
    const [code] = await gone
    if (code === 0) break
    if (next === 1) throw new Error(`the reader (${who}, ${format}) did not begin`)
  }
  return outcomes
}

async function wholeWay(bytes: Buffer): Promise<{ rows?: number; refusal?: string }> {
  try {
    const batches = await Array.fromAsync(readSpreadsheet({ path: fileOf(bytes) }))
    return { rows: batches.reduce((sum, { rows }) => sum + rows.length, 0) }
  } catch (error) {
    if (error instanceof DomainError) return { refusal: error.code }
    throw error
  }
}

async function allRows(bytes: Buffer): Promise<(readonly string[])[]> {
  const { header, rows } = await readBytes(bytes)
  return [header, ...rows.map(({ cells }) => cells)]
}
