/** Tasks that can run daily or weekly at a fixed hour. */
export const SCHEDULED_TASKS = ['backup', 'import-inbox', 'rebuild-index', 'validate-urls'] as const

export type ScheduledTask = (typeof SCHEDULED_TASKS)[number]

/** As ISO 8601 counts: 1 is Monday, 7 Sunday. */
export const FIRST_WEEKDAY = 1
export const LAST_WEEKDAY = 7

export interface Timing {
  readonly isOn: boolean
  /** FIRST_WEEKDAY to LAST_WEEKDAY; null: every day. */
  readonly weekday: number | null
  /** 0 to 23, local time in Germany. */
  readonly hour: number
}

export type Schedule = Readonly<Record<ScheduledTask, Timing>>

/** A task as the administrator sees it. */
export interface ScheduleEntry extends Timing {
  readonly task: ScheduledTask
  /** Milliseconds since 1970; null while it is off. */
  readonly nextAt: number | null
}

/**
 * Only backups are on by default. The other tasks are switched on where they are needed. Links are checked in the night
 * to Sunday, when most servers are idle.
 */
export const DEFAULT_SCHEDULE: Schedule = {
  backup: { isOn: true, weekday: null, hour: 3 },
  'import-inbox': { isOn: false, weekday: null, hour: 4 },
  'rebuild-index': { isOn: false, weekday: null, hour: 5 },
  'validate-urls': { isOn: false, weekday: LAST_WEEKDAY, hour: 1 },
}

/** When a task is due, whether it is on or off. */
type Due = Omit<Timing, 'isOn'>

/** Whether two timings are equal. */
export function isSameTiming(one: Timing, other: Timing): boolean {
  return one.isOn === other.isOn && one.weekday === other.weekday && one.hour === other.hour
}

/** The last instant up to `now` at which a task was due, in milliseconds since 1970. */
export function lastDue({ weekday, hour }: Due, now: number): number {
  let day = dayOf(now)
  while (!isDay(weekday, day) || instantOf(day, hour) > now) day = day.subtract({ days: 1 })
  return instantOf(day, hour)
}

/** The first instant after `now` at which a task is due, in milliseconds since 1970. */
export function nextDue({ weekday, hour }: Due, now: number): number {
  let day = dayOf(now)
  while (!isDay(weekday, day) || instantOf(day, hour) <= now) day = day.add({ days: 1 })
  return instantOf(day, hour)
}

const GERMANY = 'Europe/Berlin'

function dayOf(now: number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(GERMANY).toPlainDate()
}

function isDay(weekday: number | null, day: Temporal.PlainDate): boolean {
  return weekday === null || day.dayOfWeek === weekday
}

/** An hour that clocks skip means the next one. Of an hour that they show twice, the first is meant. */
function instantOf(day: Temporal.PlainDate, hour: number): number {
  return day.toZonedDateTime({ timeZone: GERMANY, plainTime: { hour } }).epochMilliseconds
}
