import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type PackOptions, packFile } from '#gateways/archives/packed-file.ts'
import { type TarFile, writeTar } from '#gateways/archives/tar-writer.ts'
import { siteKeyOf, siteSecret } from '#gateways/credentials/site-key.ts'
import type { DataFolder, StoreDeps } from '#store/store.ts'
import {
  DATABASE,
  KEY,
  MANIFEST,
  type ManifestFile,
  manifestText,
  pictureName,
  totalBytes,
} from './manifest.ts'
import type { Snapshot, SnapshotOptions } from './take-snapshot.ts'

/** What backups need of the environment. */
export interface BackupSecrets {
  /** SECRET_KEY; undefined: the site's key lies in the data folder. */
  readonly secretKey?: string | undefined
  /** BACKUP_PASSPHRASE: encrypts every backup that is not given a passphrase of its own. */
  readonly backupPassphrase?: string | undefined
}

export interface PackDeps extends DataFolder, Pick<StoreDeps, 'now'>, BackupSecrets {}

export interface PackSnapshotOptions extends PackOptions, SnapshotOptions {
  /** The file to write. */
  readonly target: string
}

/** Large pieces return to the event loop rarely. */
const PIECE_BYTES = 4 << 20

/**
 * Packs a snapshot into one file, durable on return. An encrypted one also holds the site's key.
 * Throws the system's errors and the signal's reason.
 */
export async function packSnapshot(
  { dataDir, secretKey, now }: PackDeps,
  snapshot: Snapshot,
  { target, passphrase, signal, report }: PackSnapshotOptions,
): Promise<void> {
  const secret = siteSecret(dataDir, secretKey)
  const key = passphrase === undefined || secret === undefined ? undefined : Buffer.from(`${secret}\n`)
  const at = now()
  const files = await listFiles(snapshot, key)
  const manifest = manifestText({
    version: await productVersion(),
    schema: snapshot.schema,
    createdAt: new Date(at).toISOString(),
    keyId: secret === undefined ? '' : siteKeyOf(secret).id,
    businesses: snapshot.businesses,
    missingPictures: [...snapshot.missing],
    files,
  })
  const total = totalBytes({ files })
  let done = 0
  const counted = async function* (pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      yield piece
      done += piece.length
      report('packing', done, total)
    }
  }
  const contents = async function* (stopCompressing: () => Promise<void>): AsyncGenerator<TarFile> {
    const text = Buffer.from(manifest)
    yield { name: MANIFEST, size: text.length, content: [text] }
    for (const { name, size } of files) {
      if (name === KEY && key !== undefined) yield { name, size, content: [key] }
      else yield { name, size, content: counted(read(join(snapshot.folder, name), size)) }
      if (name === DATABASE) await stopCompressing()
    }
  }
  await packFile(stop => writeTar(contents(stop), at), target, { passphrase, signal })
}

async function listFiles(snapshot: Snapshot, key: Buffer | undefined): Promise<ManifestFile[]> {
  const database = join(snapshot.folder, DATABASE)
  const { size } = await stat(database)
  const sha256 = createHash('sha256')
  for await (const piece of read(database, size)) sha256.update(piece)
  const files = [{ name: DATABASE, size, sha256: sha256.digest('hex') }]
  if (key !== undefined)
    files.push({ name: KEY, size: key.length, sha256: createHash('sha256').update(key).digest('hex') })
  for (const sha256 of snapshot.pictures) {
    if (snapshot.missing.has(sha256)) continue
    const name = pictureName(sha256)
    files.push({ name, size: (await stat(join(snapshot.folder, name))).size, sha256 })
  }
  return files
}

function read(path: string, size: number): AsyncIterable<Buffer> {
  return createReadStream(path, { highWaterMark: Math.min(size + 1, PIECE_BYTES) })
}

async function productVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8'))
  return String(version)
}
