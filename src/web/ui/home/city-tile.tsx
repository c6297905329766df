import { Link } from 'wouter'
import { countryPoint } from '#web/country.ts'
import { usePage } from '#web/page-context.ts'
import { paths } from '#web/paths.ts'
import type { CityChoice } from '#web/query-options.ts'

/** A city: Germany with one dot at its true place, its name, its count. */
export function CityTile({ city }: { city: CityChoice }) {
  const { messages, formats, requireDrawing } = usePage()
  if (typeof window === 'undefined') requireDrawing('country')
  const point = countryPoint(city.latitude, city.longitude)
  return (
    <li className="city">
      <svg className="loc" viewBox="0 0 62 80" aria-hidden="true">
        <use href="#d-country" width="62" height="80" />
        {point !== null && <circle cx={point.x} cy={point.y} r="6.5" />}
      </svg>
      <div>
        <Link href={paths.city(city.slug)}>{city.city}</Link>
        <p>{messages.count.businesses(formats.count(city.businessCount), city.businessCount === 1)}</p>
      </div>
    </li>
  )
}
