import type { Random } from './random.ts'
import type { Palette } from './scene-palette.ts'
import { box, type Draw, disc, pottedPlant, repeat, shape, tree, vehicle } from './scene-shapes.ts'

/** A garage with a vehicle on the lift. */
export const liftScene: Draw = (random, palette) => {
  const lift =
    box(120, 130, 34, 390, palette.accent) +
    box(640, 130, 34, 390, palette.accent) +
    box(150, 372, 494, 16, palette.dark) +
    vehicle(random, palette, 272, 360)
  return workshop(random, palette, box(250, 90, 300, 130, palette.glass) + lift)
}

/** A workshop with a bench and tools on the wall. */
export const benchScene: Draw = (random, palette) => {
  const tools = repeat(9, index => {
    const x = 90 + index * 72
    const length = 40 + random.below(70)
    return (
      box(x, 96, 12, length, palette.metal) +
      (random.chance(0.5)
        ? disc(x + 6, 96 + length, 17, palette.dark)
        : box(x - 13, 90, 38, 20, palette.dark))
    )
  })
  const bench =
    box(90, 350, 620, 34, palette.goods) +
    box(120, 384, 30, 136, palette.wallDark) +
    box(650, 384, 30, 136, palette.wallDark) +
    box(240, 420, 240, 100, palette.sign) +
    repeat(3, index => box(256, 434 + index * 28, 208, 18, palette.metal)) +
    box(160, 296, 120, 54, palette.accent) +
    disc(560, 322, 28, palette.dark)
  return workshop(random, palette, tools + bench)
}

/** A hall with its contents. */
function workshop(random: Random, palette: Palette, inside: string): string {
  return [
    box(0, 0, 800, 600, palette.pale),
    box(0, 0, 800, 60, palette.wallDark),
    repeat(3, index => box(70 + index * 250, 22, 160, 14, palette.light)),
    box(60, 78, 680, 150, palette.wall),
    inside,
    box(0, 520, 800, 80, palette.ground),
    random.chance(0.5)
      ? disc(60, 494, 44, palette.dark) +
        disc(60, 494, 18, palette.metal) +
        disc(60, 412, 44, palette.dark) +
        disc(60, 412, 18, palette.metal)
      : pottedPlant(palette, 740, 524),
  ].join('')
}

/** A café, bakery or shop counter with shelves and lamps. */
export const counterScene: Draw = (random, palette) => {
  const shelf = (y: number): string =>
    box(330, y, 400, 10, palette.wallDark) +
    repeat(8, index => {
      const height = 26 + random.below(46)
      const x = 346 + index * 48
      const fill = random.pick([palette.goods, palette.accent, palette.pale, palette.sign, palette.plant])
      return random.chance(0.3) ? disc(x + 15, y - 17, 17, fill) : box(x, y - height, 28, height, fill)
    })
  const table = (x: number): string =>
    box(x - 60, 452, 120, 12, palette.wallDark) +
    box(x - 5, 464, 10, 76, palette.dark) +
    shape(`M${x - 16} 432h32q0 20-16 20t-16-20z`, palette.pale)
  return [
    box(0, 0, 800, 600, random.chance(0.5) ? palette.pale : palette.wall),
    box(60, 100, 210, 250, palette.glass),
    box(160, 100, 8, 250, palette.pale),
    box(50, 350, 230, 12, palette.wallDark),
    shelf(186),
    shelf(286),
    repeat(
      3,
      index =>
        box(398 + index * 130, 0, 4, 60, palette.dark) +
        shape(`M${372 + index * 130} 96q0-36 28-36t28 36z`, palette.light),
    ),
    box(310, 372, 440, 168, palette.sign),
    box(300, 360, 460, 18, palette.goods),
    box(340, 402, 250, 100, palette.light),
    repeat(5, index =>
      shape(`M${352 + index * 48} 490q0-26 20-26t20 26z`, random.pick([palette.goods, palette.accent])),
    ),
    box(640, 300, 84, 60, palette.metal) + box(654, 314, 56, 14, palette.dark),
    box(0, 540, 800, 60, palette.ground),
    table(130),
    random.chance(0.6) ? pottedPlant(palette, 250, 540) : table(250),
  ].join('')
}

