import type { AdminColumnMappingMessages } from '#messages/de/admin/imports/column-mapping.ts'

/** Saying what the columns of a file have, in English. */
export const messages: AdminColumnMappingMessages = {
  title: 'Map columns',
  unknown:
    'The directory does not know the headings of this file. Please choose what each column contains. A dry run will then start.',
  correct:
    'Is a column wrong? Map it to something else. A new dry run will then start; this one stays in the list.',
  open: 'View and change the mapping',
  none: 'leave out',
  unnamed: number => `Column ${number} without a name`,
  fieldOf: column => `Meaning of the column “${column}”`,
  emptyCell: 'empty',
  fixed: count =>
    count.plural({
      one: 'One more column cannot be mapped: lists are read automatically, details about people never.',
      other: `${count} more columns cannot be mapped: lists are read automatically, details about people never.`,
    }),
  noColumns: 'This file has no columns that can be mapped.',
  others: {
    address: 'Address in one cell',
    houseNumber: 'House number',
    postalCodeAndCity: 'Postcode and town',
    country: 'Country',
    coordinates: 'Latitude and longitude in one cell',
  },
  faults: {
    name_missing: 'Please choose the column with the name of the business.',
    place_missing:
      'Please also choose a column with an address, a town, a phone number, coordinates or a Google ID.',
    column_twice: field => `“${field}” is chosen for two columns. Please choose one of them.`,
  },
  remembered: 'The mapping is remembered for all files with the same headings.',
  submit: 'Dry run with this mapping',
  submitting: 'Starting…',
  applied: columns =>
    columns.plural({
      one: 'Read with a remembered mapping: one column.',
      other: `Read with a remembered mapping: ${columns} columns.`,
    }),
  appliedOnce: 'Read with a mapping that has since been forgotten or replaced.',
  forget: 'Forget mapping',
  forgotten: 'The mapping has been forgotten. The next file will be read by its headings again.',
}
