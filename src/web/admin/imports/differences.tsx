import { BOOKKEEPING_FIELDS, type FactChange } from '#domain/business/history.ts'
import type { RowDifference } from '#domain/import/import-run.ts'
import type { AdminFactsMessages } from '#messages/de/admin/facts.ts'
import { adminFactsMessages } from '#web/admin/imports/fact-messages.ts'
import { adminImportsMessages } from '#web/admin/imports/messages.ts'
import { DiffTable, markedTexts } from '#web/admin/ui/diff-table.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { usePage } from '#web/page-context.ts'

const TINT_OF = { imported: 'tint water', updated: 'tint', conflict: 'tint road' } as const

/** A sample of a dry run's rows with what they would change. */
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
              <FactDiffs
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

interface FactDiffsProps {
  changes: readonly FactChange[]
  /** Whose facts these are. */
  label: string
}

function FactDiffs({ changes, label }: FactDiffsProps) {
  const words = adminFactsMessages(usePage().language)
  if (changes.length === 0) return null
  return (
    <DiffTable
      caption={label}
      heads={{ name: words.field, before: words.before, after: words.after }}
      rows={changes.map(({ field, before, after }) => ({
        key: field,
        name: fieldName(field, words),
        ...markedTexts(factText(field, before, words), factText(field, after, words), words.nothing),
      }))}
    />
  )
}

/** The name of a field of a business or of its history. */
function fieldName(field: string, words: AdminFactsMessages): string {
  const fields: Readonly<Record<string, string>> = words.fields
  if (field === 'isHidden' || field === 'locks' || field === 'mergedId' || field === 'undoneId')
    return words[field]
  return fields[field] ?? field
}

/** A fact's value as text; '' for an unknown one. Hours and attributes are written part by part. */
function factText(field: string, value: unknown, words: AdminFactsMessages): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (field === 'status' && typeof value === 'string') return statusText(value, words)
  if (Array.isArray(value)) return value.map(part => factText('', part, words)).join(', ')
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, part]) => `${fieldName(name, words)}: ${factText('', part, words)}`)
      .join('; ')
  }
  return String(value)
}

function statusText(status: string, words: AdminFactsMessages): string {
  const statuses: Readonly<Record<string, string>> = words.statuses
  return statuses[status] ?? status
}
