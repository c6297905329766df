import type { Random } from './random.ts'
import type { Palette } from './scene-palette.ts'
import { box, type Draw, disc, pottedPlant, repeat, shape, vehicle } from './scene-shapes.ts'

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

/** The counter of a café or bakery, with a machine for coffee and tables. */
export const cafeScene: Draw = (random, palette) => counter(random, palette, true)

/** The counter of a shop. */
export const counterScene: Draw = (random, palette) => counter(random, palette, false)

/** A counter with shelves and lamps. */
function counter(random: Random, palette: Palette, isCafe: boolean): string {
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
      isCafe
        ? shape(`M${352 + index * 48} 490q0-26 20-26t20 26z`, random.pick([palette.goods, palette.accent]))
        : box(352 + index * 48, 440, 34, 50, random.pick([palette.goods, palette.accent, palette.plant])),
    ),
    isCafe
      ? box(640, 300, 84, 60, palette.metal) + box(654, 314, 56, 14, palette.dark)
      : box(654, 326, 70, 34, palette.dark) + box(662, 312, 40, 14, palette.sky),
    box(0, 540, 800, 60, palette.ground),
    isCafe ? table(130) : box(60, 450, 170, 90, palette.wallDark) + box(72, 462, 146, 30, palette.goods),
    isCafe && random.chance(0.4) ? table(250) : pottedPlant(palette, 270, 540),
  ].join('')
}

/** A practice: a couch, cabinets and a window. */
export const practiceScene: Draw = (random, palette) => {
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
  return treatmentRoom(random, palette, cabinet + couch)
}

/** A salon: a chair before two mirrors. */
export const salonScene: Draw = (random, palette) => {
  const mirrors = repeat(
    2,
    index => disc(230 + index * 330, 220, 92, palette.metal) + disc(230 + index * 330, 220, 80, palette.sky),
  )
  const chair =
    shape('M330 300q0-18 18-18h96q18 0 18 18v130H330z', palette.accent) +
    shape('M310 420h176q14 0 14 14v26H296v-26q0-14 14-14z', palette.sign) +
    box(384, 460, 28, 66, palette.metal) +
    shape('M330 542q0-18 30-18h76q30 0 30 18z', palette.dark)
  return treatmentRoom(random, palette, mirrors + chair)
}

/** A bright room with its contents. */
function treatmentRoom(random: Random, palette: Palette, inside: string): string {
  return [
    box(0, 0, 800, 600, palette.pale),
    box(0, 300, 800, 242, palette.sky),
    box(0, 296, 800, 8, palette.metal),
    inside,
    box(0, 540, 800, 60, palette.ground),
    random.chance(0.7) ? pottedPlant(palette, 90, 542) : box(50, 430, 90, 112, palette.wallDark),
    box(668, 0, 4, 70, palette.dark) + shape('M636 104q0-36 34-36t34 36z', palette.light),
  ].join('')
}

/** The waiting room of a practice: chairs in a row, and the counter where one registers. */
export const waitingScene: Draw = (random, palette) => {
  const chair = (x: number): string =>
    box(x, 372, 84, 76, palette.sign) +
    box(x - 4, 448, 92, 16, palette.accent) +
    box(x + 4, 464, 8, 78, palette.metal) +
    box(x + 72, 464, 8, 78, palette.metal)
  const counter =
    box(528, 396, 250, 144, palette.goods) +
    box(516, 380, 274, 18, palette.wallDark) +
    box(560, 300, 92, 66, palette.dark) +
    box(568, 308, 76, 50, palette.sky) +
    box(602, 366, 12, 14, palette.dark) +
    box(690, 352, 60, 28, palette.pale)
  const pictures = repeat(2, index =>
    [
      box(96 + index * 180, 120, 130, 104, palette.wallDark),
      box(106 + index * 180, 130, 110, 84, palette.sky),
      shape(
        `M${106 + index * 180} ${180 + random.below(20)}q40-30 110-6V214h-110z`,
        index === 0 ? palette.plant : palette.goods,
      ),
    ].join(''),
  )
  const clock =
    disc(540, 160, 40, palette.wallDark) +
    disc(540, 160, 33, palette.pale) +
    box(537, 136, 5, 28, palette.dark)
  return treatmentRoom(
    random,
    palette,
    pictures + clock + repeat(3, index => chair(170 + index * 110)) + counter,
  )
}

