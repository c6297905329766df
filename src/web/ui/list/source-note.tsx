import { Link } from 'wouter'
import { businessListMessages } from '#web/messages/business-list.ts'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'

/** Above every list with ratings: where they come from, what order this is, and where that is explained (§ 5b UWG). */
export function SourceNote({ order }: { order?: string }) {
  const { site, language } = usePage()
  const messages = businessListMessages(language)
  return (
    <p className="note">
      {order !== undefined && `${order} `}
      {site.showsRatings && `${messages.sourceNote} `}
      <Link href={routes.ranking.href()}>{messages.ranking}</Link>
    </p>
  )
}
