import type { FactChange } from '#domain/business/history.ts'
import { adminFactsMessages } from '#web/admin/imports/fact-messages.ts'
import { factText, fieldName } from '#web/admin/imports/fact-text.ts'
import { usePage } from '#web/page-context.ts'

interface FactDiffProps {
  changes: readonly FactChange[]
  /** Whose facts these are. */
  label: string
}

/** Facts before and after, field by field. */
export function FactDiff({ changes, label }: FactDiffProps) {
  const words = adminFactsMessages(usePage().language)
  if (changes.length === 0) return null
  return (
    <table className="diff" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{fieldName(field, words)}</th>
            <td>
              <Fact text={factText(field, before, words)} Mark="del" />
            </td>
            <td>
              <Fact text={factText(field, after, words)} Mark="ins" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Fact({ text, Mark }: { text: string; Mark: 'del' | 'ins' }) {
  const words = adminFactsMessages(usePage().language)
  return text === '' ? <span className="quiet">{words.nothing}</span> : <Mark>{text}</Mark>
}
