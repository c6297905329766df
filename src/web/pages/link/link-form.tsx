import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { localAddress } from '#domain/language-path.ts'
import { messages as linkMessages } from '#translated/pages/link.ts'
import { messages as formMessages } from '#translated/ui/form.ts'
import type { ShownLink } from '#web/api/api.ts'
import { unsentText } from '#web/forms/unsent-text.ts'
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
  const [refused, setRefused] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [isSending, setSending] = useState(false)
  const { purpose, businessId, businessName = '' } = link
  const address = routes.link.href({ token })
  const send = async () => {
    const { followLink } = await loadCode(() => import('#web/pages/link/follow-link.ts'))
    const why = await followLink(token, page)
    if (why === null) return navigate(`${address}?sent=mail-links`, { replace: true })
    setRefused(why)
    setAttempt(before => before + 1)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    send()
      .catch(() => {
        setRefused(unsentText(inLanguage(formMessages, language)))
        setAttempt(before => before + 1)
      })
      .finally(() => setSending(false))
  }

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
    <form className="empty" method="post" action={localAddress(language, address)} onSubmit={submit}>
      <CarriedFields path="mail-links" ticket="" fields={{ token }} />
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {refused !== '' && <Refusal text={refused} attempt={attempt} />}
      <div className="chips">
        <button type="submit" className="btn go">
          {isSending ? inLanguage(formMessages, language).sending : button}
        </button>
      </div>
    </form>
  )
}
