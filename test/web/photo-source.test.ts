import { expect, test } from 'vitest'
import { photoSource } from '#web/photo-source.ts'

test('a picture of the demonstration comes from our own site', () => {
  expect(photoSource('https://umkreis.example/vorfuehrung/1234.svg')).toBe('/vorfuehrung/1234.svg')
})

test.each([
  ['an imported photo', 'https://lh5.googleusercontent.com/p/x=w800'],
  ['a foreign host that looks like ours', 'https://umkreis.example.evil.example/vorfuehrung/1.svg'],
  ['a path that climbs', 'https://umkreis.example/vorfuehrung/../../admin.svg'],
  ['a script', 'javascript:alert(1)'],
  ['an empty cell', ''],
  ['no photo', null],
])('%s is never loaded by a visitor', (_, url) => {
  expect(photoSource(url)).toBeNull()
})
