import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DomainError } from '#domain/errors.ts'
import type { ByteReader } from '#gateways/archives/byte-reader.ts'
import { type UnpackOptions, unpackFile } from '#gateways/archives/packed-file.ts'
import { type ReadTarFile, readTar } from '#gateways/archives/tar-reader.ts'
import {
  DATABASE,
  MANIFEST,
  MANIFEST_LIMIT_BYTES,
  type Manifest,
  type ManifestFile,
  parseManifest,
  totalBytes,
} from './manifest.ts'

export interface ReadArchiveOptions extends UnpackOptions {
  /** Where the files are written; undefined: they are only compared with the manifest. */
  readonly target?: string
  /** Called before anything is written. Throws where the backup is refused. */
  readonly onManifest?: (manifest: Manifest) => Promise<void>
}

const SQLITE_MAGIC = Buffer.from('SQLite format 3\0')

/**
 * Reads a backup to its end: every file must be named by the manifest, once, with the size and hash that it says, and
 * none may be missing. What is written is durable on return.
 * @returns its manifest; null for the database alone, as earlier versions made their backups
 * Throws what unpackFile throws, and backup_damaged with a reason: 'archive' and 'entry' (see readTar), 'header' (no
 * database), 'manifest', 'newer', 'unlisted', 'repeated', 'size', 'hash', 'missing'.
 */
export async function readArchive(path: string, options: ReadArchiveOptions): Promise<Manifest | null> {
  return unpackFile(path, options, async bytes => {
    const begin = await bytes.peek(SQLITE_MAGIC.length)
    if (begin.equals(SQLITE_MAGIC)) {
      await receive(bytes.rest(), pathIn(options, DATABASE))
      return null
    }
    // Most files that are no backup at all are no archive either.
    if (begin.length < SQLITE_MAGIC.length || !begin.toString('latin1').startsWith(MANIFEST))
      throw damaged('header')
    return readFiles(bytes, options)
  })
}

async function readFiles(bytes: ByteReader, options: ReadArchiveOptions): Promise<Manifest> {
  let manifest: Manifest | undefined
  const missing = new Map<string, ManifestFile>()
  const known = new Set<string>()
  for await (const file of readTar(bytes)) {
    if (manifest === undefined) {
      manifest = await readManifest(file, options)
      for (const listed of manifest.files) missing.set(listed.name, listed)
      for (const { name } of manifest.files) known.add(name)
      continue
    }
    const expected = missing.get(file.name)
    if (expected === undefined) throw damaged(known.has(file.name) ? 'repeated' : 'unlisted', file.name)
    missing.delete(file.name)
    if (file.size !== expected.size) throw damaged('size', file.name)
    const sha256 = await receive(file.content, pathIn(options, file.name))
    if (sha256 !== expected.sha256) throw damaged('hash', file.name)
  }
  const [left] = missing.keys()
  if (manifest === undefined || left !== undefined) throw damaged('missing', left)
  return manifest
}

async function readManifest(file: ReadTarFile, options: ReadArchiveOptions): Promise<Manifest> {
  if (file.name !== MANIFEST || file.size > MANIFEST_LIMIT_BYTES) throw damaged('manifest')
  const manifest = parseManifest(Buffer.concat(await Array.fromAsync(file.content)).toString('utf8'))
  if (manifest === 'unreadable') throw damaged('manifest')
  if (manifest === 'newer') throw damaged('newer')
  const { limitBytes } = options
  const bytes = totalBytes(manifest)
  if (bytes > limitBytes) throw new DomainError('backup_too_large', { bytes, limitBytes })
  await options.onManifest?.(manifest)
  return manifest
}

function pathIn({ target }: ReadArchiveOptions, name: string): string | undefined {
  return target === undefined ? undefined : join(target, name)
}

/** Hashes a content and, given a path, writes it there, durable on return. @returns SHA-256, hex */
async function receive(content: AsyncIterable<Buffer>, path: string | undefined): Promise<string> {
  const sha256 = createHash('sha256')
  const file = path === undefined ? undefined : await createFile(path)
  try {
    for await (const piece of content) {
      sha256.update(piece)
      await file?.writeFile(piece)
    }
    await file?.sync()
  } finally {
    await file?.close()
  }
  return sha256.digest('hex')
}

async function createFile(path: string): Promise<FileHandle> {
  await mkdir(dirname(path), { recursive: true })
  return open(path, 'wx', 0o600)
}

function damaged(reason: string, file?: string): DomainError {
  return new DomainError('backup_damaged', { reason, ...(file !== undefined && { file }) })
}
