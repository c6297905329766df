/** The name of the note (routing/reload-note.ts) of what of a page's map is open when the page is there. */
export const MAP_NOTE = 'map'

/** true: the map, which the visitor asked for on the page before. */
export type MapNote = true | 'plot' | MapLeft

/** How a map was left for another page. */
export interface MapLeft {
  readonly latitude: number
  readonly longitude: number
  readonly zoom: number
  /** Of the point whose card was open, the numbers in the list: '5 7'; '' without one. */
  readonly chosen: string
}
