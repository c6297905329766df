import type { CorrectionField, ProposedChange } from '#domain/correction/correction.ts'
import type { SubmissionOutcome } from '#domain/submission/submission.ts'
import { categoryLabel } from '#web/admin/submissions/listings/listing-category.ts'
import { adminSubmissionsMessages } from '#web/admin/submissions/messages.ts'
import { DiffTable, markedTexts } from '#web/admin/ui/diff-table.tsx'
import { usePage } from '#web/page-context.ts'

type Field = CorrectionField | 'status'

interface CorrectionTableProps {
  changes: readonly ProposedChange[]
  /** null while nothing is decided: then each change can be chosen. */
  outcome: SubmissionOutcome | null
  chosen: readonly Field[]
  onChoose: (field: Field, isChosen: boolean) => void
}

/** Proposed changes beside what is stored; only the changed part is marked. */
export function CorrectionTable({ changes, outcome, chosen, onChoose }: CorrectionTableProps) {
  const { language } = usePage()
  const inbox = adminSubmissionsMessages(language)
  const words = inbox.correction
  return (
    <DiffTable
      className="review"
      caption={words.title}
      heads={{ name: words.field, before: words.now, after: words.proposed, action: words.take }}
      labels={{ before: words.now, after: words.proposed, action: words.take }}
      rows={changes.map(change => {
        const { field } = change
        const name = inbox.fields[field]
        const texts = markedTexts(shown(field, change.now), shown(field, change.proposed), words.empty)
        const hasMoved = outcome === null && change.then !== change.now
        return {
          key: field,
          name,
          before: (
            <>
              <span className="as-typed">{texts.before}</span>
              {hasMoved && (
                <p className="moved">
                  <span className="tint contour">{words.changedSince}</span>{' '}
                  {words.saidThen(shown(field, change.then) || words.empty)}
                </p>
              )}
            </>
          ),
          after: <span className="as-typed">{texts.after}</span>,
          action:
            outcome === null ? (
              <label className="tick">
                <span className="vh">{words.takeField(name)}</span>
                <input
                  type="checkbox"
                  checked={chosen.includes(field)}
                  onChange={event => onChoose(field, event.target.checked)}
                />
              </label>
            ) : outcome.fields?.includes(field) === true ? (
              words.taken
            ) : (
              <span className="quiet">{words.notTaken}</span>
            ),
        }
      })}
    />
  )

  function shown(field: Field, text: string): string {
    if (field === 'status') return inbox.statuses[text] ?? text
    return field === 'category' ? categoryLabel(text, language) : text
  }
}
