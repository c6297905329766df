import type { OwnAccount } from '#domain/account/account.ts'
import { localAddress } from '#domain/language-path.ts'
import { messages as adminSessionMessages } from '#translated/admin/session.ts'
import type { AdminApi } from '#web/admin/api/api.ts'
import { LoginForm } from '#web/admin/session/login-form.tsx'
import { useAdminTitle } from '#web/admin/ui/screen.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { LanguageList } from '#web/ui/frame/language-list.tsx'
import { Logo } from '#web/ui/frame/logo.tsx'

/** The page where administrators log in. */
export function LoginScreen({ api, onLogin }: { api: AdminApi; onLogin: (account: OwnAccount) => void }) {
  const { language, site } = usePage()
  const messages = inLanguage(adminSessionMessages, language)
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
