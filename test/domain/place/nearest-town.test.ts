import { expect, test } from 'vitest'
import { nearestTown } from '#domain/place/nearest-town.ts'

test.each<[string, number, number, string | undefined]>([
  ['Spandau is nearer to a village than to the centre of Berlin', 52.535, 13.2, 'berlin'],
  ['the village itself', 52.56, 13.09, 'falkensee'],
  ['Ehrenfeld', 50.95, 6.91, 'koeln'],
  ['Harburg, across the Elbe', 53.46, 9.98, 'hamburg'],
  ['Fürth, beside Nuremberg', 49.477, 10.99, 'fuerth'],
  ['Görlitz, at the border', 51.15, 14.98, 'goerlitz'],
  ['an island', 54.91, 8.31, 'sylt'],
  ['the North Sea', 54.5, 7.2, undefined],
  ['Vienna', 48.21, 16.37, undefined],
])('%s', (_, latitude, longitude, slug) => {
  expect(nearestTown(latitude, longitude)?.slug).toBe(slug)
})
