import file from '../data/demo/scenes.json' with { type: 'json' }
import { type Random, randomFor } from './random.ts'

/** What a drawing shows. */
export type SceneName = keyof typeof file.scenes

/** Numbers with the same remainder by this are painted in the same colours. */
export const SCENE_PALETTES = file.palettes.length

/** The names of all scenes. */
export const SCENE_NAMES: readonly string[] = Object.keys(file.scenes)

/** A number, or '60..380' for any whole number from 60 to 379. */
type Amount = number | string

/**
 * A shape, or a group of steps. A shape is a colour of the palettes, or several of which one is chosen, and 'x y width height',
 * 'x y radius' or a path: 'pale|sky 0 0 800 600'. Any of its numbers may be a range.
 */
type Step = string | Group

/** Steps that are drawn at a place of their own, in percent of their size, several times or by chance. */
interface Group {
  readonly draw?: readonly Step[] | undefined
  /** The name of a part, instead of `draw`. */
  readonly part?: string | undefined
  readonly at?: readonly Amount[] | undefined
  readonly size?: Amount | undefined
  readonly times?: Amount | undefined
  /** From one time to the next, in x and y. */
  readonly step?: readonly number[] | undefined
  readonly odds?: number | undefined
  /** Drawn where chance decides against `draw`. */
  readonly else?: readonly Step[] | undefined
}

const SCENES: ReadonlyMap<string, readonly Step[]> = new Map(Object.entries<readonly Step[]>(file.scenes))
const PARTS: ReadonlyMap<string, readonly Step[]> = new Map(Object.entries<readonly Step[]>(file.parts))
const PALETTES: readonly Readonly<Record<string, string>>[] = file.palettes

/**
 * A flat drawing instead of a photo, for a fictional business.
 * @param seed whole number from 0; the same number gives the same drawing
 * @param scene what it shows; any other word gives a street, which fits every business
 * @returns an SVG of 800 x 600 without texts or references
 */
export function demoScene(seed: number, scene: string): string {
  const number = Math.abs(Math.trunc(Number.isFinite(seed) ? seed : 0))
  const pen = { random: randomFor(number, number % 7919), palette: PALETTES[number % SCENE_PALETTES] ?? {} }
  const body = drawn(SCENES.get(scene) ?? file.scenes.street, pen, { x: 0, y: 0, scale: 1 })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600">${body}</svg>`
}

interface Pen {
  readonly random: Random
  readonly palette: Readonly<Record<string, string>>
}

interface Origin {
  readonly x: number
  readonly y: number
  readonly scale: number
}

function drawn(steps: readonly Step[], pen: Pen, origin: Origin): string {
  return steps
    .map(step => (typeof step === 'string' ? shape(step, pen, origin) : group(step, pen, origin)))
    .join('')
}

function group({ part, at, size, times, step, odds, ...steps }: Group, pen: Pen, origin: Origin): string {
  const { random } = pen
  const first = part === undefined ? (steps.draw ?? []) : PARTS.get(part)
  if (first === undefined) throw new RangeError(`no part "${part}"`)
  return Array.from({ length: amount(times ?? 1, random) }, (_, index) => {
    const [x, y] = [0, 1].map(axis => amount(at?.[axis] ?? 0, random) + index * (step?.[axis] ?? 0))
    const own = {
      x: origin.x + origin.scale * (x ?? 0),
      y: origin.y + origin.scale * (y ?? 0),
      scale: (origin.scale * amount(size ?? 100, random)) / 100,
    }
    return drawn(odds === undefined || random.chance(odds) ? first : (steps.else ?? []), pen, own)
  }).join('')
}

function shape(step: string, { random, palette }: Pen, { x, y, scale }: Origin): string {
  const [colours = '', ...words] = step.split(' ')
  const geometry = words.join(' ').replaceAll(RANGE, range => String(amount(range, random)))
  const moved = x === 0 && y === 0 ? '' : ` transform="translate(${round(x)} ${round(y)})${scaled(scale)}"`
  const paint = ` fill="${palette[random.pick(colours.split('|'))]}"${moved}/>`
  if (geometry.startsWith('M')) return `<path d="${geometry}"${paint}`
  const [left, top, width, height] = geometry.split(' ')
  return height === undefined
    ? `<circle cx="${left}" cy="${top}" r="${width}"${paint}`
    : `<path d="M${left} ${top}h${width}v${height}h-${width}z"${paint}`
}

const RANGE = /\d{1,3}\.\.\d{1,3}/g

function amount(value: Amount, random: Random): number {
  if (typeof value === 'number') return value
  const [from = 0, to = 0] = value.split('..').map(Number)
  return from + random.below(to - from)
}

function scaled(scale: number): string {
  return scale === 1 ? '' : ` scale(${scale.toFixed(2)})`
}

function round(length: number): number {
  return Math.round(length * 10) / 10
}
