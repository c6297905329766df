import { messages as adminAccountsMessages } from '#translated/admin/accounts.ts'
import { AccountsPanel } from '#web/admin/accounts/accounts-panel.tsx'
import { PasswordPanel } from '#web/admin/accounts/password-panel.tsx'
import { SecondFactorPanel } from '#web/admin/accounts/second-factor-panel.tsx'
import { SessionsPanel } from '#web/admin/accounts/sessions-panel.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { useMessages } from '#web/messages.ts'

/** The own account, and the list of accounts. */
export function Page() {
  const messages = useMessages(adminAccountsMessages)
  return (
    <Screen title={messages.title}>
      <div className="adm-grid">
        <PasswordPanel />
        <SecondFactorPanel />
      </div>
      <SessionsPanel />
      <AccountsPanel />
    </Screen>
  )
}
