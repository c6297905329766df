import type { Random } from './random.ts'
import type { Palette } from './scene-palette.ts'
import { box, type Draw, disc, repeat, shape, tree, vehicle, windows } from './scene-shapes.ts'

const GROUND = 510

/** A house with a shop on the ground floor. */
export const shopFrontScene: Draw = (random, palette) => {
  const left = 60 + random.below(50)
  const width = 600 + random.below(90)
  const door = random.chance(0.5) ? left + width - 160 : left + 50
  const glass = door === left + 50 ? left + 210 : left + 50
  const goods = repeat(4 + random.below(3), index => {
    const height = 50 + random.below(110)
    return box(
      glass + 24 + index * 62,
      470 - height,
      46,
      height,
      random.pick([palette.goods, palette.accent, palette.wallDark]),
    )
  })
  const hasAwning = random.chance(0.55)
  const awning = hasAwning
    ? repeat(10, index =>
        shape(
          `M${glass - 14 + index * 42} 290h42v44q-21 18-42 0z`,
          index % 2 === 0 ? palette.accent : palette.pale,
        ),
      )
    : ''
  const ending = random.next()
  return [
    box(0, 0, 800, 600, palette.sky),
    box(left, 50, width, 460, palette.wall),
    box(left - 12, 40, width + 24, 26, palette.wallDark),
    windows(random, palette, { x: left + 50, y: 94, count: 4, step: Math.floor((width - 110) / 4) + 12 }),
    box(left, 216, width, 66, palette.sign),
    box(left + 60, 238, 180 + random.below(160), 22, palette.signLight),
    box(glass, 296, 392, 176, palette.light),
    goods,
    box(glass + 190, 296, 7, 176, palette.sign),
    box(door, 296, 112, 214, palette.sign),
    box(door + 16, 314, 80, 116, palette.glass),
    disc(door + 96, 446, 5, palette.light),
    awning,
    box(0, GROUND, 800, 90, palette.ground),
    box(0, GROUND, 800, 8, palette.wallDark),
    ending < 0.3 ? vehicle(random, palette, 500, 566) : ending < 0.6 ? tree(palette, 750, 540, 150) : '',
  ].join('')
}

/** A detached house with a garden. */
export const houseScene: Draw = (random, palette) => {
  const left = 150 + random.below(90)
  const roof = random.pick([palette.accent, palette.wallDark, palette.sign])
  const panels = random.chance(0.4)
    ? repeat(6, index =>
        shape(
          `M${left + 150 + (index % 3) * 66} ${172 + Math.floor(index / 3) * 46}h58l12 38h-58z`,
          palette.dark,
        ),
      )
    : box(left + 290, 86, 44, 84, palette.wallDark)
  return [
    box(0, 0, 800, 600, palette.sky),
    disc(660, 110, 46, palette.light),
    tree(palette, left - 70, GROUND, 130 + random.below(60)),
    box(left, 270, 420, 240, palette.wall),
    shape(`M${left - 40} 276L${left + 80} 130h260L${left + 460} 276z`, roof),
    panels,
    windows(random, palette, { x: left + 44, y: 312, count: 2, step: 110 }),
    box(left + 290, 330, 84, 180, palette.sign),
    box(left + 306, 350, 52, 62, palette.glass),
    box(0, GROUND, 800, 90, palette.plant),
    shape(`M${left + 280} ${GROUND}h104l70 90h-220z`, palette.ground),
    random.chance(0.45)
      ? vehicle(random, palette, random.chance(0.5) ? 20 : 530, 560)
      : repeat(9, index => box(index * 30 + 620, 466, 12, 54, palette.pale)),
  ].join('')
}

