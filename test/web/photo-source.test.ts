import { expect, test } from 'vitest'
import { photoSource } from '#web/photo-source.ts'

const SIGNATURE = 'Zm9vYmFyYmF6cXV4'

test('a picture of the demonstration comes from our own site', () => {
  const source = photoSource('https://umkreis.example/vorfuehrung/1234.svg')
  expect(source).toMatchObject({ large: '/vorfuehrung/1234.svg', small: '/vorfuehrung/1234.svg' })
  expect([source?.sharp, source?.widths]).toEqual([undefined, undefined])
})

test('a photo comes small for lists, sharper for sharp screens, and in all widths where it is shown large', () => {
  const photo = `/img/${SIGNATURE}/1280/204418`
  const at = (width: number) => `/img/${SIGNATURE}/${width}/204418`
  expect(photoSource(photo)).toEqual({
    large: at(1280),
    small: at(320),
    sharp: `${at(640)} 2x`,
    widths: `${at(160)} 160w,${at(320)} 320w,${at(640)} 640w,${at(1280)} 1280w`,
    frame: 'pic photo',
  })
})

test('its frame has its mean colour until it is there', () => {
  expect(photoSource(`/img/${SIGNATURE}/1280/204418#210`)?.frame).toBe('pic photo t210')
})

test.each([
  ['an imported photo', 'https://lh5.googleusercontent.com/p/x=w800'],
  ['a foreign host that looks like ours', 'https://umkreis.example.evil.example/vorfuehrung/1.svg'],
  ['a path that climbs', 'https://umkreis.example/vorfuehrung/../../admin.svg'],
  ['a foreign host before our path', `//evil.example/img/${SIGNATURE}/1280/1`],
  ['a script', 'javascript:alert(1)'],
  ['an empty cell', ''],
  ['no photo', null],
])('%s is never loaded by a visitor', (_, url) => {
  expect(photoSource(url)).toBeNull()
})
