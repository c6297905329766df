import { type Column, Table } from '#web/admin/ui/list/data-table.tsx'

interface ChartValuesProps<Row> {
  /** What opens the table. */
  summary: string
  label: string
  columns: readonly Column<Row>[]
  idOf: (row: Row) => string | number
  rows: readonly Row[]
}

/** The values of a chart as a table, for whoever cannot see the chart or wants the exact numbers. */
export function ChartValues<Row>({ summary, ...table }: ChartValuesProps<Row>) {
  return (
    <details className="chart-values">
      <summary>{summary}</summary>
      <Table {...table} />
    </details>
  )
}
