import type { GroupNamesMessages } from '#messages/de/group-names.ts'

/** What one business of a group is called that has no category of its own, in English. */
export const messages: GroupNamesMessages = {
  'kfz-werkstatt': 'Car workshop',
  handwerker: 'Tradespeople',
  dienstleister: 'Service provider',
  'technische-dienste': 'Technical services',
  handel: 'Retail',
  gastronomie: 'Food and lodging',
  gesundheit: 'Health',
  bildung: 'Education',
  immobilien: 'Real estate',
  transport: 'Transport',
  sport: 'Sport',
  'freizeit-kultur': 'Leisure and culture',
  'religion-vereine': 'Religion and clubs',
  landwirtschaft: 'Agriculture',
  sonstiges: 'Other',
}