/** A practice or salon: a treatment chair, cabinets, a mirror or a window. */
export const practiceScene: Draw = (random, palette) => {
  const mirrors = repeat(
    2,
    index => disc(230 + index * 330, 220, 92, palette.metal) + disc(230 + index * 330, 220, 80, palette.sky),
  )
  const cabinet =
    box(90, 120, 280, 150, palette.wallDark) +
    repeat(
      3,
      index =>
        box(102 + index * 88, 132, 80, 126, palette.pale) + disc(170 + index * 88, 200, 5, palette.dark),
    ) +
    box(480, 90, 230, 200, palette.sky) +
    repeat(7, index => box(480, 106 + index * 27, 230, 6, palette.pale))
  const couch =
    shape('M250 420h320q18 0 18 18v22H232v-22q0-18 18-18z', palette.sign) +
    shape('M570 420l64-88q12-12 26-2t4 26l-52 90z', palette.sign) +
    box(380, 460, 50, 74, palette.metal) +
    box(320, 526, 170, 16, palette.dark)
  const chair =
    shape('M330 300q0-18 18-18h96q18 0 18 18v130H330z', palette.accent) +
    shape('M310 420h176q14 0 14 14v26H296v-26q0-14 14-14z', palette.sign) +
    box(384, 460, 28, 66, palette.metal) +
    shape('M330 542q0-18 30-18h76q30 0 30 18z', palette.dark)
  return [
    box(0, 0, 800, 600, palette.pale),
    box(0, 300, 800, 242, palette.sky),
    box(0, 296, 800, 8, palette.metal),
    random.chance(0.5) ? mirrors + chair : cabinet + couch,
    box(0, 540, 800, 60, palette.ground),
    random.chance(0.7) ? pottedPlant(palette, 90, 542) : box(50, 430, 90, 112, palette.wallDark),
    box(668, 0, 4, 70, palette.dark) + shape('M636 104q0-36 34-36t34 36z', palette.light),
  ].join('')
}

/** An office or classroom: desks, a board and shelves. */
export const deskScene: Draw = (random, palette) => {
  const books = repeat(14, index => {
    const height = 50 + random.below(46)
    return box(
      506 + index * 17,
      230 - height,
      14,
      height,
      random.pick([palette.accent, palette.sign, palette.goods, palette.plant, palette.metal]),
    )
  })
  const desk = (x: number): string =>
    box(x, 404, 300, 20, palette.goods) +
    box(x + 16, 424, 16, 116, palette.wallDark) +
    box(x + 268, 424, 16, 116, palette.wallDark) +
    box(x + 96, 316, 116, 72, palette.dark) +
    box(x + 104, 324, 100, 56, palette.sky) +
    box(x + 146, 388, 16, 16, palette.dark) +
    box(x + 224, 384, 52, 20, palette.pale)
  return [
    box(0, 0, 800, 600, random.chance(0.5) ? palette.pale : palette.sky),
    box(70, 80, 360, 190, random.chance(0.4) ? palette.plant : palette.pale),
    box(62, 72, 376, 8, palette.wallDark) + box(62, 270, 376, 10, palette.wallDark),
    repeat(4, index => box(100, 112 + index * 36, 120 + random.below(180), 8, palette.metal)),
    box(490, 230, 260, 10, palette.wallDark),
    books,
    desk(60),
    desk(450),
    box(0, 540, 800, 60, palette.ground),
    pottedPlant(palette, 400, 542),
    disc(620, 80, 34, palette.wallDark) + disc(620, 80, 28, palette.pale) + box(618, 58, 4, 24, palette.dark),
  ].join('')
}

/** Outside: garden, terrace or playing field. */
export const gardenScene: Draw = (random, palette) => {
  const parasol = (x: number): string =>
    box(x - 4, 300, 8, 220, palette.wallDark) +
    shape(`M${x - 110} 316q110-116 220 0z`, random.pick([palette.accent, palette.light, palette.sign])) +
    box(x - 70, 448, 140, 12, palette.goods)
  return [
    box(0, 0, 800, 600, palette.sky),
    shape(`M0 ${330 + random.below(40)}q200-${60 + random.below(60)} 420-20t380-30v300H0z`, palette.metal),
    disc(640, 110, 44, palette.light),
    box(0, 430, 800, 170, palette.plant),
    repeat(4, index => tree(palette, 70 + index * 220 + random.below(60), 440, 70 + random.below(60))),
    random.chance(0.5)
      ? box(0, 500, 800, 100, palette.ground) + parasol(220) + parasol(560)
      : repeat(3, index => box(0, 470 + index * 44, 800, 20, palette.goods)) +
        repeat(12, index =>
          disc(
            40 + index * 66,
            466 + (index % 3) * 44,
            18,
            random.pick([palette.accent, palette.light, palette.pale]),
          ),
        ),
  ].join('')
}
