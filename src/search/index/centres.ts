import type { Business } from '#domain/business/business.ts'

/** Positions of one place that are counted. More would not move the median by a street. */
const MOST_SAMPLES = 1_000
const FIRST_SAMPLES = 8
/** Positions are counted in steps of a millionth of a degree: 11 cm. A number takes half the memory then. */
const STEPS_PER_DEGREE = 1_000_000

/** Positions of a place. */
export interface Samples {
  latitudes: Int32Array
  longitudes: Int32Array
  count: number
}

/** Finds where places are from the positions of their businesses. A few wrong positions do not move a median. */
export class Centres {
  readonly #samples: Map<string, Samples>

  /** @param samples of centres whose counting goes on, by place */
  constructor(samples = new Map<string, Samples>()) {
    this.#samples = samples
  }

  /** By place. */
  state(): Map<string, Samples> {
    return this.#samples
  }

  /** @param place slug or postal code; null and '' are ignored */
  take(place: string | null, { latitude, longitude }: Pick<Business, 'latitude' | 'longitude'>): void {
    if (place === null || place === '' || latitude === null || longitude === null) return
    const samples = this.#samples.get(place) ?? this.#add(place)
    const { count } = samples
    if (count === MOST_SAMPLES) return
    if (count === samples.latitudes.length) {
      samples.latitudes = twiceAsLong(samples.latitudes)
      samples.longitudes = twiceAsLong(samples.longitudes)
    }
    samples.latitudes[count] = Math.round(latitude * STEPS_PER_DEGREE)
    samples.longitudes[count] = Math.round(longitude * STEPS_PER_DEGREE)
    samples.count++
  }

  /** The middle of a place's businesses; undefined without any position. */
  centreOf(place: string): { readonly latitude: number; readonly longitude: number } | undefined {
    const samples = this.#samples.get(place)
    if (samples === undefined) return undefined
    const { latitudes, longitudes, count } = samples
    return { latitude: median(latitudes.slice(0, count)), longitude: median(longitudes.slice(0, count)) }
  }

  places(): Iterable<string> {
    return this.#samples.keys()
  }

  #add(place: string): Samples {
    const samples = {
      latitudes: new Int32Array(FIRST_SAMPLES),
      longitudes: new Int32Array(FIRST_SAMPLES),
      count: 0,
    }
    this.#samples.set(place, samples)
    return samples
  }
}

function twiceAsLong(numbers: Int32Array): Int32Array {
  const longer = new Int32Array(numbers.length * 2)
  longer.set(numbers)
  return longer
}

function median(steps: Int32Array): number {
  return (steps.sort()[steps.length >> 1] ?? 0) / STEPS_PER_DEGREE
}
