import { useEffect } from 'react'
import { countryPoint } from '#web/drawings/country-projection.ts'
import { usePage } from '#web/page-context.ts'

interface CountrySpotProps {
  latitude: number | null
  longitude: number | null
  /** Of the dot; the country is 62 wide. */
  radius: number
}

/** Germany with one dot at a place's true position; without the dot where that is unknown. For the eye only. */
export function CountrySpot({ latitude, longitude, radius }: CountrySpotProps) {
  const { requireDrawing } = usePage()
  if (typeof window === 'undefined') requireDrawing('country')
  useEffect(() => requireDrawing('country'), [requireDrawing])
  const point = countryPoint(latitude, longitude)
  return (
    <svg className="loc" viewBox="0 0 62 80" aria-hidden="true">
      <use href="#d-country" width="62" height="80" />
      {point !== null && <circle cx={point.x} cy={point.y} r={radius} />}
    </svg>
  )
}
