import type { ReactNode } from 'react'
import { type Business, businessNumber } from '#domain/business/business.ts'
import { type BusinessField, FIELDS } from '#domain/business/fields.ts'
import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import { messages as adminDuplicatesMessages } from '#translated/admin/duplicates.ts'
import { storedValue } from '#web/admin/businesses/fields/field-value.ts'
import { useValueFormat } from '#web/admin/businesses/fields/use-value-format.ts'
import { valueText } from '#web/admin/businesses/fields/value-text.ts'
import { type MergeRow, takenTogether } from '#web/admin/duplicates/merge-rows.ts'
import { DiffTable, EmptyValue } from '#web/admin/ui/diff-table.tsx'
import { EmptyList } from '#web/admin/ui/list/paged-list.tsx'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface MergeTableProps {
  winner: Business
  loser: Business
  rows: readonly MergeRow[]
  taken: ReadonlySet<BusinessField>
  onToggle: (field: BusinessField) => void
}

/** Every field in which two businesses differ, and whether the one that stays takes the other's value. */
export function MergeTable({ winner, loser, rows, taken, onToggle }: MergeTableProps) {
  const { language } = usePage()
  const messages = inLanguage(adminDuplicatesMessages, language).merge
  const { fields } = inLanguage(adminBusinessMessages, language)
  const format = useValueFormat()
  const text = (business: Business, field: BusinessField) =>
    valueText(field, storedValue(business, field), format)
  const differing = new Set(rows.map(({ field }) => field))
  const same = FIELDS.filter(field => !differing.has(field) && text(winner, field) !== '')
  if (rows.length === 0) return <EmptyList>{messages.same}</EmptyList>
  return (
    <>
      <DiffTable
        caption={messages.title}
        heads={{
          name: messages.field,
          before: `${messages.stays}: ${businessNumber(winner.id)}`,
          after: `${messages.goes}: ${businessNumber(loser.id)}`,
          action: messages.take,
        }}
        labels={{ before: messages.stays, after: messages.goes }}
        rows={rows.map(({ field, kind }) => {
          const isTaken = kind === 'filled' || (kind === 'choice' && taken.has(field))
          return {
            key: field,
            name: fields[field],
            before: value(text(winner, field), isTaken ? 'del' : 'span'),
            after: value(text(loser, field), isTaken ? 'ins' : 'span'),
            action:
              kind === 'choice' ? (
                <TakeCheckbox
                  label={messages.takeField(fields[field])}
                  isTaken={isTaken}
                  together={takenTogether(field)
                    .filter(one => one !== field && differing.has(one))
                    .map(one => fields[one])}
                  onToggle={() => onToggle(field)}
                />
              ) : (
                <span className="quiet">{messages[kind]}</span>
              ),
          }
        })}
      />
      {same.length > 0 && (
        <p className="panel-body small quiet">
          {messages.sameFields(same.map(field => fields[field]).join(', '))}
        </p>
      )}
    </>
  )

  function value(shown: string, Mark: 'del' | 'ins' | 'span'): ReactNode {
    return shown === '' ? (
      <EmptyValue text={inLanguage(adminDuplicatesMessages, language).empty} />
    ) : (
      <Mark>{shown}</Mark>
    )
  }
}

interface TakeCheckboxProps {
  /** For screen readers, which do not see the row. */
  label: string
  isTaken: boolean
  /** The fields that are taken with this one. */
  together: readonly string[]
  onToggle: () => void
}

function TakeCheckbox({ label, isTaken, together, onToggle }: TakeCheckboxProps) {
  const messages = useMessages(adminDuplicatesMessages).merge
  return (
    <label className="pick">
      <input type="checkbox" checked={isTaken} onChange={onToggle} />
      <span>
        <span aria-hidden="true">{messages.take}</span>
        <span className="vh">{label}</span>
        {together.length > 0 && <small>{` ${messages.together} ${together.join(', ')}`}</small>}
      </span>
    </label>
  )
}
