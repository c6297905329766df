import { fileNoteSentences } from '#messages/file-note-sentences.ts'
import { messages as fileNotesMessages } from '#translated/admin/imports/file-notes.ts'
import { messages as adminImportsMessages } from '#translated/admin/imports/imports.ts'
import type { ShownImport } from '#web/admin/api/api.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** What is said about the rows of an import, counted by kind, with an example and where it is found. */
export function ReasonCounts({ reasonCounts }: Pick<ShownImport, 'reasonCounts'>) {
  const { formats } = usePage()
  const { reasons } = useMessages(adminImportsMessages)
  if (reasonCounts.length === 0) return null
  return (
    <section>
      <h3>{reasons.title}</h3>
      <ul className="faults">
        {reasonCounts.map(({ kind, code, field, reason, count, example, rowNumbers }) => {
          const numbers = rowNumbers.map(row => formats.count(row)).join(', ')
          const rows = reasons.rows(count > rowNumbers.length ? `${numbers} …` : numbers)
          const hasExample = example !== '' && code !== 'repeats_row'
          return (
            <li key={`${kind} ${code} ${field}`}>
              <span>{reasons.kinds[kind]}</span>
              <div>
                <span>{`${reason}:`}</span> <b>{formats.count(count)}</b>{' '}
                <span className="quiet">{hasExample ? `${rows} · ${reasons.example(example)}` : rows}</span>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The columns of a file that were not read. */
export function UnreadColumns({ columns }: { columns: ShownImport['unreadColumns'] }) {
  const { unreadColumns: messages } = useMessages(adminImportsMessages)
  const { ignored, personal } = columns
  if (ignored.length + personal.length === 0) return null
  return (
    <section>
      <h3>{messages.title}</h3>
      {ignored.length > 0 && <p className="small">{messages.ignored(ignored.join(', '))}</p>}
      {personal.length > 0 && <p className="small">{messages.personal(personal.join(', '))}</p>}
    </section>
  )
}

/** Sheets and columns of a file that were not read or cannot be seen, and hidden rows. */
export function FileNotes({ notes }: { notes: ShownImport['fileNotes'] }) {
  const { formats } = usePage()
  const messages = useMessages(fileNotesMessages)
  const sentences = fileNoteSentences(notes, messages, formats.counted)
  if (sentences.length === 0) return null
  return (
    <section>
      <h3>{messages.title}</h3>
      {sentences.map(sentence => (
        <p key={sentence} className="small">
          {sentence}
        </p>
      ))}
    </section>
  )
}
