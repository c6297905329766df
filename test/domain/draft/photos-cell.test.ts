import { expect, test } from 'vitest'
import { BUSINESS_FIELDS } from '#domain/business/fields.ts'
import { parsePhotos } from '#domain/draft/photos-cell.ts'

const PHOTO = 'https://lh3.googleusercontent.com/p/AF1Qip=w800-h500-k-no'
const OTHER = 'https://lh3.googleusercontent.com/gps-cs-s/AB5c=w800'
const STREET = 'https://streetviewpixels-pa.googleapis.com/v1/thumbnail?panoid=x&w=800'

test.each([
  ['one address', [PHOTO], [PHOTO]],
  ['the same twice', [PHOTO, PHOTO], [PHOTO]],
  ['several in one cell', [`${PHOTO}, ${OTHER}`], [PHOTO, OTHER]],
  ['several lines', [`${PHOTO}\n${OTHER}`], [PHOTO, OTHER]],
  ['a JSON list', [JSON.stringify([PHOTO, OTHER])], [PHOTO, OTHER]],
  ['gosom, titles left out', [JSON.stringify([{ title: 'Von Max M.', image: PHOTO }])], [PHOTO]],
  ['Apify, authors left out', [JSON.stringify([{ imageUrl: PHOTO, authorName: 'Max M.' }])], [PHOTO]],
  ['a picture of the street beside a photo', [STREET, PHOTO], [PHOTO]],
  ['nothing but a picture of the street', [STREET], [STREET]],
  ['script', ['javascript:alert(1)'], []],
  ['data', ['data:image/png;base64,AAAA'], []],
  ['a file name', ['bild.jpg'], []],
  ['broken JSON', ['[{"image": "https://exa'], []],
  ['empty cells', ['', ''], []],
])('%s', (_what, cells, photos) => {
  expect(parsePhotos(cells)).toEqual(photos)
  expect(parsePhotos(photos)).toEqual(photos)
})

const AT = 'https://lh3.googleusercontent.com/p/AF1QipNxmuster'

test.each<[string, string[], string[]]>([
  ['a small and a large one', [`${AT}=w80-h50-k-no`, `${AT}=w800-h500-k-no`], [`${AT}=w800-h500-k-no`]],
  ['a large and a small one', [`${AT}=w800-h500-k-no`, `${AT}=w80-h50-k-no`], [`${AT}=w800-h500-k-no`]],
  ['a square and the original', [`${AT}=s44-p-k-no`, `${AT}=s0`], [`${AT}=s0`]],
  ['one without a size', [AT, `${AT}=w1600-h1000-k-no`], [`${AT}=w1600-h1000-k-no`]],
  [
    'on another of the same servers',
    [`${AT}=w80-h50`, `${AT.replace('lh3', 'lh5')}=w90-h60`],
    [`${AT.replace('lh3', 'lh5')}=w90-h60`],
  ],
  [
    'another picture between them',
    [`${AT}=w80-h50`, 'https://example.org/a.jpg', `${AT}=w800-h500`],
    [`${AT}=w800-h500`, 'https://example.org/a.jpg'],
  ],
  ['two pictures', [`${AT}=w80-h50`, `${AT}2=w80-h50`], [`${AT}=w80-h50`, `${AT}2=w80-h50`]],
])('one picture in two sizes counts once: %s', (_what, cells, photos) => {
  expect(parsePhotos(cells)).toEqual(photos)
})

test('more photos than a page shows are left out', () => {
  const cells = Array.from({ length: 500 }, (_, index) => `https://example.org/${index}.jpg`)
  expect(parsePhotos(cells)).toEqual(cells.slice(0, BUSINESS_FIELDS.photos.limit))
})
