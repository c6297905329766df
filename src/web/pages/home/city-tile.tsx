import { Link } from 'wouter'
import type { CityChoice } from '#web/cards/summarize.ts'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'
import { CountrySpot } from '#web/ui/picture/country-spot.tsx'

/** A city: Germany with one dot at its true place, its name, its count. */
export function CityTile({ city }: { city: CityChoice }) {
  const { messages, formats } = usePage()
  return (
    <li className="city">
      <CountrySpot latitude={city.latitude ?? null} longitude={city.longitude ?? null} radius={6.5} />
      <div>
        <Link href={routes.city.href({ city: city.slug })}>{city.city}</Link>
        <p>{messages.count.businesses(formats.counted(city.businessCount))}</p>
      </div>
    </li>
  )
}
