import { z } from 'zod'
import type { Immutable } from '#domain/immutable.ts'
import { berlinOffsetMs } from './time/berlin-time.ts'
import { DAY_MS } from './time/durations.ts'

/** What is in a backup, as it is stored beside it and sent. */
export const backupContentsSchema = z.strictObject({
  /** Of the program that made it. */
  version: z.string(),
  /** The last migration of its database. */
  schema: z.string(),
  /** Without removed ones. */
  businesses: z.int(),
  databaseBytes: z.int(),
  pictures: z.int(),
  pictureBytes: z.int(),
  /** Pictures that the database names and whose files were missing or damaged already. */
  missingPictures: z.int(),
  /** Whether the site's key is in it. */
  hasKey: z.boolean(),
  /** When the finished file was read again and compared, milliseconds since 1970. */
  verifiedAt: z.int(),
})

export type BackupContents = Immutable<z.infer<typeof backupContentsSchema>>

/** Everything of a site that cannot be rebuilt, in one file, made while the site was running. */
export const backupSchema = z.strictObject({
  /** 'umkreis-2026-11-21-143205.tar.gz': its name has date and time in Germany. */
  file: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Milliseconds since 1970. */
  createdAt: z.int(),
  /** By its name. */
  isEncrypted: z.boolean(),
  /** null: made by an earlier version, or copied here from elsewhere. */
  contents: backupContentsSchema.nullable(),
})

export type Backup = Immutable<z.infer<typeof backupSchema>>

/** What the names of encrypted files end with, as age writes them. */
const ENCRYPTED = '.age'

/** A week of daily backups. */
export const RETAINED_BACKUPS = 7

/** An older newest backup is worth a warning. */
const FRESH_MS = 7 * DAY_MS

const NAME = /^umkreis-(\d{4})-(\d{2})-(\d{2})-(\d{2})(\d{2})(\d{2})(\.tar\.gz|\.tar\.gz\.age|\.sqlite\.gz)$/

/** Whether a backup is less than a week old. @param now milliseconds since 1970 */
export function isFreshBackup({ createdAt }: Pick<Backup, 'createdAt'>, now: number): boolean {
  return now - createdAt < FRESH_MS
}

/** The name of a backup. @param at milliseconds since 1970 */
export function backupFile(at: number, { isEncrypted = false } = {}): string {
  return `umkreis-${backupStamp(at)}.tar.gz${isEncrypted ? ENCRYPTED : ''}`
}

/** A moment as it stands in names of files, by clocks in Germany: '2026-11-21-143205'. */
export function backupStamp(at: number): string {
  const [day = '', time = ''] = new Date(at + berlinOffsetMs(at)).toISOString().split(/[T.]/)
  return `${day}-${time.replaceAll(':', '')}`
}

/** Whether a backup needs a passphrase, by its name. */
export function isEncryptedBackup(file: string): boolean {
  return file.endsWith(ENCRYPTED)
}

/**
 * When a backup was made, by its name, in milliseconds since 1970; undefined for any other name. Of the hour that
 * clocks in Germany show twice, the second one is meant.
 */
export function backupTime(file: string): number | undefined {
  const parts = NAME.exec(file)?.slice(1, 7).map(Number)
  if (parts === undefined) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
  const wall = Date.UTC(year, month - 1, day, hour, minute, second)
  const at = wall - berlinOffsetMs(wall - berlinOffsetMs(wall))
  // '2026-02-31' has this form but is no date.
  return file.startsWith(`umkreis-${backupStamp(at)}.`) ? at : undefined
}

/** Weeks before these, of which one backup each is retained. */
const RETAINED_WEEKS = 4

/**
 * The backups to remove when there are more than are retained. Backups of a day with a newer one are removed first, so
 * that ten backups of one afternoon do not replace those of the days before; then the oldest. The newest backup of each
 * of the last weeks stays when the week has no other.
 * @param backups in any order
 */
export function surplusBackups<One extends NamedBackup>(
  backups: readonly One[],
  retained = RETAINED_BACKUPS,
): One[] {
  const daily = backups.toSorted((one, other) => one.createdAt - other.createdAt)
  const gone: One[] = []
  while (daily.length > retained) {
    const repeated = daily.findIndex((backup, at) => dayOf(backup) === dayOf(daily[at + 1] ?? { file: '' }))
    gone.push(...daily.splice(Math.max(0, repeated), 1))
  }
  const weekly = newestOfWeeks(gone, new Set(daily.map(weekOf)))
  return gone.filter(backup => !weekly.has(backup))
}

/** Long enough for every daily and weekly backup to be replaced. */
const MOST_DAYS = 100

/**
 * The day on which the last of some backups is removed as surplus, if a backup is made each day from now on.
 * @param all those that there are
 * @param now milliseconds since 1970, like the answer
 */
export function goneBy(all: readonly NamedBackup[], some: readonly NamedBackup[], now: number): number {
  let present = [...all]
  const files = new Set(some.map(({ file }) => file))
  for (let day = 1; day <= MOST_DAYS; day++) {
    const createdAt = now + day * DAY_MS
    const next = [...present, { file: backupFile(createdAt), size: 0, createdAt }]
    const surplus = new Set(surplusBackups(next))
    present = next.filter(backup => !surplus.has(backup))
    if (!present.some(({ file }) => files.has(file))) return createdAt
  }
  return now + MOST_DAYS * DAY_MS
}

type NamedBackup = Pick<Backup, 'file' | 'createdAt'>

function newestOfWeeks<One extends NamedBackup>(
  backups: readonly One[],
  without: ReadonlySet<number>,
): ReadonlySet<One> {
  const newest = new Map<number, One>()
  for (const backup of backups.toSorted((one, other) => other.createdAt - one.createdAt)) {
    const week = weekOf(backup)
    if (!without.has(week) && !newest.has(week) && newest.size < RETAINED_WEEKS) newest.set(week, backup)
  }
  return new Set(newest.values())
}

/** Weeks since the first Monday of 1970, by clocks in Germany. */
function weekOf({ createdAt }: Pick<Backup, 'createdAt'>): number {
  const days = Math.floor((createdAt + berlinOffsetMs(createdAt)) / DAY_MS)
  return Math.floor((days - FIRST_MONDAY) / 7)
}

/** 5 January 1970. */
const FIRST_MONDAY = 4

function dayOf({ file }: Pick<Backup, 'file'>): string {
  return file.slice(0, 'umkreis-2026-11-21'.length)
}
