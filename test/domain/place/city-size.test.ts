import { expect, test } from 'vitest'
import { citySize } from '#domain/place/city-size.ts'

test.each([
  [3_400_000, 'million'],
  [950_000, 'million'],
  [949_999, 'large'],
  [100_000, 'large'],
  [99_999, 'medium'],
  [20_000, 'medium'],
  [19_999, 'small'],
  [5_000, 'small'],
  [4_999, 'village'],
] as const)('%i inhabitants: %s', (population, size) => {
  expect(citySize(population)).toBe(size)
})
