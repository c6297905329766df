import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messages as adminCategoriesMessages } from '#translated/admin/categories.ts'
import { messages as groupNamesMessages } from '#translated/group-names.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { ShownCategoryRule } from '#web/admin/api/api.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { DataTable, RowButton } from '#web/admin/ui/data-table.tsx'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

/** The operator's rules; each can be taken back. */
export function RulesPanel({ onUndone }: { onUndone: (jobId: number | null) => Promise<void> }) {
  const { language, formats } = usePage()
  const messages = inLanguage(adminCategoriesMessages, language)
  const groups = inLanguage(groupNamesMessages, language)
  const { day } = dateFormat(language)
  const { api } = useAdmin()
  const toast = useToast()
  const [undoing, setUndoing] = useState<ShownCategoryRule | null>(null)
  const rules = useQuery({
    queryKey: ['admin', 'categories', 'rules'],
    queryFn: () => api('GET /api/admin/category-rules'),
    staleTime: 0,
  })
  const textOf = ({ kind, from, to }: ShownCategoryRule) =>
    messages.rule[kind](from.name, kind === 'group' ? groups[to.group] : to.name)
  return (
    <Panel
      title={messages.rules}
      aside={rules.data !== undefined && messages.rulesCount(formats.counted(rules.data.length))}
      isFlush
    >
      <DataTable
        query={rules}
        empty={messages.noRules}
        label={messages.rules}
        idOf={rule => rule.id}
        columns={[
          { head: messages.ruleHead, kind: 'name', cell: textOf },
          { head: messages.by, cell: rule => rule.account },
          { head: messages.since, kind: 'short', cell: rule => day(rule.createdAt) },
          {
            head: messages.actionsHead,
            cell: rule => (
              <RowButton
                text={messages.undo}
                label={messages.undoOf(textOf(rule))}
                onPress={() => setUndoing(rule)}
              />
            ),
          },
        ]}
      />
      {undoing !== null && (
        <ConfirmDialog
          title={messages.undoTitle}
          action={messages.undo}
          onConfirm={async () => {
            const { jobId } = await api('POST /api/admin/category-rules/:id/undo', {
              params: { id: undoing.id },
            })
            toast({ kind: 'done', text: messages.undone })
            await onUndone(jobId)
          }}
          onClose={() => setUndoing(null)}
        >
          <p>
            <strong>{textOf(undoing)}</strong>
          </p>
          {undoing.kind !== 'keep' && <p>{messages.undoText}</p>}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
