import { Link } from 'wouter'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'

/** Above every list with ratings: where they come from, what order this is, and where that is explained (§ 5b UWG). */
export function SourceNote({ order }: { order?: string }) {
  const { site, messages } = usePage()
  const { ranking } = messages.list
  return (
    <p className="note">
      <span>{[order, site.showsRatings && messages.card.notChecked].filter(Boolean).join(' ')}</span>{' '}
      <Link href={routes.ranking.href()}>{ranking}</Link>
    </p>
  )
}
