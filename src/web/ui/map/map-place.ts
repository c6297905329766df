/** A point of a map. */
export interface MapPlace {
  readonly latitude: number
  readonly longitude: number
  readonly name: string
  /** As in the list beside the map; null for the one place that the page is about. */
  readonly number: number | null
  /** Path of its page, without language prefix; null for the one place that the page is about. */
  readonly path: string | null
}
