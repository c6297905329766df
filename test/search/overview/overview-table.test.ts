import { describe, expect, onTestFinished, test } from 'vitest'
import type { AdminBusinessFilter, AdminSort } from '#domain/business/admin-business.ts'
import type { Business } from '#domain/business/business.ts'
import type { BusinessChange } from '#domain/business/business-change.ts'
import { BUSINESS_STATUSES } from '#domain/business/field-values.ts'
import { readOverviewFilter } from '#domain/business/overview-filter.ts'
import { isMeant, overviewText, readOverviewSearch } from '#domain/business/overview-text.ts'
import { randomFor } from '#domain/demo/random.ts'
import { sortKey } from '#domain/text/sort-key.ts'
import type { IndexWriter } from '#search/index/index-writer.ts'
import { OverviewReader } from '#search/overview/overview-reader.ts'
import type { OverviewQueries } from '#search/overview/queries.ts'
import { business, hidden, removed, saved } from '#test/make-business.ts'
import { givenIndex, namesFor, search, stream } from '#test/search/given.ts'

const NOTHING_NAMED = { ofDay: new Uint32Array(0), among: [] }

async function given(...changes: readonly (Business | BusinessChange)[]) {
  const open = await givenIndex(...changes)
  const reader = new OverviewReader(open.folder)
  onTestFinished(() => reader.close())
  const list = async (
    filter: AdminBusinessFilter = {},
    order: Partial<OverviewQueries['list']['question']> = {},
  ) => {
    const question = { named: NOTHING_NAMED, sortBy: 'name', sortOrder: 'asc', offset: 0, ...order } as const
    const read = await reader.read({ change: 1, waitMs: 0 }, table =>
      table.answer('list', { limit: 1_000, ...question, filter: readOverviewFilter(filter) }),
    )
    return [...(read?.result.ids ?? [])]
  }
  return { ...open, reader, list }
}

describe('the overview of an index', () => {
  test('has public, hidden and removed businesses, and visitors find the public ones only', async () => {
    const [shown, veiled, gone] = [
      business({ name: 'Bäckerei Roth' }),
      business({ name: 'Bäckerei Blau', city: 'Wuppertal', citySlug: 'wuppertal', category: 'Geheimes' }),
      business({ name: 'Bäckerei Grau' }),
    ]
    const { index, list } = await given(shown, hidden(veiled), removed(gone))
    expect(await list()).toEqual([veiled.id, shown.id])
    expect(await list({ state: 'removed' })).toEqual([gone.id])
    expect(await list({ search: 'bäckerei', state: 'hidden' })).toEqual([veiled.id])
    expect(namesFor(index, 'bäckerei')).toEqual(['Bäckerei Roth'])
    expect(index.cities().map(({ slug }) => slug)).not.toContain('wuppertal')
    expect(index.categories().map(({ name }) => name)).not.toContain('Geheimes')
    expect(index.stats().total).toBe(1)
    expect(index.businessById(veiled.id, 0)).toEqual({ kind: 'unknown' })
    expect(index.suggest({ text: 'bäckerei b', limit: 5 }).businesses.map(({ id }) => id)).not.toContain(
      veiled.id,
    )
    // Otherwise 'blau' would be a word that exists, and this one a wrong spelling of it.
    expect(search(index, 'blaau').corrected).toBeNull()
  })

  test('keeps what was hidden or removed since the build, and forgets what was erased', async () => {
    const [roth, blau, grau] = ['Roth', 'Blau', 'Grau'].map(name => business({ name: `Optik ${name}` }))
    if (roth === undefined || blau === undefined || grau === undefined) throw new Error('three were made')
    const { writer, index, list } = await given(roth, blau, grau)
    writer.apply(
      [hidden(roth), removed(blau), { kind: 'removed', change: 1_003, id: grau.id, urlSlugs: [] }],
      1_003,
    )
    expect(await list()).toEqual([roth.id])
    expect(await list({ state: 'removed' })).toEqual([blau.id])
    expect(await list({ search: 'optik grau', state: 'removed' })).toEqual([])
    expect(namesFor(index, 'optik')).toEqual([])
    writer.apply([saved({ ...roth, name: 'Zebra' })], 1_004)
    expect(await list({ search: 'zebra' })).toEqual([roth.id])
    expect(await list({ search: 'optik roth' })).toEqual([])
  })

  test('works again after a rebuild', async () => {
    const [roth, blau] = [business('Optik Roth'), business('Optik Blau')]
    const { writer, list } = await given(roth)
    expect(await list()).toEqual([roth.id])
    await writer.build(stream(hidden(roth), blau), 2_000)
    expect(await list()).toEqual([blau.id, roth.id])
    expect(await list({ state: 'hidden' })).toEqual([roth.id])
  })

  test('finds a quoted phrase, a domain and a telephone number in the main file and in the delta', async () => {
    const facts = { website: 'https://www.optik-roth.example/laden', phone: '+493581471000' }
    const main = business({ name: 'Optik am Markt', ...facts })
    const other = business({ name: 'Markt am Optik-Haus' })
    const later = business({ name: 'Müller Optik am Markt', ...facts })
    const { writer, list } = await given(main, other)
    writer.apply([saved(later)], 1_001)
    const both = [later.id, main.id]
    expect(await list({ search: '"optik am markt"' })).toEqual(both)
    expect(await list({ search: 'optik am markt' })).toHaveLength(3)
    for (const typed of [
      'optik-roth.example',
      'https://optik-roth.example/',
      '03581 / 471-000',
      '0049 (0) 3581 471000',
    ])
      expect((await list({ search: typed })).toSorted()).toEqual(both.toSorted())
    expect(await list({ search: `UK-${later.id}` })).toEqual([later.id])
  })
})

