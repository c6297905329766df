import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { messages as aboutMessages } from '#translated/pages/about.ts'
import { reads } from '#web/api/reads.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'
import { EmptyDirectory } from '#web/ui/empty-directory/lazy-empty-directory.tsx'
import { Metrics } from '#web/ui/list/metrics.tsx'

/** The directory's current metrics; of an empty one that it is waiting. */
export function AboutMetrics() {
  const { api, formats, messages, site } = usePage()
  const texts = useMessages(aboutMessages)
  const { data: stats } = useQuery(reads.stats(api))
  const { total, cities, averageRating } = stats ?? site.fallback
  if (total === 0) return <EmptyDirectory />
  return (
    <section className="metrics-band" aria-label={texts.figures}>
      <Metrics
        metrics={[
          { label: messages.list.businessesOf(formats.counted(total)), value: formats.count(total) },
          {
            label: messages.list.placesOf(formats.counted(cities)),
            value: cities === 0 ? null : formats.count(cities),
          },
          { label: texts.rating, value: averageRating === null ? null : formats.rating(averageRating) },
        ]}
      />
      <p className="quiet small">
        {stats?.dataDate && <span>{`${messages.frame.dataDate(formats.longDate(stats.dataDate))}. `}</span>}
        {averageRating !== null && <span>{`${messages.card.notChecked} `}</span>}
        <Link href={routes.ranking.href()}>{texts.order}</Link>
      </p>
    </section>
  )
}
