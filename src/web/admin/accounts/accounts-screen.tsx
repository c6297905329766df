import { AccountsPanel } from '#web/admin/accounts/accounts-panel.tsx'
import { PasswordPanel } from '#web/admin/accounts/password-panel.tsx'
import { SecondFactorPanel } from '#web/admin/accounts/second-factor-panel.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { accountWords } from '#web/messages/admin-account/words.ts'
import { usePage } from '#web/page-context.ts'

/** The own account, and who else has one. */
export function Page() {
  const words = accountWords(usePage().language)
  return (
    <Screen title={words.title}>
      <div className="adm-grid">
        <PasswordPanel />
        <SecondFactorPanel />
      </div>
      <AccountsPanel />
    </Screen>
  )
}
