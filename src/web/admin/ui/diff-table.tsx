import type { ReactNode } from 'react'
import { changedText } from '#web/admin/ui/changed-text.ts'

export interface DiffRow {
  readonly key: string
  readonly name: ReactNode
  readonly before: ReactNode
  readonly after: ReactNode
  /** What can be done about the difference; only in tables that have this column. */
  readonly action?: ReactNode
}

interface DiffTableProps {
  caption: string
  heads: {
    readonly name: string
    readonly before: ReactNode
    readonly after: ReactNode
    readonly action?: string
  }
  /** Stands at each value on narrow screens, where rows become cards; the heads where they are texts. */
  labels?: { readonly before: string; readonly after: string; readonly action?: string }
  rows: readonly DiffRow[]
  className?: string
}

/** Values before and after, or of two sides, one row a field; on narrow screens each row is a card. */
export function DiffTable({ caption, heads, labels, rows, className = '' }: DiffTableProps) {
  const label = (part: 'before' | 'after') => {
    const head = heads[part]
    return labels?.[part] ?? (typeof head === 'string' ? head : undefined)
  }
  return (
    <table className={`diff stacks ${className}`.trim()}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heads.name}</th>
          <th scope="col">{heads.before}</th>
          <th scope="col">{heads.after}</th>
          {heads.action !== undefined && <th scope="col">{heads.action}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.key}>
            <th scope="row">{row.name}</th>
            <td data-label={label('before')}>{row.before}</td>
            <td data-label={label('after')}>{row.after}</td>
            {heads.action !== undefined && (
              <td className="take" data-label={labels?.action}>
                {row.action}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface MarkedTexts {
  readonly before: ReactNode
  readonly after: ReactNode
}

/**
 * Two texts in which only what differs is marked.
 * @param empty stands for a text that is ''
 * @param marks the elements that mark the difference in the first and in the second text
 */
export function markedTexts(
  before: string,
  after: string,
  empty: string,
  [Before, After]: readonly ['del' | 'mark', 'ins' | 'mark'] = ['del', 'ins'],
): MarkedTexts {
  const [old, now] = changedText(before, after)
  const shown = ({ start, middle, end }: typeof old, Mark: 'del' | 'ins' | 'mark') => (
    <>
      <span>{start}</span>
      {middle !== '' && <Mark>{middle}</Mark>}
      <span>{end}</span>
    </>
  )
  return {
    before: before === '' ? <EmptyValue text={empty} /> : shown(old, Before),
    after: after === '' ? <EmptyValue text={empty} /> : shown(now, After),
  }
}

/** Says that nothing is known. */
export function EmptyValue({ text }: { text: string }) {
  return <span className="quiet">{text}</span>
}
