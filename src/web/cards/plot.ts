import type { ResolvedPlace } from '#domain/search/search.ts'
import type { ListCard } from '#web/cards/list-card.ts'
import { type Covered, type Pin, spreadPins } from '#web/cards/spread-pins.ts'
import { countryPoint } from '#web/drawings/country-projection.ts'

/** Centre of the rings on the 368 x 440 plot; two figures, which the bundler writes where they are used. */
export const CENTRE_X = 184
export const CENTRE_Y = 222

/** Radius of the outer ring; the plot is 368 wide. */
const OUTER_RADIUS = 158
/** Rounds a ring may stand for. */
const ROUND_KM = [0.5, 1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000] as const
const METRES_PER_DEGREE = 111_195
const METRES_PER_KM = 1_000

/** What results are laid out on; where they are on it follows from their cards (pinsOf). */
export type Plot =
  | {
      readonly kind: 'rings'
      /** Of the place that was asked for. */
      readonly latitude: number
      readonly longitude: number
      /** Outer first. */
      readonly rings: readonly { readonly km: number; readonly radius: number }[]
    }
  | { readonly kind: 'country' }

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
  const plot: Plot =
    typeof latitude === 'number' && typeof longitude === 'number'
      ? { kind: 'rings', latitude, longitude, rings: ringsAround(cards, latitude, longitude, radiusKm) }
      : { kind: 'country' }
  return truePins(plot, cards).length === 0 ? null : plot
}

/**
 * Where the results of a page are on their plot, by true bearing and distance, apart where they would overlap or cover what
 * a ring stands for.
 */
export function pinsOf(plot: Plot, cards: readonly ListCard[]): readonly Pin[] {
  const labels = plot.kind === 'rings' ? plot.rings.map(({ radius }) => ringLabel(radius)) : []
  return spreadPins(truePins(plot, cards), labels)
}

/** The box of the words on a ring, around their middle. */
export function ringLabel(radius: number): Covered {
  return { x: CENTRE_X, y: CENTRE_Y - radius, width: 50, height: 22 }
}

function truePins(plot: Plot, cards: readonly ListCard[]): readonly Pin[] {
  return plot.kind === 'country' ? countryPins(cards) : ringPins(plot, cards)
}

function countryPins(cards: readonly ListCard[]): readonly Pin[] {
  return cards.flatMap((card, index) => {
    const point = countryPoint(card.latitude, card.longitude)
    // The drawing of 62 x 80 is shown 300 x 387 large at 34, 48.
    return point === null ? [] : [pin(index, 34 + point.x * (300 / 62), 48 + point.y * (387 / 80))]
  })
}

function ringPins(
  { latitude, longitude, rings: [outer] }: Extract<Plot, { kind: 'rings' }>,
  cards: readonly ListCard[],
): readonly Pin[] {
  const unitsPerMetre = outer === undefined ? 0 : OUTER_RADIUS / (outer.km * METRES_PER_KM)
  return cards.flatMap((card, index) => {
    const offset = offsetOf(card, latitude, longitude)
    if (offset === undefined) return []
    return [pin(index, CENTRE_X + offset.east * unitsPerMetre, CENTRE_Y - offset.north * unitsPerMetre)]
  })
}

function ringsAround(
  cards: readonly ListCard[],
  latitude: number,
  longitude: number,
  radiusKm: number | null,
): readonly { readonly km: number; readonly radius: number }[] {
  const metres = cards.map(card => {
    const { east, north } = offsetOf(card, latitude, longitude) ?? { east: 0, north: 0 }
    return Math.hypot(east, north)
  })
  const farthestKm = Math.max(0, ...metres) / METRES_PER_KM
  const outerKm = radiusKm ?? ROUND_KM.find(km => km >= farthestKm) ?? farthestKm
  const innerKm = ROUND_KM.findLast(km => km <= outerKm / 2) ?? outerKm / 2
  return [outerKm, innerKm].map(km => ({ km, radius: round((km * OUTER_RADIUS) / outerKm) }))
}

/** In metres; undefined without coordinates. */
function offsetOf(card: ListCard, latitude: number, longitude: number) {
  if (card.latitude === null || card.longitude === null) return undefined
  const perDegreeEast = METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)
  return {
    east: (card.longitude - longitude) * perDegreeEast,
    north: (card.latitude - latitude) * METRES_PER_DEGREE,
  }
}

function pin(index: number, x: number, y: number): Pin {
  return { number: index + 1, x: Math.round(x), y: Math.round(y) }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
