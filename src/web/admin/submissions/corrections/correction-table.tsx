import type { CorrectionField, ProposedChange } from '#domain/correction/correction.ts'
import type { SubmissionOutcome } from '#domain/submission/submission.ts'
import { categoryLabel } from '#web/admin/submissions/listings/listing-category.ts'
import { adminSubmissionsMessages } from '#web/admin/submissions/messages.ts'
import { type ChangedPart, changedText } from '#web/admin/ui/changed-text.ts'
import { usePage } from '#web/page-context.ts'

type Field = CorrectionField | 'status'

interface CorrectionTableProps {
  changes: readonly ProposedChange[]
  /** null while nothing is decided: then each change can be chosen. */
  outcome: SubmissionOutcome | null
  chosen: readonly Field[]
  onChoose: (field: Field, isChosen: boolean) => void
}

/** Proposed changes side by side with what the directory says; only the changed part is marked. */
export function CorrectionTable({ changes, outcome, chosen, onChoose }: CorrectionTableProps) {
  const { language } = usePage()
  const inbox = adminSubmissionsMessages(language)
  const words = inbox.correction
  return (
    <table className="diff stacks review">
      <caption className="vh">{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          <th scope="col">{words.now}</th>
          <th scope="col">{words.proposed}</th>
          <th scope="col">{words.take}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(change => {
          const { field } = change
          const name = inbox.fields[field]
          const now = shown(field, change.now)
          const [old, proposed] = changedText(now, shown(field, change.proposed))
          const hasMoved = outcome === null && change.then !== change.now
          return (
            <tr key={field}>
              <th scope="row">{name}</th>
              <td data-label={words.now}>
                <Marked part={old} as="del" />
                {hasMoved && (
                  <p className="moved">
                    <span className="tint contour">{words.changedSince}</span>{' '}
                    {words.saidThen(shown(field, change.then) || words.empty)}
                  </p>
                )}
              </td>
              <td data-label={words.proposed}>
                <Marked part={proposed} as="ins" />
              </td>
              <td data-label={words.take} className="take">
                {outcome === null ? (
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
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )

  function shown(field: Field, text: string): string {
    if (field === 'status') return inbox.statuses[text] ?? text
    return field === 'category' ? categoryLabel(text, language) : text
  }
}

function Marked({ part: { start, middle, end }, as: Mark }: { part: ChangedPart; as: 'del' | 'ins' }) {
  const words = adminSubmissionsMessages(usePage().language).correction
  if (start === '' && middle === '' && end === '') return <span className="quiet">{words.empty}</span>
  return (
    <span className="as-typed">
      {start}
      {middle !== '' && <Mark>{middle}</Mark>}
      {end}
    </span>
  )
}
