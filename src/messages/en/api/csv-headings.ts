import type { CsvHeadingsMessages } from '#messages/de/api/csv-headings.ts'

/** The headings of the lists that the administrator downloads. In English. */
export const messages: CsvHeadingsMessages = {
  audit: ['Number', 'Time', 'Account', 'Action', 'About', 'Details'],
  search: ['Query', 'Place', 'Languages', 'Searches', 'Without results', 'With a typo', 'Understood as'],
  redirects: ['Old path', 'New path or 410'],
  newsletter: ['Email', 'Language', 'State', 'Consent', 'Requested', 'Confirmed'],
  consents: ['Identifier', 'Language', 'Question', 'Allowed', 'Given', 'Withdrawn or replaced'],
}
