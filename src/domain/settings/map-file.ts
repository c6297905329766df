/** Why a file cannot be used as a map. */
export const MAP_FAULTS = [
  /** Not PMTiles at all. */
  'foreign',
  /** Of another version than 3. */
  'version',
  /** Pictures in place of vectors. */
  'pictures',
  /** Compressed in a way that browsers or this program cannot undo. */
  'compression',
  /** Shorter than it says: it was copied or downloaded only in part. */
  'short',
  /** Its list of tiles makes no sense. */
  'damaged',
  /** The system does not let it be read. */
  'closed',
] as const

export type MapFault = (typeof MAP_FAULTS)[number]

/** The map file of the data folder: none, one that is shown, or one that cannot be. */
export type MapFileState =
  | { readonly kind: 'none' }
  /** @property maxZoom the deepest level that it has tiles of */
  | { readonly kind: 'usable'; readonly sizeBytes: number; readonly maxZoom: number }
  | { readonly kind: 'faulty'; readonly fault: MapFault }
