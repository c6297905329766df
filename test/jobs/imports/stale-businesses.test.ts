import { expect, test } from 'vitest'
import { type GivenImports, givenImports } from './given-imports.ts'

const HEADER = 'query,name,place_id,street,postal_code,city'
const idOf = (name: string) => `ChIJ${name.toLowerCase().padEnd(23, 'x').slice(0, 23)}`

/** An export with one business of Köln a line: its search and its name. */
function exportOf(...rows: readonly (readonly [search: string, name: string])[]): string {
  return [
    HEADER,
    ...rows.map(([search, name]) => `"${search}",${name},${idOf(name)},${name} Weg 3,50667,Köln`),
  ].join('\n')
}

const SEARCH = 'Zahnarzt, 50667 Köln, NRW, DE'

/** Names of stale businesses by search. */
async function stale({ store }: GivenImports): Promise<Record<string, string[]>> {
  const rows = await store.db
    .selectFrom('stale_businesses as stale')
    .innerJoin('import_searches as search', 'search.id', 'stale.search_id')
    .innerJoin('businesses as business', 'business.id', 'stale.business_id')
    .select(['search.words', 'search.place', 'business.name', 'stale.run_id'])
    .orderBy('business.name')
    .execute()
  const found: Record<string, string[]> = {}
  for (const { words, place, name, run_id } of rows)
    found[`${words}|${place}`] = [...(found[`${words}|${place}`] ?? []), `${name} ${run_id}`]
  return found
}

test('x', async () => {
  const given = await givenImports()
  await given.imported('1.csv', exportOf([SEARCH, 'Adam'], [SEARCH, 'Berg'], [SEARCH, 'Cohn']))
  expect(await stale(given)).toEqual({})
  await given.imported('2.csv', exportOf([SEARCH, 'Adam'], [SEARCH, 'Dorn']))
  expect(await stale(given)).toEqual({ 'Zahnarzt|50667 Köln, NRW, DE': ['Berg 1', 'Cohn 1'] })
  expect(given.errors).toEqual([])
})
