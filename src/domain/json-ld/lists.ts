import type { BreadcrumbList, ItemList } from 'schema-dts'

/** A page by its whole address. */
export interface NamedPage {
  readonly name: string
  readonly url: string
}

/** The way from the home page down to a page, this one included. */
export function breadcrumbList(trail: readonly NamedPage[]): Exclude<BreadcrumbList, string> {
  return { '@type': 'BreadcrumbList', itemListElement: trail.map(crumb) }
}

/**
 * A list of pages in its order.
 * @param first position of its first one in the whole list, from 1
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
