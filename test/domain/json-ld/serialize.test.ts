import { expect, test } from 'vitest'
import { itemList } from '#domain/json-ld/lists.ts'
import { serializeJsonLd } from '#domain/json-ld/serialize.ts'

test('no text can end its element, and every text is parsed back unchanged', () => {
  const name = '</script><!-- <script> \u2028\u2029 & "Söhne" İ 🥨'
  const text = serializeJsonLd([itemList([{ name, url: 'https://a.example/x' }], 1)])
  expect(text).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'ItemList',
        itemListElement: [{ '@type': 'ListItem', position: 1, name, url: 'https://a.example/x' }],
      },
    ],
  })
})

test('a lone surrogate does no harm', () => {
  expect(() => JSON.parse(serializeJsonLd([itemList([{ name: '\ud83d', url: 'x' }], 1)]))).not.toThrow()
})

test('no data gives no element', () => {
  expect(serializeJsonLd([])).toBe('')
})
