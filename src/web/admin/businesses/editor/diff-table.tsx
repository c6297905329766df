import { adminBusinessMessages } from '#web/admin/businesses/fields/messages.ts'
import { type ChangedPart, changedText } from '#web/admin/ui/changed-text.ts'
import { usePage } from '#web/page-context.ts'

export interface DiffRow {
  readonly name: string
  /** '' where nothing was known. */
  readonly before: string
  readonly after: string
}

/** Facts before and after; only what differs is marked. */
export function DiffTable({ rows, caption }: { rows: readonly DiffRow[]; caption: string }) {
  const words = adminBusinessMessages(usePage().language)
  return (
    <table className="diff stacks">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.history.field}</th>
          <th scope="col">{words.history.before}</th>
          <th scope="col">{words.history.after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, before, after }) => {
          const [old, now] = changedText(before, after)
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-label={words.history.before}>
                {before === '' ? <Empty /> : <Marked part={old} as="del" />}
              </td>
              <td data-label={words.history.after}>
                {after === '' ? <Empty /> : <Marked part={now} as="ins" />}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Empty() {
  return <span className="quiet">{adminBusinessMessages(usePage().language).empty}</span>
}

function Marked({ part: { start, middle, end }, as: Mark }: { part: ChangedPart; as: 'del' | 'ins' }) {
  return (
    <>
      {start}
      {middle !== '' && <Mark>{middle}</Mark>}
      {end}
    </>
  )
}
