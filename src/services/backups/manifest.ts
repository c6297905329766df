import { z } from 'zod'

/** Of what an archive begins with. */
export const MANIFEST = 'manifest.json'
export const DATABASE = 'directory.sqlite'
/** Only in encrypted backups. */
export const KEY = 'secret.key'

const FORMAT_VERSION = 1
/** 140 bytes a picture: enough for half a million. */
export const MANIFEST_LIMIT_BYTES = 64 << 20

const hash = z.string().regex(/^[0-9a-f]{64}$/)

const fileSchema = z.strictObject({
  /** Nothing else is ever unpacked, so no name leads anywhere else. */
  name: z.string().regex(/^(?:directory\.sqlite|secret\.key|pictures\/[0-9a-f]{64}\.webp)$/),
  /** Bytes. */
  size: z.int().nonnegative(),
  sha256: hash,
})

const manifestSchema = z.strictObject({
  format: z.literal('umkreis-backup'),
  formatVersion: z.literal(FORMAT_VERSION),
  /** Of the program that made it. */
  version: z.string(),
  /** The last migration of the database. */
  schema: z.string(),
  createdAt: z.iso.datetime(),
  /** Names the key that encrypted the secrets in the database. */
  keyId: z.string(),
  businesses: z.int().nonnegative(),
  /** SHA-256 of pictures that the database names and whose files were missing or damaged already. */
  missingPictures: z.array(hash),
  /** Everything else in the archive, in its order. */
  files: z.array(fileSchema),
})

/** What is in an archive: its first file. */
export type Manifest = z.infer<typeof manifestSchema>
export type ManifestFile = Manifest['files'][number]

/** 'unreadable', 'newer': of a later version of this program, or the manifest. */
export function parseManifest(text: string): Manifest | 'unreadable' | 'newer' {
  const json = parseJson(text)
  const parsed = manifestSchema.safeParse(json)
  if (!parsed.success) return isNewer(json) ? 'newer' : 'unreadable'
  const { files } = parsed.data
  const names = new Set(files.map(({ name }) => name))
  // A picture's name is its hash, so a picture is never replaced by another one.
  const isSound = files.every(
    ({ name, sha256 }) => !name.startsWith('pictures/') || name === pictureName(sha256),
  )
  return isSound && names.size === files.length && names.has(DATABASE) ? parsed.data : 'unreadable'
}

/** The manifest of a new backup, as text. */
export function manifestText(manifest: Omit<Manifest, 'format' | 'formatVersion'>): string {
  const whole: Manifest = { format: 'umkreis-backup', formatVersion: FORMAT_VERSION, ...manifest }
  return `${JSON.stringify(whole, null, 1)}\n`
}

/** Where a picture lies in an archive, and in the data folder. */
export function pictureName(sha256: string): string {
  return `pictures/${sha256}.webp`
}

/** Bytes of everything that a manifest names. */
export function totalBytes({ files }: Pick<Manifest, 'files'>): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isNewer(json: unknown): boolean {
  const version = z.object({ format: z.literal('umkreis-backup'), formatVersion: z.int() }).safeParse(json)
  return version.success && version.data.formatVersion > FORMAT_VERSION
}
