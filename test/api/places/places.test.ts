import { describe, expect, test } from 'vitest'
import { problemSchema } from '#api/http/problem.ts'
import { placeCheckSchema } from '#api/places/schema.ts'
import { tempApi } from '#test/api/temp-api.ts'
import { tempDirectory } from '#test/temp-directory.ts'

async function ask(query: string) {
  const { index } = await tempDirectory()
  return (await tempApi(index)).inject(`/api/places/check${query}`)
}

describe('GET /api/places/check', () => {
  test('tells what a postal code and a city have to do with each other', async () => {
    const answer = await ask('?postalCode=50823&city=Bonn')
    expect(answer.statusCode).toBe(200)
    expect(placeCheckSchema.parse(answer.json())).toEqual({
      postalCode: '50823',
      city: 'Bonn',
      isKnown: true,
      matches: false,
      suggestion: 'Köln',
    })
  })

  test('takes an empty city for a question about the code alone', async () => {
    expect((await ask('?postalCode=01067&city=')).json()).toMatchObject({ city: '', suggestion: 'Dresden' })
  })

  test.each([
    ['no postal code', ''],
    ['four digits', '?postalCode=1067&city=Dresden'],
    ['letters', '?postalCode=abcde'],
    ['a city longer than any name', `?postalCode=50823&city=${'x'.repeat(101)}`],
    ['an unknown parameter', '?postalCode=50823&land=DE'],
  ])('refuses %s', async (_, query) => {
    const answer = await ask(query)
    expect(answer.statusCode).toBe(400)
    expect(problemSchema.parse(answer.json()).code).toBe('query_invalid')
  })
})
