import { DivIcon, Marker, type PopupOptions } from 'leaflet'
import type { OpenMapMessages } from '#messages/de/ui/open-map.ts'
import type { ListCard } from '#web/cards/list-card.ts'
import type { MapPlace } from '#web/ui/map/map-place.ts'

export interface PinOptions {
  readonly messages: OpenMapMessages & { readonly closePopup: string }
  /** What a popup tells. */
  readonly contentOf: (cards: readonly ListCard[]) => HTMLElement
  /** Told when the popup of these numbers of the list has been opened. */
  readonly onOpened: (numbers: readonly number[]) => void
}

/** A business of the list beside the map. */
type Listed = NonNullable<MapPlace['listed']>

/** Side of a point's field in pixels; its circle is a little smaller, fingers are not. */
const SIZE = 36
/** More than a map is high in pixels: further south is further up otherwise. */
const LAYER_HEIGHT = 10_000
const POPUP: PopupOptions = {
  className: 'map-popup',
  minWidth: 200,
  maxWidth: 260,
  maxHeight: 240,
  autoPanPadding: [12, 12],
}

/** A point with its number, whose popup tells of its business; or a plain dot. */
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
  else {
    nameMarker(marker, options.messages.pin(listed.number, name), [listed.number])
    addPopup(marker, [listed], options)
  }
  return marker
}

/** Says what a point stands for, and by which numbers of the list it is marked (marks.ts). */
export function nameMarker(marker: Marker, label: string, numbers: readonly number[]): void {
  marker.on('add', () => {
    const element = marker.getElement()
    element?.setAttribute('aria-label', label)
    if (element !== undefined) element.dataset.no = numbers.join(' ')
  })
}

/** Tells of one or several businesses when the point is pressed. */
export function addPopup(marker: Marker, listed: readonly Listed[], options: PinOptions): void {
  const numbers = listed.map(({ number }) => number)
  const content = document.createElement('div')
  content.dataset.no = numbers.join(' ')
  marker.bindPopup(() => {
    content.replaceChildren(options.contentOf(listed.map(({ card }) => card)))
    return content
  }, POPUP)
  const popup = () => marker.getPopup()?.getElement()
  marker.on('popupopen', () => {
    const element = popup()
    element
      ?.querySelector('.leaflet-popup-close-button')
      ?.setAttribute('aria-label', options.messages.closePopup)
    if (element !== undefined) element.onkeydown = closeOnEscape
    content.querySelector('a')?.focus({ preventScroll: true })
    options.onOpened(numbers)
  })
  marker.on('popupclose', () => {
    // Escape and the cross give the focus back to the point; a click elsewhere has moved it already.
    const isInside = popup()?.contains(document.activeElement) ?? false
    if (isInside) marker.getElement()?.focus({ preventScroll: true })
  })

  // The library listens only while the map itself has the focus.
  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    event.preventDefault()
    marker.closePopup()
  }
}
