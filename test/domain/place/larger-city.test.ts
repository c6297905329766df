import { expect, test } from 'vitest'
import { cityFor } from '#domain/place/city.ts'
import { nearestLargerCity } from '#domain/place/larger-city.ts'

test.each([
  ['a town has a city nearby', 'Hürth', 'Köln'],
  ['a city of equal size is none', 'Trier', 'Saarbrücken'],
  ['a city may be larger than a large one', 'Düsseldorf', 'Köln'],
  ['the largest has none', 'Berlin', undefined],
  ['one that is farther than anybody goes is none', 'München', undefined],
])('%s: %s', (_, name, larger) => {
  const { latitude, longitude, population } = cityFor(name)
  const from = { latitude: latitude ?? Number.NaN, longitude: longitude ?? Number.NaN }
  expect(nearestLargerCity(from, population ?? 0)?.city.shownName).toBe(larger)
})
