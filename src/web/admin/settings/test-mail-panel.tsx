import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { TEST_MAIL_FORM } from '#domain/mail/mail-server.ts'
import { messages as serverSettingsMessages } from '#translated/admin/settings/server-settings.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { SentTestMail } from '#web/admin/api/api.ts'
import { SETTINGS_KEY } from '#web/admin/settings/settings-part.ts'
import { FaultNote } from '#web/admin/ui/fault-note.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useAdminForm } from '#web/admin/ui/use-admin-form.ts'
import { useMessages } from '#web/messages.ts'
import { FormField } from '#web/ui/form/form-field.tsx'

interface TestMailPanelProps {
  hasMailServer: boolean
  /** Something in the form above is not saved. */
  isChanged: boolean
}

/** Sends a mail through the saved mail server at once, and shows what the server said. */
export function TestMailPanel({ hasMailServer, isChanged }: TestMailPanelProps) {
  const { test: messages } = useMessages(serverSettingsMessages)
  const { api } = useAdmin()
  const queries = useQueryClient()
  const [result, setResult] = useState<SentTestMail | null>(null)
  const operator = useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: () => api('GET /api/admin/settings'),
    staleTime: 0,
  }).data
  const usual = operator && 'operator' in operator ? operator.operator.email : ''
  const impossible = isChanged ? messages.saveFirst : hasMailServer ? '' : messages.noServer
  const form = useAdminForm({
    fields: TEST_MAIL_FORM,
    start: { to: '' },
    labels: { to: messages.to },
    store: async ({ values }) => {
      setResult(await api('POST /api/admin/settings/test-mail', { body: values }))
      void queries.invalidateQueries({ queryKey: ['admin', 'audit'] })
    },
  })
  // The operator's own address, unless another one is typed.
  const begin = useEffectEvent((to: string) => form.rebase({ to }))
  useEffect(() => begin(usual), [usual])
  return (
    <Panel title={messages.title}>
      <p className="prose">{messages.intro}</p>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          setResult(null)
          if (impossible === '') form.submit(event)
        }}
      >
        <FormField form={form} name="to" hint={messages.toHint} />
        <FaultNote text={form.refused} />
        <div className="row-end">
          {impossible !== '' && <p className="quiet">{impossible}</p>}
          <button type="submit" className="btn" disabled={form.isSending || impossible !== ''}>
            {form.isSending ? messages.sending : messages.send}
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
