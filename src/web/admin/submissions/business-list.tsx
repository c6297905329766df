import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { businessNumber } from '#domain/business/business.ts'
import { adminBusinessesMessages } from '#web/admin/businesses/messages.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { usePage } from '#web/page-context.ts'

/** A business as far as it helps to tell it from others. */
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
  /** Stands before each: a tick. */
  lead?: (business: NamedBusiness) => ReactNode
}

/** A few businesses, each with its number, leading to its screen. */
export function BusinessList({ businesses, lead }: BusinessListProps) {
  const words = adminBusinessesMessages(usePage().language).row
  return (
    <ul className="named-list">
      {businesses.map(business => (
        <li key={business.id}>
          {lead?.(business)}
          <div>
            <Link href={adminPaths.business(business.id)}>{business.name}</Link>{' '}
            <span className="quiet">{businessNumber(business.id)}</span>{' '}
            {business.isHidden && <span className="tint contour">{words.hidden}</span>}
            {business.isRemoved && <span className="tint">{words.removed}</span>}
            <p className="small quiet">
              {[business.category, business.address, business.phone ?? '']
                .filter(part => part !== '')
                .join(' · ')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
