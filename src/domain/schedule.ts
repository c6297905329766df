/** What can run by itself at a fixed hour. */
export const SCHEDULED_TASKS = ['backup', 'import-inbox', 'rebuild-index', 'validate-urls'] as const

export type ScheduledTask = (typeof SCHEDULED_TASKS)[number]

export interface Timing {
  readonly isOn: boolean
  /** By clocks in Germany, 0 to 23. */
  readonly hour: number
}

export type Schedule = Readonly<Record<ScheduledTask, Timing>>

/** A task as the administrator sees it. */
export interface ScheduleEntry extends Timing {
  readonly task: ScheduledTask
  /** Milliseconds since 1970; null while it is off. */
  readonly nextAt: number | null
}

/** Nobody is to lose a day's work; everything else is switched on by whoever needs it. */
export const DEFAULT_SCHEDULE: Schedule = {
  backup: { isOn: true, hour: 3 },
  'import-inbox': { isOn: false, hour: 4 },
  'rebuild-index': { isOn: false, hour: 5 },
  'validate-urls': { isOn: false, hour: 1 },
}

/** Links are checked in the night to Sunday, when most servers have nothing to do; everything else daily. */
const WEEKDAYS: Readonly<Partial<Record<ScheduledTask, number>>> = { 'validate-urls': 7 }

/** The last moment at or before `now` at which a task was due, in milliseconds since 1970. */
export function lastDue(task: ScheduledTask, hour: number, now: number): number {
  let day = dayOf(now)
  while (!isDay(task, day) || momentOf(day, hour) > now) day = day.subtract({ days: 1 })
  return momentOf(day, hour)
}

/** The first moment after `now` at which a task is due, in milliseconds since 1970. */
export function nextDue(task: ScheduledTask, hour: number, now: number): number {
  let day = dayOf(now)
  while (!isDay(task, day) || momentOf(day, hour) <= now) day = day.add({ days: 1 })
  return momentOf(day, hour)
}

const GERMANY = 'Europe/Berlin'

function dayOf(now: number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(GERMANY).toPlainDate()
}

function isDay(task: ScheduledTask, day: Temporal.PlainDate): boolean {
  const weekday = WEEKDAYS[task]
  return weekday === undefined || day.dayOfWeek === weekday
}

/** An hour that clocks leave out is the one after it; of an hour that they show twice, the first is meant. */
function momentOf(day: Temporal.PlainDate, hour: number): number {
  return day.toZonedDateTime({ timeZone: GERMANY, plainTime: { hour } }).epochMilliseconds
}
