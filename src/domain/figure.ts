import type { GroupSlug } from './category/category.ts'

/** A number that is written down once a day; 'group:…' are the businesses of a category group. */
export type FigureName = 'businesses' | 'imports' | 'searches' | 'dead-links' | `group:${GroupSlug}`

/** The course of one figure, oldest first; days without a reading are missing. */
export interface FigureCourse {
  readonly name: FigureName
  readonly days: readonly { readonly day: string; readonly value: number }[]
}
