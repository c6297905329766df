import { operatorNodes } from '#web/head/operator.ts'
import type { PageRequest } from '#web/routing/page.ts'

/** Who runs the site. */
export function structuredData({ site }: PageRequest) {
  return operatorNodes(site)
}
