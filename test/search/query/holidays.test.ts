import { describe, expect, test } from 'vitest'
import type { Business } from '#domain/business/business.ts'
import { parseOpenAt } from '#domain/opening-hours/open-at.ts'
import { business } from '#test/make-business.ts'
import { givenIndex } from '#test/search/given.ts'

/** Tuesday, 6 January 2026, 11:00 in Germany: Heilige Drei Könige, a holiday in Bayern only, of these states. */
const EPIPHANY = Date.UTC(2026, 0, 6, 10, 0)
const DAY_AFTER = EPIPHANY + 86_400_000

const SHOP_HOURS = everyDay(9 * 60, 18 * 60)
const ALWAYS = everyDay(0, 24 * 60)
const EVENINGS = everyDay(18 * 60, 23 * 60)

function everyDay(from: number, to: number): Business['openingHours'] {
  const day = [{ from, to }]
  return [day, day, day, day, day, day, day]
}

const MUNICH = { city: 'München', state: 'BY', postalCode: '80331' } as const

async function givenTown() {
  const { index } = await givenIndex(
    business({ name: 'Laden Nord', openingHours: SHOP_HOURS, city: 'Hamburg', state: 'HH' }),
    business({ name: 'Laden Süd', openingHours: SHOP_HOURS, ...MUNICH }),
    business({ name: 'Tankstelle Süd', openingHours: ALWAYS, ...MUNICH }),
    business({ name: 'Kneipe Süd', openingHours: EVENINGS, ...MUNICH }),
  )
  const ask = (now: number, at?: string) => {
    const openAt = at === undefined ? undefined : parseOpenAt(at)
    return index.search({ limit: 24, offset: 0, sort: 'name', ...(openAt && { openAt }) }, now)
  }
  return { index, ask }
}

describe('on a public holiday of one state', () => {
  test('only a business that is certainly open counts as open: in other states, or around the clock', async () => {
    const { ask } = await givenTown()
    expect(ask(EPIPHANY, 'now').businesses.map(({ name }) => name)).toEqual(['Laden Nord', 'Tankstelle Süd'])
    expect(ask(DAY_AFTER, 'now').businesses.map(({ name }) => name)).toEqual([
      'Laden Nord',
      'Laden Süd',
      'Tankstelle Süd',
    ])
  })

  test.each([
    ['tue@12:00', ['Laden Nord', 'Tankstelle Süd']],
    ['2026-01-06', ['Laden Nord', 'Tankstelle Süd']],
    ['holiday', ['Tankstelle Süd']],
    ['always', ['Tankstelle Süd']],
    ['tomorrow@10:00', ['Laden Nord', 'Laden Süd', 'Tankstelle Süd']],
    ['mon@20:00-24:00', ['Kneipe Süd', 'Tankstelle Süd']],
  ])('a search for %s, which may be that day: %j', async (at, names) => {
    const { ask } = await givenTown()
    expect(ask(EPIPHANY, at).businesses.map(({ name }) => name)).toEqual(names)
  })

  test('a night that runs into a holiday is certain until midnight', async () => {
    const { index } = await givenIndex(
      business({ name: 'Bar', openingHours: everyDay(23 * 60 + 30, 26 * 60), ...MUNICH }),
    )
    const total = (at: string) => {
      const openAt = parseOpenAt(at)
      return index.search({ limit: 1, offset: 0, ...(openAt && { openAt }) }, EPIPHANY - 86_400_000).total
    }
    expect([total('mon@23:00-00:30'), total('mon@00:30'), total('tue@00:30'), total('wed@00:30')]).toEqual([
      1, 1, 0, 1,
    ])
  })

  test('regular hours become unknown, closed stays closed, and the counts agree', async () => {
    const { ask } = await givenTown()
    const states = (now: number) => ask(now).businesses.map(({ name, isOpen }) => [name, isOpen])
    expect(states(EPIPHANY)).toEqual([
      ['Kneipe Süd', false],
      ['Laden Nord', true],
      ['Laden Süd', null],
      ['Tankstelle Süd', true],
    ])
    const counts = (now: number) => ask(now).facets.openStates.map(({ value, count }) => [value, count])
    expect(counts(EPIPHANY)).toEqual([
      ['open', 2],
      ['closed', 1],
      ['unknown', 1],
    ])
    expect(counts(DAY_AFTER)).toEqual([
      ['open', 3],
      ['closed', 1],
      ['unknown', 0],
    ])
  })

  test('cards and pages name the holiday in its state, on that day only', async () => {
    const { index, ask } = await givenTown()
    const named = (now: number) => ask(now).businesses.map(({ holiday }) => holiday)
    const epiphany = 'Heilige Drei Könige'
    expect(named(EPIPHANY)).toEqual([epiphany, undefined, epiphany, epiphany])
    expect(named(DAY_AFTER)).toEqual([undefined, undefined, undefined, undefined])
    const [, , shop] = ask(EPIPHANY).businesses
    expect(index.businessById(shop?.id ?? 0, EPIPHANY)).toMatchObject({
      business: { isOpen: null, holiday: epiphany },
    })
  })
})
