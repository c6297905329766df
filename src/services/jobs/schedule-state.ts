import { DEFAULT_SCHEDULE, SCHEDULED_TASKS, type ScheduledTask, type Timing } from '#domain/job/schedule.ts'
import { saveSetting, storedSettings } from '#store/settings.ts'
import type { Db } from '#store/store.ts'

/** What the schedule remembers over a new start. */
export interface ScheduleState {
  /** By task: the timing it follows, and up to which moment (milliseconds since 1970) everything due was begun. */
  readonly tasks: Readonly<Partial<Record<ScheduledTask, Timing & { readonly begunUntil: number }>>>
  /** The folder of files is being worked on. */
  readonly isInboxOpen: boolean
  /** The file of the folder whose import was begun. */
  readonly inboxFile: { readonly name: string; readonly jobId: number } | null
}

const KEY = 'scheduleState'
const NOTHING_YET: ScheduleState = { tasks: {}, isInboxOpen: false, inboxFile: null }

export async function scheduleState(db: Db): Promise<ScheduleState> {
  const stored = (await storedSettings(db)).get(KEY) as Partial<ScheduleState> | undefined
  const state: ScheduleState = { ...NOTHING_YET, ...stored }
  // As in schedule-settings.ts: otherwise every task would seem to have been moved by the new version.
  const tasks = SCHEDULED_TASKS.flatMap(task => {
    const known = state.tasks[task]
    return known === undefined ? [] : [[task, { ...DEFAULT_SCHEDULE[task], ...known }]]
  })
  return { ...state, tasks: Object.fromEntries(tasks) }
}

/** Stores a part of it; the worker is the only one to do so. */
export async function changeScheduleState(
  db: Db,
  change: Partial<ScheduleState>,
  now: number,
): Promise<void> {
  await saveSetting(db, KEY, { ...(await scheduleState(db)), ...change }, now)
}
