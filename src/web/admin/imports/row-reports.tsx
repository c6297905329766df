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
  const { formats } = usePage()
  const messages = useMessages(adminImportsMessages)
  const rowName = (row: number) => messages.row(formats.counted(row))
  const { duplicateReport, duplicates, errors } = result
  const leftOutRows = new Set(leftOut.rows.map(({ row_number }) => row_number))
  // What is wrong with the file as a whole, row 0, is told above.
  const errorReport = result.errorReport.filter(
    ({ row_number }) => row_number > 0 && !leftOutRows.has(row_number),
  )
  return (
    <>
      {errorReport.length > 0 && (
        <Rows
          title={messages.errorRows}
          rows={errorReport
            .slice(0, SHOWN)
            .map(({ row_number, error }) => [rowName(row_number), error] as const)}
          more={errors - SHOWN}
        />
      )}
      {leftOut.rows.length > 0 && (
        <Rows
          title={messages.leftOutRows}
          rows={leftOut.rows
            .slice(0, SHOWN)
            .map(({ row_number, reason }) => [rowName(row_number), reason] as const)}
          more={leftOut.count - SHOWN}
        />
      )}
      {duplicateReport.length > 0 && (
        <Rows
          title={messages.duplicateRows}
          rows={duplicateReport
            .slice(0, SHOWN)
            .map(
              ({ row_number, name, place_id, reason }) =>
                [
                  rowName(row_number),
                  `${place_id === null ? name : `${name} (${place_id})`} · ${reason}`,
                ] as const,
            )}
          more={duplicates - SHOWN}
        />
      )}
    </>
  )
}

interface RowsProps {
  title: string
  rows: readonly (readonly [row: string, text: string])[]
  more: number
}

function Rows({ title, rows, more }: RowsProps) {
  const { formats } = usePage()
  const messages = useMessages(adminImportsMessages)
  return (
    <section>
      <h3>{title}</h3>
      <ul className="faults">
        {rows.map(([row, text]) => (
          <li key={row}>
            <span>{row}</span>
            <div>{text}</div>
          </li>
        ))}
        {more > 0 && (
          <li>
            <span />
            <div>{messages.more(formats.counted(more))}</div>
          </li>
        )}
      </ul>
    </section>
  )
}
