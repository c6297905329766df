import { expect, test } from 'vitest'
import { photoSource } from '#web/ui/picture/photo-source.ts'

const SIGNATURE = 'Zm9vYmFyYmF6cXV4'

test('a picture of the demonstration comes from our own site', () => {
  const source = photoSource('/demo/1234.svg')
  expect(source).toMatchObject({ large: '/demo/1234.svg', small: '/demo/1234.svg' })
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
    blur: undefined,
  })
})

test('behind it lies its blur until it is there, a bitmap of 4 × 3 pixels that needs no request', async () => {
  const red = Buffer.alloc(24, Buffer.from([0x00, 0x7c])).toString('base64')
  const blur = photoSource(`/img/${SIGNATURE}/1280/204418#${red}`)?.blur ?? ''
  expect(blur).toMatch(/^data:image\/bmp;base64,/)
  const file = Buffer.from(blur.slice(blur.indexOf(',') + 1), 'base64')
  const facts = ['length', 'pixels from', 'width', 'height', 'bits']
  const read = [file.readUInt32LE(2), file.readUInt32LE(10), file.readInt32LE(18), file.readInt32LE(22)]
  expect(Object.fromEntries([...read, file.readUInt16LE(28)].map((fact, at) => [facts[at], fact]))).toEqual({
    length: file.length,
    'pixels from': 54,
    width: 4,
    height: 3,
    bits: 16,
  })
})

test('what is no blur is no address of a photo', () => {
  expect(photoSource(`/img/${SIGNATURE}/1280/204418#210`)).toBeNull()
})

test.each([
  ['an imported photo', 'https://lh5.googleusercontent.com/p/x=w800'],
  ['a drawing at a foreign host', 'https://umkreis.example/demo/1.svg'],
  ['a path that climbs', '/demo/../../admin.svg'],
  ['a foreign host before our path', `//evil.example/img/${SIGNATURE}/1280/1`],
  ['a script', 'javascript:alert(1)'],
  ['an empty cell', ''],
  ['no photo', null],
])('%s is never loaded by a visitor', (_, url) => {
  expect(photoSource(url)).toBeNull()
})
