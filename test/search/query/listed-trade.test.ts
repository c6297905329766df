import { describe, expect, test } from 'vitest'
import { business, removed, saved } from '#test/make-business.ts'
import { givenIndex, search } from '#test/search/given.ts'

const dentist = { category: 'Zahnarzt', categoryGroup: 'gesundheit' } as const

describe('the trade of a list', () => {
  test('counts businesses of the category, as their own or as a subtype, and not those that mention it', async () => {
    const { index } = await givenIndex(
      business({ ...dentist, name: 'Praxis Ißler' }),
      business({
        name: 'Haus Öztürk',
        category: 'Arzt',
        categoryGroup: 'gesundheit',
        subtypes: ['Zahnarzt'],
      }),
      business({ name: 'Labor Weiß', category: 'Zahntechniker', description: 'Für jeden Zahnarzt.' }),
    )
    const { trade, total } = search(index, 'zahnarzt')
    expect([trade, total]).toEqual([{ slug: 'zahnarzt', count: 2, noun: 'Zahnarzt' }, 3])
  })

  test('counts kinds of it too: a dentist for children is a dentist', async () => {
    const { index } = await givenIndex(
      business(dentist),
      business({ category: 'Kinderzahnarzt', categoryGroup: 'gesundheit' }),
    )
    expect(search(index, 'zahnarzt').trade?.count).toBe(2)
    expect(search(index, 'kinderzahnarzt').trade?.count).toBe(1)
  })

  test('is the chosen category or group, whose number is the total', async () => {
    const { index } = await givenIndex(
      business(dentist),
      business({ ...dentist, city: 'Bonn' }),
      business({ category: 'Apotheke', categoryGroup: 'gesundheit' }),
    )
    expect(search(index, { categories: ['zahnarzt'] }).trade).toMatchObject({ slug: 'zahnarzt', count: 2 })
    expect(search(index, { categories: ['gesundheit'] }).trade).toMatchObject({
      slug: 'gesundheit',
      count: 3,
    })
    expect(search(index, { categories: ['zahnarzt'], location: 'Bonn' }).trade?.count).toBe(1)
    expect(search(index, { text: 'zahnarzt', categories: ['zahnarzt'] }).trade?.count).toBe(2)
  })

  test.each([
    ['a name beside it', { text: 'zahnarzt ißler' }],
    ['two trades', { text: 'zahnarzt apotheke' }],
    ['two categories', { categories: ['zahnarzt', 'apotheke'] }],
    ['another category', { text: 'zahnarzt', categories: ['apotheke'] }],
    ['words beside a category', { text: 'ißler', categories: ['zahnarzt'] }],
    ['words as they are', { text: 'zahnarzt', isVerbatim: true }],
    ['a telephone number', { text: '0221 123456', categories: ['zahnarzt'] }],
    ['a trade that nobody is of', { text: 'krankenhaus' }],
    ['everything', {}],
  ])('is not told for %s', async (_, query) => {
    const { index } = await givenIndex(
      business({ ...dentist, name: 'Zahnarzt Ißler', phone: '+49221123456' }),
      business({
        name: 'Apotheke Zahnarzt am Krankenhaus',
        category: 'Apotheke',
        categoryGroup: 'gesundheit',
      }),
    )
    expect(search(index, query)).not.toHaveProperty('trade')
  })

  test('follows every change', async () => {
    const first = business(dentist)
    const { index, writer } = await givenIndex(first, business(dentist))
    writer.apply([removed(first)], 2_000)
    expect(search(index, 'zahnarzt').trade?.count).toBe(1)
    writer.apply([saved(business(dentist)), saved(business({ ...dentist, city: 'Bonn' }))], 2_000)
    expect(search(index, 'zahnarzt').trade?.count).toBe(3)
  })
})
