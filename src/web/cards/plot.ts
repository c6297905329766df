import type { ResolvedPlace } from '#domain/search/search.ts'
import type { ListCard } from '#web/cards/list-card.ts'
import { type Pin, spreadPins } from '#web/cards/spread-pins.ts'
import { countryPoint } from '#web/drawings/country-projection.ts'
import type { Formats } from '#web/format/formats.ts'

/** Centre of the rings on the 368 x 440 plot; two figures, which the bundler writes where they are used. */
export const CENTRE_X = 184
export const CENTRE_Y = 222

/** Radius of the outer ring; the plot is 368 wide. */
const OUTER_RADIUS = 158
/** Rounds a ring may stand for. */
const ROUND_KM = [0.5, 1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000] as const
const METRES_PER_DEGREE = 111_195

export type Plot =
  | {
      readonly kind: 'rings'
      /** Of the place that was asked for. */
      readonly latitude: number
      readonly longitude: number
      /** Outer first. */
      readonly rings: readonly { readonly km: number; readonly radius: number }[]
      readonly pins: readonly Pin[]
    }
  | { readonly kind: 'country'; readonly pins: readonly Pin[] }

/**
 * Lays the results of a page around the place asked for, or over the country when there was none.
 * @param radiusKm the circle asked for; null fits the ring to the farthest result
 * @returns null when no result has coordinates
 */
export function plotOf(
  cards: readonly ListCard[],
  place: ResolvedPlace | null,
  radiusKm: number | null,
): Plot | null {
  // A region is too wide for rings around its middle.
  const { latitude, longitude } = place === null || place.kind === 'region' ? {} : place
  const plot =
    typeof latitude === 'number' && typeof longitude === 'number'
      ? ringPlot(cards, latitude, longitude, radiusKm)
      : countryPlot(cards)
  return plot.pins.length === 0 ? null : { ...plot, pins: spreadPins(plot.pins) }
}

/** '5 km': the radius of a ring in words. */
export function ringText({ distance }: Pick<Formats, 'distance'>, km: number): string {
  return distance(km * 1_000).replace(/[,.]0 /, ' ')
}

function countryPlot(cards: readonly ListCard[]): Plot {
  const pins = cards.flatMap((card, index) => {
    const point = countryPoint(card.latitude, card.longitude)
    // The drawing of 62 x 80 is shown 300 x 387 large at 34, 48.
    return point === null ? [] : [pin(index, 34 + point.x * (300 / 62), 48 + point.y * (387 / 80))]
  })
  return { kind: 'country', pins }
}

function ringPlot(
  cards: readonly ListCard[],
  latitude: number,
  longitude: number,
  radiusKm: number | null,
): Plot {
  const perDegreeEast = METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)
  const offsets = cards.flatMap((card, index) => {
    if (card.latitude === null || card.longitude === null) return []
    const east = (card.longitude - longitude) * perDegreeEast
    const north = (card.latitude - latitude) * METRES_PER_DEGREE
    return [{ index, east, north, metres: Math.hypot(east, north) }]
  })
  const farthestKm = Math.max(0, ...offsets.map(({ metres }) => metres)) / 1_000
  const outerKm = radiusKm ?? ROUND_KM.find(km => km >= farthestKm) ?? farthestKm
  const innerKm = ROUND_KM.findLast(km => km <= outerKm / 2) ?? outerKm / 2
  const unitsPerMetre = OUTER_RADIUS / (outerKm * 1_000)
  return {
    kind: 'rings',
    latitude,
    longitude,
    rings: [outerKm, innerKm].map(km => ({ km, radius: round(km * 1_000 * unitsPerMetre) })),
    pins: offsets.map(({ index, east, north }) =>
      pin(index, CENTRE_X + east * unitsPerMetre, CENTRE_Y - north * unitsPerMetre),
    ),
  }
}

function pin(index: number, x: number, y: number): Pin {
  return { number: index + 1, x: Math.round(x), y: Math.round(y) }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
