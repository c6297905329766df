import { expect, test } from 'vitest'
import { isExampleAddress, isOnReservedName } from '#domain/link/reserved-name.ts'

test.each([
  ['https://roth.example/', true, true],
  ['https://www.example.com/roth', true, true],
  ['http://roth.invalid', true, false],
  ['http://roth.test:8080/', true, false],
  ['http://localhost/', true, false],
  ['https://roth.de/', false, false],
  ['https://example.de/', false, false],
  ['https://bestexample.com/', false, false],
  ['keine Adresse', false, false],
])('%s', (url, isReserved, isExample) => {
  expect([isOnReservedName(url), isExampleAddress(url)]).toEqual([isReserved, isExample])
})
