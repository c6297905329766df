import { expect, test } from 'vitest'
import { cardsSchema } from '#api/businesses/schema.ts'
import { removeBusiness } from '#services/businesses/remove-business.ts'
import { tempApi } from '#test/api/temp-api.ts'
import { draft } from '#test/make-draft.ts'
import { tempDirectory } from '#test/temp-directory.ts'

async function given() {
  const directory = await tempDirectory(
    draft({
      photos: ['https://umkreis.example/demo/1.svg', 'https://umkreis.example/demo/2.svg'],
    }),
    draft({ name: 'Elektro Yıldız', category: 'Elektriker', street: 'Werkhof 6' }),
    draft({ name: 'Gärtnerei Weiß', category: 'Gärtnerei', street: 'Am Park 1' }),
  )
  return { directory, app: await tempApi(directory.index) }
}

test('businesses come in the order of their numbers in the question, each once, without their long texts', async () => {
  const { app } = await given()
  const answer = await app.inject('/api/businesses/list?ids=3,1,3')
  expect(answer.statusCode).toBe(200)
  const cards = cardsSchema.parse(answer.json())
  expect(cards.map(({ name }) => name)).toEqual(['Gärtnerei Weiß', 'Bäckerei Roth'])
  expect(cards[1]?.photos).toHaveLength(1)
})

test('what is gone or was never there is left out', async () => {
  const { app, directory } = await given()
  const { store } = directory
  const { change } = await store.db
    .selectFrom('businesses')
    .select('change')
    .where('id', '=', 2)
    .executeTakeFirstOrThrow()
  await removeBusiness(
    { store, now: Date.now },
    { id: 2, version: Number(change), reason: 'Geschlossen', account: 'admin' },
  )
  await directory.follow()
  const names = (await app.inject('/api/businesses/list?ids=1,2,3,4'))
    .json()
    .map(({ name }: { name: string }) => name)
  expect(names).toEqual(['Bäckerei Roth', 'Gärtnerei Weiß'])
})

test('categories are named in the language asked for', async () => {
  const { app } = await given()
  const [card] = (await app.inject('/api/businesses/list?ids=1&language=en')).json()
  expect(card.category).toBe('Bakery')
})

test.each([
  ['no numbers', ''],
  ['empty numbers', '?ids='],
  ['letters', '?ids=a,b'],
  ['a sign', '?ids=-1'],
  ['a gap', '?ids=1,,2'],
  ['more than 200', `?ids=${Array.from({ length: 201 }, (_, index) => index + 1).join(',')}`],
  ['another name', '?ids=1&limit=5'],
])('%s is refused', async (_, query) => {
  const { app } = await given()
  const answer = await app.inject(`/api/businesses/list${query}`)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().code).toBe('query_invalid')
})
