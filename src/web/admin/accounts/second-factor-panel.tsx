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
  const { factor: words } = adminAccountsMessages(usePage().language)
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
    <Panel title={words.title}>
      <p>{account.hasSecondFactor ? words.on : words.off}</p>
      {setup !== null && (
        <SecondFactorSetup
          setup={setup}
          onCode={async code => {
            await api('PUT /api/admin/second-factor', {
              body: { secret: setup.secret, password: setup.password, code },
            })
            await changed(words.confirmed)
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
            {account.hasSecondFactor ? words.remove : words.begin}
          </button>
        </div>
      )}
      {asking === 'begin' && (
        <ConfirmDialog
          title={words.title}
          action={words.begin}
          needsPassword
          onConfirm={async form => {
            const password = String(form.get('password') ?? '')
            setSetup({ ...(await api('POST /api/admin/second-factor', { body: { password } })), password })
          }}
          onClose={() => setAsking(null)}
        >
          <p>{words.beginText}</p>
        </ConfirmDialog>
      )}
      {asking === 'remove' && (
        <ConfirmDialog
          title={words.removeTitle}
          action={words.remove}
          isDangerous
          needsPassword
          onConfirm={async form => {
            await api('POST /api/admin/second-factor/remove', {
              body: { password: String(form.get('password') ?? '') },
            })
            await changed(words.removed)
          }}
          onClose={() => setAsking(null)}
        >
          <p>{words.removeText}</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}
