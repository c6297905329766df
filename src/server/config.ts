import { mkdirSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { isLongEnough, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/account/account.ts'
import { mailServerIn, senderIn } from '#domain/mail/mail-server.ts'
import type { SiteKey } from '#domain/site-key.ts'
import { openSiteKey, SECRET_KEY_MIN_LENGTH } from '#gateways/credentials/site-key.ts'
import { openPrivateFolder } from '#gateways/files/private-folder.ts'
import { messages } from '#messages/de/commands.ts'
import { finishRestore } from '#services/backups/finish-restore.ts'
import type { ServerEnvironment } from '#services/settings/server-settings.ts'
import { OperatorFault } from './operator-fault.ts'

const { environment: texts } = messages

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().refine(isDatabaseUrl).optional(),
  INDEX_FROM: z.url({ protocol: /^https?$/ }).optional(),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  DEMO: z.enum(['auto', 'off']).default('auto'),
  TRUST_PROXY: z.string().refine(isAddressList).optional(),
  BACKUP_PASSPHRASE: z.string().max(PASSWORD_MAX_LENGTH).refine(isLongEnough).optional(),
  ADMIN_PASSWORD: z.string().max(PASSWORD_MAX_LENGTH).refine(isLongEnough).optional(),
  SECRET_KEY: z.string().min(SECRET_KEY_MIN_LENGTH).optional(),
  WORKERS: z.coerce.number().int().min(1).max(256).default(1),
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  SMTP_URL: z
    .string()
    .refine(url => mailServerIn(url) !== undefined)
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(text => senderIn(text) !== undefined)
    .optional(),
  IMAGE_CACHE_MB: z.coerce.number().int().min(50).max(1_000_000).default(2048),
  HSTS_SUBDOMAINS: z.enum(['on', 'off']).default('off'),
  UPLOAD_LIMIT_MB: z.coerce.number().int().min(1).max(2000).default(20),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

const EXPECTED = texts.expected(PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH, SECRET_KEY_MIN_LENGTH)

/** The settings of the environment, read once at start. */
export interface Config {
  readonly port: number
  /** How many processes answer visitors. */
  readonly workers: number
  /** 127.0.0.1 by default: reachable from outside only on purpose. */
  readonly host: string
  /** Absolute. */
  readonly dataDir: string
  /** postgres://…: the database lies there; undefined: in the data folder. */
  readonly databaseUrl: string | undefined
  /** Scheme and host of another node, whose index this one copies where it has none. */
  readonly indexFrom: string | undefined
  /** SITE_URL, SMTP_URL and MAIL_FROM; what they leave open is set in the administrator's area. */
  readonly server: ServerEnvironment
  /** Whether every host below the site's is served by https as well; browsers are told so then. */
  readonly hasHttpsSubdomains: boolean
  /** Whether an empty directory is filled with demo data. */
  readonly demo: 'auto' | 'off'
  /** Addresses (comma-separated) whose X-Forwarded-For is believed; false: nobody's. */
  readonly trustProxy: string | false
  /** The first account's password; undefined: a random one, printed once. */
  readonly adminPassword: string | undefined
  /** Made into the site's key; undefined: the key lies in the data folder. */
  readonly secretKey: string | undefined
  /** Encrypts every backup; undefined: only those that are given a passphrase. */
  readonly backupPassphrase: string | undefined
  /** False only where load is measured on purpose. */
  readonly hasRateLimits: boolean
  /** The largest size of the cache of photos on the disk. */
  readonly imageCacheBytes: number
  /** The largest spreadsheet that can be uploaded or imported. */
  readonly uploadLimitBytes: number
  readonly logLevel: string
}

/**
 * Reads the settings of the environment.
 * @throws OperatorFault with one sentence for each variable that makes no sense
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable, as env files and containers leave behind, means the same as none.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))]
    // What is said of a value never contains it: it may be a password.
    const faults = names.map(name => texts.fault(name, EXPECTED[name] ?? ''))
    throw new OperatorFault([texts.unusable, ...faults].join('\n'))
  }
  const { PORT, HOST, DATA_DIR, SITE_URL, DEMO, TRUST_PROXY, ADMIN_PASSWORD, RATE_LIMIT, LOG_LEVEL } =
    parsed.data
  return {
    port: PORT,
    workers: parsed.data.WORKERS,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: parsed.data.DATABASE_URL,
    indexFrom: parsed.data.INDEX_FROM,
    server: {
      siteUrl: SITE_URL?.replace(/(?<!\/)\/+$/, ''),
      smtpUrl: parsed.data.SMTP_URL,
      sender: parsed.data.MAIL_FROM === undefined ? undefined : senderIn(parsed.data.MAIL_FROM),
      ownUrl: `http://localhost:${PORT}`,
    },
    hasHttpsSubdomains: parsed.data.HSTS_SUBDOMAINS === 'on',
    demo: DEMO,
    trustProxy: TRUST_PROXY ?? false,
    adminPassword: ADMIN_PASSWORD,
    secretKey: parsed.data.SECRET_KEY,
    backupPassphrase: parsed.data.BACKUP_PASSPHRASE,
    hasRateLimits: RATE_LIMIT === 'on',
    imageCacheBytes: parsed.data.IMAGE_CACHE_MB * 1024 * 1024,
    uploadLimitBytes: parsed.data.UPLOAD_LIMIT_MB * 1024 * 1024,
    logLevel: LOG_LEVEL,
  }
}

/** Where things are in the data folder. */
export interface DataFolder {
  readonly path: string
  /** postgres://…, where the database does not lie in the folder. */
  readonly databaseUrl: string | undefined
  /** The site's key, which lies in the folder unless the environment has one. */
  readonly key: SiteKey
  /** Derived from the database; may be deleted at any time. */
  readonly index: string
}

/**
 * Creates the data folder where it is missing, and closes it to other users of the machine.
 * Throws the system's error when it cannot be written.
 */
export function openDataFolder({
  dataDir,
  databaseUrl,
  secretKey,
}: Pick<Config, 'dataDir' | 'databaseUrl' | 'secretKey'>): DataFolder {
  openPrivateFolder(dataDir)
  const index = join(dataDir, 'index')
  mkdirSync(index, { recursive: true })
  finishRestore(dataDir)
  return { path: dataDir, databaseUrl, key: openSiteKey(dataDir, secretKey), index }
}

/** Whether a text is the address of a PostgreSQL database that names one. */
export function isDatabaseUrl(text: string): boolean {
  const url = URL.parse(text)
  return (
    url !== null &&
    (url.protocol === 'postgres:' || url.protocol === 'postgresql:') &&
    url.hostname !== '' &&
    url.pathname.length > 1
  )
}

/** Names that Fastify knows for addresses of this machine and of private networks. */
const NAMED_ADDRESSES = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** Whether a text names addresses and networks: '127.0.0.1, 10.0.0.0/8, fd00::/8'. */
function isAddressList(text: string): boolean {
  return text.split(',').every(part => {
    const [address = '', bits, ...more] = part.trim().split('/')
    if (NAMED_ADDRESSES.has(part.trim())) return true
    const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
    const isNetwork = bits === undefined || (/^\d+$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most)
    return most > 0 && isNetwork && more.length === 0
  })
}
