import type { RowDifference } from '#domain/import/import-run.ts'
import { messages as adminImportsMessages } from '#translated/admin/imports/imports.ts'
import { FactDiff, shownChanges } from '#web/admin/businesses/fields/fact-diff.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

const TINT_OF = { imported: 'tint water', updated: 'tint', conflict: 'tint road' } as const

/** A sample of a dry run's rows with what they would change. */
export function Differences({ differences }: { differences: readonly RowDifference[] }) {
  const { formats } = usePage()
  const messages = useMessages(adminImportsMessages)
  if (differences.length === 0) return null
  return (
    <Panel title={messages.differences} aside={messages.differencesHint}>
      <ul className="differences">
        {differences.map(({ rowNumber, outcome, name, changes, lockedFields }) => {
          const shown = shownChanges(changes)
          return (
            <li key={rowNumber}>
              <details>
                <summary>
                  <span className={TINT_OF[outcome]}>{messages.outcomes[outcome]}</span> <b>{name}</b>{' '}
                  <span className="quiet">{messages.row(formats.counted(rowNumber))}</span>
                </summary>
                {shown.length > 0 && (
                  <FactDiff
                    changes={shown}
                    caption={name}
                    noteOf={field => (lockedFields.includes(field) ? messages.locked : '')}
                  />
                )}
              </details>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
