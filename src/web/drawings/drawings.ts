import { COUNTRY_PATH } from '#web/drawings/country-outline.ts'
import { type DrawingName, SHAPES } from '#web/drawings/shapes.ts'

/** The ground runs out of both sides, so that wide frames show no end. */
export const GROUND = 'M-400 98H560'

/**
 * <symbol> elements for the drawings used in a page, each 0.3 to 0.8 kB.
 * @param names drawings and 'country'; unknown names are left out
 */
export function drawingSymbols(names: Iterable<string>): string {
  return [...names].map(drawingSymbol).join('')
}

/** One <symbol>, '' for an unknown name. Drawings are used in pictures of their own 160 x 120 units, so they name none. */
export function drawingSymbol(name: string): string {
  if (name === 'country') {
    return `<symbol id="d-country" viewBox="0 0 62 80"><path d="${COUNTRY_PATH}"/></symbol>`
  }
  if (!isDrawing(name)) return ''
  const shape = SHAPES[name]
  return `<symbol id="d-${name}"><path d="${shape.tint}"/><path d="${GROUND}${shape.line}"/></symbol>`
}

function isDrawing(name: string): name is DrawingName {
  return Object.hasOwn(SHAPES, name)
}
