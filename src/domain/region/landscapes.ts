import landscapes from '../data/landscapes.json' with { type: 'json' }

/** A landscape that people name as a place. It has no official border: whole counties, an area, or both. */
export interface Landscape {
  readonly name: string
  /** Other names: short, English, Turkish. */
  readonly names: readonly string[]
  /** The first digits of official keys: '05112' a county, '094' all of an administrative region. */
  readonly counties: readonly string[]
  /** A polygon of latitudes and longitudes (WGS 84), drawn by hand; the towns in it belong to the landscape. */
  readonly area: readonly (readonly [latitude: number, longitude: number])[]
}

/** How landscapes.json states one; what is missing is empty. */
interface Entry {
  readonly name: string
  readonly names?: readonly string[] | undefined
  /** '05112 094' */
  readonly counties?: string | undefined
  /** '47.88 8.80, 47.82 9.32, ...' */
  readonly area?: string | undefined
}

export const LANDSCAPES: readonly Landscape[] = landscapes.map(
  ({ name, names = [], counties, area }: Entry) => ({
    name,
    names,
    counties: counties?.split(' ') ?? [],
    area:
      area?.split(', ').map(point => {
        const [latitude = 0, longitude = 0] = point.split(' ').map(Number)
        return [latitude, longitude] as const
      }) ?? [],
  }),
)
