import { expect, test } from 'vitest'
import { directionTo } from '#domain/place/distance.ts'

const NUREMBERG = { latitude: 49.4521, longitude: 11.0767 }

test.each([
  ['Fürth', 49.4771, 10.9887, 'nw'],
  ['Erlangen', 49.5897, 11.0089, 'n'],
  ['Lauf', 49.5128, 11.2772, 'ne'],
  ['Altdorf', 49.3876, 11.3567, 'e'],
  ['Neumarkt', 49.2803, 11.4628, 'se'],
  ['Roth', 49.2456, 11.0911, 's'],
  ['Rothenburg ob der Tauber', 49.3778, 10.179, 'w'],
  ['Gunzenhausen', 49.1147, 10.7542, 'sw'],
])('%s lies from Nürnberg in its direction', (_, latitude, longitude, direction) => {
  expect(directionTo(NUREMBERG, { latitude, longitude })).toBe(direction)
})

test('a place has no direction from itself or from nowhere', () => {
  expect(directionTo(NUREMBERG, NUREMBERG)).toBeUndefined()
  expect(directionTo({ latitude: null, longitude: null }, NUREMBERG)).toBeUndefined()
})
