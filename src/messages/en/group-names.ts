import type { GroupNamesMessages } from '#messages/de/group-names.ts'

/** What one business of a group is called that has no category of its own, in English. */
export const messages: GroupNamesMessages = {
  'kfz-werkstatt': 'Garage',
  handwerker: 'Tradesperson',
  dienstleister: 'Service provider',
  'technische-dienste': 'Technical service',
  handel: 'Shop',
  gastronomie: 'Food, drink or hotel',
  gesundheit: 'Health',
  bildung: 'Education',
  immobilien: 'Property services',
  transport: 'Transport',
  sport: 'Sport',
  'freizeit-kultur': 'Leisure and culture',
  'religion-vereine': 'Religion and clubs',
  landwirtschaft: 'Agriculture',
  sonstiges: 'Other',
}
