import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { linkWords } from '#web/messages/link/words.ts'
import { usePage } from '#web/page-context.ts'
import type { LinkOutcome } from '#web/pages/link/link-read.ts'
import { paths } from '#web/routing/paths.ts'
import { Empty } from '#web/ui/empty.tsx'

interface LinkResultProps {
  outcome: LinkOutcome
  token: string
}

/** What a link did, and where to go from here. */
export function LinkResult({ outcome, token }: LinkResultProps) {
  const { language, messages } = usePage()
  const words = linkWords(language)
  const home = (
    <Link className="btn" href={paths.home()}>
      {messages.notFound.backHome}
    </Link>
  )
  switch (outcome.kind) {
    case 'submission-confirmed':
      return (
        <Done title={words.confirmed} text={words.confirmedText}>
          {home}
        </Done>
      )
    case 'subscribed':
      return (
        <Done title={words.subscribed} text={words.subscribedText}>
          <Link className="btn go" href={paths.blog()}>
            {words.blog}
          </Link>
          {home}
        </Done>
      )
    case 'unsubscribed':
      return (
        <Done title={words.unsubscribed} text={words.unsubscribedText}>
          <Link className="btn" href={paths.newsletter()}>
            {words.again}
          </Link>
          {home}
        </Done>
      )
    case 'owner':
      return (
        <Done title={words.owner} text={words.ownerText(outcome.businessName)}>
          <Link
            className="btn go"
            href={`${paths.correct(outcome.businessId)}?token=${encodeURIComponent(token)}`}
          >
            {words.ownerLink}
          </Link>
        </Done>
      )
    default: {
      const isExpired = outcome.kind === 'expired'
      return (
        <Empty
          level={1}
          symbol="cross"
          title={isExpired ? words.expired : words.unknown}
          text={isExpired ? words.expiredText : words.unknownText}
        >
          <Link className="btn go" href={paths.contact()}>
            {words.contact}
          </Link>
          {home}
        </Empty>
      )
    }
  }
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
