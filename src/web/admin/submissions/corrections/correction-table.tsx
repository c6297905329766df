import type { ProposedChange, ProposedField } from '#domain/correction/correction.ts'
import type { SubmissionOutcome } from '#domain/submission/submission.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { categoryLabel } from '#web/admin/submissions/listings/listing-category.ts'
import { DiffTable, markedTexts } from '#web/admin/ui/diff-table.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface CorrectionTableProps {
  changes: readonly ProposedChange[]
  /** null while nothing is decided: then each change can be chosen. */
  outcome: SubmissionOutcome | null
  chosen: readonly ProposedField[]
  onChoose: (field: ProposedField, isChosen: boolean) => void
}

/** Proposed changes beside what is stored; only the changed part is marked. */
export function CorrectionTable({ changes, outcome, chosen, onChoose }: CorrectionTableProps) {
  const { language } = usePage()
  const inbox = inLanguage(adminSubmissionsMessages, language)
  const messages = inbox.correction
  return (
    <DiffTable
      className="review"
      caption={messages.title}
      heads={{ name: messages.field, before: messages.now, after: messages.proposed, action: messages.take }}
      labels={{ before: messages.now, after: messages.proposed, action: messages.take }}
      rows={changes.map(change => {
        const { field } = change
        const name = inbox.fields[field === 'email' ? 'businessEmail' : field]
        const texts = markedTexts(shown(field, change.now), shown(field, change.proposed), messages.empty)
        const hasMoved = outcome === null && change.then !== change.now
        return {
          key: field,
          name,
          before: (
            <>
              <span className="as-typed">{texts.before}</span>
              {hasMoved && (
                <p className="moved">
                  <span className="tint contour">{messages.changedSince}</span>{' '}
                  <span>{messages.saidThen(shown(field, change.then) || messages.empty)}</span>
                </p>
              )}
            </>
          ),
          after: (
            <>
              <span className="as-typed">{texts.after}</span>
              {outcome === null && change.isPlaceDoubtful && (
                <p className="moved">
                  <span className="tint contour">{messages.placeDoubtful}</span>
                </p>
              )}
            </>
          ),
          action:
            outcome === null ? (
              <label className="tick">
                <span className="vh">{messages.takeField(name)}</span>
                <input
                  type="checkbox"
                  checked={chosen.includes(field)}
                  onChange={event => onChoose(field, event.target.checked)}
                />
              </label>
            ) : outcome.fields?.includes(field) === true ? (
              messages.taken
            ) : (
              <span className="quiet">{messages.notTaken}</span>
            ),
        }
      })}
    />
  )

  function shown(field: ProposedField, text: string): string {
    if (field === 'status') return inbox.statuses[text] ?? text
    return field === 'category' ? categoryLabel(text, language) : text
  }
}
