import { expect, test } from 'vitest'
import { checkedText, DamagedText, parseCheckedText } from '#search/document/checked-text.ts'

const value = { name: 'Bäckerei Grüner & Söhne', categories: ['Bäckerei'] }

test('what was written is read', () => {
  expect(parseCheckedText(checkedText(value))).toEqual(value)
  expect(parseCheckedText(checkedText({}))).toEqual({})
})

test.each([
  ['another letter in a name of a value', checkedText(value).replace('categories', 'katagories')],
  ['another letter in a value', checkedText(value).replace('Söhne', 'Lohne')],
  ['another checksum', `00000000${checkedText(value).slice(8)}`],
  ['a cut text', checkedText(value).slice(0, -3)],
  ['an empty text', ''],
  ['nothing', undefined],
])('%s is damage', (_what, text) => {
  expect(() => parseCheckedText(text)).toThrow(DamagedText)
})
