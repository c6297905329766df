import type { ListCard } from '#web/cards/list-card.ts'

/** A point of a map. */
export interface MapPlace {
  readonly latitude: number
  readonly longitude: number
  readonly name: string
  /** Its place in the list beside the map; null for the one place that the page is about. */
  readonly listed: { readonly number: number; readonly card: ListCard } | null
}

/** Circles around the place that was asked for. */
export interface MapRings {
  readonly latitude: number
  readonly longitude: number
  /** Outer first; in words '5 km'. */
  readonly rings: readonly { readonly km: number; readonly text: string }[]
}

/** The deepest level of a map: nearer, nothing more is to be seen. OpenStreetMap and most others draw so far. */
export const MAX_ZOOM = 19
