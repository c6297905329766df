import { Link } from 'wouter'
import type { PublicBusiness } from '#domain/business/public-business.ts'
import { messages as businessMessages } from '#translated/pages/business.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'

/** That a business is closed for good or for a while, where nobody overlooks it; nothing while it operates. */
export function ClosedNotice({ business }: { business: PublicBusiness }) {
  const { messages, formats } = usePage()
  const texts = useMessages(businessMessages)
  const { id, status, sourceDate } = business
  if (status === 'operational') return null
  const isForGood = status === 'closed-permanently'
  return (
    <div className={isForGood ? 'closed-notice for-good' : 'closed-notice'}>
      <p className="closed-word">{isForGood ? messages.state.closedForGood : messages.state.closedForNow}</p>
      <p>
        <span>
          {isForGood
            ? texts.closedForGood(formats.date(sourceDate))
            : texts.closedForNow(formats.date(sourceDate))}
        </span>{' '}
        <Link href={routes.correct.href({ id })} rel="nofollow">
          {texts.openAgain}
        </Link>
      </p>
    </div>
  )
}
