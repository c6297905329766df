import { describe, expect, test } from 'vitest'
import type { BusinessStatus } from '#domain/business/field-values.ts'
import { parseOpenAt } from '#domain/opening-hours/open-at.ts'
import { hoursInForce, openState } from '#domain/opening-hours/open-state.ts'
import { BY_APPOINTMENT, type DayHours, WHOLE_DAY, weekOf } from '#domain/opening-hours/opening-hours.ts'
import { business } from '#test/make-business.ts'
import { givenIndex, namesFor, search, TUESDAY_MORNING } from '#test/search/given.ts'

const ALWAYS = [WHOLE_DAY, WHOLE_DAY, WHOLE_DAY, WHOLE_DAY, WHOLE_DAY, WHOLE_DAY, WHOLE_DAY] as const

const CAFE = { category: 'Café' } as const

describe('the status comes before the hours', () => {
  test.each<[BusinessStatus, 'known' | 'unknown', boolean | null]>([
    ['operational', 'known', true],
    ['operational', 'unknown', null],
    ['closed-temporarily', 'known', false],
    ['closed-temporarily', 'unknown', false],
    ['closed-permanently', 'known', false],
  ])('%s with %s hours: isOpen %s in the rule, on cards and on pages', async (status, hours, isOpen) => {
    const shop = business({ name: 'Bäckerei Öz', status, openingHours: hours === 'known' ? ALWAYS : null })
    expect(openState(hoursInForce(shop), TUESDAY_MORNING).isOpen).toBe(isOpen)
    const { index } = await givenIndex(shop)
    expect(index.businessById(shop.id, TUESDAY_MORNING)).toMatchObject({ business: { isOpen, status } })
    const cards = search(index, '').businesses
    if (status === 'closed-permanently') expect(cards).toEqual([])
    else expect(cards).toMatchObject([{ isOpen, status }])
  })

  test('a business that is closed for a time is not found by openNow and counts as closed, also on a holiday', async () => {
    const { index } = await givenIndex(
      business({ name: 'Café Ağa', ...CAFE, openingHours: ALWAYS }),
      business({ name: 'Café Süß', ...CAFE, openingHours: ALWAYS, status: 'closed-temporarily' }),
      business({ name: 'Café Uhr', ...CAFE, status: 'closed-temporarily' }),
    )
    expect(namesFor(index, { text: 'café', openAt: { kind: 'now' } })).toEqual(['Café Ağa'])
    const counts = (now: number) =>
      index
        .search({ text: 'café', limit: 24, offset: 0 }, now)
        .facets.openStates.map(({ value, count }) => [value, count])
    const expected = [
      ['open', 1],
      ['closed', 2],
      ['unknown', 0],
    ]
    expect(counts(TUESDAY_MORNING)).toEqual(expected)
    const newYear = Date.UTC(2027, 0, 1, 10)
    expect(counts(newYear)).toEqual(expected)
  })

  test('its regular hours stay to be read', async () => {
    const { index } = await givenIndex(business({ openingHours: ALWAYS, status: 'closed-temporarily' }))
    expect(search(index, '').businesses[0]?.workingHours).toHaveProperty('Montag', '00:00-24:00')
  })
})

describe('hours without fixed ends', () => {
  const week = (tuesday: DayHours) => weekOf(new Map([[1, tuesday]]))

  test('by appointment is neither open nor closed, and an open end is open at what the state calls open', async () => {
    const { index } = await givenIndex(
      business({ name: 'Café Ağa', ...CAFE, openingHours: week(BY_APPOINTMENT) }),
      business({ name: 'Café Süß', ...CAFE, openingHours: week([{ from: 6 * 60, to: null }]) }),
      business({ name: 'Café Uhr', ...CAFE, openingHours: week([]) }),
    )
    const { businesses, facets } = search(index, 'café')
    expect(businesses.map(({ name, isOpen }) => [name, isOpen])).toEqual([
      ['Café Ağa', null],
      ['Café Süß', true],
      ['Café Uhr', false],
    ])
    expect(facets.openStates.map(({ value, count }) => [value, count])).toEqual([
      ['open', 1],
      ['closed', 1],
      ['unknown', 1],
    ])
    const openAt = (text: string) =>
      namesFor(index, { text: 'café', openAt: parseOpenAt(text) ?? { kind: 'now' } })
    expect(openAt('now')).toEqual(['Café Süß'])
    expect(openAt('tue@11:59')).toEqual(['Café Süß'])
    expect(openAt('tue@12:00')).toEqual([])
  })
})