/** A row of houses with a vehicle before it. */
export const streetScene: Draw = (random, palette) => {
  const fronts = [palette.wall, palette.wallDark, palette.pale, palette.goods, palette.metal]
  const houses = repeat(4, index => {
    const x = index * 205 - 10
    const top = 120 + random.below(110)
    const front = random.pick(fronts)
    const gable = random.chance(0.5)
      ? shape(`M${x - 6} ${top}l108-76 108 76z`, palette.accent)
      : box(x - 4, top - 16, 212, 20, palette.dark)
    const panes = repeat(2 + Math.floor((420 - top) / 130), level =>
      repeat(2, column =>
        box(
          x + 34 + column * 86,
          top + 36 + level * 104,
          50,
          66,
          random.chance(0.2) ? palette.light : palette.glass,
        ),
      ),
    )
    return (
      gable +
      box(x, top, 204, GROUND - top, front) +
      panes +
      box(x, GROUND - 66, 204, 66, index % 2 === 0 ? palette.sign : palette.wallDark)
    )
  })
  return [
    box(0, 0, 800, 600, palette.sky),
    houses,
    box(0, GROUND, 800, 90, palette.ground),
    repeat(6, index => box(index * 150 + 20, 580, 80, 7, palette.pale)),
    vehicle(random, palette, 60 + random.below(380), 562),
    random.chance(0.6) ? tree(palette, 690, 528, 120) : '',
  ].join('')
}

/** A church with a tower. */
export const churchScene: Draw = (random, palette) =>
  square(random, palette, [
    box(150, 150, 130, 360, palette.wall),
    shape('M138 154l77-118 77 118z', palette.accent),
    box(196, 196, 38, 70, palette.glass),
    box(280, 286, 360, 224, palette.pale),
    shape('M268 290l60-90h250l76 90z', palette.accent),
    repeat(4, index => shape(`M${316 + index * 80} 470v-90q22-44 44 0v90z`, palette.glass)),
    shape('M180 510v-84q35-46 70 0v84z', palette.sign),
  ])

/** A mosque with a dome and a minaret. */
export const mosqueScene: Draw = (random, palette) =>
  square(random, palette, [
    box(150, 120, 44, 390, palette.pale),
    shape('M144 124l28-76 28 76z', palette.accent),
    box(138, 210, 68, 12, palette.wallDark),
    box(240, 300, 400, 210, palette.wall),
    shape('M280 300q0-140 160-150q160 10 160 150z', palette.accent),
    disc(440, 140, 8, palette.light),
    repeat(4, index => shape(`M${262 + index * 96} 440v-60q34-50 68 0v60z`, palette.glass)),
    shape('M404 510v-70q36-46 72 0v70z', palette.sign),
  ])

/** A public building with columns. */
export const hallScene: Draw = (random, palette) =>
  square(random, palette, [
    shape('M90 216L400 86l310 130z', palette.wallDark),
    box(110, 216, 580, 40, palette.pale),
    box(130, 256, 540, 254, palette.wall),
    repeat(6, index => box(146 + index * 94, 256, 34, 254, palette.pale)),
    box(352, 330, 96, 180, palette.sign),
    box(100, 496, 600, 14, palette.metal),
  ])

/** A forecourt with a roof, pumps or charging points. */
export const stationScene: Draw = (random, palette) =>
  [
    box(0, 0, 800, 600, palette.sky),
    box(470, 300, 290, 210, palette.wall),
    box(490, 340, 250, 120, palette.glass),
    box(60, 180, 640, 54, palette.sign),
    box(60, 222, 640, 12, palette.light),
    box(140, 234, 22, 276, palette.metal),
    box(590, 234, 22, 276, palette.metal),
    repeat(2, index => {
      const x = 230 + index * 170
      return (
        box(x, 380, 62, 130, random.chance(0.5) ? palette.accent : palette.pale) +
        box(x + 12, 396, 38, 40, palette.dark) +
        box(x + 62, 410, 10, 70, palette.dark)
      )
    }),
    box(0, GROUND, 800, 90, palette.ground),
    vehicle(random, palette, 60 + random.below(400), 570),
  ].join('')

/** A building on a square with two trees. */
function square(random: Random, palette: Palette, building: readonly string[]): string {
  return [
    box(0, 0, 800, 600, palette.sky),
    ...building,
    box(0, GROUND, 800, 90, palette.ground),
    tree(palette, 60, 530, 110),
    tree(palette, 742, 540, 90 + random.below(60)),
  ].join('')
}
