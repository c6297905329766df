import { expect, test } from 'vitest'
import { tempApi } from '#test/api/temp-api.ts'
import { draft } from '#test/make-draft.ts'
import { tempDirectory } from '#test/temp-directory.ts'

test('verified=true leaves only entries that their owners look after; other values are refused', async () => {
  const { index } = await tempDirectory(
    draft({ name: 'Bäckerei Roth', verified: true }),
    draft({ name: 'Bäckerei Halm', street: 'Ring 1', phone: '+493581471001' }),
  )
  const app = await tempApi(index)
  const asked = await app.inject('/api/businesses/search?query=bäckerei&verified=true')
  expect(asked.json()).toMatchObject({ total: 1, businesses: [{ name: 'Bäckerei Roth' }] })
  expect((await app.inject('/api/businesses/search?query=bäckerei')).json().total).toBe(2)
  expect((await app.inject('/api/businesses/search?verified=perhaps')).statusCode).toBe(400)
})

test('openAt finds who is open then, openNow=1 is openAt=now, and the states are counted without it', async () => {
  const day = [{ from: 540, to: 1080 }]
  const { index } = await tempDirectory(
    draft({ name: 'Bäckerei Roth', openingHours: [day, day, day, day, day, [], []] }),
    draft({
      name: 'Bäckerei Halm',
      street: 'Ring 1',
      phone: '+493581471001',
      openingHours: [[], day, day, day, day, day, day],
    }),
    draft({ name: 'Bäckerei Öz', street: 'Ring 2', phone: '+493581471002' }),
  )
  const app = await tempApi(index)
  const namesFor = async (query: string) => {
    const { businesses, facets } = (await app.inject(`/api/businesses/search?sort=name&${query}`)).json()
    expect(facets.openStates.map(({ count }: { count: number }) => count)).toEqual([2, 0, 1])
    return businesses.map(({ name }: { name: string }) => name)
  }
  expect(await namesFor('openAt=sun@10:00')).toEqual(['Bäckerei Halm'])
  expect(await namesFor('openAt=mon')).toEqual(['Bäckerei Roth'])
  const openNow = await namesFor('openNow=1')
  expect(openNow).toEqual(['Bäckerei Halm', 'Bäckerei Roth'])
  expect(await namesFor('openAt=now')).toEqual(openNow)
  expect(await namesFor('openNow=1&openAt=sun')).toEqual(['Bäckerei Halm'])
})

test.each([
  ['de', 'bäckerei sonntags um 10', 'sonntags um 10', 'Sonntag um 10:00 geöffnet'],
  ['en', 'bäckerei open sunday', 'open sunday', 'open on Sunday'],
  ['tr', 'bäckerei pazar açık', 'pazar açık', 'Pazar açık'],
])('a time in the text is said in %s', async (language, text, typed, label) => {
  const { index } = await tempDirectory(draft({ name: 'Bäckerei Roth' }))
  const app = await tempApi(index)
  const answer = await app.inject({ url: '/api/businesses/search', query: { query: text, language } })
  const { understood, total } = answer.json()
  const value = typed.includes('10') ? 'sun@10:00' : 'sun'
  expect(understood.parts.at(-1)).toEqual({ kind: 'time', typed, value, label })
  expect(understood.query).toEqual({ query: 'bäckerei', openAt: value })
  expect(total).toBe(0)
})

test.each([
  ['de', 'bäckerei mit terrasse', 'mit terrasse', 'Terrasse oder Außenbereich', 'tErr'],
  ['en', 'bakery with terrace', 'with terrace', 'Outdoor seating', 'seat'],
  ['tr', 'teraslı fırın', 'teraslı', 'Teras veya dış alan', 'dis'],
])('an attribute in the text is named in %s, in its part, the facet and the choices', async (...row) => {
  const [language, text, typed, label, begins] = row
  const { index } = await tempDirectory(
    draft({ name: 'Bäckerei Roth', about: { Serviceoptionen: { Außenbereich: true, Lieferung: true } } }),
    draft({ name: 'Bäckerei Öz', street: 'Ring 1', phone: '+493581471001' }),
  )
  const app = await tempApi(index)
  const ask = async (path: string, query: Record<string, string>) =>
    (await app.inject({ url: `/api/businesses/${path}`, query: { ...query, language } })).json()
  const { understood, facets, total } = await ask('search', { query: text })
  expect(total).toBe(1)
  expect(understood.parts.at(-1)).toEqual({ kind: 'attribute', typed, value: 'terrasse', label })
  expect(understood.query).toMatchObject({ attributes: 'terrasse' })
  expect(facets.attributes[0]).toEqual({ value: 'terrasse', label, count: 1 })
  expect((await ask('search/choices', { of: 'attributes' })).total).toBe(2)
  expect(await ask('search/choices', { of: 'attributes', begins })).toEqual({
    values: [{ value: 'terrasse', label, count: 1 }],
    total: 1,
  })
  expect((await ask('search', { attributes: 'terrasse,lieferung' })).total).toBe(1)
})

test.each([
  ['de', 'beste bäckerei', 'rating', 'Beste Bewertung zuerst'],
  ['tr', 'en iyi fırın', 'rating', 'Önce en yüksek puanlılar'],
  ['en', 'cheap bakery', 'price', 'cheap (few prices are known)'],
])('%s: %s has a part for the %s', async (language, query, kind, label) => {
  const { index } = await tempDirectory(draft({ name: 'Bäckerei Roth' }))
  const app = await tempApi(index)
  const answer = await app.inject({ url: '/api/businesses/search', query: { query, language } })
  expect(answer.json().total).toBe(1)
  expect(answer.json().understood.parts.at(-1)).toMatchObject({ kind, label })
})

test('what a search near a landmark was read as is said, and can be taken back', async () => {
  const { index } = await tempDirectory(draft({ name: 'Bäckerei Roth' }))
  const app = await tempApi(index)
  const query = encodeURIComponent('bäckerei nahe hauptbahnhof görlitz')
  const read = await app.inject(`/api/businesses/search?query=${query}`)
  expect(read.json()).toMatchObject({
    total: 1,
    place: { label: 'Görlitz' },
    corrected: { from: 'bäckerei nahe hauptbahnhof görlitz', to: 'bäckerei görlitz' },
  })
  const verbatim = await app.inject(`/api/businesses/search?query=${query}&verbatim=true`)
  expect(verbatim.json()).toMatchObject({ total: 0, businesses: [], corrected: null })
})
