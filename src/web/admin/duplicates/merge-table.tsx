import type { ReactNode } from 'react'
import { type Business, type BusinessField, businessNumber } from '#domain/business/business.ts'
import { FORM_FIELDS } from '#web/admin/businesses/fields/field-groups.ts'
import { storedValue } from '#web/admin/businesses/fields/field-value.ts'
import { adminBusinessMessages } from '#web/admin/businesses/fields/messages.ts'
import { useValueFormat } from '#web/admin/businesses/fields/use-value-format.ts'
import { valueText } from '#web/admin/businesses/fields/value-text.ts'
import { type MergeRow, takenTogether } from '#web/admin/duplicates/merge-rows.ts'
import { adminDuplicatesMessages } from '#web/admin/duplicates/messages.ts'
import { usePage } from '#web/page-context.ts'

interface MergeTableProps {
  winner: Business
  loser: Business
  rows: readonly MergeRow[]
  taken: ReadonlySet<BusinessField>
  onToggle: (field: BusinessField) => void
}

/** Every field in which two entries differ, and for each whether the one that stays takes the other's value. */
export function MergeTable({ winner, loser, rows, taken, onToggle }: MergeTableProps) {
  const { language } = usePage()
  const words = adminDuplicatesMessages(language).merge
  const { fields } = adminBusinessMessages(language)
  const writing = useValueFormat()
  const text = (business: Business, field: BusinessField) =>
    valueText(field, storedValue(business, field), writing)
  const differing = new Set(rows.map(({ field }) => field))
  const same = FORM_FIELDS.filter(field => !differing.has(field) && text(winner, field) !== '')
  if (rows.length === 0) return <p className="panel-empty">{words.same}</p>
  return (
    <>
      <table className="diff stacks">
        <caption className="vh">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">
              {words.stays}: {businessNumber(winner.id)}
            </th>
            <th scope="col">
              {words.goes}: {businessNumber(loser.id)}
            </th>
            <th scope="col">{words.take}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ field, kind }) => {
            const isTaken = kind === 'filled' || (kind === 'choice' && taken.has(field))
            const others = takenTogether(field).filter(one => one !== field && differing.has(one))
            return (
              <tr key={field}>
                <th scope="row">{fields[field]}</th>
                <td data-label={words.stays}>{value(text(winner, field), isTaken ? 'del' : null)}</td>
                <td data-label={words.goes}>{value(text(loser, field), isTaken ? 'ins' : null)}</td>
                <td className="take">
                  {kind !== 'choice' ? (
                    <span className="quiet">{words[kind]}</span>
                  ) : (
                    <label className="pick">
                      <input type="checkbox" checked={isTaken} onChange={() => onToggle(field)} />
                      <span>
                        <span aria-hidden="true">{words.take}</span>
                        <span className="vh">{words.takeField(fields[field])}</span>
                        {others.length > 0 && (
                          <small>
                            {' '}
                            {words.together} {others.map(one => fields[one]).join(', ')}
                          </small>
                        )}
                      </span>
                    </label>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {same.length > 0 && (
        <p className="panel-body small quiet">
          {words.sameFields(same.map(field => fields[field]).join(', '))}
        </p>
      )}
    </>
  )

  function value(shown: string, mark: 'del' | 'ins' | null): ReactNode {
    if (shown === '') return <span className="quiet">{adminDuplicatesMessages(language).empty}</span>
    if (mark === 'del') return <del>{shown}</del>
    return mark === 'ins' ? <ins>{shown}</ins> : shown
  }
}
