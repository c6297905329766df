import { type Coords, type DoneCallback, GridLayer } from 'leaflet'
import { Labelers, PmtilesSource, paint, TileCache, View } from 'protomaps-leaflet'
import { MAX_ZOOM } from '#web/ui/map/map-place.ts'
import { inksOf, mapStyle } from '#web/ui/map/map-style.ts'

/** Side of a square of the map in pixels. */
const SIDE_PX = 256
/** A tile of the file covers four squares: one level less, twice as wide. */
const LEVEL_DIFFERENCE = 1
/** Labels reach into so many neighbours at most. */
const LABELLED_TILES = 16
/** What is drawn beyond the edge, for lines that run along it. */
const MARGIN_PX = 16

type Point = Parameters<typeof paint>[6]

/**
 * Draws the vector tiles of the site's own map in the colours of the page's theme.
 * @param pattern address of a tile @param depth the deepest level that has tiles @param element whose colours it takes
 */
export class OwnTiles extends GridLayer {
  readonly #view: View
  readonly #element: HTMLElement
  readonly #language: string
  readonly #drawn = new Map<string, { readonly canvas: HTMLCanvasElement; readonly coords: Coords }>()
  #style: ReturnType<typeof mapStyle>
  #labelers: Labelers

  constructor(pattern: string, depth: number, element: HTMLElement, language: string) {
    super({ tileSize: SIDE_PX, maxZoom: MAX_ZOOM })
    this.#element = element
    this.#language = language
    // Of the archive it only asks for tiles, and these come one by one.
    const archive = { getZxy: tilesFrom(pattern) } as unknown as ConstructorParameters<
      typeof PmtilesSource
    >[0]
    const cache = new TileCache(new PmtilesSource(archive, false), SIDE_PX << LEVEL_DIFFERENCE)
    this.#view = new View(cache, depth, LEVEL_DIFFERENCE)
    this.#style = mapStyle(inksOf(element), language)
    this.#labelers = this.#newLabelers()
    this.on('tileunload', ({ coords }) => this.#drawn.delete(keyOf(coords)))
  }

  /** Draws everything again in the colours that the page has now. */
  takeColours(): void {
    this.#style = mapStyle(inksOf(this.#element), this.#language)
    this.#labelers = this.#newLabelers()
    this.redraw()
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas')
    this.#drawn.set(keyOf(coords), { canvas, coords })
    this.#draw(canvas, coords).then(
      () => done(undefined, canvas),
      error => done(error, canvas),
    )
    return canvas
  }

  async #draw(canvas: HTMLCanvasElement, coords: Coords): Promise<void> {
    const labelers = this.#labelers
    const tile = await this.#view.getDisplayTile(coords)
    // Another theme meanwhile, or another place.
    if (labelers !== this.#labelers || this.#drawn.get(keyOf(coords))?.canvas !== canvas) return
    const tiles = new Map([['', [tile]]])
    labelers.add(coords.z, tiles)
    const scale = devicePixelRatio
    canvas.width = SIDE_PX * scale
    canvas.height = SIDE_PX * scale
    const context = canvas.getContext('2d')
    if (context === null) return
    context.setTransform(scale, 0, 0, scale, 0, 0)
    const [left, top] = [SIDE_PX * coords.x, SIDE_PX * coords.y]
    const box = {
      minX: left - MARGIN_PX,
      minY: top - MARGIN_PX,
      maxX: left + SIDE_PX + MARGIN_PX,
      maxY: top + SIDE_PX + MARGIN_PX,
    }
    const origin = { x: left, y: top } as Point
    const labels = labelers.getIndex(coords.z) ?? null
    paint(context, coords.z, tiles, labels, this.#style.paint, box, origin, false)
  }

  #newLabelers(): Labelers {
    const context = document.createElement('canvas').getContext('2d')
    if (context === null) throw new Error('this browser draws nothing')
    // Tiles whose labels reach into others, which are drawn already.
    const drawAgain = (keys: Set<string>) => {
      for (const key of keys) {
        const drawn = this.#drawn.get(key)
        if (drawn !== undefined) this.#draw(drawn.canvas, drawn.coords).catch(() => undefined)
      }
    }
    return new Labelers(context, this.#style.labels, LABELLED_TILES, drawAgain)
  }
}

/** As the labelers name a tile. */
function keyOf({ x, y, z }: Coords): string {
  return `${x}:${y}:${z}`
}

function tilesFrom(pattern: string) {
  return async (z: number, x: number, y: number): Promise<{ data: ArrayBuffer } | undefined> => {
    const address = pattern.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`)
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
    return answer.status === 204 ? undefined : { data: await answer.arrayBuffer() }
  }
}
