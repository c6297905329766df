import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FEW_RECOVERY_CODES } from '#domain/account/recovery-code.ts'
import { messages as adminAccountsMessages } from '#translated/admin/accounts.ts'
import { CodeField } from '#web/admin/accounts/code-field.tsx'
import { RecoveryCodes } from '#web/admin/accounts/recovery-codes.tsx'
import { SecondFactorSetup } from '#web/admin/accounts/second-factor-setup.tsx'
import { SESSIONS_KEY } from '#web/admin/accounts/sessions-panel.tsx'
import { useAdmin } from '#web/admin/admin-context.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { textIn } from '#web/admin/ui/text-input.tsx'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

/** The second factor of the own account: off, being set up, or on, with its recovery codes. */
export function SecondFactorPanel() {
  const { factor: messages, recovery } = useMessages(adminAccountsMessages)
  const { api, account } = useAdmin()
  const toast = useToast()
  const queries = useQueryClient()
  const [asking, setAsking] = useState<'begin' | 'remove' | 'renew' | null>(null)
  const [setup, setSetup] = useState<{ secret: string; qr: string; password: string } | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const isOn = account.hasSecondFactor
  const changed = async (text: string) => {
    setSetup(null)
    await Promise.all(
      [['admin', 'session'], ['admin', 'accounts'], SESSIONS_KEY].map(queryKey =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
    toast({ kind: 'done', text })
  }
  const questions = {
    begin: {
      title: messages.title,
      action: isOn ? messages.change : messages.begin,
      text: messages.beginText,
      run: async (form: FormData) => {
        const password = textIn(form, 'password')
        setSetup({ ...(await api('POST /api/admin/second-factor', { body: { password } })), password })
      },
    },
    renew: {
      title: recovery.renewTitle,
      action: recovery.renew,
      text: recovery.renewText,
      run: async (form: FormData) => {
        setCodes((await api('POST /api/admin/account/recovery-codes', { body: confirmationOf(form) })).codes)
        await changed(recovery.renewed)
      },
    },
    remove: {
      title: messages.removeTitle,
      action: messages.remove,
      text: messages.removeText,
      run: async (form: FormData) => {
        await api('POST /api/admin/second-factor/remove', { body: confirmationOf(form) })
        await changed(messages.removed)
      },
    },
  } as const
  const isIdle = setup === null && codes === null
  return (
    <Panel title={messages.title}>
      <p>{isOn ? messages.on : messages.off}</p>
      {setup !== null && (
        <SecondFactorSetup
          setup={setup}
          isChange={isOn}
          onCodes={async (code, presentCode) => {
            const { secret, password } = setup
            const body = { secret, password, code, ...(presentCode !== undefined && { presentCode }) }
            const answer = await api('PUT /api/admin/second-factor', { body })
            setCodes(answer.codes)
            await changed(isOn ? messages.changed : messages.confirmed)
          }}
          onCancel={() => setSetup(null)}
        />
      )}
      {codes !== null && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {isIdle && isOn && <CodesLeft />}
      {isIdle && (
        <div className="row-end">
          <button type="button" className="btn" onClick={() => setAsking('begin')}>
            {isOn ? messages.change : messages.begin}
          </button>
          {isOn && (
            <>
              <button type="button" className="btn" onClick={() => setAsking('renew')}>
                {recovery.renew}
              </button>
              <button type="button" className="btn" onClick={() => setAsking('remove')}>
                {messages.remove}
              </button>
            </>
          )}
        </div>
      )}
      {asking !== null && (
        <ConfirmDialog
          title={questions[asking].title}
          action={questions[asking].action}
          isDangerous={asking === 'remove'}
          needsPassword
          onConfirm={questions[asking].run}
          onClose={() => setAsking(null)}
        >
          <p>{questions[asking].text}</p>
          {asking !== 'begin' && <CodeField name="code" label={messages.code} />}
        </ConfirmDialog>
      )}
    </Panel>
  )
}

/** How many recovery codes are left, and a warning once they are few. */
function CodesLeft() {
  const { formats } = usePage()
  const { recovery: messages } = useMessages(adminAccountsMessages)
  const left = useAdmin().account.recoveryCodesLeft ?? 0
  const sentence = messages.left(formats.counted(left))
  if (left > FEW_RECOVERY_CODES) return <p>{sentence}</p>
  return <p className="warn">{`${sentence} ${messages.few}`}</p>
}

function confirmationOf(form: FormData): { readonly password: string; readonly code: string } {
  return { password: textIn(form, 'password'), code: textIn(form, 'code') }
}
