import type { SearchLine } from '#domain/search/listed-searches.ts'
import type { Synonym } from '#domain/search/synonym.ts'
import { messages as adminSearchMessages } from '#translated/admin/search.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { SYNONYMS_KEY } from '#web/admin/search/synonym-dialog.tsx'
import { useToastedAction } from '#web/admin/ui/use-action.ts'
import { useMessages } from '#web/messages.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

type Proposal = NonNullable<SearchLine['proposals']>[number]

/** Says in one press that a search means a trade, and offers to take it back. @param synonyms those that there are */
export function useTradeMeaning(synonyms: readonly Synonym[]): (query: string, trade: Proposal) => void {
  const messages = useMessages(adminSearchMessages)
  const { api } = useAdmin()
  const toast = useToast()
  const { run } = useToastedAction(SYNONYMS_KEY)
  return async (query, { name, means }) => {
    const before = synonyms.find(({ term }) => term === query)
    const undo = async () => {
      const added = (await api('GET /api/admin/synonyms')).find(({ term }) => term === query)
      if (added !== undefined) await api('POST /api/admin/synonyms/:id/remove', { params: { id: added.id } })
      if (before !== undefined)
        await api('POST /api/admin/synonyms', { body: { term: query, means: before.means.join(', ') } })
    }
    const isAdded = await run(() => api('POST /api/admin/synonyms', { body: { term: query, means } }))
    if (isAdded)
      toast({
        kind: 'done',
        text: messages.addedToTrade(query, name),
        undo: { text: messages.undo, run: () => void run(undo, messages.undone) },
      })
  }
}
