import type { GroupSlug } from '#domain/category/group.ts'

/** The groups by the numbers in the document values. The order is part of INDEX_FORMAT. */
export const GROUPS: readonly GroupSlug[] = [
  'kfz-werkstatt',
  'handwerker',
  'dienstleister',
  'technische-dienste',
  'handel',
  'gastronomie',
  'gesundheit',
  'bildung',
  'immobilien',
  'transport',
  'sport',
  'freizeit-kultur',
  'religion-vereine',
  'landwirtschaft',
  'sonstiges',
]
