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
import type { Db } from '#store/store.ts'
import type { JobQueueDeps } from './job-queue-deps.ts'

/** Beside the site's settings, which pages carry: this one is the worker's. */
const KEY = 'schedule'

/** What runs by itself and when, as stored; the defaults for the rest. */
export async function scheduleIn(db: Db): Promise<Schedule> {
  const stored = (await storedSettings(db)).get(KEY) as
    | Partial<Record<ScheduledTask, Partial<Timing>>>
    | undefined
  // What an older version stored knows no weekdays: it goes on as it ran.
  const timings = SCHEDULED_TASKS.map(task => [task, { ...DEFAULT_SCHEDULE[task], ...stored?.[task] }])
  return Object.fromEntries(timings) as Schedule
}

/** Every task with the moment at which it runs next. */
export async function listSchedule({ store, now }: JobQueueDeps): Promise<ScheduleEntry[]> {
  const schedule = await scheduleIn(store.db)
  return SCHEDULED_TASKS.map(task => {
    const timing = schedule[task]
    return { task, ...timing, nextAt: timing.isOn ? nextDue(timing, now()) : null }
  })
}

/** Stores what runs by itself and when, and writes down who did it. What is the same as before is not stored again. */
export async function saveSchedule(
  { store, now }: JobQueueDeps,
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
