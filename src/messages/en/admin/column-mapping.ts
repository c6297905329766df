import type { AdminColumnMappingMessages } from '#messages/de/admin/column-mapping.ts'

/** Saying what the columns of a file have, in English. */
export const messages: AdminColumnMappingMessages = {
  title: 'Map columns',
  unknown: 'The header of this file is not known. Say what each column has. A dry run begins after that.',
  correct:
    'Is a column wrong? Give it another meaning. A new dry run begins after that; this one stays in the list.',
  open: 'Show and change the mapping',
  none: 'leave out',
  unnamed: number => `Column ${number} without a name`,
  fieldOf: column => `Meaning of the column “${column}”`,
  emptyCell: 'empty',
  fixed: count =>
    count.plural({
      one: 'One further column is read by itself or never: lists, and facts about people.',
      other: `${count} further columns are read by themselves or never: lists, and facts about people.`,
    }),
  noColumns: 'This file has no columns that can be mapped.',
  others: {
    address: 'Address in one cell',
    houseNumber: 'House number',
    postalCodeAndCity: 'Postal code and town',
    country: 'Country',
    coordinates: 'Latitude and longitude in one cell',
  },
  faults: {
    name_missing: 'Please choose the column with the name of the business.',
    place_missing:
      'Please also choose a column with an address, a town, a phone number, a position or a Google id.',
    column_twice: field => `“${field}” is chosen for two columns. Please choose one of them.`,
  },
  remembered: 'The mapping is remembered for all files with this header.',
  submit: 'Dry run with this mapping',
  submitting: 'Beginning …',
  applied: columns =>
    columns.plural({
      one: 'Read with a remembered mapping: one column.',
      other: `Read with a remembered mapping: ${columns} columns.`,
    }),
  appliedOnce: 'Read with a mapping that was forgotten or replaced since.',
  forget: 'Forget the mapping',
  forgotten: 'The mapping is forgotten. The next file is read by its header again.',
}
