import { expect, test } from 'vitest'
import { memoize } from '#domain/text/memoize.ts'

/** A function that counts how often it works something out. */
function counted<Answer>(answer: (text: string) => Answer) {
  const asked: string[] = []
  return {
    asked,
    answer(text: string): Answer {
      asked.push(text)
      return answer(text)
    },
  }
}

test('an answer is worked out once, also one that says that there is none', () => {
  const { asked, answer } = counted(text => (text === 'ß' ? 'ss' : undefined))
  const quick = memoize(answer, { most: 10, longest: 10 })
  expect([quick('ß'), quick('ı'), quick('ß'), quick('ı')]).toEqual(['ss', undefined, 'ss', undefined])
  expect(asked).toEqual(['ß', 'ı'])
})

test('a text that is too long is answered, but not kept', () => {
  const { asked, answer } = counted(text => text.length)
  const quick = memoize(answer, { most: 10, longest: 3 })
  expect([quick('lang'), quick('lang'), quick('neu'), quick('neu')]).toEqual([4, 4, 3, 3])
  expect(asked).toEqual(['lang', 'lang', 'neu'])
})

test('no more answers are kept than said, and those forgotten are worked out again', () => {
  const { asked, answer } = counted(text => text.toUpperCase())
  const quick = memoize(answer, { most: 2, longest: 10 })
  expect(['a', 'b', 'c', 'a'].map(quick)).toEqual(['A', 'B', 'C', 'A'])
  expect(asked).toEqual(['a', 'b', 'c', 'a'])
})
