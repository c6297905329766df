import { describe, expect, test } from 'vitest'
import {
  categoryOptionsSchema,
  cityOptionsSchema,
  countryOptionsSchema,
  typeOptionsSchema,
} from '#api/businesses/admin-schema.ts'
import { type TempAdmin, tempAdmin } from '#test/api/temp-admin.ts'
import { changeStored } from '#test/change-stored.ts'
import { draft } from '#test/make-draft.ts'

async function withFour(): Promise<TempAdmin> {
  return tempAdmin(
    draft(),
    draft({ name: 'Arzt Ost', category: 'Arzt', street: 'Ring 1', city: 'Köln', postalCode: '50667' }),
    draft({ name: 'Arzt West', category: 'Arzt', street: 'Ring 2', city: 'Köln', postalCode: '50667' }),
    { name: 'Ortlos', category: 'Zahnarzt', phone: '+493581471001' },
  )
}

describe('what the filters offer, most frequent first', () => {
  test('real categories', async () => {
    const answer = await (await withFour()).call('GET', '/api/admin/real-categories')
    expect(categoryOptionsSchema.parse(answer.json())).toEqual([
      { category: 'Arzt', count: 2 },
      { category: 'Bäckerei', count: 1 },
      { category: 'Zahnarzt', count: 1 },
    ])
  })

  test('cities, without businesses that have none', async () => {
    const answer = await (await withFour()).call('GET', '/api/admin/cities')
    expect(cityOptionsSchema.parse(answer.json())).toEqual([
      { city: 'Köln', count: 2 },
      { city: 'Görlitz', count: 1 },
    ])
  })

  test('category groups by their German names', async () => {
    const answer = await (await withFour()).call('GET', '/api/admin/types')
    expect(typeOptionsSchema.parse(answer.json())).toEqual([
      { type: 'Gesundheit', count: 3 },
      { type: 'Gastronomie', count: 1 },
    ])
  })

  test('countries in the language asked for', async () => {
    const admin = await withFour()
    const german = await admin.call('GET', '/api/admin/countries')
    expect(countryOptionsSchema.parse(german.json())).toEqual([
      { countryCode: 'DE', country: 'Deutschland', count: 4 },
    ])
    const turkish = await admin.call('GET', '/api/admin/countries?language=tr')
    expect(turkish.json()).toEqual([{ countryCode: 'DE', country: 'Almanya', count: 4 }])
  })
})

test('others are found by part of the name, in any writing', async () => {
  const admin = await withFour()
  expect((await admin.call('GET', '/api/admin/cities?q=orlit')).json()).toEqual([
    { city: 'Görlitz', count: 1 },
  ])
  expect((await admin.call('GET', '/api/admin/real-categories?q=ARZT')).json()).toHaveLength(2)
  expect((await admin.call('GET', '/api/admin/types?q=xyz')).json()).toEqual([])
})

test('every option finds as many businesses as it says', async () => {
  const admin = await withFour()
  for (const [path, name, parameter] of [
    ['real-categories', 'category', 'category'],
    ['cities', 'city', 'city'],
    ['types', 'type', 'type'],
    ['countries', 'countryCode', 'country'],
  ] as const) {
    const options = (await admin.call('GET', `/api/admin/${path}`)).json<Record<string, string>[]>()
    expect(options.length).toBeGreaterThan(0)
    for (const option of options) {
      const query = `${parameter}=${encodeURIComponent(option[name] ?? '')}`
      const { total } = (await admin.call('GET', `/api/admin/businesses?${query}`)).json()
      expect([query, total]).toEqual([query, option.count])
    }
  }
})

test('removed businesses count nowhere, hidden ones do', async () => {
  const admin = await withFour()
  const { store } = admin
  await changeStored(store, 2, { removed_at: 1 })
  await changeStored(store, 3, { is_hidden: 1 })
  expect((await admin.call('GET', '/api/admin/cities')).json()).toContainEqual({ city: 'Köln', count: 1 })
})
