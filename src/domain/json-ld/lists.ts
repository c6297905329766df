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
 * A list of pages that tell the rest themselves
 * (developers.google.com/search/docs/appearance/structured-data/carousel: a summary page names position and address).
 * @param urls full addresses @param first position of the first page in the whole list, from 1
 */
export function itemList(urls: readonly string[], first: number): Exclude<ItemList, string> {
  return {
    '@type': 'ItemList',
    itemListElement: urls.map((url, at) => ({ '@type': 'ListItem' as const, position: first + at, url })),
  }
}

function crumb({ name, url }: NamedPage, at: number) {
  return { '@type': 'ListItem' as const, position: at + 1, name, item: url }
}
