import type { AdminBusiness, AdminBusinessRow } from '#domain/business/admin-business.ts'
import type { NamedBusiness } from '#web/admin/submissions/business-list.tsx'

/** A row of the table as a named business. */
export function namedFromRow(row: AdminBusinessRow): NamedBusiness {
  const { id, name, address, category, phone } = row
  return { id, name, address, category, phone, isHidden: row.is_hidden, isRemoved: row.is_removed }
}

/** A whole business as a named one. */
export function namedFromBusiness({ business, isRemoved }: AdminBusiness): NamedBusiness {
  const { id, name, category, phone, isHidden, street, postalCode, city } = business
  const place = [postalCode, city].filter(Boolean).join(' ')
  const address = [street, place].filter(Boolean).join(', ')
  return { id, name, address, category, phone, isHidden, isRemoved }
}
