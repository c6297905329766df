import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { messages as linkMessages } from '#translated/pages/link.ts'
import type { ShownLink } from '#web/api/api.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'

interface LinkResultProps {
  link: ShownLink
}

/** What a link did, and where to go from here. */
export function LinkResult({ link: { purpose } }: LinkResultProps) {
  const { messages } = usePage()
  const texts = useMessages(linkMessages)
  const home = (
    <Link className="btn" href={routes.home.href()}>
      {messages.notFound.backHome}
    </Link>
  )
  if (purpose === 'confirm-subscriber') {
    return (
      <Done title={texts.subscribed} text={texts.subscribedText}>
        <Link className="btn go" href={routes.blog.href()}>
          {texts.blog}
        </Link>
        {home}
      </Done>
    )
  }
  if (purpose === 'unsubscribe') {
    return (
      <Done title={texts.unsubscribed} text={texts.unsubscribedText}>
        <Link className="btn" href={routes.newsletter.href()}>
          {texts.again}
        </Link>
        {home}
      </Done>
    )
  }
  return (
    <Done title={texts.confirmed} text={texts.confirmedText}>
      {home}
    </Done>
  )
}

/** The form for corrections, opened by the owner's link. */
export function correctionHref(businessId: number, token: string): string {
  return `${routes.correct.href({ id: businessId })}?token=${encodeURIComponent(token)}`
}

function Done({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="empty">
      <h1 className="ic ic-check">{title}</h1>
      <p className="lead">{text}</p>
      <div className="chips">{children}</div>
    </div>
  )
}
