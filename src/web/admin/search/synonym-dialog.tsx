import { useQueryClient } from '@tanstack/react-query'
import { messages as adminSearchMessages } from '#translated/admin/search.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { TextInput, textIn } from '#web/admin/ui/text-input.tsx'
import { useMessages } from '#web/messages.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

/** The synonyms in the query cache. */
export const SYNONYMS_KEY = ['admin', 'synonyms'] as const

interface SynonymDialogProps {
  /** The term that gets a synonym; '' lets it be typed. */
  term: string
  onClose: () => void
}

/** Adds a synonym. What the server refuses is said in the dialog, which keeps everything typed. */
export function SynonymDialog({ term, onClose }: SynonymDialogProps) {
  const messages = useMessages(adminSearchMessages)
  const { api } = useAdmin()
  const queries = useQueryClient()
  const toast = useToast()
  const add = async (form: FormData) => {
    const typed = term === '' ? textIn(form, 'term') : term
    await api('POST /api/admin/synonyms', { body: { term: typed, means: textIn(form, 'means') } })
    await queries.invalidateQueries({ queryKey: SYNONYMS_KEY })
    toast({ kind: 'done', text: messages.added(typed.trim()) })
  }
  return (
    <ConfirmDialog
      title={messages.dialog}
      action={messages.add}
      labels={{ term: messages.term, means: messages.means }}
      onConfirm={add}
      onClose={onClose}
    >
      <p>{messages.dialogText}</p>
      {term === '' ? (
        <TextInput name="term" label={messages.term} autoComplete="off" />
      ) : (
        <p>
          {messages.term}: <strong>{term}</strong>
        </p>
      )}
      <TextInput name="means" label={messages.means} autoComplete="off" />
    </ConfirmDialog>
  )
}
