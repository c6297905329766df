import { BOOKKEEPING_FIELDS } from '#domain/business/history.ts'
import type { RowDifference } from '#domain/import/import-run.ts'
import { FactDiff } from '#web/admin/imports/fact-diff.tsx'
import { adminImportsMessages } from '#web/admin/imports/messages.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { usePage } from '#web/page-context.ts'

const TINT_OF = { imported: 'tint water', updated: 'tint', conflict: 'tint road' } as const

/** What a dry run found: a sample of rows with what they would change. */
export function Differences({ differences }: { differences: readonly RowDifference[] }) {
  const { language, formats } = usePage()
  const words = adminImportsMessages(language)
  if (differences.length === 0) return null
  return (
    <Panel title={words.differences} aside={words.differencesHint}>
      <ul className="differences">
        {differences.map(({ rowNumber, outcome, name, changes }) => (
          <li key={rowNumber}>
            <details>
              <summary>
                <span className={TINT_OF[outcome]}>{words.outcomes[outcome]}</span> <b>{name}</b>{' '}
                <span className="quiet">{words.row(formats.counted(rowNumber))}</span>
              </summary>
              <FactDiff
                changes={changes.filter(({ field }) => !BOOKKEEPING_FIELDS.has(field))}
                label={name}
              />
            </details>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
