import type { GroupSlug } from '#domain/category/group.ts'

/** The seven muted colours of category badges (specification, section 9). */
type Tint = 'restaurant' | 'retail' | 'services' | 'health' | 'automotive' | 'technical' | 'other'

const TINTS: Readonly<Record<GroupSlug, Tint>> = {
  gastronomie: 'restaurant',
  handel: 'retail',
  dienstleister: 'services',
  handwerker: 'services',
  gesundheit: 'health',
  'kfz-werkstatt': 'automotive',
  'technische-dienste': 'technical',
  bildung: 'other',
  immobilien: 'other',
  transport: 'other',
  sport: 'other',
  'freizeit-kultur': 'other',
  'religion-vereine': 'other',
  landwirtschaft: 'other',
  sonstiges: 'other',
}

/** The class of a category's badge. @param group slug of its group; an unknown one counts as other */
export function tintOf(group: string): string {
  return `tint by-group ${Object.hasOwn(TINTS, group) ? TINTS[group as GroupSlug] : 'other'}`
}
