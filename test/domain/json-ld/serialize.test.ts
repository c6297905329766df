import { expect, test } from 'vitest'
import { breadcrumbList } from '#domain/json-ld/lists.ts'
import { serializeJsonLd } from '#domain/json-ld/serialize.ts'

test('no text can end its element, and every text is parsed back unchanged', () => {
  const name = '</script><!-- <script> \u2028\u2029 & "Söhne" İ 🥨'
  const text = serializeJsonLd([breadcrumbList([{ name, url: 'https://a.example/x' }])])
  expect(text).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ '@type': 'ListItem', position: 1, name, item: 'https://a.example/x' }],
      },
    ],
  })
})

test('a lone surrogate does no harm', () => {
  expect(() => JSON.parse(serializeJsonLd([breadcrumbList([{ name: '\ud83d', url: 'x' }])]))).not.toThrow()
})

test('no data gives no element', () => {
  expect(serializeJsonLd([])).toBe('')
})
