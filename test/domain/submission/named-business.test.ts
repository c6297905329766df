import { expect, test } from 'vitest'
import { businessClues } from '#domain/submission/business-clues.ts'
import { namedBusiness } from '#domain/submission/named-business.ts'

test.each([
  ['UK-204418', { kind: 'id', id: 204418 }],
  ['uk 12', { kind: 'id', id: 12 }],
  ['https://umkreis.example/business/12', { kind: 'id', id: 12 }],
  ['/tr/business/12?x=1', { kind: 'id', id: 12 }],
  [
    'https://umkreis.example/koeln/baeckerei-roth-2#karte',
    { kind: 'urlSlug', urlSlug: 'koeln/baeckerei-roth-2' },
  ],
  ['umkreis.example/en/koeln/baeckerei-roth', { kind: 'urlSlug', urlSlug: 'koeln/baeckerei-roth' }],
  ['http://127.0.0.1:3000/koeln/roth', { kind: 'urlSlug', urlSlug: 'koeln/roth' }],
  ['Bäckerei Roth, Köln', { kind: 'words' }],
  ['koeln', { kind: 'words' }],
  ['https://umkreis.example/', { kind: 'words' }],
  ['', { kind: 'words' }],
])('%j names a business so', (text, named) => {
  expect(namedBusiness(text)).toEqual(named)
})

test('numbers, telephone numbers, addresses and names are found in what people write', () => {
  const text =
    'Guten Tag, mein Betrieb (UK-12) steht unter https://umkreis.example/koeln/roth.\\nTel.: 0221 / 471 09 02; Marktstr. 3'
  expect(businessClues([text.replace('\\n', '\n'), 'İpek Yıldız', '01067 Dresden'])).toEqual({
    ids: [12],
    phones: ['+492214710902'],
    emails: [],
    addresses: ['https://umkreis.example/koeln/roth'],
    pieces: ['Guten Tag', 'mein Betrieb', 'steht unter', 'Marktstr 3', 'İpek Yıldız', '01067 Dresden'],
  })
})
