import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Synonym } from '#domain/search/synonym.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { adminSearchMessages } from '#web/admin/search/messages.ts'
import { SYNONYMS_KEY } from '#web/admin/search/searches-key.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { ScrollTable } from '#web/admin/ui/scroll-table.tsx'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

interface SynonymsPanelProps {
  synonyms: readonly Synonym[]
  onAdd: () => void
}

/** What the operator says that words mean, to be added to and taken back. */
export function SynonymsPanel({ synonyms, onAdd }: SynonymsPanelProps) {
  const { language, formats } = usePage()
  const words = adminSearchMessages(language)
  const { day } = dateFormat(language)
  const { api } = useAdmin()
  const queries = useQueryClient()
  const toast = useToast()
  const [removing, setRemoving] = useState<Synonym | null>(null)
  return (
    <Panel
      title={words.synonyms}
      aside={
        <>
          {words.synonymsCount(formats.count(synonyms.length), formats.isOne(synonyms.length))}
          <button type="button" className="btn" onClick={onAdd}>
            {words.add}
          </button>
        </>
      }
      isFlush
    >
      {synonyms.length === 0 && <p className="panel-empty">{words.noSynonyms}</p>}
      {synonyms.length > 0 && (
        <ScrollTable label={words.synonyms}>
          <thead>
            <tr>
              <th scope="col">{words.word}</th>
              <th scope="col">{words.finds}</th>
              <th scope="col">{words.by}</th>
              <th scope="col">{words.since}</th>
              <th scope="col">{words.deeds}</th>
            </tr>
          </thead>
          <tbody>
            {synonyms.map(synonym => (
              <tr key={synonym.id}>
                <th scope="row" className="nm">
                  {synonym.term}
                </th>
                <td>{synonym.means.join(', ')}</td>
                <td>{synonym.account}</td>
                <td className="nb">{day(synonym.createdAt)}</td>
                <td>
                  <button
                    type="button"
                    className="btn"
                    aria-label={words.removeOf(synonym.term)}
                    onClick={() => setRemoving(synonym)}
                  >
                    {words.remove}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
      {removing !== null && (
        <ConfirmDialog
          title={words.removeTitle}
          action={words.remove}
          isDangerous
          onConfirm={async () => {
            await api('POST /api/admin/synonyms/:id/remove', { params: { id: removing.id } })
            await queries.invalidateQueries({ queryKey: SYNONYMS_KEY })
            toast({ kind: 'done', text: words.removed })
          }}
          onClose={() => setRemoving(null)}
        >
          <p>{words.removeText(removing.term, removing.means.join(', '))}</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}
