import type { Business } from '#domain/business/business.ts'
import { recognitionKey } from '#domain/business/recognition.ts'
import { categoryFor } from '#domain/category/category.ts'
import { sortKey } from '#domain/sort-key.ts'
import type { RowKeys } from '#store/business-row.ts'

/** How a business's row is found, ordered and followed. */
export function rowKeysOf(business: Business, change: number): RowKeys {
  return {
    matchKey: matchKeyOf(business),
    nameSort: sortKey(business.name),
    categorySlug: categoryFor(business.category).slug,
    change,
  }
}

/** By what a row without Google's ids is recognised as this business; null when nothing of it is telling. */
export function matchKeyOf(business: Business): string | null {
  const { name, city, postalCode, street, phone, latitude, longitude } = business
  const known = Object.entries({ name, city, postalCode, street, phone, latitude, longitude }).filter(
    ([, value]) => value !== null,
  )
  return recognitionKey(Object.fromEntries(known)) ?? null
}
