import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminAccountsMessages } from '#web/admin/accounts/messages.ts'
import { SecondFactorSetup } from '#web/admin/accounts/second-factor-setup.tsx'
import { useAdmin } from '#web/admin/admin-context.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

/** The second factor of the own account: off, being set up, or on. */
export function SecondFactorPanel() {
  const { factor: messages } = adminAccountsMessages(usePage().language)
  const { api, account } = useAdmin()
  const toast = useToast()
  const queries = useQueryClient()
  const [asking, setAsking] = useState<'begin' | 'remove' | null>(null)
  const [setup, setSetup] = useState<{ secret: string; qr: string; password: string } | null>(null)
  const changed = async (text: string) => {
    setSetup(null)
    await queries.invalidateQueries({ queryKey: ['admin', 'session'] })
    await queries.invalidateQueries({ queryKey: ['admin', 'accounts'] })
    toast({ kind: 'done', text })
  }
  return (
    <Panel title={messages.title}>
      <p>{account.hasSecondFactor ? messages.on : messages.off}</p>
      {setup !== null && (
        <SecondFactorSetup
          setup={setup}
          onCode={async code => {
            await api('PUT /api/admin/second-factor', {
              body: { secret: setup.secret, password: setup.password, code },
            })
            await changed(messages.confirmed)
          }}
        />
      )}
      {setup === null && (
        <div>
          <button
            type="button"
            className="btn"
            onClick={() => setAsking(account.hasSecondFactor ? 'remove' : 'begin')}
          >
            {account.hasSecondFactor ? messages.remove : messages.begin}
          </button>
        </div>
      )}
      {asking === 'begin' && (
        <ConfirmDialog
          title={messages.title}
          action={messages.begin}
          needsPassword
          onConfirm={async form => {
            const password = String(form.get('password') ?? '')
            setSetup({ ...(await api('POST /api/admin/second-factor', { body: { password } })), password })
          }}
          onClose={() => setAsking(null)}
        >
          <p>{messages.beginText}</p>
        </ConfirmDialog>
      )}
      {asking === 'remove' && (
        <ConfirmDialog
          title={messages.removeTitle}
          action={messages.remove}
          isDangerous
          needsPassword
          onConfirm={async form => {
            await api('POST /api/admin/second-factor/remove', {
              body: { password: String(form.get('password') ?? '') },
            })
            await changed(messages.removed)
          }}
          onClose={() => setAsking(null)}
        >
          <p>{messages.removeText}</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}
