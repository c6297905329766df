import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { constants, copyFileSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DomainError } from '#domain/errors.ts'
import type { KeyPurpose, SiteKey } from '#domain/site-key.ts'

/** SECRET_KEY has at least as many characters, so that it cannot be guessed. */
export const SECRET_KEY_MIN_LENGTH = 32

/** The file of a key was cut short, so that what it protects cannot be read. */
export class CutKeyError extends Error {
  override readonly name = 'CutKeyError'
  readonly path: string

  constructor(path: string) {
    super(`${path} holds no key: put the file of a backup in its place, or delete it to begin with a new key`)
    this.path = path
  }
}

/** The file of the key in a data folder, readable by its owner alone. */
export function siteKeyFile(dataDir: string): string {
  return join(dataDir, 'secret.key')
}

/**
 * The site's key: SECRET_KEY of the environment, else that of the data folder, which is created on first use. Processes
 * that start at the same time get the same one.
 * @param secretKey any text of at least 32 characters
 * Throws the system's errors, and CutKeyError.
 */
export function openSiteKey(dataDir: string, secretKey?: string): SiteKey {
  return siteKeyOf(secretKey ?? keyOfFolder(siteKeyFile(dataDir)))
}

/**
 * The same key, but nothing is created: undefined where there is none yet.
 * Throws the system's errors, and CutKeyError.
 */
export function existingSiteKey(dataDir: string, secretKey?: string): SiteKey | undefined {
  if (secretKey === undefined && !existsSync(siteKeyFile(dataDir))) return undefined
  return openSiteKey(dataDir, secretKey)
}

/** The secret text that openSiteKey makes the key of; undefined where the data folder has none yet. */
export function siteSecret(dataDir: string, secretKey?: string): string | undefined {
  if (secretKey !== undefined) return secretKey
  const file = siteKeyFile(dataDir)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/** The key made of a secret text. */
export function siteKeyOf(secret: string): SiteKey {
  const keys = new Map<string, Uint8Array>()
  const keyFor = (purpose: string): Uint8Array => {
    const known = keys.get(purpose)
    if (known !== undefined) return known
    // HKDF (RFC 5869): one independent key for each purpose.
    const key = new Uint8Array(hkdfSync('sha256', secret, 'umkreis', purpose, KEY_BYTES))
    keys.set(purpose, key)
    return key
  }
  return {
    id: Buffer.from(keyFor('id')).toString('hex').slice(0, ID_DIGITS),
    encrypt: (purpose, text) => encrypt(keyFor(`${purpose} encryption`), text),
    decrypt: (purpose, encrypted) => decrypt(keyFor(`${purpose} encryption`), encrypted, purpose),
    hash: (purpose, text) =>
      createHmac('sha256', keyFor(`${purpose} hash`))
        .update(text)
        .digest('base64url'),
    derive: purpose => keyFor(purpose),
  }
}

const KEY_BYTES = 32
const ID_DIGITS = 16
const CIPHER = 'aes-256-gcm'
/** As NIST SP 800-38D recommends for GCM. */
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Names the cipher, for the day another one takes its place. */
const VERSION = 'v1.'

/** 'v1.' and base64url of nonce, tag and ciphertext. */
function encrypt(key: Uint8Array, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return VERSION + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

function decrypt(key: Uint8Array, encrypted: string, purpose: KeyPurpose): string {
  try {
    if (!encrypted.startsWith(VERSION)) throw new Error('not encrypted by this program')
    const bytes = Buffer.from(encrypted.slice(VERSION.length), 'base64url')
    const nonce = bytes.subarray(0, NONCE_BYTES)
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    const body = bytes.subarray(NONCE_BYTES + TAG_BYTES)
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
  } catch (error) {
    throw new DomainError('secret_unreadable', { purpose }, error)
  }
}

function keyOfFolder(file: string): string {
  const secret = readOrCreate(file).trim()
  if (secret.length < SECRET_KEY_MIN_LENGTH) throw new CutKeyError(file)
  return secret
}

function readOrCreate(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
  // A file under another name first: nobody ever reads half a key, and of two processes one wins.
  const part = `${file}.${randomBytes(NONCE_BYTES).toString('hex')}`
  writeFileSync(part, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, { mode: 0o600, flush: true })
  try {
    nameUnlessTaken(part, file)
  } finally {
    rmSync(part)
  }
  return readFileSync(file, 'utf8')
}

function nameUnlessTaken(part: string, file: string): void {
  try {
    linkSync(part, file)
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return
    // Not every file system has hard links.
    copyFileSync(part, file, constants.COPYFILE_EXCL)
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
