import { AccountsPanel } from '#web/admin/accounts/accounts-panel.tsx'
import { adminAccountsMessages } from '#web/admin/accounts/messages.ts'
import { PasswordPanel } from '#web/admin/accounts/password-panel.tsx'
import { SecondFactorPanel } from '#web/admin/accounts/second-factor-panel.tsx'
import { SessionsPanel } from '#web/admin/accounts/sessions-panel.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { usePage } from '#web/page-context.ts'

/** The own account, and the list of accounts. */
export function Page() {
  const messages = adminAccountsMessages(usePage().language)
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
