import { membersOf, parseJsonCell } from '#domain/text/primitive-values.ts'

/**
 * The web addresses in a cell of JSON: one, a list of them, or of objects that have one ('[{"link": "https://…"}]' of
 * gosom). What else the objects say (sources, photographers, captions) is left out.
 * @returns undefined for a cell that is no JSON
 */
export function addressesInJson(cell: string): readonly string[] | undefined {
  const json = parseJsonCell(cell)
  if (json === undefined) return undefined
  const items: readonly unknown[] = Array.isArray(json) ? json : [json]
  return items.slice(0, MOST).flatMap(item => {
    if (typeof item === 'string') return [item]
    const members = membersOf(item)
    const found = ADDRESS_KEYS.map(key => members.find(([name]) => name === key)?.[1]).find(
      value => typeof value === 'string',
    )
    return typeof found === 'string' ? [found] : []
  })
}

/** Entries that are read: enough to find a real photo behind pictures of Street View. */
const MOST = 60

const ADDRESS_KEYS = ['image', 'imageUrl', 'url', 'link', 'thumbnail'] as const
