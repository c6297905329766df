import { describe, expect, test } from 'vitest'
import type { JobKind } from '#domain/job/job-kinds.ts'
import { DEFAULT_SCHEDULE, type Schedule } from '#domain/job/schedule.ts'
import { beginDueTasks } from '#services/jobs/begin-due-tasks.ts'
import { listSchedule, saveSchedule } from '#services/jobs/schedule.ts'
import { startJob } from '#services/jobs/start-job.ts'
import { endJob } from '#store/jobs/job-queue.ts'
import { saveSetting } from '#store/settings.ts'
import { tempStore } from '#test/temp-store.ts'

const at = (text: string) => Date.parse(text)

describe('a backup at 3 o’clock', () => {
  test('is begun once a day, without an account', async () => {
    const here = await given('2026-11-24T02:59:00+01:00')
    await here.lookAt('2026-11-24T02:59:30+01:00')
    expect(await here.jobs()).toEqual([])
    await here.lookAt('2026-11-24T03:00:10+01:00')
    await here.lookAt('2026-11-24T03:00:40+01:00')
    await here.finishAll()
    await here.lookAt('2026-11-24T23:59:00+01:00')
    expect(await here.jobs()).toEqual([{ kind: 'backup', account: null }])
    await here.lookAt('2026-11-25T03:00:10+01:00')
    expect(await here.jobs()).toHaveLength(2)
  })

  test('that was missed for three nights is made once', async () => {
    const here = await given('2026-11-24T10:00:00+01:00')
    await here.lookAt('2026-11-27T11:00:00+01:00')
    await here.finishAll()
    await here.lookAt('2026-11-27T11:00:30+01:00')
    expect(await here.jobs()).toHaveLength(1)
  })

  test('is not begun at the first start in the afternoon, nor when it is moved to an hour that is over', async () => {
    const here = await given('2026-11-24T15:00:00+01:00')
    expect(await here.jobs()).toEqual([])
    await here.save({ backup: { isOn: true, weekday: null, hour: 14 } })
    await here.lookAt('2026-11-24T15:01:00+01:00')
    expect(await here.jobs()).toEqual([])
    await here.lookAt('2026-11-25T14:00:10+01:00')
    expect(await here.jobs()).toHaveLength(1)
  })

  test('waits while another backup runs, and is begun afterwards', async () => {
    const here = await given('2026-11-24T02:00:00+01:00')
    await here.start('backup')
    await here.lookAt('2026-11-24T03:00:10+01:00')
    expect(await here.jobs()).toHaveLength(1)
    await here.finishAll()
    await here.lookAt('2026-11-24T03:05:00+01:00')
    expect(await here.jobs()).toEqual([
      { kind: 'backup', account: 'admin' },
      { kind: 'backup', account: null },
    ])
  })

  test('in the night in which 2 o’clock comes twice is begun once', async () => {
    const here = await given('2026-10-24T12:00:00+02:00')
    await here.save({ backup: { isOn: true, weekday: null, hour: 2 } })
    await here.lookAt('2026-10-24T12:01:00+02:00')
    for (const now of ['02:00:10+02:00', '02:30:00+02:00', '02:00:10+01:00', '02:30:00+01:00']) {
      await here.lookAt(`2026-10-25T${now}`)
      await here.finishAll()
    }
    expect(await here.jobs()).toHaveLength(1)
  })
})

test('everything but backups is off until somebody switches it on', async () => {
  const here = await given('2026-11-24T00:30:00+01:00')
  await here.lookAt('2026-12-01T12:00:00+01:00')
  expect(await here.jobs()).toEqual([{ kind: 'backup', account: null }])
  await here.finishAll()
  await here.save({
    'rebuild-index': { isOn: true, weekday: null, hour: 5 },
    'validate-urls': { isOn: true, weekday: 7, hour: 1 },
  })
  await here.lookAt('2026-12-01T12:01:00+01:00')
  await here.lookAt('2026-12-06T12:00:00+01:00')
  expect((await here.jobs()).slice(1).map(({ kind }) => kind)).toEqual([
    'backup',
    'rebuild-index',
    'validate-urls',
  ])
})

test('a weekly backup is begun on its weekday; moved to one that is over, it waits for the next week', async () => {
  const here = await given('2026-11-24T10:00:00+01:00')
  await here.save({ backup: { isOn: true, weekday: 4, hour: 3 } })
  for (const day of ['24', '25']) await here.lookAt(`2026-11-${day}T12:00:00+01:00`)
  expect(await here.jobs()).toEqual([])
  await here.lookAt('2026-11-26T03:00:10+01:00')
  expect(await here.jobs()).toHaveLength(1)
  await here.finishAll()
  await here.save({ backup: { isOn: true, weekday: 3, hour: 3 } })
  for (const day of ['26', '27', '28']) await here.lookAt(`2026-11-${day}T12:00:00+01:00`)
  expect(await here.jobs()).toHaveLength(1)
  await here.lookAt('2026-12-02T03:00:10+01:00')
  expect(await here.jobs()).toHaveLength(2)
})

test('settings of a version without weekdays apply as before, and missed tasks are done', async () => {
  const here = await given('2026-11-21T12:00:00+01:00')
  await here.storeAsBefore()
  expect((await here.listed()).map(({ task, isOn, weekday, hour }) => [task, isOn, weekday, hour])).toEqual([
    ['backup', true, null, 2],
    ['import-inbox', false, null, 4],
    ['rebuild-index', false, null, 5],
    ['validate-urls', true, 7, 23],
  ])
  await here.lookAt('2026-11-22T23:00:10+01:00')
  expect((await here.jobs()).map(({ kind }) => kind)).toEqual(['backup', 'validate-urls'])
})

async function given(start: string) {
  const store = await tempStore()
  const clock = { now: at(start) }
  const deps = { store, now: () => clock.now }
  const schedule: { -readonly [Task in keyof Schedule]: Schedule[Task] } = { ...DEFAULT_SCHEDULE }
  await beginDueTasks(deps)
  return {
    async lookAt(text: string) {
      clock.now = at(text)
      await beginDueTasks(deps)
    },
    async save(change: Partial<Schedule>) {
      Object.assign(schedule, change)
      await saveSchedule(deps, schedule, 'admin')
      expect(
        (await listSchedule(deps))
          .filter(({ isOn }) => isOn)
          .every(({ nextAt }) => Number(nextAt) > clock.now),
      ).toBe(true)
    },
    /** The rows of a version that knew no weekdays. */
    async storeAsBefore() {
      const backup = { isOn: true, hour: 2 }
      const links = { isOn: true, hour: 23 }
      const begunUntil = clock.now
      const tasks = { backup: { ...backup, begunUntil }, 'validate-urls': { ...links, begunUntil } }
      await store.write(async trx => {
        await saveSetting(trx, 'schedule', { backup, 'validate-urls': links }, clock.now)
        await saveSetting(trx, 'scheduleState', { tasks, isInboxOpen: false, inboxFile: null }, clock.now)
      })
    },
    listed: () => listSchedule(deps),
    start: (kind: JobKind) => startJob(deps, { kind, input: {}, account: 'admin' }),
    async finishAll() {
      const open = await store.db.selectFrom('jobs').select('id').where('state', '=', 'queued').execute()
      for (const { id } of open)
        await store.write(trx => endJob(trx, Number(id), { state: 'done', result: {} }, clock.now))
    },
    jobs: () => store.db.selectFrom('jobs').select(['kind', 'account']).orderBy('id').execute(),
  }
}
