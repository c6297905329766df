import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Synonym } from '#domain/search/synonym.ts'
import { messages as adminSearchMessages } from '#translated/admin/search.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { SYNONYMS_KEY } from '#web/admin/search/synonym-dialog.tsx'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { RowButton, Table } from '#web/admin/ui/data-table.tsx'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { EmptyList } from '#web/admin/ui/paged-list.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

interface SynonymsPanelProps {
  synonyms: readonly Synonym[]
  onAdd: () => void
}

/** The operator's synonyms. */
export function SynonymsPanel({ synonyms, onAdd }: SynonymsPanelProps) {
  const { language, formats } = usePage()
  const messages = inLanguage(adminSearchMessages, language)
  const { day } = dateFormat(language)
  const { api } = useAdmin()
  const queries = useQueryClient()
  const toast = useToast()
  const [removing, setRemoving] = useState<Synonym | null>(null)
  return (
    <Panel
      title={messages.synonyms}
      aside={
        <>
          <span>{messages.synonymsCount(formats.counted(synonyms.length))}</span>
          <button type="button" className="btn" onClick={onAdd}>
            {messages.add}
          </button>
        </>
      }
      isFlush
    >
      {synonyms.length === 0 && <EmptyList>{messages.noSynonyms}</EmptyList>}
      {synonyms.length > 0 && (
        <Table
          label={messages.synonyms}
          rows={synonyms}
          idOf={synonym => synonym.id}
          columns={[
            { head: messages.word, kind: 'name', cell: synonym => synonym.term },
            { head: messages.finds, kind: 'text', cell: synonym => synonym.means.join(', ') },
            { head: messages.by, cell: synonym => synonym.account },
            { head: messages.since, kind: 'short', cell: synonym => day(synonym.createdAt) },
            {
              head: messages.actionsHead,
              isHeadHidden: true,
              cell: row => (
                <RowButton
                  text={messages.remove}
                  label={messages.removeOf(row.term)}
                  onPress={() => setRemoving(row)}
                />
              ),
            },
          ]}
        />
      )}
      {removing !== null && (
        <ConfirmDialog
          title={messages.removeTitle}
          action={messages.remove}
          isDangerous
          onConfirm={async () => {
            await api('POST /api/admin/synonyms/:id/remove', { params: { id: removing.id } })
            await queries.invalidateQueries({ queryKey: SYNONYMS_KEY })
            toast({ kind: 'done', text: messages.removed })
          }}
          onClose={() => setRemoving(null)}
        >
          <p>{messages.removeText(removing.term, removing.means.join(', '))}</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}
