import { expect, test } from 'vitest'
import { scheduleSchema } from '#api/schedule/schema.ts'
import { DEFAULT_SCHEDULE } from '#domain/job/schedule.ts'
import { tempAdmin } from '#test/api/temp-admin.ts'

const URL = '/api/admin/schedule'

test.each(['GET', 'PUT'] as const)('without a session %s is closed', async method => {
  const admin = await tempAdmin()
  const answer = await admin.app.inject({
    method,
    url: URL,
    ...(method === 'PUT' && { payload: DEFAULT_SCHEDULE }),
  })
  expect(answer.statusCode).toBe(401)
})

test('backups are on at 3 o’clock, everything else is off; what is changed is kept and written down', async () => {
  const admin = await tempAdmin()
  const before = scheduleSchema.parse((await admin.call('GET', URL)).json())
  expect(before.filter(({ isOn }) => isOn)).toMatchObject([{ task: 'backup', hour: 3 }])
  expect(before.filter(({ nextAt }) => nextAt === null).map(({ task }) => task)).toEqual([
    'import-inbox',
    'rebuild-index',
    'validate-urls',
  ])
  const wanted = { ...DEFAULT_SCHEDULE, 'rebuild-index': { isOn: true, weekday: 1, hour: 5 } }
  const saved = scheduleSchema.parse((await admin.call('PUT', URL, wanted)).json())
  expect(saved.find(({ task }) => task === 'rebuild-index')).toMatchObject({
    isOn: true,
    weekday: 1,
    hour: 5,
  })
  expect((await admin.call('PUT', URL, wanted)).statusCode).toBe(200)
  const rows = await admin.store.db.selectFrom('audit').select(['action', 'subject', 'details']).execute()
  expect(rows.map(({ details, ...row }) => ({ ...row, details: JSON.parse(details) }))).toEqual([
    {
      action: 'settings.saved',
      subject: 'schedule',
      details: { 'rebuild-index': { isOn: true, weekday: 1, hour: 5 } },
    },
  ])
})

test.each([
  { ...DEFAULT_SCHEDULE, backup: { isOn: true, weekday: null, hour: 24 } },
  { ...DEFAULT_SCHEDULE, backup: { isOn: true, weekday: null, hour: 2.5 } },
  { ...DEFAULT_SCHEDULE, other: { isOn: true, weekday: null, hour: 2 } },
  { ...DEFAULT_SCHEDULE, backup: { isOn: true, weekday: 0, hour: 3 } },
  { ...DEFAULT_SCHEDULE, backup: { isOn: true, weekday: 8, hour: 3 } },
  { ...DEFAULT_SCHEDULE, backup: { isOn: true, hour: 3 } },
  { backup: { isOn: true, weekday: null, hour: 3 } },
])('what makes no sense changes nothing: %j', async body => {
  const admin = await tempAdmin()
  expect((await admin.call('PUT', URL, body)).statusCode).toBe(400)
  const now = scheduleSchema.parse((await admin.call('GET', URL)).json())
  expect(now.filter(({ isOn }) => isOn)).toMatchObject([{ task: 'backup', hour: 3 }])
})