/** A room for small children: shelves with toys, a low table, a carpet. */
export const playroomScene: Draw = (random, palette) => {
  const paints = [palette.accent, palette.sign, palette.goods, palette.plant, palette.light]
  const shelf =
    box(60, 190, 330, 230, palette.wallDark) +
    repeat(2, row => box(72, 202 + row * 108, 306, 98, palette.pale)) +
    repeat(8, index => {
      const [x, y] = [88 + (index % 4) * 74, 300 + Math.floor(index / 4) * 108]
      const paint = random.pick(paints)
      return random.chance(0.5) ? box(x, y - 44, 44, 44, paint) : disc(x + 22, y - 23, 23, paint)
    })
  const stool = (x: number) =>
    box(x, 470, 56, 14, palette.accent) + box(x + 20, 484, 16, 58, palette.wallDark)
  const table =
    box(470, 436, 210, 18, palette.goods) +
    box(486, 454, 14, 88, palette.wallDark) +
    box(650, 454, 14, 88, palette.wallDark) +
    shape('M540 436v-44h44v44zM560 392l22-36 22 36z', palette.sign) +
    disc(630, 416, 20, palette.accent)
  return [
    box(0, 0, 800, 600, palette.pale),
    box(480, 80, 240, 190, palette.sky),
    shape(`M480 ${220 + random.below(30)}q90-44 240-8V270H480z`, palette.plant),
    box(594, 80, 10, 190, palette.wallDark),
    repeat(11, index =>
      shape(`M${20 + index * 72} 20h52l-26 48z`, paints[index % paints.length] ?? palette.accent),
    ),
    shelf,
    box(0, 540, 800, 60, palette.goods),
    shape('M120 600q180-52 420 0z', palette.light),
    table,
    stool(410),
    stool(700),
    repeat(3, index => box(170 + index * 46, 500 - (index % 2) * 20, 40, 40, paints[index] ?? palette.sign)),
  ].join('')
}

