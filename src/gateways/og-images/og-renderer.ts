import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Renderer } from '@takumi-rs/core'
import { drawableText } from './drawable-text.ts'
import type { OgCard } from './og-card.ts'
import {
  FONT_FAMILY,
  HEADING_LINES,
  HEADING_SIZES,
  HEADING_WIDTH,
  type HeadingSize,
  headingNode,
  OG_SIZE,
  ogNode,
} from './og-drawing.ts'

export interface OgRenderer {
  /** Draws a card as a PNG of 1200 x 630; some 10 ms on a thread of its own. */
  render(card: OgCard): Promise<Buffer>
}

/** The map of a country. */
export interface OgLand {
  /** Outline as the `d` of a path of 62 x 80 units. */
  readonly outline: string
  /** Where on it a place is, in the same units; null outside of it. */
  pointOf(
    latitude: number | null,
    longitude: number | null,
  ): { readonly x: number; readonly y: number } | null
}

/** The subsets of the site's own stylesheets (web/styles/fonts.css), and Vietnamese. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'] as const

/** Loads the typeface. Throws the system's error where the package's files are missing. */
export async function openOgRenderer(land: OgLand): Promise<OgRenderer> {
  const renderer = new Renderer()
  for (const subset of SUBSETS) {
    await renderer.registerFont({ name: FONT_FAMILY, data: await readFile(fontFile(subset)) })
  }
  return {
    render: async card => {
      const spot = card.position && land.pointOf(card.position.latitude, card.position.longitude)
      const heading = await fittingHeading(renderer, drawableText(card.heading))
      const node = ogNode(card, heading, land.outline, spot)
      return renderer.render(node, { ...OG_SIZE, format: 'png', lang: card.language })
    },
  }
}

/** The heading in the largest size in which it has at most three lines and no word is cut; else in the smallest. */
async function fittingHeading(renderer: Renderer, text: string) {
  for (const size of HEADING_SIZES.slice(0, -1)) {
    if (await fits(renderer, text, size)) return headingNode(text, size, false)
  }
  return headingNode(text, HEADING_SIZES.at(-1) ?? SMALLEST, true)
}

const SMALLEST: HeadingSize = { pixels: 48, stretch: 75 }

async function fits(renderer: Renderer, text: string, size: HeadingSize): Promise<boolean> {
  const { lineClamp: _, ...style } = headingNode(text, size, false).style ?? {}
  const { runs, children } = await renderer.measure({ type: 'text', text, style }, OG_SIZE)
  const all = [...runs, ...children.flatMap(child => child.runs)]
  const ends = new Map<number, number>()
  for (const { x, y, width } of all) ends.set(y, Math.max(ends.get(y) ?? 0, x + width))
  return ends.size <= HEADING_LINES && [...ends.values()].every(end => end <= HEADING_WIDTH + 1)
}

function fontFile(subset: string): string {
  const name = `@fontsource-variable/radio-canada/files/radio-canada-${subset}-wdth-normal.woff2`
  return fileURLToPath(import.meta.resolve(name))
}
