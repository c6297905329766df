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
