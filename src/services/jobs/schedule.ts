import {
  DEFAULT_SCHEDULE,
  isSameTiming,
  nextDue,
  SCHEDULED_TASKS,
  type Schedule,
  type ScheduledTask,
  type ScheduleEntry,
  type Timing,
} from '#domain/job/schedule.ts'
import { recordAudit } from '#store/audit.ts'
import { saveSetting, storedSettings } from '#store/settings.ts'
import type { Db, StoreDeps } from '#store/store.ts'

/** Not one of the site's settings, which pages use. */
const KEY = 'schedule'

/** The stored schedule; the defaults for what is not stored. */
export async function scheduleIn(db: Db): Promise<Schedule> {
  const stored = (await storedSettings(db)).get(KEY) as
    | Partial<Record<ScheduledTask, Partial<Timing>>>
    | undefined
  // The schedule of an older version has no weekdays: it stays as it is.
  const timings = SCHEDULED_TASKS.map(task => [task, { ...DEFAULT_SCHEDULE[task], ...stored?.[task] }])
  return Object.fromEntries(timings) as Schedule
}

/** Every task with its next time. */
export async function listSchedule({ store, now }: StoreDeps): Promise<ScheduleEntry[]> {
  const schedule = await scheduleIn(store.db)
  return SCHEDULED_TASKS.map(task => {
    const timing = schedule[task]
    return { task, ...timing, nextAt: timing.isOn ? nextDue(timing, now()) : null }
  })
}

/** Stores the schedule and records who changed it. Without a change nothing is stored. */
export async function saveSchedule(
  { store, now }: StoreDeps,
  schedule: Schedule,
  account: string,
): Promise<void> {
  await store.write(async trx => {
    const before = await scheduleIn(trx)
    const changed = SCHEDULED_TASKS.filter(task => !isSameTiming(before[task], schedule[task]))
    if (changed.length === 0) return
    await saveSetting(trx, KEY, schedule, now())
    const details = Object.fromEntries(changed.map(task => [task, schedule[task]]))
    await recordAudit(trx, { account, action: 'settings.saved', subject: KEY, details, now: now() })
  })
}

/** The state of the schedule, which survives a restart. */
export interface ScheduleState {
  /** By task: its timing, and the time (milliseconds since 1970) up to which everything due was begun. */
  readonly tasks: Readonly<Partial<Record<ScheduledTask, Timing & { readonly begunUntil: number }>>>
  /** Files of the inbox are being imported. */
  readonly isInboxOpen: boolean
  /** The file of the inbox whose import was begun. */
  readonly inboxFile: { readonly name: string; readonly jobId: number } | null
}

const STATE_KEY = 'scheduleState'
const NOTHING_YET: ScheduleState = { tasks: {}, isInboxOpen: false, inboxFile: null }

export async function scheduleState(db: Db): Promise<ScheduleState> {
  const stored = (await storedSettings(db)).get(STATE_KEY) as Partial<ScheduleState> | undefined
  const state: ScheduleState = { ...NOTHING_YET, ...stored }
  // As in scheduleIn: otherwise every task would seem to have been moved by the new version.
  const tasks = SCHEDULED_TASKS.flatMap(task => {
    const known = state.tasks[task]
    return known === undefined ? [] : [[task, { ...DEFAULT_SCHEDULE[task], ...known }]]
  })
  return { ...state, tasks: Object.fromEntries(tasks) }
}

/** Stores a part of the state; only the worker calls this. */
export async function changeScheduleState(
  db: Db,
  change: Partial<ScheduleState>,
  now: number,
): Promise<void> {
  await saveSetting(db, STATE_KEY, { ...(await scheduleState(db)), ...change }, now)
}
