import { useQueryClient } from '@tanstack/react-query'
import { isRouteError } from '#api/client/route-error.ts'
import { messages as adminSearchMessages } from '#translated/admin/search.ts'
import { messages as formOutcomeMessages } from '#translated/ui/form-outcome.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { Refusal } from '#web/admin/api/error-text.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { faultText } from '#web/forms/fault-text.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
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
  const { language, formats } = usePage()
  const messages = inLanguage(adminSearchMessages, language)
  const { api } = useAdmin()
  const queries = useQueryClient()
  const toast = useToast()
  const add = async (form: FormData) => {
    const typed = term === '' ? String(form.get('term') ?? '') : term
    try {
      await api('POST /api/admin/synonyms', { body: { term: typed, means: String(form.get('means') ?? '') } })
    } catch (error) {
      const fault = isRouteError(error) ? error.faults[0] : undefined
      if (fault === undefined) throw error
      const label = fault.field === 'term' ? messages.term : messages.means
      throw new Refusal(`${label}: ${faultText(fault, inLanguage(formOutcomeMessages, language), formats)}`)
    }
    await queries.invalidateQueries({ queryKey: SYNONYMS_KEY })
    toast({ kind: 'done', text: messages.added(typed.trim()) })
  }
  return (
    <ConfirmDialog title={messages.dialog} action={messages.add} onConfirm={add} onClose={onClose}>
      <p>{messages.dialogText}</p>
      {term === '' ? (
        <label>
          {messages.term}
          <input className="input" name="term" autoComplete="off" required />
        </label>
      ) : (
        <p>
          {messages.term}: <strong>{term}</strong>
        </p>
      )}
      <label>
        {messages.means}
        <input className="input" name="means" autoComplete="off" required />
      </label>
    </ConfirmDialog>
  )
}
