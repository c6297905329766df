import { COLUMNS, type Column } from '#web/admin/businesses/columns.ts'
import { adminBusinessesMessages } from '#web/admin/businesses/messages.ts'
import { usePage } from '#web/page-context.ts'

interface ColumnChoiceProps {
  isShown: (column: Column) => boolean
  toggle: (column: Column) => void
}

/** Which columns the table shows. */
export function ColumnChoice({ isShown, toggle }: ColumnChoiceProps) {
  const words = adminBusinessesMessages(usePage().language).columns
  return (
    <fieldset className="drawer">
      <legend className="legend">{words.legend}</legend>
      <div className="drawer-picks">
        {COLUMNS.map(column => (
          <label key={column} className="pick">
            <input type="checkbox" checked={isShown(column)} onChange={() => toggle(column)} />
            {words[column]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
