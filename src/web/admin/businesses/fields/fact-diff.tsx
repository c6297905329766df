import { BOOKKEEPING_FIELDS, type FactChange } from '#domain/business/history.ts'
import { useValueFormat } from '#web/admin/businesses/fields/use-value-format.ts'
import { factName, valueText } from '#web/admin/businesses/fields/value-text.ts'
import { DiffTable, markedTexts } from '#web/admin/ui/diff-table.tsx'

interface FactDiffProps {
  changes: readonly FactChange[]
  caption: string
  /** Stands below the name of a field; '' for nothing. */
  noteOf?: (field: string) => string
}

/** What changed of a business, each fact before and after. */
export function FactDiff({ changes, caption, noteOf = () => '' }: FactDiffProps) {
  const format = useValueFormat()
  const { history, empty } = format.texts
  return (
    <DiffTable
      caption={caption}
      heads={{ name: history.field, before: history.before, after: history.after }}
      rows={changes.map(({ field, before, after }) => ({
        key: field,
        name: <FactName name={factName(field, format.texts)} note={noteOf(field)} />,
        ...markedTexts(valueText(field, before, format), valueText(field, after, format), empty),
      }))}
    />
  )
}

function FactName({ name, note }: { name: string; note: string }) {
  return (
    <>
      <span>{`${name} `}</span>
      {note !== '' && <span className="tint road">{note}</span>}
    </>
  )
}

/** The changes that say something to people. */
export function shownChanges(changes: readonly FactChange[]): readonly FactChange[] {
  return changes.filter(({ field }) => !BOOKKEEPING_FIELDS.has(field) && !SILENT_FACTS.has(field))
}

/** Which entry was undone, and what of it was not, says nothing that its date and facts do not say; a submission is linked. */
const SILENT_FACTS: ReadonlySet<string> = new Set(['undoneId', 'keptFacts', 'submissionId', 'completeness'])
