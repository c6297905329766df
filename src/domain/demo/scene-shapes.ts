import type { Random } from './random.ts'
import type { Palette } from './scene-palette.ts'

/** Draws the elements of a scene. */
export type Draw = (random: Random, palette: Palette) => string

/** A filled rectangle. */
export function box(x: number, y: number, width: number, height: number, fill: string): string {
  return `<path fill="${fill}" d="M${x} ${y}h${width}v${height}h${-width}z"/>`
}

/** A filled disc. */
export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
}

/** A filled shape of any path. */
export function shape(path: string, fill: string): string {
  return `<path fill="${fill}" d="${path}"/>`
}

/** The elements of `count` repetitions. */
export function repeat(count: number, element: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => element(index)).join('')
}

/** A row of windows, some of them lit. */
export function windows(
  random: Random,
  palette: Palette,
  row: { x: number; y: number; count: number; step: number },
): string {
  return repeat(row.count, index => {
    const x = row.x + index * row.step
    const isLit = random.chance(0.18)
    const sill = box(x - 6, row.y + 88, 76, 7, palette.wallDark)
    return (
      box(x, row.y, 64, 88, isLit ? palette.light : palette.glass) +
      box(x + 29, row.y, 5, 88, palette.wallDark) +
      sill
    )
  })
}

/** A van or a car on the ground line y. */
export function vehicle(random: Random, palette: Palette, x: number, y: number): string {
  const wheels =
    disc(x + 58, y - 4, 27, palette.dark) +
    disc(x + 200, y - 4, 27, palette.dark) +
    disc(x + 58, y - 4, 11, palette.metal) +
    disc(x + 200, y - 4, 11, palette.metal)
  const paint = random.pick([palette.pale, palette.accent, palette.sign, palette.metal])
  if (random.chance(0.5)) {
    return (
      shape(`M${x} ${y}v-136q0-12 12-12h170l58 62q8 8 8 18v68z`, paint) +
      shape(`M${x + 150} ${y - 132}h28l46 50h-74z`, palette.glass) +
      wheels
    )
  }
  return (
    shape(`M${x} ${y}v-42q0-16 18-18l34-6 40-44q8-8 20-8h72q14 0 22 10l32 42q32 4 32 24v42z`, paint) +
    shape(`M${x + 72} ${y - 68}l30-34h30v34zM${x + 144} ${y - 68}v-34h38l26 34z`, palette.glass) +
    wheels
  )
}

/** A round tree with its trunk on the ground line y. */
export function tree(palette: Palette, x: number, y: number, size: number): string {
  return box(x - 8, y - size, 16, size, palette.wallDark) + disc(x, y - size - 30, size * 0.62, palette.plant)
}

/** A plant in a pot. */
export function pottedPlant(palette: Palette, x: number, y: number): string {
  const leaves = `M${x} ${y - 50}q-46-14-40-78q38 14 40 66q-6-58 20-88q28 34 2 92q6-40 42-44q0 44-40 52z`
  return shape(leaves, palette.plant) + shape(`M${x - 30} ${y - 52}h62l-10 52h-42z`, palette.accent)
}
