import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import { messages as adminColumnMappingMessages } from '#translated/admin/imports/column-mapping.ts'
import { messages as adminImportOptionsMessages } from '#translated/admin/imports/import-options.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { ShownImport } from '#web/admin/api/api.ts'
import { optionTexts } from '#web/admin/imports/import-options.ts'
import { useToastedAction } from '#web/admin/ui/use-action.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** What was chosen for an import: its options, and the mapping that its file was read with. */
export function ImportChoices({ shown: { run, options, mapping } }: { shown: ShownImport }) {
  const { language, formats } = usePage()
  const messages = inLanguage(adminImportOptionsMessages, language)
  const texts = [
    ...(options.date === null ? [] : [messages.date.asOf(formats.date(options.date))]),
    ...optionTexts(options, messages, inLanguage(adminBusinessMessages, language)),
  ]
  return (
    <>
      <p className="small">
        <span className="quiet">{messages.title}:</span> <span>{texts.join(' · ')}</span>
      </p>
      {mapping !== null && <AppliedMapping runId={run.id} mapping={mapping} />}
    </>
  )
}

interface AppliedMappingProps {
  runId: number
  mapping: NonNullable<ShownImport['mapping']>
}

function AppliedMapping({ runId, mapping }: AppliedMappingProps) {
  const { formats } = usePage()
  const messages = useMessages(adminColumnMappingMessages)
  const { api } = useAdmin()
  const action = useToastedAction(['admin', 'import', runId])
  const forget = () =>
    action.run(
      () => api('POST /api/admin/imports/:id/mapping/forget', { params: { id: runId } }),
      messages.forgotten,
    )
  if (!mapping.isRemembered) return <p className="small">{messages.appliedOnce}</p>
  return (
    <p className="small row-end">
      <span>{messages.applied(formats.counted(mapping.columns))}</span>
      <button type="button" className="btn bare" disabled={action.isBusy} onClick={() => void forget()}>
        {messages.forget}
      </button>
    </p>
  )
}
