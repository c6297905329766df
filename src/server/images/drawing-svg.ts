import { GROUND } from '#web/drawings/drawings.ts'
import { type DrawingName, SHAPES } from '#web/drawings/shapes.ts'

/** As in the stylesheet (styles/tokens.css), which a picture of its own does not know. */
const STYLE =
  'svg{background:#eef1eb}path{fill:#c9dfe3}path+path{fill:none;stroke:#16211e;stroke-width:2;stroke-linejoin:round;stroke-linecap:round}' +
  '@media(prefers-color-scheme:dark){svg{background:#1b272a}path{fill:#27505b}path+path{stroke:#cfd9d5}}'

/** One of the drawings as an SVG file, 160 x 120. */
export function drawingSvg(name: DrawingName): string {
  const { tint, line } = SHAPES[name]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120" viewBox="0 0 160 120"><style>${STYLE}</style><path d="${tint}"/><path d="${GROUND}${line}"/></svg>`
}
