import type { AdminConsentsMessages } from '#messages/de/admin/consents.ts'

/** What the list of the proofs of consent says, in English. */
export const messages: AdminConsentsMessages = {
  title: 'Consents',
  list: 'Proofs',
  count: count => count.plural({ one: 'One proof', other: `${count} proofs` }),
  none: 'Nobody has allowed anything yet. Visitors are asked only once code in the settings waits for consent.',
  toSettings: 'Go to settings',
  noneSuch: 'There are no such proofs. Change the search or the filters.',
  intro:
    'What visitors allowed for optional code (Art. 7 (1) GDPR). Nothing says who it was: apart from this list, the identifier is stored only in the visitor’s browser.',
  download: 'Download as a table (CSV)',
  search: 'Identifier or provider',
  state: 'State',
  all: 'All',
  states: { given: 'valid', withdrawn: 'withdrawn or replaced' },
  from: 'From',
  to: 'To',
  given: 'Given',
  allowed: 'Allowed',
  asked: 'Asked about',
  askedBefore: 'earlier question, stored as a checksum only',
  language: 'Language',
  id: 'Identifier',
  withdrawnAt: moment => `since ${moment}`,
  kept: 'Proofs are deleted three years after the consent.',
}
