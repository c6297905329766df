import { expect, test } from 'vitest'
import { suggestWhere } from '#services/search/suggest.ts'
import { draft } from '#test/make-draft.ts'
import { tempDirectory } from '#test/temp-directory.ts'

test('places are suggested where there are businesses: cities, codes and quarters, nothing else', async () => {
  const { index } = await tempDirectory(draft({ name: 'Köln Optik', city: 'Köln', postalCode: '50823' }))
  const ask = (text: string) => suggestWhere({ index, now: () => 0 }, { text, limit: 3 })
  expect(ask('kö')).toMatchObject({ businesses: [], categories: [], cities: [{ city: 'Köln', count: 1 }] })
  expect(ask('508').places).toEqual([
    { kind: 'postal-prefix', label: '508...' },
    { kind: 'postal-code', label: '50823 Köln' },
    { kind: 'postal-code', label: '50825 Köln' },
  ])
  expect(ask('ehrenfeld').places).toEqual([{ kind: 'district', label: 'Köln-Ehrenfeld' }])
  expect(ask('Köln Ehrenf').places).toEqual([{ kind: 'district', label: 'Köln-Ehrenfeld' }])
  // München has no business here.
  expect(ask('80331').places).toEqual([])
  expect(ask(' ')).toEqual({ businesses: [], categories: [], cities: [], combinations: [], places: [] })
})

test.each(['Frankfurt a. M.', 'Frankfurt Main', 'Frankfurt/Main'])(
  'a place is suggested as a search would take it: %s',
  async text => {
    const { index } = await tempDirectory(
      draft({ name: 'Main Optik', city: 'Frankfurt am Main', postalCode: '60311' }),
    )
    const { cities } = suggestWhere({ index, now: () => 0 }, { text, limit: 3 })
    expect(cities).toMatchObject([{ city: 'Frankfurt am Main', count: 1 }])
  },
)
