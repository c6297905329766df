import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { boundedLimit } from '#domain/cache/bounded-limit.ts'

/**
 * The hash that a password is stored as: argon2id in PHC form, with its own salt.
 * @param password as typed; normalised to Unicode's NFKC, so that ü is the same from every keyboard
 * Throws passwords_busy where too many wait.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive('account', {
    ...COST,
    message: messageOf(password),
    nonce: salt,
    tagLength: KEY_BYTES,
  })
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(salt)}$${base64(key)}`
}

/**
 * Whether a password matches a stored hash.
 * @param stored from `hashPassword`, also with former costs; undefined where there is no account
 * @param by 'anonymous' where nobody is logged in
 * Takes as long without a stored hash as with one, so that the time does not tell which accounts exist.
 * Throws passwords_busy where too many wait, without looking at the password or at what is stored.
 */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
  by: HashRequester = 'account',
): Promise<boolean> {
  const known = stored === undefined ? undefined : parsed(stored)
  const { key, ...parameters } = known ?? NOBODY
  const derived = await derive(by, { ...parameters, message: messageOf(password), tagLength: key.length })
  return timingSafeEqual(derived, key) && known !== undefined
}

/** OWASP's second choice for argon2id (19 MiB, two passes): about 40 ms on one core. Memory in KiB. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const
const SALT_BYTES = 16
const KEY_BYTES = 32

type Stored = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'> & {
  readonly nonce: Buffer
  readonly key: Buffer
}

/** Stands in for a missing hash. */
const NOBODY: Stored = { ...COST, nonce: Buffer.alloc(SALT_BYTES), key: Buffer.alloc(KEY_BYTES) }

const PHC =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([A-Za-z0-9+/]{22,86})\$([A-Za-z0-9+/]{43,86})$/

function parsed(stored: string): Stored | undefined {
  const [, memory, passes, parallelism, salt = '', key = ''] = PHC.exec(stored) ?? []
  if (memory === undefined) return undefined
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  }
}

function messageOf(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'), 'utf8')
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

/** At 40 ms each nobody waits for longer than a second; only guessing from many addresses makes more come at once. */
const MOST_WAITING = 20

/**
 * Who asks for a hash. Each takes a core and 19 MiB for its time; more at once would take the thread pool from the files
 * and the memory from the pages. Whoever is logged in does not wait behind strangers who guess.
 */
const HASH_LIMITS = { anonymous: hashLimit(), account: hashLimit() } as const

export type HashRequester = keyof typeof HASH_LIMITS

function derive(by: HashRequester, parameters: Argon2Parameters): Promise<Buffer> {
  return HASH_LIMITS[by](() => argon2Async('argon2id', parameters))
}

function hashLimit() {
  return boundedLimit({ concurrency: 1, mostWaiting: MOST_WAITING, whenFull: 'passwords_busy' })
}

const argon2Async = promisify(argon2)
