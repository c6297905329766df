import { DivIcon, Marker } from 'leaflet'
import type { OpenMapMessages } from '#messages/de/ui/open-map.ts'
import type { MapPlace } from '#web/ui/map/map-place.ts'

export interface PinOptions {
  readonly messages: OpenMapMessages & { readonly closePopup: string }
  /** The address of a page from its path, in the language of this one. */
  readonly addressOf: (path: string) => string
  /** Goes to a page without loading a document. */
  readonly onFollow: (path: string) => void
}

/** Side of a point's field in pixels; its circle is a little smaller, fingers are not. */
const SIZE = 36

/** More than a map is high in pixels: further south is further up otherwise. */
const LAYER_HEIGHT = 10_000

/** A point with its number, whose popup has its name and a link to its page; or a plain dot. */
export function pinOf(place: MapPlace, options: PinOptions): Marker {
  const isLink = place.path !== null
  const face = document.createElement('span')
  face.textContent = place.number === null ? '' : String(place.number)
  const icon = new DivIcon({ className: 'map-pin', html: face, iconSize: [SIZE, SIZE] })
  const marker = new Marker([place.latitude, place.longitude], {
    icon,
    interactive: isLink,
    keyboard: isLink,
    // The first of the list is on top where points are close together.
    zIndexOffset: place.number === null ? 0 : -place.number * LAYER_HEIGHT,
  })
  const label = place.number === null ? place.name : options.messages.pin(place.number, place.name)
  marker.on('add', () => {
    const element = marker.getElement()
    if (isLink) element?.setAttribute('aria-label', label)
    else element?.setAttribute('aria-hidden', 'true')
  })
  if (place.path !== null) addPopup(marker, place.name, place.path, options)
  return marker
}

function addPopup(marker: Marker, name: string, path: string, options: PinOptions): void {
  const link = document.createElement('a')
  link.textContent = name
  link.href = options.addressOf(path)
  link.addEventListener('click', event => {
    // A new tab or window was asked for: the browser's own business.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    options.onFollow(path)
  })
  marker.bindPopup(link, { className: 'map-popup', minWidth: 120, maxWidth: 240, autoPanPadding: [12, 12] })
  const popup = () => marker.getPopup()?.getElement()
  marker.on('popupopen', () => {
    const element = popup()
    element
      ?.querySelector('.leaflet-popup-close-button')
      ?.setAttribute('aria-label', options.messages.closePopup)
    if (element !== undefined) element.onkeydown = closeOnEscape
    link.focus({ preventScroll: true })
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
