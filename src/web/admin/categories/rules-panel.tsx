import { useQuery } from '@tanstack/react-query'
import { messages as adminCategoriesMessages } from '#translated/admin/categories.ts'
import { messages as groupNamesMessages } from '#translated/group-names.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { ShownCategoryRule } from '#web/admin/api/api.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { TablePanel } from '#web/admin/ui/list/data-table.tsx'
import { useRowAction } from '#web/admin/ui/list/use-row-action.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** The operator's rules; each can be taken back. */
export function RulesPanel({ onUndone }: { onUndone: (jobId: number | null) => Promise<void> }) {
  const { language } = usePage()
  const messages = inLanguage(adminCategoriesMessages, language)
  const groups = inLanguage(groupNamesMessages, language)
  const { day } = dateFormat(language)
  const { api } = useAdmin()
  const rules = useQuery({
    queryKey: ['admin', 'categories', 'rules'],
    queryFn: () => api('GET /api/admin/category-rules'),
    staleTime: 0,
  })
  const textOf = ({ kind, from, to }: ShownCategoryRule) =>
    messages.rule[kind](from.name, kind === 'group' ? groups[to.group] : to.name)
  const undoing = useRowAction<ShownCategoryRule>({
    head: messages.actionsHead,
    action: messages.undo,
    labelOf: rule => messages.undoOf(textOf(rule)),
    title: () => messages.undoTitle,
    about: rule => (
      <>
        <p>
          <strong>{textOf(rule)}</strong>
        </p>
        {rule.kind !== 'keep' && <p>{messages.undoText}</p>}
      </>
    ),
    run: async ({ id }) => {
      const { jobId } = await api('POST /api/admin/category-rules/:id/undo', { params: { id } })
      await onUndone(jobId)
    },
    done: () => messages.undone,
  })
  return (
    <>
      <TablePanel
        title={messages.rules}
        count={messages.rulesCount}
        query={rules}
        empty={messages.noRules}
        idOf={rule => rule.id}
        columns={[
          { head: messages.ruleHead, kind: 'name', cell: textOf },
          { head: messages.by, cell: rule => rule.account },
          { head: messages.since, kind: 'short', cell: rule => day(rule.createdAt) },
          undoing.column,
        ]}
      />
      {undoing.dialog}
    </>
  )
}
