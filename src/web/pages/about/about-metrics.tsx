import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { reads } from '#web/api/reads.ts'
import { usePage } from '#web/page-context.ts'
import { aboutMessages } from '#web/pages/about/messages.ts'
import { routes } from '#web/routing/routes.ts'
import { Metrics } from '#web/ui/list/metrics.tsx'

/** The directory's current metrics. */
export function AboutMetrics() {
  const { api, formats, messages, site, language } = usePage()
  const texts = aboutMessages(language)
  const { data: stats } = useQuery(reads.stats(api))
  const { total, cities, averageRating } = stats ?? site.fallback
  return (
    <section className="metrics-band" aria-label={texts.figures}>
      <Metrics
        metrics={[
          { label: texts.businesses, value: formats.count(total) },
          { label: texts.cities, value: formats.count(cities) },
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
