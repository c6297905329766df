import { expect, test } from 'vitest'
import { hoursAsList, pickHours } from '#domain/demo/hours.ts'
import { profileNamed } from '#domain/demo/profile.ts'
import { randomFor } from '#domain/demo/random.ts'

const textsOf = (profile: string): Set<string> => {
  const texts = new Set<string>()
  for (let row = 0; row < 400; row++) {
    const hours = pickHours(randomFor(1, row), profileNamed(profile)).cell
    if (hours !== '')
      for (const day of Object.values<string[]>(JSON.parse(hours))) for (const text of day) texts.add(text)
  }
  return texts
}

test.each([
  ['a fuel station', 'allday', 'Open 24 hours'],
  ['a bar after midnight', 'bar', '6PM-3AM'],
  ['a kiosk until midnight', 'kiosk', '8AM-12AM'],
  ['a practice twice a day', 'doctor', '8AM-12PM,3-6PM'],
  ['a bakery on Saturday', 'bakery', '6AM-1PM'],
])('%s', (_, profile, text) => {
  expect([...textsOf(profile)]).toContain(text)
})

test('some hours are unknown, which is not closed', () => {
  const known = Array.from(
    { length: 400 },
    (_, row) => pickHours(randomFor(1, row), profileNamed('club')).cell,
  )
  expect(known.filter(hours => hours === '').length).toBeGreaterThan(200)
  expect(known.some(hours => hours !== '')).toBe(true)
})

test('the second column lists the same days', () => {
  expect(hoursAsList('{"Sunday":["Closed"],"Monday":["6AM-6PM"]}')).toBe('Monday,6AM,6PM')
  expect(hoursAsList('')).toBe('')
})
