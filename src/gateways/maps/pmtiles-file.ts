import { type FileHandle, open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { LruCache } from '#domain/cache/lru-cache.ts'
import type { MapFault } from '#domain/settings/map-file.ts'
import { isMissingFile } from '#gateways/files/missing-file.ts'
import { type Directory, directoryIn, entryFor, tileIdOf } from './pmtiles-directory.ts'

/** A map in one file (PMTiles, version 3) with tiles of vectors (MVT). */
export interface MapFile {
  readonly sizeBytes: number
  /** Names this state of the file; letters, digits and hyphens. */
  readonly version: string
  readonly minZoom: number
  readonly maxZoom: number
  /** Whether tiles are compressed by gzip. */
  readonly isGzipped: boolean
  /** @returns undefined where the file has none. Throws what reading throws, and MapFileError where it is damaged. */
  tile(z: number, x: number, y: number): Promise<Buffer | undefined>
  close(): Promise<void>
}

/** A file that cannot be used as a map. */
export class MapFileError extends Error {
  readonly fault: MapFault

  constructor(fault: MapFault) {
    super(`the map file cannot be used: ${fault}`)
    this.fault = fault
  }
}

const HEADER_BYTES = 127
const MAGIC = 'PMTiles'
const NO_COMPRESSION = 1
const GZIP = 2
const MVT = 1
/** A tile or directory is far smaller; a damaged header must not fill the memory. */
const LARGEST_PART_BYTES = 32 * 1024 * 1024
/** Root, leaf, leaf of a leaf: more are never needed. */
const MAX_DEPTH = 4
/** Leaf directories of some 100 kB each, which neighbouring tiles share. */
const CACHED_DIRECTORIES = 64

const inflate = promisify(gunzip)

/**
 * Opens a map file.
 * @returns undefined when there is none
 * @throws MapFileError when it cannot be used
 */
export async function openMapFile(path: string): Promise<MapFile | undefined> {
  const file = await open(path, 'r').catch((error: unknown) => {
    if (isMissingFile(error)) return undefined
    throw new MapFileError('closed')
  })
  if (file === undefined) return undefined
  try {
    return await readHeader(file)
  } catch (error) {
    await file.close()
    throw error instanceof MapFileError ? error : new MapFileError('damaged')
  }
}

async function readHeader(file: FileHandle): Promise<MapFile> {
  const stats = await file.stat()
  if (!stats.isFile()) throw new MapFileError('foreign')
  const header = Buffer.alloc(HEADER_BYTES)
  const { bytesRead } = await file.read(header, 0, HEADER_BYTES, 0)
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new MapFileError('foreign')
  if (header[MAGIC.length] !== 3) throw new MapFileError('version')
  if (bytesRead < HEADER_BYTES) throw new MapFileError('short')
  const number = (offset: number) => Number(header.readBigUInt64LE(offset))
  const root = { offset: number(8), length: number(16) }
  const leaves = { offset: number(40), length: number(48) }
  const tiles = { offset: number(56), length: number(64) }
  for (const { offset, length } of [root, leaves, tiles])
    if (!(offset + length <= stats.size)) throw new MapFileError('short')
  const [inner, outer, kind, minZoom = 0, maxZoom = 0] = header.subarray(97, 102)
  if (kind !== MVT) throw new MapFileError('pictures')
  if (!isKnown(inner) || !isKnown(outer)) throw new MapFileError('compression')

  const directories = new LruCache<Directory>({ maxSize: CACHED_DIRECTORIES })
  const directoryAt = async (offset: number, length: number) => {
    const key = `${offset} ${length}`
    const cached = directories.get(key)
    if (cached !== undefined) return cached
    const bytes = await part(file, offset, length)
    const directory = directoryIn(inner === GZIP ? await inflated(bytes) : bytes)
    directories.set(key, directory)
    return directory
  }
  // A file whose root makes no sense is refused at once.
  await directoryAt(root.offset, root.length)

  return {
    sizeBytes: stats.size,
    version: `${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}`,
    minZoom,
    maxZoom,
    isGzipped: outer === GZIP,
    tile: async (z, x, y) => {
      const id = tileIdOf(z, x, y)
      let { offset, length } = root
      for (let depth = 0; depth < MAX_DEPTH; depth++) {
        const entry = entryFor(await directoryAt(offset, length), id)
        if (entry === undefined) return undefined
        if (entry.kind === 'tile') return part(file, tiles.offset + entry.offset, entry.length)
        offset = leaves.offset + entry.offset
        length = entry.length
      }
      throw new MapFileError('damaged')
    },
    close: () => file.close(),
  }
}

function isKnown(compression: number | undefined): boolean {
  return compression === NO_COMPRESSION || compression === GZIP
}

async function part(file: FileHandle, offset: number, length: number): Promise<Buffer> {
  if (length > LARGEST_PART_BYTES) throw new MapFileError('damaged')
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset)
  if (bytesRead < length) throw new MapFileError('short')
  return buffer
}

async function inflated(bytes: Buffer): Promise<Buffer> {
  return inflate(bytes, { maxOutputLength: LARGEST_PART_BYTES })
}
