import type { GroupSlug } from '#domain/category/group.ts'
import type { DrawingName } from '#web/drawings/shapes.ts'

/** The drawing of a whole group. */
export const GROUP_DRAWINGS: Readonly<Record<GroupSlug, DrawingName>> = {
  'kfz-werkstatt': 'workshop',
  handwerker: 'trades',
  dienstleister: 'services',
  'technische-dienste': 'technical',
  handel: 'retail',
  gastronomie: 'gastronomy',
  gesundheit: 'health',
  bildung: 'education',
  immobilien: 'estate',
  transport: 'transport',
  sport: 'weights',
  'freizeit-kultur': 'museum',
  'religion-vereine': 'chapel',
  landwirtschaft: 'barn',
  sonstiges: 'other',
}
