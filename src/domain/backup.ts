import { berlinOffsetMs } from './time/berlin-time.ts'
import { DAY_MS } from './time/durations.ts'

/** A copy of the database, made while the site was running. */
export interface Backup {
  /** 'umkreis-2026-11-21-143205.sqlite.gz': its name has date and time in Germany. */
  readonly file: string
  /** Bytes. */
  readonly size: number
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/** A week of daily backups. */
export const RETAINED_BACKUPS = 7

/** An older newest backup is worth a warning. */
const FRESH_MS = 7 * DAY_MS

const NAME = /^umkreis-(\d{4})-(\d{2})-(\d{2})-(\d{2})(\d{2})(\d{2})\.sqlite\.gz$/

/** Whether a backup is less than a week old. @param now milliseconds since 1970 */
export function isFreshBackup({ createdAt }: Pick<Backup, 'createdAt'>, now: number): boolean {
  return now - createdAt < FRESH_MS
}

/** The name of a backup. @param at milliseconds since 1970 */
export function backupFile(at: number): string {
  const [day = '', time = ''] = new Date(at + berlinOffsetMs(at)).toISOString().split(/[T.]/)
  return `umkreis-${day}-${time.replaceAll(':', '')}.sqlite.gz`
}

/**
 * When a backup was made, by its name, in milliseconds since 1970; undefined for any other name. Of the hour that
 * clocks in Germany show twice, the second one is meant.
 */
export function backupTime(file: string): number | undefined {
  const parts = NAME.exec(file)?.slice(1).map(Number)
  if (parts === undefined) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
  const wall = Date.UTC(year, month - 1, day, hour, minute, second)
  const at = wall - berlinOffsetMs(wall - berlinOffsetMs(wall))
  // '2026-02-31' has this form but is no date.
  return backupFile(at) === file ? at : undefined
}

/** Weeks before these, of which one backup each is retained. */
const RETAINED_WEEKS = 4

/**
 * The backups to remove when there are more than are retained. Backups of a day with a newer one are removed first, so
 * that ten backups of one afternoon do not replace those of the days before; then the oldest. The newest backup of each
 * of the last weeks stays when the week has no other.
 * @param backups in any order
 */
export function surplusBackups(backups: readonly Backup[], retained = RETAINED_BACKUPS): Backup[] {
  const daily = backups.toSorted((one, other) => one.createdAt - other.createdAt)
  const gone: Backup[] = []
  while (daily.length > retained) {
    const repeated = daily.findIndex((backup, at) => dayOf(backup) === dayOf(daily[at + 1] ?? { file: '' }))
    gone.push(...daily.splice(Math.max(0, repeated), 1))
  }
  const weekly = newestOfWeeks(gone, new Set(daily.map(weekOf)))
  return gone.filter(backup => !weekly.has(backup))
}

function newestOfWeeks(backups: readonly Backup[], without: ReadonlySet<number>): ReadonlySet<Backup> {
  const newest = new Map<number, Backup>()
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
