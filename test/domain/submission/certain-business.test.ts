import { expect, test } from 'vitest'
import { certainBusiness } from '#domain/submission/certain-business.ts'

const ROTH = { id: 1, name: 'Bäckerei Roth' }
const GROSS = { id: 2, name: 'Müßig & Groß GmbH' }
const FOUND = [ROTH, GROSS]

const said = (business: string, details = '', businessId: number | null = null) => ({
  businessId,
  payload: { kind: 'objection', business, details },
})

test.each([
  ['named by number when it was sent', said('', '', 2), 2],
  ['its number in the details', said('', 'Es geht um UK-1.'), 1],
  ['its whole name', said('Bäckerei Roth'), 1],
  ['its whole name, spelt otherwise and with a street', said('MUESSIG und GROSS, Neue Straße 9'), 2],
  ['a part of its name', said('Roth'), null],
  ['two names', said('Bäckerei Roth\nMüßig & Groß'), null],
  ['nothing', said(''), null],
  ['a business that is not among those found', said('', '', 9), null],
])('%s', (_, submission, id) => {
  expect(certainBusiness(submission, FOUND)).toBe(id)
})

test('of two businesses of one name none is certain', () => {
  expect(certainBusiness(said('Bäckerei Roth'), [ROTH, { ...ROTH, id: 3 }])).toBeNull()
})
