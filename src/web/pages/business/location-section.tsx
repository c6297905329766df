import { useMemo } from 'react'
import type { PublicBusiness } from '#domain/business/public-business.ts'
import { messages as businessMessages } from '#translated/pages/business.ts'
import { messages as mapMessages } from '#translated/ui/map.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useRoute } from '#web/pages/business/use-route.ts'
import { mapUrl } from '#web/routing/external-links.ts'
import { MapBox } from '#web/ui/map/map-box.tsx'

/** Where the business is: its point and coordinates, the map after a click, and ways into other map programs. */
export function LocationSection({ business }: { business: PublicBusiness }) {
  const { language, messages: site } = usePage()
  const messages = inLanguage(businessMessages, language)
  const { latitude, longitude, name } = business
  const places = useMemo(
    () => (latitude === null || longitude === null ? [] : [{ latitude, longitude, name, listed: null }]),
    [latitude, longitude, name],
  )
  const map = mapUrl(business)
  const route = useRoute(business)
  if (latitude === null || longitude === null || map === null) return null
  const degrees = new Intl.NumberFormat(site.locale, { minimumFractionDigits: 3, maximumFractionDigits: 3 })
  return (
    <div className="spot">
      <MapBox label={inLanguage(mapMessages, language).of(name)} places={places} isAside>
        <svg viewBox="0 0 320 168" aria-hidden="true">
          <path
            className="grid"
            d="M-16 0V168M28 0V168M72 0V168M116 0V168M160 0V168M204 0V168M248 0V168M292 0V168M336 0V168M-300 40H620M-300 84H620M-300 128H620"
          />
          <circle className="ring" cx="160" cy="84" r="44" />
          <circle className="dot" cx="160" cy="84" r="8" />
          <text className="north" x="16" y="26">
            {inLanguage(mapMessages, language).north}
          </text>
          <path className="ring arrow" d="M20.500 32V48M16.500 37L20.500 31.500L24.500 37" />
        </svg>
      </MapBox>
      <p className="small num">
        {messages.coordinates(
          degrees.format(Math.abs(latitude)),
          latitude >= 0,
          degrees.format(Math.abs(longitude)),
          longitude >= 0,
        )}
      </p>
      <p className="small">
        <a href={map}>{messages.showOnMap}</a>
      </p>
      {route !== null && (
        <p className="small">
          <a href={route}>{messages.route}</a>
        </p>
      )}
    </div>
  )
}
