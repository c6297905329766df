import type { Node } from '@takumi-rs/core'
import { drawableText } from './drawable-text.ts'
import type { OgCard, OgRating } from './og-card.ts'

/** Raised with every change of the drawing, so that cached pictures are drawn anew. */
export const DRAWING_VERSION = 1
/** The size that all social networks ask for. */
export const OG_SIZE = { width: 1200, height: 630 } as const

/** The name under which the typeface is registered. */
export const FONT_FAMILY = 'Radio Canada'

/** Colours of the site's light theme (web/styles/tokens.css). */
const INK = { text: '#16211e', second: '#414d49', third: '#5b6763', water: '#0a4c60', star: '#b57400' }
const PAPER = '#fcfcfa'
const LAND = { fill: '#eef1ea', line: '#d2d8d0' }

const MARGIN = 64
const MAP = { width: 248, height: 320 }
const GAP = 56
/** Width of the heading. */
export const HEADING_WIDTH = OG_SIZE.width - 2 * MARGIN - MAP.width - GAP
export const HEADING_LINES = 3
const HEADING_LEADING = 1.1

/** The size of a heading: pixels, and width in percent of the typeface's own. */
export interface HeadingSize {
  readonly pixels: number
  readonly stretch: number
}

/** Large for short names; long ones are set narrower first, then smaller. */
export const HEADING_SIZES: readonly HeadingSize[] = [
  { pixels: 92, stretch: 100 },
  { pixels: 80, stretch: 100 },
  { pixels: 72, stretch: 92 },
  { pixels: 64, stretch: 87 },
  { pixels: 56, stretch: 80 },
  { pixels: 48, stretch: 75 },
]

/** The heading, for measuring and for the picture. @param isLast may break words: nothing smaller follows */
export function headingNode(text: string, { pixels, stretch }: HeadingSize, isLast: boolean): Node {
  return {
    type: 'text',
    text,
    style: {
      width: HEADING_WIDTH,
      fontFamily: FONT_FAMILY,
      fontSize: pixels,
      fontStretch: `${stretch}%`,
      fontWeight: 700,
      lineHeight: HEADING_LEADING,
      color: INK.text,
      lineClamp: HEADING_LINES,
      ...(isLast && { overflowWrap: 'anywhere' }),
    },
  }
}

/**
 * The whole picture.
 * @param heading from headingNode
 * @param land Germany's outline as the `d` of a path of 62 x 80 units
 * @param spot where on it the place is, in the same units; null: no spot
 */
export function ogNode(
  card: OgCard,
  heading: Node,
  land: string,
  spot: { readonly x: number; readonly y: number } | null,
): Node {
  return column(
    [
      head(card),
      row(
        [
          column([line(card.kicker, 34, INK.water, 600), heading, line(card.place, 32, INK.second)], {
            gap: 18,
            width: HEADING_WIDTH,
          }),
          map(land, spot),
        ],
        { flexGrow: 1, alignItems: 'center', justifyContent: 'space-between' },
      ),
      foot(card),
    ],
    {
      ...OG_SIZE,
      padding: MARGIN,
      paddingTop: 44,
      paddingBottom: 40,
      backgroundColor: PAPER,
      fontFamily: FONT_FAMILY,
    },
  )
}

type Style = NonNullable<Node['style']>

function column(children: readonly (Node | null)[], style: Style): Node {
  return box(children, { flexDirection: 'column', ...style })
}

function row(children: readonly (Node | null)[], style: Style): Node {
  return box(children, { flexDirection: 'row', alignItems: 'center', ...style })
}

function box(children: readonly (Node | null)[], style: Style): Node {
  return {
    type: 'container',
    children: children.filter(child => child !== null),
    style: { display: 'flex', ...style },
  }
}

/** One line, cut at its end where it is too long; null for an empty text. */
function line(text: string, fontSize: number, color: string, fontWeight = 400): Node | null {
  const drawn = drawableText(text)
  if (drawn === '') return null
  return { type: 'text', text: drawn, style: { fontSize, fontWeight, color, lineClamp: 1 } }
}

function head({ siteTitle, host }: OgCard): Node {
  return row(
    [
      row([picture(LOGO, 44, 44), line(siteTitle, 34, INK.text, 700)], { gap: 14, maxWidth: 640 }),
      line(host, 26, INK.third),
    ],
    {
      justifyContent: 'space-between',
      paddingBottom: 20,
      borderBottomWidth: 4,
      borderBottomStyle: 'solid',
      borderBottomColor: INK.text,
    },
  )
}

function foot({ rating, note }: OgCard): Node | null {
  const content = rating === null ? line(note, 28, INK.second) : ratingRow(rating)
  if (content === null) return null
  return row([content], {
    paddingTop: 22,
    borderTopWidth: 2,
    borderTopStyle: 'solid',
    borderTopColor: LAND.line,
  })
}

function ratingRow({ figure, source }: OgRating): Node {
  return row([line(figure, 38, INK.text, 700), picture(STAR, 36, 36), line(source, 28, INK.second)], {
    gap: 12,
  })
}

/** Germany, and a circle around the place. */
function map(land: string, spot: { readonly x: number; readonly y: number } | null): Node {
  const scale = MAP.width / 62
  return box(
    [
      picture(
        svg(62, 80, `<path d="${land}" fill="${LAND.fill}" stroke="${LAND.line}" stroke-width="0.6"/>`),
        MAP.width,
        MAP.height,
      ),
      spot === null ? null : circle(spot.x * scale, spot.y * scale, 30, { borderWidth: 5 }),
      spot === null ? null : circle(spot.x * scale, spot.y * scale, 8, { backgroundColor: INK.water }),
    ],
    { ...MAP, position: 'relative' },
  )
}

function circle(x: number, y: number, radius: number, style: Style): Node {
  return box([], {
    position: 'absolute',
    left: x - radius,
    top: y - radius,
    width: 2 * radius,
    height: 2 * radius,
    borderRadius: '50%',
    borderStyle: 'solid',
    borderColor: INK.water,
    borderWidth: 0,
    ...style,
  })
}

function picture(src: string, width: number, height: number): Node {
  return { type: 'image', src, width, height }
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`
}

const LOGO = svg(
  28,
  28,
  `<g fill="none" stroke="${INK.water}"><circle cx="14" cy="14" r="11.8" stroke-width="2.6"/><path d="M14 14l8.3-8.3" stroke-width="1.8"/></g><circle cx="14" cy="14" r="3.4" fill="${INK.water}"/>`,
)

const STAR = svg(
  24,
  24,
  `<path fill="${INK.star}" d="M12 2.2l3 6.4 7 .9-5.100 4.800 1.300 6.900L12 17.800l-6.200 3.400 1.300-6.900L2 9.500l7-.9z"/>`,
)
