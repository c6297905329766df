import { groupOfAlias } from '#domain/category/group.ts'
import { paths } from '#web/routing/paths.ts'

/**
 * Where an address of the specification that has another one here leads.
 * @param path without language prefix: '/categories/restaurant'
 * @returns '/categories/gastronomie'; null for every other address
 */
export function newAddress(path: string): string | null {
  const alias = /^\/categories\/([a-z]+)$/.exec(path)?.[1]
  const group = alias === undefined ? undefined : groupOfAlias(alias)
  return group === undefined ? null : paths.group(group)
}
