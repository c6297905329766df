import { messages as cityMessages } from '#translated/pages/city.ts'
import type { CityFacts } from '#web/api/api.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { cityIntro } from '#web/pages/city/city-texts.ts'
import { Metrics } from '#web/ui/list/metrics.tsx'
import { CountrySpot } from '#web/ui/picture/country-spot.tsx'
import { Section } from '#web/ui/section.tsx'

/** Introduction, metrics, and where in Germany it is: below the list, which people come for. */
export function CityAbout({ facts }: { facts: CityFacts }) {
  const context = usePage()
  const { messages, formats, language } = context
  const { list: listing } = messages
  const intro = cityIntro(context, facts)
  const { city, total, averageRating, latitude, longitude } = facts
  return (
    <Section heading="ueber" title={inLanguage(cityMessages, language).about(city)}>
      <div className="cat-head">
        <div>
          {intro !== '' && <p className="lead">{intro}</p>}
          <Metrics
            metrics={[
              { label: listing.businessesOf(formats.counted(total)), value: formats.count(total) },
              {
                label: listing.averageRating,
                value: averageRating === null ? null : formats.rating(averageRating),
              },
            ]}
          />
        </div>
        <div className="pic spot-pic">
          <CountrySpot latitude={latitude} longitude={longitude} radius={3.5} />
        </div>
      </div>
    </Section>
  )
}
