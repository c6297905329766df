import { countryPoint } from '#web/drawings/country-projection.ts'
import { useDrawing } from '#web/ui/picture/use-drawing.ts'

interface CountrySpotProps {
  latitude: number | null
  longitude: number | null
  /** Of the dot; the country is 62 wide. */
  radius: number
}

/** Germany with one dot at a place's true position; without the dot where that is unknown. For the eye only. */
export function CountrySpot({ latitude, longitude, radius }: CountrySpotProps) {
  useDrawing('country')
  const point = countryPoint(latitude, longitude)
  return (
    <svg className="loc" viewBox="0 0 62 80" aria-hidden="true">
      <use href="#d-country" width="62" height="80" />
      {point !== null && <circle cx={point.x} cy={point.y} r={radius} />}
    </svg>
  )
}
