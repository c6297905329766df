import { expect, test } from 'vitest'
import { holidayRead } from '#web/pages/business/next-holiday.ts'

test.each([
  ['in the evening before', '2027-03-27T22:30:00+01:00'],
  ['also in the last hour before the day on which the clocks change', '2027-03-27T23:30:00+01:00'],
])('the next holiday of Brandenburg is Easter Sunday %s', async (_, instant) => {
  const next = await holidayRead(Date.parse(instant), 'BB', 'de').queryFn()
  expect(next).toEqual({ name: 'Ostersonntag', weekday: 6, day: 28, month: 3 })
})
