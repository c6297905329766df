import { createReadStream } from 'node:fs'
import { access, readFile, rm } from 'node:fs/promises'
import { isMissingFile } from './missing-file.ts'
import { writeAtomically } from './write-file.ts'

/** Rows of one batch: enough to fill transactions, few enough for the memory. */
const ROWS_PER_BATCH = 500
/** Some hundred rows. */
const BYTES_PER_READ = 262_144

export interface Spool<Head> {
  /** What is known of the rows as a whole; called after the last of them. */
  readonly head: () => Head
  readonly rows: AsyncIterable<readonly unknown[]>
  /** Called with the number of rows so far. */
  readonly onRows?: (count: number) => void
}

/**
 * Writes rows to a file as they come, one JSON line each. A whole spreadsheet is spooled before its first row reaches
 * the database, because damage often shows only at its end, and an import must not stop half-way.
 * The file has its name only when it is complete and on disk.
 * @returns the number of rows written
 */
export async function spoolRows<Head>(path: string, { head, rows, onRows }: Spool<Head>): Promise<number> {
  let count = 0
  async function* lines(): AsyncGenerator<string> {
    for await (const batch of rows) {
      if (batch.length === 0) continue
      count += batch.length
      yield `${batch.map(row => JSON.stringify(row)).join('\n')}\n`
      onRows?.(count)
    }
    await writeAtomically(headOf(path), JSON.stringify({ head: head(), count }))
  }
  await writeAtomically(path, lines())
  return count
}

/** The head and the row count of a spool; undefined when there is no complete one. */
export async function spoolHead<Head>(
  path: string,
): Promise<{ readonly head: Head; readonly count: number } | undefined> {
  try {
    await access(path)
    return JSON.parse(await readFile(headOf(path), 'utf8'))
  } catch (error) {
    if (isMissingFile(error)) return undefined
    throw error
  }
}

/** The spooled rows in order, in batches. The file is our own, so its lines are trusted. */
export async function* spooledRows<Row>(path: string): AsyncGenerator<readonly Row[]> {
  const input = createReadStream(path, { encoding: 'utf8', highWaterMark: BYTES_PER_READ })
  try {
    let batch: Row[] = []
    let begun = ''
    for await (const text of input) {
      // Not readline, which also ends lines at U+2028; texts may contain it.
      const lines = `${begun}${text}`.split('\n')
      begun = lines.pop() ?? ''
      for (const line of lines) {
        batch.push(JSON.parse(line) as Row)
        if (batch.length < ROWS_PER_BATCH) continue
        yield batch
        batch = []
      }
    }
    if (batch.length > 0) yield batch
  } finally {
    input.destroy()
  }
}

/** Deletes a spool, complete or not; does nothing when there is none. */
export async function removeSpool(path: string): Promise<void> {
  for (const file of [path, headOf(path)]) {
    await rm(file, { force: true })
    await rm(`${file}.part`, { force: true })
  }
}

function headOf(path: string): string {
  return `${path}.head`
}