/** The studio of a photographer: a camera before its backdrop, and a lamp. */
export const studioScene: Draw = (random, palette) => {
  const backdrop =
    box(250, 60, 330, 14, palette.dark) +
    shape(
      'M266 74h298v380q0 60 60 86H206q60-26 60-86z',
      random.chance(0.5) ? palette.signLight : palette.glass,
    ) +
    box(372, 400, 92, 12, palette.wallDark) +
    shape('M384 412h12l-14 128h-12zM440 412h12l14 128h-12z', palette.wallDark)
  const camera =
    shape('M118 380l-52 170h16l46-150 46 150h16l-52-170z', palette.dark) +
    box(70, 296, 120, 84, palette.dark) +
    box(104, 278, 52, 20, palette.dark) +
    disc(182, 338, 34, palette.metal) +
    disc(182, 338, 22, palette.glass)
  const lamp =
    box(676, 270, 10, 272, palette.dark) +
    shape('M612 150h136l-18 120h-100z', palette.light) +
    box(604, 142, 152, 12, palette.dark) +
    shape('M640 548l41-22 41 22z', palette.dark)
  return [
    box(0, 0, 800, 600, palette.pale),
    box(0, 540, 800, 60, palette.ground),
    backdrop,
    camera,
    lamp,
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

/** The dining room of a restaurant: laid tables at a window. */
export const diningScene: Draw = (random, palette) => {
  const chair = (x: number): string =>
    box(x, 380, 12, 160, palette.wallDark) +
    box(x, 452, 66, 12, palette.wallDark) +
    box(x + 56, 460, 10, 80, palette.wallDark)
  const table = (x: number): string =>
    chair(x - 70) +
    shape(`M${x} 416h190l14 70h-218z`, palette.pale) +
    box(x + 84, 480, 20, 60, palette.wallDark) +
    disc(x + 56, 410, 14, palette.metal) +
    shape(`M${x + 116} 376h20v18l-6 8v14h-8v-14l-6-8z`, palette.glass) +
    (random.chance(0.6) ? box(x + 84, 384, 8, 32, palette.plant) : disc(x + 90, 404, 12, palette.light))
  return [
    box(0, 0, 800, 600, palette.wall),
    repeat(
      3,
      index =>
        box(90 + index * 230, 90, 150, 200, palette.glass) + box(160 + index * 230, 90, 8, 200, palette.pale),
    ),
    box(0, 330, 800, 8, palette.wallDark),
    repeat(
      2,
      index =>
        box(218 + index * 350, 0, 4, 60, palette.dark) +
        shape(`M${186 + index * 350} 100q0-40 34-40t34 40z`, palette.light),
    ),
    box(0, 540, 800, 60, palette.ground),
    table(130),
    table(480),
    pottedPlant(palette, 744, 540),
  ].join('')
}

/** A guest room with a bed at the window. */
export const roomScene: Draw = (random, palette) =>
  [
    box(0, 0, 800, 600, random.chance(0.5) ? palette.pale : palette.wall),
    box(480, 90, 220, 220, palette.sky),
    shape(`M480 ${250 + random.below(40)}q80-50 220-10v70H480z`, palette.plant),
    box(586, 90, 8, 220, palette.pale),
    box(454, 80, 34, 260, palette.accent),
    box(692, 80, 34, 260, palette.accent),
    box(140, 130, 150 + random.below(40), 100, palette.glass),
    box(80, 300, 30, 240, palette.wallDark),
    box(110, 420, 360, 60, palette.pale),
    shape('M200 404h250q26 0 26 26v50H200z', palette.sign),
    shape('M118 390h70q16 0 16 16v22h-86z', palette.signLight),
    box(110, 480, 366, 40, palette.wallDark),
    box(120, 520, 20, 22, palette.dark),
    box(446, 520, 20, 22, palette.dark),
    box(500, 460, 90, 80, palette.wallDark),
    box(540, 410, 8, 50, palette.dark),
    shape('M514 412q6-40 30-40t30 40z', palette.light),
    box(0, 540, 800, 60, palette.ground),
    random.chance(0.5) ? pottedPlant(palette, 690, 542) : box(620, 470, 130, 70, palette.goods),
  ].join('')

/** A hall for sport: wall bars, marks on the floor, mats. */
export const gymScene: Draw = (random, palette) =>
  [
    box(0, 0, 800, 600, palette.pale),
    repeat(5, index => box(40 + index * 150, 50, 120, 70, palette.sky)),
    repeat(2, index => {
      const x = 70 + index * 520
      return (
        box(x, 160, 12, 260, palette.wallDark) +
        box(x + 128, 160, 12, 260, palette.wallDark) +
        repeat(8, bar => box(x, 174 + bar * 31, 140, 9, palette.goods))
      )
    }),
    box(270, 180, 260, 170, palette.glass),
    box(0, 420, 800, 180, palette.goods),
    shape('M0 470h800v10H0zM380 420h12v180h-12z', palette.pale),
    repeat(3, index =>
      shape(
        `M${80 + index * 230} ${540 - random.below(30)}h150l24 26h-198z`,
        random.pick([palette.accent, palette.sign]),
      ),
    ),
    random.chance(0.5) ? disc(610, 500, 34, palette.accent) : disc(300, 496, 30, palette.sign),
  ].join('')
