import { DivIcon, Marker } from 'leaflet'
import type { OpenMapMessages } from '#messages/de/ui/open-map.ts'
import type { MapPlace } from '#web/ui/map/map-place.ts'

export interface PinOptions {
  readonly messages: OpenMapMessages
  /** A point was pressed that stands for businesses of the list. */
  readonly onChosen: (chosen: ChosenPoint) => void
}

/** A business of the list beside the map. */
type Listed = NonNullable<MapPlace['listed']>

/** A point that was pressed. */
export interface ChosenPoint {
  /** What it is called. */
  readonly label: string
  /** All that are at its spot, in the order of the list. */
  readonly listed: readonly Listed[]
  readonly marker: Marker
}

/** Side of a point's field in pixels; its circle is a little smaller, fingers are not. */
const SIZE = 36
/** More than a map is high in pixels: further south is further up otherwise. */
const LAYER_HEIGHT = 10_000

/** A point with its number, which tells of its business when it is pressed; or a plain dot. */
export function pinOf({ latitude, longitude, name, listed }: MapPlace, options: PinOptions): Marker {
  const face = document.createElement('span')
  face.textContent = listed === null ? '' : String(listed.number)
  const icon = new DivIcon({ className: 'map-pin', html: face, iconSize: [SIZE, SIZE] })
  const marker = new Marker([latitude, longitude], {
    icon,
    interactive: listed !== null,
    keyboard: listed !== null,
    // The first of the list is on top where points are close together.
    zIndexOffset: listed === null ? 0 : -listed.number * LAYER_HEIGHT,
  })
  if (listed === null) marker.on('add', () => marker.getElement()?.setAttribute('aria-hidden', 'true'))
  else makeChoosable(marker, options.messages.pin(listed.number, name), [listed], options)
  return marker
}

/** Names a point and tells of its businesses when it is pressed. */
export function makeChoosable(
  marker: Marker,
  label: string,
  listed: readonly Listed[],
  { onChosen }: PinOptions,
): void {
  nameMarker(marker, label, listed)
  onPress(marker, () => onChosen({ label, listed, marker }))
}

/** Says what a point stands for, and by which numbers of the list it is marked (marks.ts). */
export function nameMarker(marker: Marker, label: string, listed: readonly Listed[]): void {
  marker.on('add', () => {
    const element = marker.getElement()
    element?.setAttribute('aria-label', label)
    if (element !== undefined) element.dataset.no = numbersOf(listed)
  })
}

/** '5 7', as marks.ts reads them. */
export function numbersOf(listed: readonly Listed[]): string {
  return listed.map(({ number }) => number).join(' ')
}

/** By pointer, Enter or the space bar, as a button. */
export function onPress(marker: Marker, act: () => void): void {
  marker.on('click', act)
  marker.on('keypress', ({ originalEvent }) => {
    if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return
    // Neither a new line of what gets the focus nor a scrolled page.
    originalEvent.preventDefault()
    act()
  })
}
