import {
  Circle,
  DivIcon,
  GridLayer,
  type LatLngExpression,
  LayerGroup,
  type Map as LeafletMap,
  Marker,
  type MarkerOptions,
} from 'leaflet'
import type { MapRings } from '#web/ui/map/map-place.ts'

/** Three squares of the plot's grid. */
const GRID_PX = 132
const METRES_PER_KM = 1_000
const METRES_PER_DEGREE = 111_195

/** The plot's grid, which stands where pictures of the map are missing. */
export class GridLines extends GridLayer {
  constructor() {
    super({ tileSize: GRID_PX, zIndex: 0 })
  }

  protected override createTile(): HTMLElement {
    const square = document.createElement('div')
    square.className = 'map-grid'
    return square
  }
}

/** So near to the edges of a map no words of a ring stand, in pixels: they would be cut, or lie under its buttons. */
const EDGE_Y_PX = 24
const EDGE_X_PX = 64

/** The words of a ring: on its top, or further down on it where that is out of sight. */
class RingLabel extends Marker {
  readonly #middle: LatLngExpression
  readonly #top: LatLngExpression
  readonly #place = () => this.setLatLng(this.#spot(this._map))

  constructor(middle: LatLngExpression, top: LatLngExpression, options: MarkerOptions) {
    super(top, options)
    this.#middle = middle
    this.#top = top
  }

  override onAdd(map: LeafletMap): this {
    super.onAdd(map)
    map.on('moveend', this.#place)
    this.#place()
    return this
  }

  override onRemove(map: LeafletMap): this {
    map.off('moveend', this.#place)
    return super.onRemove(map)
  }

  #spot(map: LeafletMap): LatLngExpression {
    const middle = map.latLngToContainerPoint(this.#middle)
    const top = map.latLngToContainerPoint(this.#top)
    if (top.y >= EDGE_Y_PX) return this.#top
    // NaN where the whole ring is above.
    const aside = Math.sqrt((middle.y - top.y) ** 2 - (middle.y - EDGE_Y_PX) ** 2)
    const x = [middle.x + aside, middle.x - aside].find(
      x => x >= EDGE_X_PX && x <= map.getSize().x - EDGE_X_PX,
    )
    return x === undefined ? this.#top : map.containerPointToLatLng([x, EDGE_Y_PX])
  }
}

/** The plot's rings with their radius in words. */
export function ringLayer({ latitude, longitude, rings }: MapRings): LayerGroup {
  const layers = rings.flatMap(({ km, text }, index) => {
    const metres = km * METRES_PER_KM
    const top: LatLngExpression = [latitude + metres / METRES_PER_DEGREE, longitude]
    const className = index === 0 ? 'map-ring outer' : 'map-ring'
    const label = document.createElement('span')
    label.textContent = text
    return [
      new Circle([latitude, longitude], { radius: metres, className, fill: false, interactive: false }),
      new RingLabel([latitude, longitude], top, {
        icon: new DivIcon({ className: 'map-km', html: label, iconSize: [0, 0] }),
        interactive: false,
        keyboard: false,
      }),
    ]
  })
  return new LayerGroup(layers)
}
