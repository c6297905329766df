import type { JsonLdNode } from '#domain/json-ld/serialize.ts'
import { organization } from '#domain/json-ld/site.ts'
import type { PublicSite } from '#web/site.ts'

/** Who runs the site, once it is said in the settings. */
export function operatorNodes(site: PublicSite): readonly JsonLdNode[] {
  const operator = site.forEngines?.operator ?? null
  return operator === null ? [] : [organization(operator, site)]
}
