import { messages as adminImportsMessages } from '#translated/admin/imports/imports.ts'
import { Counts } from '#web/admin/ui/counts.tsx'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

const ORDER = [
  ...(['updated', 'imported', 'unchanged', 'duplicates', 'skipped'] as const),
  ...(['conflicts', 'suppressed', 'errors'] as const),
] as const
/** Shown even while they are 0. */
const ALWAYS: ReadonlySet<string> = new Set(['updated', 'imported', 'duplicates', 'errors'])

/** How many rows had which outcome. */
export function RunCounts({ counts }: { counts: Readonly<Partial<Record<(typeof ORDER)[number], number>>> }) {
  const { formats } = usePage()
  const { counts: messages } = useMessages(adminImportsMessages)
  return (
    <Counts
      counts={ORDER.filter(name => ALWAYS.has(name) || (counts[name] ?? 0) > 0).map(name => [
        messages[name],
        formats.count(counts[name] ?? 0),
      ])}
    />
  )
}