test('after any changes it answers like a plain list of all businesses', async () => {
  const random = randomFor(7, 0)
  const pick = <Value>(values: readonly Value[]) => values[random.below(values.length)] as Value
  const made = (id: number): Business =>
    business({
      id,
      name: `${pick(['Müller', 'Roth', 'Ärzte', 'Anker', 'Öl & Gas'])} ${pick(['', 'Süd', 'GmbH', '3'])}`,
      ...pick([
        { city: 'Köln', citySlug: 'koeln' },
        { city: 'Aue', citySlug: 'aue' },
        { city: '', citySlug: '' },
      ]),
      status: pick(BUSINESS_STATUSES),
      rating: pick([null, 3.2, 4.8]),
      reviewCount: pick([0, 3, 70]),
      phone: pick([null, '+4922112345', '+4930999']),
    })
  const truth = new Map<number, BusinessChange & { readonly of: Business }>()
  const changed = (id: number) => {
    const of = made(id)
    const change = pick([saved, saved, saved, hidden, removed])(of)
    truth.set(id, { ...change, of })
    return change
  }
  const { writer, list } = await given(...Array.from({ length: 900 }, (_, at) => changed(at + 1)))
  await compare(truth, list)
  for (let last = 1_001; last < 1_005; last++) {
    writer.apply(
      Array.from({ length: 40 }, () => changed(1 + random.below(950))),
      last,
    )
    await compare(truth, list)
  }
  await rebuilt(writer, truth)
  await compare(truth, list)
})

async function rebuilt(writer: IndexWriter, truth: ReadonlyMap<number, BusinessChange>): Promise<void> {
  await writer.build(stream(...truth.values()), 3_000)
}

/** Compares each order and some filters with what sorting and filtering everything gives. */
async function compare(
  truth: ReadonlyMap<number, BusinessChange & { readonly of: Business }>,
  list: (filter: AdminBusinessFilter, order: object) => Promise<number[]>,
): Promise<void> {
  const live = [...truth.values()].filter(({ kind }) => kind !== 'removed').map(({ of }) => of)
  for (const status of BUSINESS_STATUSES)
    expect(await list({ status }, { sortBy: 'name', sortOrder: 'asc' })).toEqual(
      inOrder(
        live.filter(of => of.status === status),
        KEYS.name,
        1,
      ),
    )
  for (const [sortBy, keyOf] of Object.entries(KEYS)) {
    for (const sortOrder of ['asc', 'desc'] as const) {
      for (const typed of [undefined, 'müller', 'a', 'öl gas', '0221 123']) {
        const search = typed === undefined ? undefined : readOverviewSearch(typed)
        const meant = live.filter(of => search === undefined || isMeant(search, of.id, overviewText(of)))
        expect(await list(typed === undefined ? {} : { search: typed }, { sortBy, sortOrder })).toEqual(
          inOrder(meant, keyOf, sortOrder === 'asc' ? 1 : -1),
        )
      }
    }
  }
}

type Key = string | number | null

const KEYS: Readonly<Record<AdminSort, (of: Business) => Key>> = {
  name: of => sortKey(of.name),
  city: of => (of.city === '' ? null : sortKey(of.city)),
  category: of => sortKey(of.category),
  rating: of => of.rating,
  reviewCount: of => (of.reviewCount === 0 ? null : of.reviewCount),
}

/** Unknown ones last; equal ones by rising id. */
function inOrder(all: readonly Business[], keyOf: (of: Business) => Key, sign: number): number[] {
  const compared = (a: Key, b: Key) => (a === b ? 0 : (a ?? 0) < (b ?? 0) ? -1 : 1)
  return all
    .toSorted((a, b) => {
      const [keyA, keyB] = [keyOf(a), keyOf(b)]
      if ((keyA === null) !== (keyB === null)) return keyA === null ? 1 : -1
      return sign * compared(keyA, keyB) || a.id - b.id
    })
    .map(({ id }) => id)
}
