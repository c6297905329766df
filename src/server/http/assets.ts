import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { etagOf } from '#server/cache/page-cache.ts'

/** A file of the build, in memory in every encoding worth having. */
export interface Asset {
  readonly type: string
  readonly etag: string
  readonly plain: Buffer
  /** Missing for files that are compressed already. */
  readonly brotli?: Buffer
  readonly gzip?: Buffer
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
}

/** Compressed already. */
const INCOMPRESSIBLE = new Set(['.woff2', '.png'])

/** By folder: names carry a hash of their content, so what was read once stays right (whole sites share it in tests). */
const read = new Map<string, Promise<ReadonlyMap<string, Asset>>>()

/**
 * Reads the build's hashed files into memory, compressed once a process (brotli 11, some 0.6 s for all).
 * @param dir folder of the files
 * @returns by file name
 */
export function readAssets(dir: string): Promise<ReadonlyMap<string, Asset>> {
  const known = read.get(dir) ?? compressed(dir)
  read.set(dir, known)
  return known
}

async function compressed(dir: string): Promise<ReadonlyMap<string, Asset>> {
  const names = (await readdir(dir)).filter(name => TYPES[extname(name)] !== undefined)
  return new Map(
    await Promise.all(
      names.map(async name => [name, await asset(await readFile(join(dir, name)), extname(name))] as const),
    ),
  )
}

/** One file from its bytes. @param extension '.svg' */
export async function asset(plain: Buffer, extension: string): Promise<Asset> {
  const type = TYPES[extension] ?? 'application/octet-stream'
  const known = { type, etag: etagOf(plain), plain }
  if (INCOMPRESSIBLE.has(extension)) return known
  const [brotli, gzipped] = await Promise.all([compressBrotli(plain), compressGzip(plain, { level: 9 })])
  return { ...known, brotli, gzip: gzipped }
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
