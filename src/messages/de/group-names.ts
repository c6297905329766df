import type { GroupSlug } from '#domain/category/group.ts'

/** What one business of a group is called that has no category of its own, in German: 'Kfz-Werkstatt'. */
export const messages: Readonly<Record<GroupSlug, string>> = {
  'kfz-werkstatt': 'Kfz-Werkstatt',
  handwerker: 'Handwerker',
  dienstleister: 'Dienstleister',
  'technische-dienste': 'Technische Dienste',
  handel: 'Handel',
  gastronomie: 'Gastronomie',
  gesundheit: 'Gesundheit',
  bildung: 'Bildung',
  immobilien: 'Immobilien',
  transport: 'Transport',
  sport: 'Sport',
  'freizeit-kultur': 'Freizeit und Kultur',
  'religion-vereine': 'Religion und Vereine',
  landwirtschaft: 'Landwirtschaft',
  sonstiges: 'Sonstiges',
}

export type GroupNamesMessages = typeof messages
