import { itemList } from '#domain/json-ld/lists.ts'
import type { JsonLdNode } from '#domain/json-ld/serialize.ts'
import type { ListCard } from '#web/cards/list-card.ts'
import { businessHref } from '#web/routing/routes.ts'
import type { PublicSite } from '#web/site.ts'

/**
 * The businesses of one page of a list. In every language the German page of a business is the canonical one.
 * @param page from 1
 */
export function listItems(
  { origin }: PublicSite,
  cards: readonly ListCard[],
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): readonly JsonLdNode[] {
  if (cards.length === 0) return []
  const urls = cards.map(card => origin + businessHref(card))
  return [itemList(urls, (page - 1) * pageSize + 1)]
}
