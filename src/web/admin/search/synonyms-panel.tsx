import type { Synonym } from '#domain/search/synonym.ts'
import { messages as adminSearchMessages } from '#translated/admin/search.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { SYNONYMS_KEY } from '#web/admin/search/synonym-dialog.tsx'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { TablePanel } from '#web/admin/ui/list/data-table.tsx'
import type { ListQuery } from '#web/admin/ui/list/paged-list.tsx'
import { useRowAction } from '#web/admin/ui/list/use-row-action.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface SynonymsPanelProps {
  synonyms: ListQuery<Synonym>
  onAdd: () => void
}

/** The operator's synonyms. */
export function SynonymsPanel({ synonyms, onAdd }: SynonymsPanelProps) {
  const { language } = usePage()
  const messages = inLanguage(adminSearchMessages, language)
  const { day } = dateFormat(language)
  const { api } = useAdmin()
  const removal = useRowAction<Synonym>({
    head: messages.actionsHead,
    action: messages.remove,
    labelOf: ({ term }) => messages.removeOf(term),
    title: () => messages.removeTitle,
    about: ({ term, means }) => <p>{messages.removeText(term, means.join(', '))}</p>,
    isDangerous: true,
    run: ({ id }) => api('POST /api/admin/synonyms/:id/remove', { params: { id } }),
    done: () => messages.removed,
    changed: SYNONYMS_KEY,
  })
  return (
    <>
      <TablePanel
        title={messages.synonyms}
        count={messages.synonymsCount}
        aside={
          <button type="button" className="btn" onClick={onAdd}>
            {messages.add}
          </button>
        }
        query={synonyms}
        empty={messages.noSynonyms}
        idOf={synonym => synonym.id}
        columns={[
          { head: messages.word, kind: 'name', cell: synonym => synonym.term },
          { head: messages.finds, kind: 'text', cell: synonym => synonym.means.join(', ') },
          { head: messages.by, cell: synonym => synonym.account },
          { head: messages.since, kind: 'short', cell: synonym => day(synonym.createdAt) },
          removal.column,
        ]}
      />
      {removal.dialog}
    </>
  )
}
