import { expect, test } from 'vitest'
import { decodeText } from '#gateways/http/decode-text.ts'

const LATIN = Buffer.from('<p>Große Öfen</p>', 'latin1')
const UTF8 = Buffer.from('<p>Große Öfen, ılık</p>')

test.each([
  ['by its head', LATIN, 'text/html; charset=ISO-8859-1', '<p>Große Öfen</p>'],
  [
    'by the page itself',
    Buffer.concat([Buffer.from('<meta charset="windows-1252">'), LATIN]),
    'text/html',
    '<meta charset="windows-1252"><p>Große Öfen</p>',
  ],
  ['as UTF-8 without a word', UTF8, 'text/html', '<p>Große Öfen, ılık</p>'],
  ['as UTF-8 when the charset is unknown', UTF8, 'text/html; charset=klingonisch', '<p>Große Öfen, ılık</p>'],
  ['although it is cut within a letter', UTF8.subarray(0, 7), 'text/html', '<p>Gro\ufffd'],
  ['although it is empty', Buffer.alloc(0), '', ''],
])('a page is read %s', (_how, body, contentType, text) => {
  expect(decodeText({ body, contentType })).toBe(text)
})
