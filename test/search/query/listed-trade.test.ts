import { describe, expect, test } from 'vitest'
import { business } from '#test/make-business.ts'
import { givenIndex, search } from '#test/search/given.ts'

const dentist = { category: 'Zahnarzt', categoryGroup: 'gesundheit' } as const

describe('the trade of a list', () => {
  test('is told where the text says it, and its businesses are the results: by category or subtype, not by mentioning it', async () => {
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
    expect([trade, total]).toEqual([{ slug: 'zahnarzt', noun: 'Zahnarzt' }, 2])
  })

  test('has kinds of it too: a dentist for children is a dentist', async () => {
    const { index } = await givenIndex(
      business(dentist),
      business({ category: 'Kinderzahnarzt', categoryGroup: 'gesundheit' }),
    )
    expect(search(index, 'zahnarzt')).toMatchObject({ trade: { slug: 'zahnarzt' }, total: 2 })
    expect(search(index, 'kinderzahnarzt')).toMatchObject({ trade: { slug: 'kinderzahnarzt' }, total: 1 })
  })

  test('is the chosen category or group', async () => {
    const { index } = await givenIndex(
      business(dentist),
      business({ ...dentist, city: 'Bonn' }),
      business({ category: 'Apotheke', categoryGroup: 'gesundheit' }),
    )
    const asked = (query: Parameters<typeof search>[1]) => {
      const { trade, total } = search(index, query)
      return [trade?.slug, total]
    }
    expect(asked({ categories: ['zahnarzt'] })).toEqual(['zahnarzt', 2])
    expect(asked({ categories: ['gesundheit'] })).toEqual(['gesundheit', 3])
    expect(asked({ categories: ['zahnarzt'], location: 'Bonn' })).toEqual(['zahnarzt', 1])
    expect(asked({ text: 'zahnarzt', categories: ['zahnarzt'] })).toEqual(['zahnarzt', 2])
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
})
