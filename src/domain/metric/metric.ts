import { CATEGORY_GROUPS, type GroupSlug } from '#domain/category/group.ts'

/** A number that is written down once a day; 'group:…' are the public businesses of a category group. */
export type MetricName = 'businesses' | 'imports' | 'searches' | 'dead-links' | `group:${GroupSlug}`

/** The course of one figure, oldest first; days without a reading are missing. */
export interface MetricSeries {
  readonly name: MetricName
  readonly days: readonly { readonly day: string; readonly value: number }[]
}

/** The figures that count businesses. */
export const BUSINESS_METRICS: readonly MetricName[] = [
  'businesses',
  ...CATEGORY_GROUPS.map(({ slug }) => groupMetric(slug)),
]

/** The name of a group's figure. */
export function groupMetric(slug: GroupSlug): MetricName {
  return `group:${slug}`
}
