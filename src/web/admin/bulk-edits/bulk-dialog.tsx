import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { isRouteError } from '#api/client/route-error.ts'
import { type BulkKind, bulkFactOf } from '#domain/business/bulk-edit.ts'
import { messages as adminBulkEditsMessages } from '#translated/admin/bulk-edits.ts'
import { messages as adminBusinessesMessages } from '#translated/admin/businesses.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { BulkAction, BulkRequest } from '#web/admin/api/api.ts'
import { errorText } from '#web/admin/api/error-text.ts'
import { BulkPreviewView } from '#web/admin/bulk-edits/bulk-preview.tsx'
import { CategoryDatalist } from '#web/admin/businesses/category-datalist.tsx'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { FaultNote } from '#web/admin/ui/fault-note.tsx'
import { TextInput, textIn } from '#web/admin/ui/text-input.tsx'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface BulkDialogProps {
  kind: BulkKind
  /** How many are chosen, as the table counts them. */
  count: number
  target: Pick<BulkRequest, 'ids' | 'filter'>
  onStarted: (jobId: number) => void
  onClose: () => void
}

/** Shows what a change of many businesses would do before it is started as a job. */
export function BulkDialog({ kind, count: listed, target, onStarted, onClose }: BulkDialogProps) {
  const { language, formats } = usePage()
  const { api } = useAdmin()
  const messages = inLanguage(adminBusinessesMessages, language).bulk
  const texts = inLanguage(adminBulkEditsMessages, language).preview
  const isCategory = kind === 'set-category'
  const [category, setCategory] = useState('')
  /** The category of the preview. */
  const [asked, setAsked] = useState<string | null>(null)
  const change = isCategory ? { kind, category: asked ?? '' } : { kind }
  const preview = useQuery({
    queryKey: ['admin', 'bulk-preview', change, target],
    queryFn: () => api('POST /api/admin/businesses/bulk/preview', { body: { ...target, change } }),
    enabled: !isCategory || asked !== null,
    staleTime: 0,
    gcTime: 0,
  })
  const typed = category.trim()
  const isShown = preview.data !== undefined && (!isCategory || asked === typed)
  const confirm = async (form: FormData) => {
    if (!isShown) {
      setAsked(typed)
      return 'stay'
    }
    const expectedCount = preview.data.count
    const reason = textIn(form, 'reason').trim()
    const action: BulkAction =
      kind === 'set-category' ? { kind, category: typed } : kind === 'remove' ? { kind, reason } : { kind }
    try {
      const body = { action, ...target, expectedCount }
      onStarted((await api('POST /api/admin/businesses/bulk', { body })).jobId)
    } catch (error) {
      if (isRouteError(error) && error.code === 'bulk_count_changed') await preview.refetch()
      throw error
    }
    return 'done'
  }
  const count = preview.data?.count ?? listed
  const isPossible = preview.data !== undefined && preview.data.changing > 0
  return (
    <ConfirmDialog
      title={messages.titles[kind](formats.counted(count))}
      action={isCategory && !isShown ? texts.show : messages.actions[kind]}
      isDangerous={kind === 'remove'}
      isReady={
        isShown ? isPossible && preview.data.category?.kind !== 'unknown' : isCategory && !preview.isFetching
      }
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{messages.texts[kind]}</p>
      {kind === 'remove' && <ReasonField />}
      {isCategory && <CategoryField value={category} onChange={setCategory} />}
      <FaultNote text={preview.isError ? errorText(preview.error, language) : ''} />
      <div aria-live="polite">
        {preview.isLoading && <p className="quiet">{texts.loading}</p>}
        {isShown && (
          <BulkPreviewView
            field={bulkFactOf(kind)}
            preview={preview.data}
            onCategory={name => {
              setCategory(name)
              setAsked(name)
            }}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}

/** Why businesses are removed; the form's 'reason'. */
export function ReasonField() {
  const messages = useMessages(adminBusinessesMessages).bulk
  return (
    <TextInput
      name="reason"
      label={messages.reason}
      hint={messages.reasonHint}
      rows={2}
      maxLength={REASON_LENGTH}
    />
  )
}

const REASON_LENGTH = 500

function CategoryField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const messages = useMessages(adminBusinessesMessages).bulk
  const list = useId()
  return (
    <label>
      {messages.category}
      <input
        className="input"
        value={value}
        onChange={event => onChange(event.target.value)}
        list={list}
        maxLength={80}
        required
        autoComplete="off"
      />
      <CategoryDatalist id={list} />
    </label>
  )
}
