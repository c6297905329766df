import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseState, serializeState } from '#web/api/page-state.ts'

/** Values as JSON keeps them; field names that the packing uses itself do not occur in answers. */
const data = fc.jsonValue().filter(value => !JSON.stringify(value).includes('$'))
/** JSON has one zero only. */
const settled = (value: unknown) => JSON.parse(JSON.stringify(value))

test('whatever was packed comes out again', () => {
  fc.assert(
    fc.property(
      data,
      fc.array(
        fc.record({
          name: fc.constantFrom('ß', 'ı', ''),
          photo: fc.constantFrom(null, 'https://a.example/1', 'https://a.example/😀', 'https://a.example/😁'),
          deep: data,
        }),
        { maxLength: 9 },
      ),
      (value, rows) => {
        const state = { now: 1, queries: [[['a'], value] as const, [['b'], rows] as const] }
        expect(parseState(serializeState(state))).toEqual(settled(state))
      },
    ),
    { numRuns: 300 },
  )
})

test('no text can end the element that carries the state', () => {
  const text = serializeState({ now: 1, queries: [[['a'], '</script><script>alert(1)</script><!--']] })
  expect(text).not.toContain('<')
  expect(parseState(text).queries[0]?.[1]).toBe('</script><script>alert(1)</script><!--')
})

test('field names and repeated texts of a list are written once', () => {
  const rows = Array.from({ length: 24 }, (_, index) => ({ category: 'Heizung und Sanitär', index }))
  const text = serializeState({ now: 1, queries: [[['a'], rows]] })
  expect(text.split('category')).toHaveLength(2)
  expect(text.split('Heizung und Sanitär')).toHaveLength(2)
})

test('what texts of a list begin with is written once, also beside missing ones', () => {
  const rows = Array.from({ length: 24 }, (_, index) => ({
    photo: index % 5 === 0 ? null : `https://bilder.example/orte/${index}.webp`,
  }))
  const text = serializeState({ now: 1, queries: [[['a'], rows]] })
  expect(text.split('https://bilder.example/orte/')).toHaveLength(2)
  expect(parseState(text).queries[0]?.[1]).toEqual(rows)
})
