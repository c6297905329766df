import { CATEGORY_GROUPS, type GroupSlug } from '#domain/category/group.ts'

/** A number that is stored once a day; 'group:…' is the number of public businesses of a category group. */
export type MetricName = 'businesses' | 'imports' | 'searches' | 'dead-links' | `group:${GroupSlug}`

/** The values of a metric, oldest first; days without a value are missing. */
export interface MetricSeries {
  readonly name: MetricName
  readonly days: readonly { readonly day: string; readonly value: number }[]
}

/** The metrics that count businesses. */
export const BUSINESS_METRICS: readonly MetricName[] = [
  'businesses',
  ...CATEGORY_GROUPS.map(({ slug }) => groupMetric(slug)),
]

/** The name of a group's metric. */
export function groupMetric(slug: GroupSlug): MetricName {
  return `group:${slug}`
}
