import type { Business } from '#domain/business/business.ts'

/** Positions of one place that are counted. More would not move the median by a street. */
const MOST_SAMPLES = 1_000

interface Samples {
  readonly latitudes: number[]
  readonly longitudes: number[]
}

/** Finds where places are from the positions of their businesses. A few wrong positions do not move a median. */
export class Centres {
  readonly #samples = new Map<string, Samples>()

  /** @param place slug or postal code; null and '' are ignored */
  take(place: string | null, { latitude, longitude }: Pick<Business, 'latitude' | 'longitude'>): void {
    if (place === null || place === '' || latitude === null || longitude === null) return
    const known = this.#samples.get(place)
    if (known === undefined) this.#samples.set(place, { latitudes: [latitude], longitudes: [longitude] })
    else if (known.latitudes.length < MOST_SAMPLES) {
      known.latitudes.push(latitude)
      known.longitudes.push(longitude)
    }
  }

  /** The middle of a place's businesses; undefined without any position. */
  centreOf(place: string): { readonly latitude: number; readonly longitude: number } | undefined {
    const samples = this.#samples.get(place)
    if (samples === undefined) return undefined
    return { latitude: median(samples.latitudes), longitude: median(samples.longitudes) }
  }

  places(): Iterable<string> {
    return this.#samples.keys()
  }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
}
