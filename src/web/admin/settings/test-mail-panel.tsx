import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isRouteError } from '#api/client/route-error.ts'
import { messages as serverSettingsMessages } from '#translated/admin/settings/server-settings.ts'
import { messages as formOutcomeMessages } from '#translated/ui/form-outcome.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { SentTestMail } from '#web/admin/api/api.ts'
import { SETTINGS_KEY } from '#web/admin/settings/settings-draft.ts'
import { FaultNote } from '#web/admin/ui/fault-note.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useAction } from '#web/admin/ui/use-action.ts'
import { faultText } from '#web/forms/fault-text.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { Field } from '#web/ui/form/field.tsx'

interface TestMailPanelProps {
  hasMailServer: boolean
  /** Something in the form above is not saved. */
  isChanged: boolean
}

/** Sends a mail through the saved mail server at once, and shows what the server said. */
export function TestMailPanel({ hasMailServer, isChanged }: TestMailPanelProps) {
  const { language, formats } = usePage()
  const { test: messages } = inLanguage(serverSettingsMessages, language)
  const { api } = useAdmin()
  const queries = useQueryClient()
  const sending = useAction()
  const [typed, setTyped] = useState<string | null>(null)
  const [fault, setFault] = useState<string | undefined>()
  const [result, setResult] = useState<SentTestMail | null>(null)
  const operator = useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: () => api('GET /api/admin/settings'),
    staleTime: 0,
  }).data
  const to = typed ?? (operator && 'operator' in operator ? operator.operator.email : '')
  const impossible = isChanged ? messages.saveFirst : hasMailServer ? '' : messages.noServer
  const send = async () => {
    try {
      setResult(await api('POST /api/admin/settings/test-mail', { body: { to } }))
    } catch (error) {
      const first = isRouteError(error) ? error.faults[0] : undefined
      if (first === undefined) throw error
      setFault(faultText(first, inLanguage(formOutcomeMessages, language), formats))
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.isBusy || impossible !== '') return
    setResult(null)
    setFault(undefined)
    await sending.run(send)
    void queries.invalidateQueries({ queryKey: ['admin', 'audit'] })
  }
  return (
    <Panel title={messages.title}>
      <p className="prose">{messages.intro}</p>
      <form noValidate onSubmit={event => void submit(event)}>
        <Field id="to" label={messages.to} hint={messages.toHint} fault={fault}>
          {control => (
            <input
              {...control}
              type="email"
              autoComplete="email"
              value={to}
              onChange={event => setTyped(event.target.value)}
            />
          )}
        </Field>
        <FaultNote text={sending.failure} />
        <div className="row-end">
          {impossible !== '' && <p className="quiet">{impossible}</p>}
          <button type="submit" className="btn" disabled={sending.isBusy || impossible !== ''}>
            {sending.isBusy ? messages.sending : messages.send}
          </button>
        </div>
      </form>
      <div aria-live="polite">{result !== null && <Result result={result} />}</div>
    </Panel>
  )
}

function Result({ result }: { result: SentTestMail }) {
  const { test: messages } = useMessages(serverSettingsMessages)
  return (
    <>
      {result.kind === 'sent' ? (
        <p className="ic ic-check">{messages.sent}</p>
      ) : (
        <>
          <h3 className="ic ic-warn bad">{messages.refused}</h3>
          <p>{messages.reasons[result.reason]}</p>
        </>
      )}
      <p className="small">
        {result.answer === '' ? (
          messages.noAnswer
        ) : (
          <span>
            <b>{messages.answer}</b> <span className="quoted">{result.answer}</span>
          </span>
        )}
      </p>
    </>
  )
}
