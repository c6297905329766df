import { type ChangeEvent, type FormEvent, useState } from 'react'
import { messages as adminRedirectsMessages } from '#translated/admin/redirects.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { ImportedRedirects } from '#web/admin/api/api.ts'
import { LeaveGuard } from '#web/admin/ui/leave-guard.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useAction } from '#web/admin/ui/use-action.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { Field } from '#web/ui/form/field.tsx'

/** Imports a list of redirects, typed or from a file, and says which lines were refused. */
export function RedirectsImportPanel({ onImported }: { onImported: () => Promise<unknown> }) {
  const messages = useMessages(adminRedirectsMessages)
  const { api } = useAdmin()
  const [text, setText] = useState('')
  const importing = useAction()
  const [imported, setImported] = useState<ImportedRedirects | null>(null)
  const readFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    if (file === undefined) return
    importing.refuse('')
    try {
      setText(await file.text())
    } catch {
      // The file was moved or may not be read: the browser says no more.
      importing.refuse(messages.unreadable)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setImported(null)
    if (text.trim() === '') return importing.refuse(messages.empty)
    void importing.run(async () => {
      setImported(await api('POST /api/admin/redirects/import', { body: { text } }))
      setText('')
      await onImported()
    })
  }
  return (
    <Panel title={messages.importTitle}>
      <form noValidate onSubmit={submit}>
        <Field id="redirects-file" label={messages.file} isOptional>
          {control => (
            <input
              {...control}
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              onChange={e => void readFile(e)}
            />
          )}
        </Field>
        <Field
          id="redirects-text"
          label={messages.text}
          hint={messages.importText}
          fault={importing.failure || undefined}
        >
          {control => (
            <textarea
              {...control}
              rows={8}
              value={text}
              placeholder={messages.placeholder}
              spellCheck={false}
              onChange={event => setText(event.target.value)}
            />
          )}
        </Field>
        <button type="submit" className="btn go" disabled={importing.isBusy}>
          {importing.isBusy ? messages.submitting : messages.submit}
        </button>
      </form>
      <div role="status">{imported !== null && <Result imported={imported} />}</div>
      <LeaveGuard isNeeded={text.trim() !== ''} />
    </Panel>
  )
}

function Result({ imported }: { imported: ImportedRedirects }) {
  const { formats } = usePage()
  const messages = useMessages(adminRedirectsMessages)
  const { added, changed, unchanged, refused, refusedCount } = imported
  return (
    <>
      <p className="adm-gap">
        {messages.imported(formats.counted(added), formats.counted(changed), formats.counted(unchanged))}
      </p>
      {refusedCount > 0 && (
        <>
          <p>{messages.refused(formats.counted(refusedCount))}</p>
          <ul>
            {refused.map(({ line, text, code }) => (
              <li key={line}>
                <span>{`${messages.line(formats.counted(line))}: ${messages.faults[code]}`}</span> (
                <code>{text}</code>)
              </li>
            ))}
          </ul>
          {refusedCount > refused.length && <p>{messages.refusedMore(formats.counted(refused.length))}</p>}
        </>
      )}
    </>
  )
}
