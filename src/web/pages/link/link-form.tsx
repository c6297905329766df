import { Link, useLocation } from 'wouter'
import { localAddress } from '#domain/language-path.ts'
import { messages as linkMessages } from '#translated/pages/link.ts'
import { messages as formMessages } from '#translated/ui/form.ts'
import type { ShownLink } from '#web/api/api.ts'
import { useForm } from '#web/forms/use-form.ts'
import { loadCode } from '#web/load-code.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { correctionHref } from '#web/pages/link/link-result.tsx'
import { routes } from '#web/routing/routes.ts'
import { CarriedFields } from '#web/ui/form/carried-fields.tsx'
import { Refusal } from '#web/ui/form/refusal.tsx'

interface LinkFormProps {
  link: ShownLink
  token: string
}

/** What a link is for, and the one button that does it; works without script, too. */
export function LinkForm({ link, token }: LinkFormProps) {
  const page = usePage()
  const { language } = page
  const messages = inLanguage(linkMessages, language)
  const [, navigate] = useLocation()
  const { purpose, businessId, businessName = '' } = link
  const address = routes.link.href({ token })
  const form = useForm({
    fields: {},
    start: {},
    labels: {},
    send: async () => {
      const { followLink } = await loadCode(() => import('#web/pages/link/follow-link.ts'))
      const why = await followLink(token, page)
      if (why !== null) return { kind: 'refused', text: why }
      navigate(`${address}?sent=mail-links`, { replace: true })
      return { kind: 'done' }
    },
  })

  // Nothing is done by it: the link itself proves who corrects.
  if (purpose === 'owner') {
    return (
      <div className="empty">
        <h1>{messages.owner}</h1>
        <p className="lead">{messages.ownerText(businessName)}</p>
        <div className="chips">
          <Link className="btn go" href={correctionHref(businessId ?? 0, token)}>
            {messages.ownerLink}
          </Link>
        </div>
      </div>
    )
  }
  const { title, text, button } = messages.asks[purpose]
  return (
    <form className="empty" method="post" action={localAddress(language, address)} onSubmit={form.submit}>
      <CarriedFields path="mail-links" ticket="" fields={{ token }} />
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {form.refused !== '' && <Refusal text={form.refused} attempt={form.attempt} />}
      <div className="chips">
        <button type="submit" className="btn go">
          {form.isSending ? inLanguage(formMessages, language).sending : button}
        </button>
      </div>
    </form>
  )
}
