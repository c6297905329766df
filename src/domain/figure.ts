import type { GroupSlug } from './category/category.ts'
import { CATEGORY_GROUPS } from './category/group.ts'

/** A number that is written down once a day; 'group:…' are the public businesses of a category group. */
export type FigureName = 'businesses' | 'imports' | 'searches' | 'dead-links' | `group:${GroupSlug}`

/** The course of one figure, oldest first; days without a reading are missing. */
export interface FigureCourse {
  readonly name: FigureName
  readonly days: readonly { readonly day: string; readonly value: number }[]
}

/** The figures that count businesses. */
export const BUSINESS_FIGURES: readonly FigureName[] = [
  'businesses',
  ...CATEGORY_GROUPS.map(({ slug }) => groupFigure(slug)),
]

/** The name of a group's figure. */
export function groupFigure(slug: GroupSlug): FigureName {
  return `group:${slug}`
}
