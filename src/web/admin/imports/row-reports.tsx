import { messages as adminImportsMessages } from '#translated/admin/imports/imports.ts'
import type { ImportAnswer, ShownImport } from '#web/admin/api/api.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** How many rows are listed (specification, section 9). */
const SHOWN = 10

interface RowReportsProps {
  result: ImportAnswer
  /** Rows that were left out; those of foreign countries stand among the errors of the result too. */
  leftOut: { rows: ShownImport['leftOutReport']; count: number }
}

/** Faulty rows, those that were left out, and duplicates: the first ten of each, and how many more there are. */
export function RowReports({ result, leftOut }: RowReportsProps) {
  const messages = useMessages(adminImportsMessages)
  const { duplicateReport, duplicates, errors } = result
  const leftOutRows = new Set(leftOut.rows.map(({ row_number }) => row_number))
  // What is wrong with the file as a whole, row 0, is told above.
  const errorReport = result.errorReport.filter(
    ({ row_number }) => row_number > 0 && !leftOutRows.has(row_number),
  )
  return (
    <>
      <Rows
        title={messages.errorRows}
        rows={errorReport.map(({ row_number, error }) => [row_number, error])}
        count={errors}
      />
      <Rows
        title={messages.leftOutRows}
        rows={leftOut.rows.map(({ row_number, reason }) => [row_number, reason])}
        count={leftOut.count}
      />
      <Rows
        title={messages.duplicateRows}
        rows={duplicateReport.map(({ row_number, name, place_id, reason }) => [
          row_number,
          `${place_id === null ? name : `${name} (${place_id})`} · ${reason}`,
        ])}
        count={duplicates}
      />
    </>
  )
}

interface RowsProps {
  title: string
  rows: readonly (readonly [rowNumber: number, text: string])[]
  /** How many there are, also beside those that are known. */
  count: number
}

function Rows({ title, rows, count }: RowsProps) {
  const { formats } = usePage()
  const messages = useMessages(adminImportsMessages)
  if (rows.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul className="faults">
        {rows.slice(0, SHOWN).map(([rowNumber, text]) => (
          <li key={rowNumber}>
            <span>{messages.row(formats.counted(rowNumber))}</span>
            <div>{text}</div>
          </li>
        ))}
        {count > SHOWN && (
          <li>
            <span />
            <div>{messages.more(formats.counted(count - SHOWN))}</div>
          </li>
        )}
      </ul>
    </section>
  )
}
