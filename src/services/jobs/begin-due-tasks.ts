import { DomainError } from '#domain/errors.ts'
import {
  isSameTiming,
  lastDue,
  SCHEDULED_TASKS,
  type ScheduledTask,
  type Timing,
} from '#domain/job/schedule.ts'
import { startValidation } from '#services/links/start-validation.ts'
import type { Db, StoreDeps } from '#store/store.ts'
import { changeScheduleState, scheduleIn, scheduleState } from './schedule.ts'
import { startJob } from './start-job.ts'

/**
 * Begins the tasks that are due. A task that was missed while the server was down is begun once, however often it was
 * missed. A task that was just switched on or moved begins at its next time, and so does every task after the clock was
 * set back. While a job of its kind runs, a task waits.
 */
export async function beginDueTasks(deps: StoreDeps): Promise<void> {
  const { store, now } = deps
  const schedule = await scheduleIn(store.db)
  const { tasks } = await scheduleState(store.db)
  for (const task of SCHEDULED_TASKS) {
    const timing = schedule[task]
    const known = tasks[task]
    const isClockBack = known !== undefined && known.begunUntil > now()
    if (known === undefined || isClockBack || !isSameTiming(known, timing)) {
      await store.write(trx => begun(trx, task, timing, now()))
    } else if (timing.isOn && lastDue(timing, now()) > known.begunUntil) {
      await begin(deps, task, trx => begun(trx, task, timing, now()))
    }
  }
}

async function begin(deps: StoreDeps, task: ScheduledTask, note: (trx: Db) => Promise<void>): Promise<void> {
  const { store, now } = deps
  if (task === 'import-inbox') {
    await store.write(async trx => {
      await changeScheduleState(trx, { isInboxOpen: true }, now())
      await note(trx)
    })
    return
  }
  try {
    if (task === 'validate-urls') await startValidation(deps, { account: null, language: 'de' }, note)
    else await startJob(deps, { kind: task, input: {}, account: null }, note)
  } catch (error) {
    // The same job was started by hand: the task is begun after it.
    if (!(error instanceof DomainError && error.code === 'job_running')) throw error
  }
}

async function begun(trx: Db, task: ScheduledTask, timing: Timing, now: number): Promise<void> {
  const { tasks } = await scheduleState(trx)
  await changeScheduleState(trx, { tasks: { ...tasks, [task]: { ...timing, begunUntil: now } } }, now)
}
