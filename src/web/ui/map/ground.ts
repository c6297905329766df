import { Circle, DivIcon, GridLayer, LayerGroup, Marker } from 'leaflet'
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

/** The plot's rings with their radius in words. */
export function ringLayer({ latitude, longitude, rings }: MapRings): LayerGroup {
  const layers = rings.flatMap(({ km, text }, index) => {
    const metres = km * METRES_PER_KM
    const className = index === 0 ? 'map-ring outer' : 'map-ring'
    const label = document.createElement('span')
    label.textContent = text
    return [
      new Circle([latitude, longitude], { radius: metres, className, fill: false, interactive: false }),
      new Marker([latitude + metres / METRES_PER_DEGREE, longitude], {
        icon: new DivIcon({ className: 'map-km', html: label, iconSize: [0, 0] }),
        interactive: false,
        keyboard: false,
      }),
    ]
  })
  return new LayerGroup(layers)
}
