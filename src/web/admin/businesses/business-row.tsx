import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { AdminBusinessRow } from '#domain/business/admin-business.ts'
import { businessNumber } from '#domain/business/business.ts'
import { isGroupSlug } from '#domain/category/group.ts'
import { localAddress } from '#domain/language-path.ts'
import { tintOf } from '#web/admin/businesses/category-tint.ts'
import { COLUMNS, type Column, IS_NUMERIC } from '#web/admin/businesses/columns.ts'
import { googleMapUrl } from '#web/admin/businesses/google-map-url.ts'
import { adminBusinessesMessages } from '#web/admin/businesses/messages.ts'
import { groupNamesMessages } from '#web/admin/messages.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { usePage } from '#web/page-context.ts'

interface BusinessRowProps {
  row: AdminBusinessRow
  isShown: (column: Column) => boolean
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** One business in the table. */
export function BusinessRow({ row, isShown, isChosen, onChoose }: BusinessRowProps) {
  const { language, formats } = usePage()
  const words = adminBusinessesMessages(language).row
  const cells: Readonly<Record<Column, ReactNode>> = {
    category: <span className={tintOf(row.category_group)}>{row.category}</span>,
    city: row.city === '' ? <span className="quiet">{words.unknown}</span> : row.city,
    rating:
      row.rating === null ? (
        <span className="quiet">{words.noRating}</span>
      ) : (
        formats.rating(Number(row.rating))
      ),
    reviewCount: formats.count(row.review_count),
    type: isGroupSlug(row.category_group) ? groupNamesMessages(language)[row.category_group] : row.type,
    country: row.country_code === '' ? 'DE' : row.country_code,
    placeId: (
      <span className="quiet place-id" title={row.place_id ?? undefined}>
        {row.place_id ?? '–'}
      </span>
    ),
    sourceDate: formats.date(row.source_date),
    completeness: `${formats.count(row.completeness)} %`,
  }
  // Nothing but its number is left of an erased one.
  const name = row.name === '' ? businessNumber(row.id) : row.name
  return (
    <tr className={isChosen ? 'sel' : undefined}>
      <td>
        <label className="tick">
          <span className="vh">{words.select(name)}</span>
          <input type="checkbox" checked={isChosen} onChange={event => onChoose(event.target.checked)} />
        </label>
      </td>
      <th scope="row" className="nm">
        <Link href={adminPaths.business(row.id)} aria-label={words.edit(name)}>
          {name}
        </Link>
        {row.is_hidden && <span className="tint contour">{words.hidden}</span>}
        {row.is_removed && <span className="tint">{words.removed}</span>}
        {row.address !== '' && <small>{row.address}</small>}
      </th>
      {COLUMNS.filter(isShown).map(column => (
        <td key={column} className={IS_NUMERIC.has(column) ? 'r' : 'nb'}>
          {cells[column]}
        </td>
      ))}
      <td className="nb row-links">
        {!row.is_hidden && !row.is_removed && (
          <a href={localAddress(language, `/${row.url_slug}`)} target="_blank" rel="noopener">
            {words.view}
            <span className="vh">: {words.viewOf(name)}</span>
          </a>
        )}
        <a href={googleMapUrl(row)} target="_blank" rel="noopener noreferrer">
          {words.map}
          <span className="vh">: {words.mapOf(name)}</span>
        </a>
      </td>
    </tr>
  )
}
