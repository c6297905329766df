import { adminImportsMessages } from '#web/admin/imports/messages.ts'
import { usePage } from '#web/page-context.ts'

const ORDER = ['updated', 'imported', 'unchanged', 'duplicates', 'conflicts', 'suppressed', 'errors'] as const
/** Shown even while they are 0. */
const ALWAYS: ReadonlySet<string> = new Set(['updated', 'imported', 'duplicates', 'errors'])

/** What became of the rows, in figures. */
export function RunCounts({ counts }: { counts: Readonly<Partial<Record<(typeof ORDER)[number], number>>> }) {
  const { language, formats } = usePage()
  const { counts: words } = adminImportsMessages(language)
  return (
    <dl className="counts">
      {ORDER.filter(name => ALWAYS.has(name) || (counts[name] ?? 0) > 0).map(name => (
        <div key={name}>
          <dt>{words[name]}</dt>
          <dd>{formats.count(counts[name] ?? 0)}</dd>
        </div>
      ))}
    </dl>
  )
}
