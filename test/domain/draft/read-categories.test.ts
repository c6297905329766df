import { describe, expect, test } from 'vitest'
import { draftOf, draftResultOf, faultsOf, faultsWith } from './draft-of.ts'

describe('the category of a row', () => {
  test.each([
    [{ name: 'Huber', type: 'Geschäft', subtypes: 'Geschäft, Uhrmacher' }, 'Uhrmacher', undefined],
    [
      { name: 'Huber', type: 'Geschäftsstelle', subtypes: '', category: 'Versicherung' },
      'Versicherung',
      undefined,
    ],
    [
      { name: 'Huber', type: 'Uhrmacher', subtypes: 'Uhrmacher, Geschäft, Juwelier' },
      'Uhrmacher',
      ['Juwelier'],
    ],
    [{ name: 'Bäckerei Huber', type: 'Store', subtypes: 'Store' }, 'Bäckerei', undefined],
    [{ name: 'Huber am See', type: 'Geschäft', subtypes: 'Geschäft' }, undefined, undefined],
    [{ name: 'Huber', category: 'Geschäft' }, undefined, undefined],
    [{ name: 'Apotheke am Markt', category: 'Blumenladen' }, 'Blumenladen', undefined],
    [{ name: 'Huber', Kategorie: 'Bäckerei, Metzgerei & Catering' }, 'Bäckerei', ['Metzgerei', 'Catering']],
    [{ name: 'Huber', Kategorie: 'Metzgerei &amp; Catering<br>Imbiss' }, 'Metzgerei', ['Catering', 'Imbiss']],
    [{ name: 'Huber', Kategorie: '["Bäckerei", "Café"]' }, 'Bäckerei', ['Café']],
    [{ name: 'Huber', type: 'health, dentist, establishment' }, 'dentist', ['health']],
    [
      { name: 'Yıldız', type: 'Kuaför', subtypes: 'Kuaför, Berber', category: 'hairdressers' },
      'Kuaför',
      ['Berber'],
    ],
    [{ name: 'Huber', type: 'point_of_interest', category: 'Straußenfarm' }, 'Straußenfarm', undefined],
  ])('%j', (cells, category, subtypes) => {
    const draft = draftOf({ city: 'Ulm', ...cells })
    expect([draft.category, draft.subtypes]).toEqual([category, subtypes])
  })
})

describe('a cell that names no trade is said', () => {
  test.each([
    [{ category: '4711' }, ['category: no_trade']],
    [{ category: '[7]' }, ['category: no_trade']],
    [{ category: 'Sonstiges' }, ['category: no_trade']],
    [{ type: 'premise, geocode' }, ['category: no_trade']],
    [{ category: 'Bäckerei | Wir backen täglich frisch für Sie!' }, ['category: no_trade']],
    // The trade is there, and fillers beside it are no loss.
    [{ type: 'bakery, food, point_of_interest' }, []],
    [{ name: 'Bäckerei Roth', category: 'Store' }, []],
    [{ category: '' }, []],
  ])('%j', (cells, faults) => {
    expect(faultsWith({ name: 'Roth', ...cells })).toEqual(faults)
  })

  test('lists of reviews and addresses still mean shifted columns', () => {
    for (const category of ['[{"name": "Anna"}]', '["https://roth.de/a.jpg"]'])
      expect(faultsOf(draftResultOf({ name: 'Roth', city: 'Ulm', category }))).toContain(
        'category: columns_shifted',
      )
  })
})
