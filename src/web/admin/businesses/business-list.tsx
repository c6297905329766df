import { Link } from 'wouter'
import type { AdminBusiness, AdminBusinessRow } from '#domain/business/admin-business.ts'
import { businessNumber } from '#domain/business/business.ts'
import { formatPhone } from '#domain/business/format-phone.ts'
import { messages as adminBusinessesMessages } from '#translated/admin/businesses.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import type { Elements } from '#web/elements.ts'
import { useMessages } from '#web/messages.ts'

/** The facts that tell a business from others. */
export interface NamedBusiness {
  readonly id: number
  readonly name: string
  readonly address: string
  readonly category: string
  readonly phone: string | null
  readonly isHidden: boolean
  readonly isRemoved: boolean
}

interface BusinessListProps {
  businesses: readonly NamedBusiness[]
  /** Shown before each business. */
  lead?: (business: NamedBusiness) => Elements
}

/** A few businesses, each with its number, leading to its screen. */
export function BusinessList({ businesses, lead }: BusinessListProps) {
  const messages = useMessages(adminBusinessesMessages).row
  return (
    <ul className="named-list">
      {businesses.map(business => (
        <li key={business.id}>
          {lead?.(business)}
          <div>
            <Link href={adminPaths.business(business.id)}>{business.name}</Link>{' '}
            <span className="quiet num">{businessNumber(business.id)}</span>{' '}
            {business.isHidden && <span className="tint contour">{messages.hidden}</span>}
            {business.isRemoved && <span className="tint">{messages.removed}</span>}
            <p className="small quiet">
              {[
                business.category,
                business.address,
                business.phone === null ? '' : formatPhone(business.phone),
              ]
                .filter(part => part !== '')
                .join(' · ')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

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
