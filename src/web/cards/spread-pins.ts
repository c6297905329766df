/** A point of a plot, in its units. */
export interface Pin {
  /** As in the list beside it. */
  readonly number: number
  readonly x: number
  readonly y: number
  /** Where it belongs, if it had to give way to others. */
  readonly from?: readonly [x: number, y: number]
}

/** What pins must not cover, e.g. the words on a ring: a rectangle around its middle. */
export interface Covered {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Half of a pin, with the paper around it. */
const PIN_RADIUS = 13
/** Centres of two pins of 24 units are at least so far apart that a line of paper shows between them. */
export const PIN_GAP = 27
/** Where the centre of a pin may be, on the plot of 368 x 440. */
const INSIDE = { left: 14, top: 14, right: 354, bottom: 426 } as const
/** The corners above belong to the compass and, on narrow screens, to the button that closes. */
const CORNER = { width: 44, height: 62 } as const
/** Places around a point are tried in rings of so many units, nearest first … */
const STEP = 9
/** … that many in a ring. */
const DIRECTIONS = 16
/** Beyond the longest way across the plot. */
const FARTHEST = 540

/**
 * Moves pins apart so that each number can be read, and off what they must not cover: who is alone stays, the others go to
 * the nearest free place. The same pins always give the same picture.
 */
export function spreadPins(pins: readonly Pin[], covered: readonly Covered[] = []): readonly Pin[] {
  const isClear = (x: number, y: number) => covered.every(box => isBeside(box, x, y))
  const isAlone = (pin: Pin) =>
    isClear(pin.x, pin.y) && pins.every(other => other === pin || isApart(pin, other))
  const placed = pins.filter(isAlone)
  for (const pin of pins) if (!placed.includes(pin)) placed.push(nearestFree(pin, placed, isClear))
  return placed.sort((a, b) => a.number - b.number)
}

function nearestFree(pin: Pin, placed: readonly Pin[], isClear: (x: number, y: number) => boolean): Pin {
  const isFree = (x: number, y: number) => isClear(x, y) && placed.every(other => isApart(other, { x, y }))
  if (isFree(pin.x, pin.y)) return pin
  for (let radius = STEP; radius < FARTHEST; radius += STEP) {
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const angle = (direction * 2 * Math.PI) / DIRECTIONS
      const x = Math.round(pin.x + radius * Math.cos(angle))
      const y = Math.round(pin.y + radius * Math.sin(angle))
      if (isInside(x, y) && isFree(x, y)) return { number: pin.number, x, y, from: [pin.x, pin.y] }
    }
  }
  return pin
}

function isBeside(box: Covered, x: number, y: number): boolean {
  return (
    Math.abs(x - box.x) >= box.width / 2 + PIN_RADIUS || Math.abs(y - box.y) >= box.height / 2 + PIN_RADIUS
  )
}

function isApart(one: Pick<Pin, 'x' | 'y'>, other: Pick<Pin, 'x' | 'y'>): boolean {
  // Whole numbers, which server and browser compare alike.
  return (one.x - other.x) ** 2 + (one.y - other.y) ** 2 >= PIN_GAP ** 2
}

function isInside(x: number, y: number): boolean {
  const { left, top, right, bottom } = INSIDE
  if (x < left || x > right || y < top || y > bottom) return false
  return y > CORNER.height || (x > CORNER.width && x < right + left - CORNER.width)
}
