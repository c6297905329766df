import type { ReactNode } from 'react'
import { ListPanel, type ListPanelProps, type ListProps, PagedList } from '#web/admin/ui/list/paged-list.tsx'
import type { Selection } from '#web/admin/ui/list/use-selection.ts'

type RowId = string | number

/** One column of a table. */
export interface Column<Row> {
  /** Different for each column of a table. */
  readonly head: string
  /** The head is for screen readers only: the cells explain themselves. */
  readonly isHeadHidden?: boolean
  readonly cell: (row: Row) => ReactNode
  /**
   * 'number' stands at the right, 'short' never wraps, 'name' is strong, wide and the head of its row, 'text' is what
   * somebody wrote: its longest word never makes the table wider.
   */
  readonly kind?: 'number' | 'short' | 'name' | 'text' | undefined
  /** The head of its row; 'name' is it anyway. */
  readonly isRowHead?: boolean
  readonly className?: string
  /** The order that a press on the head asks for; undefined: the column orders nothing. */
  readonly sort?: string | undefined
}

interface Sorting {
  readonly by: string
  readonly order: 'asc' | 'desc'
  onSort(by: string, order: 'asc' | 'desc'): void
}

interface TableSelection<Row, Id> extends Selection<Id> {
  /** Names the checkbox that takes the whole page in or out. */
  readonly pageLabel: string
  /** Names the checkbox of a row. */
  readonly labelOf: (row: Row) => string
}

interface TableProps<Row, Id> {
  /** What the rows are. */
  label: string
  columns: readonly Column<Row>[]
  idOf: (row: Row) => Id
  sorting?: Sorting
  selection?: TableSelection<Row, Id>
  /** Scrolls on narrow screens as well: so many rows of so many columns would be too long a list of cards. */
  isWide?: boolean
}

/** A list as a table: its loading, failed and empty states, its rows, and its pager. */
export function DataTable<Row, Id extends RowId>(props: TableProps<Row, Id> & ListProps<Row>) {
  return <PagedList {...props}>{rows => <Table {...props} rows={rows} />}</PagedList>
}

/** A panel that is such a table, with the count, the filters and what can be done with its rows. */
export function TablePanel<Row, Id extends RowId>(
  props: Omit<TableProps<Row, Id>, 'label'> & ListPanelProps & ListProps<Row>,
) {
  return <ListPanel {...props}>{rows => <Table {...props} label={props.title} rows={rows} />}</ListPanel>
}

/**
 * Rows that are there already. On narrow screens each row is a card; the table scrolls in itself where it is still too
 * wide, also by keyboard.
 */
export function Table<Row, Id extends RowId>(props: TableProps<Row, Id> & { rows: readonly Row[] }) {
  const { label, columns, rows, idOf, sorting, selection, isWide = false } = props
  const ids = rows.map(idOf)
  return (
    // A group, not a landmark: the panel around it is one already.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, this groups rows
    <div className="tbl-wrap" role="group" aria-label={label} tabIndex={0}>
      <table className={isWide ? 'tbl' : 'tbl cards'}>
        <thead>
          <tr>
            {selection !== undefined && <PageCheckbox selection={selection} ids={ids} />}
            {columns.map(column => (
              <ColumnHead key={column.head} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={idOf(row)} className={selection?.has(idOf(row)) === true ? 'sel' : undefined}>
              {selection !== undefined && (
                <td className="choice">
                  <label className="tick">
                    <span className="vh">{selection.labelOf(row)}</span>
                    <input
                      type="checkbox"
                      checked={selection.has(idOf(row))}
                      onChange={event => selection.set([idOf(row)], event.target.checked, ids)}
                    />
                  </label>
                </td>
              )}
              {columns.map(column => (
                <Cell key={column.head} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const KIND_CLASS = { number: 'r', short: 'nb', name: 'nm', text: 'tx' } as const

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { head, isHeadHidden = false, kind, isRowHead = kind === 'name', className, cell } = column
  const classes = [kind && KIND_CLASS[kind], className].filter(Boolean).join(' ') || undefined
  if (!isRowHead) {
    return (
      <td className={classes} data-label={isHeadHidden ? undefined : head}>
        {cell(row)}
      </td>
    )
  }
  return (
    <th scope="row" className={classes}>
      {cell(row)}
    </th>
  )
}

/** The active head turns the order round, any other begins ascending (specification, section 4). */
function ColumnHead<Row>({ column, sorting }: { column: Column<Row>; sorting: Sorting | undefined }) {
  const { head, isHeadHidden = false, kind, sort } = column
  const className = kind === 'number' ? KIND_CLASS.number : undefined
  if (sort === undefined || sorting === undefined) {
    return (
      <th scope="col" className={className}>
        {isHeadHidden ? <span className="vh">{head}</span> : head}
      </th>
    )
  }
  const isActive = sort === sorting.by
  const order = sorting.order === 'asc' ? 'ascending' : 'descending'
  return (
    <th scope="col" className={className} aria-sort={isActive ? order : 'none'}>
      <button
        type="button"
        className={`ic ${isActive ? 'ic-up' : 'ic-sort'}`}
        onClick={() => sorting.onSort(sort, isActive && sorting.order === 'asc' ? 'desc' : 'asc')}
      >
        {head}
      </button>
    </th>
  )
}

interface PageCheckboxProps<Row, Id> {
  selection: TableSelection<Row, Id>
  ids: readonly Id[]
}

function PageCheckbox<Row, Id>({ selection, ids }: PageCheckboxProps<Row, Id>) {
  const chosen = ids.filter(id => selection.has(id)).length
  return (
    <th scope="col">
      <label className="tick">
        <span className="vh">{selection.pageLabel}</span>
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
  )
}

interface RowButtonProps {
  text: string
  /** Names the row too, for screen readers. */
  label: string
  onPress: () => void
}

/** A button in the cell of a table. */
export function RowButton({ text, label, onPress }: RowButtonProps) {
  return (
    <button type="button" className="btn" aria-label={label} onClick={onPress}>
      {text}
    </button>
  )
}
