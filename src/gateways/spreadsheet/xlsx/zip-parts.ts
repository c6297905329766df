import { pipeline } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { DomainError } from '#domain/errors.ts'
import type { SpreadsheetLimits } from '../limits.ts'
import { damaged, suspicious, unknownKind } from '../refusals.ts'

/** Small enough to be parsed while another thread inflates the next piece. */
const INFLATE_CHUNK_BYTES = 256 * 1024

/** The parts of a zip container. Names are compared without case and without a leading slash, as in OPC. */
export interface ZipParts {
  readonly has: (name: string) => boolean
  readonly names: () => readonly string[]
  /** The bytes of a part, checked against its size and checksum; throws file_damaged when there is no such part. */
  readonly read: (name: string) => AsyncIterable<Buffer>
  readonly close: () => void
}

/**
 * Opens a zip file and checks its entries, sizes, ratios and overlaps before anything is inflated.
 * Throws file_damaged (no zip, or a broken directory) and file_suspicious (a zip bomb).
 */
export async function openZipParts(path: string, limits: SpreadsheetLimits): Promise<ZipParts> {
  const zip = await asDamage(() =>
    openPromise(path, { autoClose: false, decodeStrings: false, validateEntrySizes: false }),
  )
  try {
    const entries = await readDirectory(zip, limits)
    let inflatedBytes = 0
    const spend = (bytes: number) => {
      inflatedBytes += bytes
      if (inflatedBytes > limits.inflatedBytes) throw suspicious('inflated-size')
    }
    return {
      has: name => entries.has(partKey(name)),
      names: () => [...entries.keys()],
      read: name => {
        const entry = entries.get(partKey(name))
        if (entry === undefined) throw damaged('part-missing', name)
        return inflated(zip, entry, name, spend)
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function readDirectory(zip: ZipFile, limits: SpreadsheetLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.zipEntries) throw suspicious('entries', { limit: limits.zipEntries })
  const entries = new Map<string, Entry>()
  let compressed = 0
  let uncompressed = 0
  await asDamage(async () => {
    for await (const entry of zip.eachEntry()) {
      const key = partKey(entry.fileNameRaw.toString('utf8'))
      if (!entries.has(key)) entries.set(key, entry)
      if (entry.isEncrypted()) throw unknownKind('encrypted')
      compressed += entry.compressedSize
      uncompressed += entry.uncompressedSize
      weigh(entry, limits)
    }
  })
  if (uncompressed > limits.inflatedBytes) throw suspicious('inflated-size')
  // Entries that share compressed bytes make a small file contain many large ones.
  if (compressed > zip.fileSize) throw suspicious('overlap')
  return entries
}

function weigh(entry: Entry, limits: SpreadsheetLimits): void {
  const allowed = Math.max(limits.inflationRatioFloorBytes, entry.compressedSize * limits.inflationRatio)
  if (entry.uncompressedSize > allowed) throw suspicious('ratio', { limit: limits.inflationRatio })
}

/** The sizes in the directory may be wrong, so bytes are counted as they come. */
async function* inflated(
  zip: ZipFile,
  entry: Entry,
  name: string,
  spend: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  let size = 0
  let checksum = 0
  for await (const chunk of await partStream(zip, entry, name)) {
    size += chunk.length
    if (size > entry.uncompressedSize) throw suspicious('size-lie', { part: name })
    spend(chunk.length)
    checksum = crc32(chunk, checksum)
    yield chunk
  }
  if (size !== entry.uncompressedSize) throw damaged('truncated', name)
  if (checksum !== entry.crc32) throw damaged('checksum', name)
}

async function partStream(zip: ZipFile, entry: Entry, name: string): Promise<AsyncIterable<Buffer>> {
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8) throw damaged('zip', name)
  const stored = await asDamage(() => zip.openReadStreamPromise(entry, { decodeFileData: false }))
  if (entry.compressionMethod === 0) return withDamage(stored, name)
  const inflate = createInflateRaw({ chunkSize: INFLATE_CHUNK_BYTES })
  // An error of either stream ends the iteration over the second one.
  pipeline(stored, inflate, () => {})
  return withDamage(inflate, name)
}

async function* withDamage(stream: AsyncIterable<Buffer>, name: string): AsyncGenerator<Buffer> {
  const chunks = stream[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await asDamage(() => chunks.next(), name)
      if (next.done === true) return
      yield next.value
    }
  } finally {
    await chunks.return?.()
  }
}

async function asDamage<Result>(run: () => Promise<Result>, part = ''): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof DomainError || isFileSystemError(error)) throw error
    throw damaged('zip', part, error)
  }
}

/** Errors of the disk are not about the file's content; those of zlib and yauzl are. */
function isFileSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

function partKey(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()
}
