import { createReadStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'

/** How many rows come back at once: enough to keep transactions full, little enough to hold. */
const ROWS_PER_BATCH = 500

/**
 * Writes rows to a file, one JSON line each, as they come. A spreadsheet is spooled as a whole before the first of its
 * rows reaches the truth, because damage often shows only at its end, and an import must not stop half-way.
 * @returns the number of rows written
 */
export async function spoolRows(path: string, batches: AsyncIterable<readonly unknown[]>): Promise<number> {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'w')
  let count = 0
  try {
    for await (const rows of batches) {
      if (rows.length === 0) continue
      count += rows.length
      await file.appendFile(`${rows.map(row => JSON.stringify(row)).join('\n')}\n`)
    }
    return count
  } finally {
    await file.close()
  }
}

/** The spooled rows in order, in batches. The file is our own, so its lines are trusted to be what was written. */
export async function* spooledRows<Row>(path: string): AsyncGenerator<readonly Row[]> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })
  let batch: Row[] = []
  for await (const line of lines) {
    batch.push(JSON.parse(line) as Row)
    if (batch.length >= ROWS_PER_BATCH) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

/** Deletes a spool; does nothing when there is none. */
export async function removeSpool(path: string): Promise<void> {
  await rm(path, { force: true })
}
