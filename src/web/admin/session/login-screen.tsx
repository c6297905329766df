import type { OwnAccount } from '#domain/account/account.ts'
import { localAddress } from '#domain/language-path.ts'
import type { AdminApi } from '#web/admin/api/api.ts'
import { LoginForm } from '#web/admin/session/login-form.tsx'
import { adminSessionMessages } from '#web/admin/session/messages.ts'
import { useAdminTitle } from '#web/admin/ui/screen.tsx'
import { usePage } from '#web/page-context.ts'
import { LanguageList } from '#web/ui/frame/language-list.tsx'
import { Logo } from '#web/ui/frame/logo.tsx'

/** The page where administrators log in. */
export function LoginScreen({ api, onLogin }: { api: AdminApi; onLogin: (account: OwnAccount) => void }) {
  const { language, site } = usePage()
  const messages = adminSessionMessages(language)
  useAdminTitle(messages.title)
  return (
    <main className="login-page">
      <a className="logo" href={localAddress(language, '/')}>
        <Logo />
        <span>{site.title}</span>
      </a>
      <h1>{messages.title}</h1>
      <LoginForm api={api} onLogin={onLogin} />
      <p className="small quiet">{messages.forgotten}</p>
      <LanguageList />
    </main>
  )
}
