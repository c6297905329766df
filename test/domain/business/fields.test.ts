import { expect, test } from 'vitest'
import { exportHeader } from '#domain/business/export-row.ts'
import { BUSINESS_FIELDS, FIELDS } from '#domain/business/fields.ts'
import { columnOfKey, listColumnOf } from '#domain/draft/header/columns.ts'
import { headerKey } from '#domain/draft/header/header.ts'

test('every name of a column means its own field, the best name first', () => {
  for (const field of FIELDS) {
    const found = BUSINESS_FIELDS[field].headings.split(' ').map(columnOfKey)
    expect(found).toEqual(found.map((_, rank) => ({ column: field, rank })))
  }
})

test('names of columns are written as headers are compared', () => {
  const names = FIELDS.flatMap(field => BUSINESS_FIELDS[field].headings.split(' '))
  expect(names.filter(name => headerKey(name) !== name)).toEqual([])
})

test('an import knows every heading of the export but those for people', () => {
  const unknown = exportHeader().filter(
    (heading, at) => columnOfKey(headerKey(heading)) === undefined && listColumnOf(heading, at) === undefined,
  )
  expect(unknown).toEqual(['business_number', 'url_slug', 'source', 'source_date', 'visibility'])
})
