import type { Random } from './random.ts'
import type { Palette } from './scene-palette.ts'
import { box, type Draw, disc, repeat, shape, tree } from './scene-shapes.ts'

/** A terrace with parasols. */
export const terraceScene: Draw = (random, palette) => {
  const parasol = (x: number): string =>
    box(x - 4, 300, 8, 220, palette.wallDark) +
    shape(`M${x - 110} 310q110-100 220 0z`, random.pick([palette.accent, palette.light, palette.pale])) +
    box(x - 70, 452, 140, 12, palette.goods) +
    box(x - 54, 464, 10, 60, palette.wallDark) +
    box(x + 44, 464, 10, 60, palette.wallDark)
  return landscape(random, palette) + box(0, 500, 800, 100, palette.ground) + parasol(220) + parasol(560)
}

/** Beds with flowers or vegetables. */
export const bedsScene: Draw = (random, palette) =>
  landscape(random, palette) +
  repeat(3, index => box(0, 470 + index * 44, 800, 20, palette.goods)) +
  repeat(12, index =>
    disc(
      40 + index * 66,
      466 + (index % 3) * 44,
      18,
      random.pick([palette.accent, palette.light, palette.pale]),
    ),
  )

/** A meadow with a path and a fence. */
export const meadowScene: Draw = (random, palette) =>
  landscape(random, palette) +
  shape(
    `M${300 + random.below(120)} 440q-60 60-${140 + random.below(80)} 160h220q20-90-30-160z`,
    palette.ground,
  ) +
  box(430, 486, 370, 8, palette.pale) +
  box(430, 510, 370, 8, palette.pale) +
  repeat(7, index => box(440 + index * 56, 472, 10, 66, palette.pale))

/** A playing field with a goal. */
export const fieldScene: Draw = (random, palette) => {
  const goal = 220 + random.below(200)
  return (
    landscape(random, palette) +
    shape('M0 560h800v8H0zM396 440h8v160h-8z', palette.pale) +
    shape(`M${goal} 510v-92h200v92h-8v-84h-184v84z`, palette.pale) +
    disc(120 + random.below(500), 548, 15, palette.pale)
  )
}

/** Tents under trees. */
export const campScene: Draw = (random, palette) =>
  landscape(random, palette) +
  repeat(3, index => {
    const x = 60 + index * 240 + random.below(50)
    return (
      shape(`M${x} 540l90-120 90 120z`, random.pick([palette.accent, palette.light, palette.sign])) +
      shape(`M${x + 66} 540l24-70 24 70z`, palette.dark)
    )
  })

/** A pool with lanes. */
export const poolScene: Draw = (random, palette) =>
  [
    box(0, 0, 800, 600, palette.sky),
    repeat(4, index => tree(palette, 70 + index * 220 + random.below(60), 300, 60 + random.below(50))),
    box(0, 290, 800, 310, palette.pale),
    shape('M120 340h560l100 220H20z', palette.glass),
    repeat(3, index => shape(`M${254 + index * 146} 340h6l${(index - 1) * 60} 220h-8z`, palette.pale)),
    box(600 + random.below(80), 250, 14, 100, palette.metal) + box(590, 262, 110, 12, palette.metal),
  ].join('')

/** Hills, trees and grass, with the ground for something in front. */
function landscape(random: Random, palette: Palette): string {
  return [
    box(0, 0, 800, 600, palette.sky),
    shape(`M0 ${330 + random.below(40)}q200-${60 + random.below(60)} 420-20t380-30v300H0z`, palette.metal),
    disc(640, 110, 44, palette.light),
    box(0, 430, 800, 170, palette.plant),
    repeat(4, index => tree(palette, 70 + index * 220 + random.below(60), 440, 70 + random.below(60))),
  ].join('')
}
