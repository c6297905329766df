import { expect, test } from 'vitest'
import { photoAddresses } from '#services/pictures/photo-addresses.ts'

const PHOTO = 'https://lh5.googleusercontent.com/p/AF1QipN=w800-h500-k-no'
const KEY = new Uint8Array(32).fill(7)

test('a photo has the same address again, and another one for another business', () => {
  const { of, find } = photoAddresses(KEY)
  const [first, other] = [of(1, PHOTO), of(2, PHOTO)]
  expect(other).not.toBe(first)
  expect([of(1, PHOTO), of(2, PHOTO)]).toEqual([first, other])
  expect(find(1, first?.split('/')[2] ?? '', [PHOTO])).toBe(PHOTO)
  expect(find(2, first?.split('/')[2] ?? '', [PHOTO])).toBeUndefined()
})

test('an address follows what becomes known of its photo', () => {
  const known: { blur?: string; isDead: boolean } = { isDead: false }
  const { of } = photoAddresses(KEY, { blurOf: () => known.blur, isDead: () => known.isDead })
  const plain = of(1, PHOTO)
  known.blur = 'AAAA'
  expect(of(1, PHOTO)).toBe(`${plain}#AAAA`)
  known.isDead = true
  expect(of(1, PHOTO)).toBeUndefined()
})

test.each(['demo', 'vorfuehrung'])(
  'a picture of the demonstration has its path alone: stored below /%s/',
  folder => {
    expect(photoAddresses(KEY).of(1, `https://umkreis.example/${folder}/desk-17.svg`)).toBe(
      '/demo/desk-17.svg',
    )
  },
)
