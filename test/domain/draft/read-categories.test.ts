import { describe, expect, test } from 'vitest'
import { draftOf } from './draft-of.ts'

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
  ])('%j', (cells, category, subtypes) => {
    const draft = draftOf({ city: 'Ulm', ...cells })
    expect([draft.category, draft.subtypes]).toEqual([category, subtypes])
  })
})
