import type { BreadcrumbList, ItemList } from 'schema-dts'

/** A page with its full address. */
export interface NamedPage {
  readonly name: string
  readonly url: string
}

/** The path from the home page to a page, including both. */
export function breadcrumbList(trail: readonly NamedPage[]): Exclude<BreadcrumbList, string> {
  return { '@type': 'BreadcrumbList', itemListElement: trail.map(crumb) }
}

/**
 * A list of pages.
 * @param first position of the first page in the whole list, from 1
 */
export function itemList(pages: readonly NamedPage[], first: number): Exclude<ItemList, string> {
  return {
    '@type': 'ItemList',
    itemListElement: pages.map(({ name, url }, at) => ({
      '@type': 'ListItem' as const,
      position: first + at,
      name,
      url,
    })),
  }
}

function crumb({ name, url }: NamedPage, at: number) {
  return { '@type': 'ListItem' as const, position: at + 1, name, item: url }
}
