import type { AdminBusinessQuery, AdminBusinessRow } from '#domain/business/admin-business.ts'
import { BusinessRow } from '#web/admin/businesses/business-row.tsx'
import { COLUMNS, type Column, IS_NUMERIC, SORT_OF } from '#web/admin/businesses/columns.ts'
import { adminBusinessesMessages } from '#web/admin/businesses/messages.ts'
import { SortHead } from '#web/admin/businesses/sort-head.tsx'
import type { Selection } from '#web/admin/businesses/use-selection.ts'
import type { AddressQuery } from '#web/admin/routing/address-query.ts'
import { ScrollTable } from '#web/admin/ui/scroll-table.tsx'
import { usePage } from '#web/page-context.ts'

interface BusinessesTableProps {
  rows: readonly AdminBusinessRow[]
  query: AdminBusinessQuery
  address: AddressQuery
  isShown: (column: Column) => boolean
  selection: Selection
}

/** The rows of one page with sortable heads and a checkbox each. */
export function BusinessesTable({ rows, query, address, isShown, selection }: BusinessesTableProps) {
  const words = adminBusinessesMessages(usePage().language)
  const ids = rows.map(({ id }) => id)
  const chosen = ids.filter(selection.has).length
  const head = { sortBy: query.sortBy, sortOrder: query.sortOrder, address }
  return (
    <ScrollTable label={words.list}>
      <thead>
        <tr>
          <th scope="col">
            <label className="tick">
              <span className="vh">{words.bulk.selectPage}</span>
              <input
                type="checkbox"
                checked={chosen > 0 && chosen === ids.length}
                ref={box => {
                  if (box !== null) box.indeterminate = chosen > 0 && chosen < ids.length
                }}
                onChange={event => {
                  if (selection.isAll) selection.clear()
                  else selection.set(ids, event.target.checked, ids)
                }}
              />
            </label>
          </th>
          <SortHead {...head} sort={SORT_OF.name}>
            {words.columns.name}
          </SortHead>
          {COLUMNS.filter(isShown).map(column => (
            <SortHead key={column} {...head} sort={SORT_OF[column]} isFigure={IS_NUMERIC.has(column)}>
              {words.columns[column]}
            </SortHead>
          ))}
          <th scope="col">
            <span className="vh">{words.columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <BusinessRow
            key={row.id}
            row={row}
            isShown={isShown}
            isChosen={selection.has(row.id)}
            onChoose={isChosen => selection.set([row.id], isChosen, ids)}
          />
        ))}
      </tbody>
    </ScrollTable>
  )
}
