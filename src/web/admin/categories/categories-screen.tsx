import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messages as adminCategoriesMessages } from '#translated/admin/categories.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { AdminCategory, CategoryChange, CategoryPreview } from '#web/admin/api/api.ts'
import { refreshBusinesses } from '#web/admin/businesses/business-queries.ts'
import { CategoriesPanel } from '#web/admin/categories/categories-panel.tsx'
import { ChangeDialog } from '#web/admin/categories/change-dialog.tsx'
import { ChangeProgress } from '#web/admin/categories/change-progress.tsx'
import { PreviewDialog } from '#web/admin/categories/preview-dialog.tsx'
import { RulesPanel } from '#web/admin/categories/rules-panel.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { useToastedAction } from '#web/admin/ui/use-action.ts'
import { useMessages } from '#web/messages.ts'

/** What is on top of the list: nothing, the choice of a change, or its preview. */
type Step =
  | { readonly kind: 'none' }
  | { readonly kind: 'choice'; readonly category: AdminCategory }
  | { readonly kind: 'preview'; readonly change: CategoryChange; readonly preview: CategoryPreview }

/** The categories in use and the operator's rules about them. */
export function Page() {
  const messages = useMessages(adminCategoriesMessages)
  const { api } = useAdmin()
  const queries = useQueryClient()
  const [step, setStep] = useState<Step>({ kind: 'none' })
  const [jobId, setJobId] = useState<number | null>(null)
  const look = useToastedAction()
  const preview = async (change: CategoryChange) => {
    const found = await api('POST /api/admin/categories/preview', { body: change })
    setStep({ kind: 'preview', change, preview: found })
  }
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: ['admin', 'categories'] })
    await refreshBusinesses(queries)
  }
  const started = async (job: number | null) => {
    setJobId(job)
    await refresh()
  }
  const close = () => setStep({ kind: 'none' })
  return (
    <Screen title={messages.title}>
      <p className="quiet adm-gap">{messages.intro}</p>
      {jobId !== null && (
        <ChangeProgress key={jobId} jobId={jobId} onFinished={refresh} onClose={() => setJobId(null)} />
      )}
      <CategoriesPanel
        onChange={category => setStep({ kind: 'choice', category })}
        onMap={(category, to) =>
          void look.run(() => preview({ kind: 'map', from: category.slug, to: to.slug }))
        }
      />
      <RulesPanel onUndone={started} />
      {step.kind === 'choice' && (
        <ChangeDialog
          category={step.category}
          onChosen={preview}
          // The preview has taken the place of this dialog when it closes after a choice.
          onClose={() => setStep(now => (now === step ? { kind: 'none' } : now))}
        />
      )}
      {step.kind === 'preview' && (
        <PreviewDialog
          change={step.change}
          preview={step.preview}
          onRecount={() => preview(step.change)}
          onStarted={started}
          onClose={close}
        />
      )}
    </Screen>
  )
}
