import { randomFor } from './random.ts'
import * as inside from './scene-inside.ts'
import * as openAir from './scene-open-air.ts'
import * as outside from './scene-outside.ts'
import { PALETTES } from './scene-palette.ts'
import type { Draw } from './scene-shapes.ts'

const SCENES = {
  bench: inside.benchScene,
  cafe: inside.cafeScene,
  counter: inside.counterScene,
  desk: inside.deskScene,
  dining: inside.diningScene,
  gym: inside.gymScene,
  lift: inside.liftScene,
  playroom: inside.playroomScene,
  practice: inside.practiceScene,
  room: inside.roomScene,
  salon: inside.salonScene,
  studio: inside.studioScene,
  waiting: inside.waitingScene,
  beds: openAir.bedsScene,
  camp: openAir.campScene,
  field: openAir.fieldScene,
  meadow: openAir.meadowScene,
  pool: openAir.poolScene,
  terrace: openAir.terraceScene,
  church: outside.churchScene,
  hall: outside.hallScene,
  house: outside.houseScene,
  mosque: outside.mosqueScene,
  shop: outside.shopFrontScene,
  station: outside.stationScene,
  street: outside.streetScene,
} satisfies Readonly<Record<string, Draw>>

/** What a drawing shows. */
export type SceneName = keyof typeof SCENES

/** Numbers with the same remainder by this are painted in the same colours. */
export const SCENE_PALETTES = PALETTES.length

const BY_NAME: ReadonlyMap<string, Draw> = new Map(Object.entries(SCENES))

/** The names of all scenes. */
export const SCENE_NAMES: readonly string[] = [...BY_NAME.keys()]

/**
 * A flat drawing instead of a photo, for a fictional business.
 * @param seed whole number from 0; the same number gives the same drawing
 * @param scene what it shows; any other word gives a street, which fits every business
 * @returns an SVG of 800 x 600 without texts or references
 */
export function demoScene(seed: number, scene: string): string {
  const number = Math.abs(Math.trunc(Number.isFinite(seed) ? seed : 0))
  const random = randomFor(number, number % 7919)
  const palette = PALETTES[number % SCENE_PALETTES]
  if (palette === undefined) throw new RangeError('there is no palette')
  const body = (BY_NAME.get(scene) ?? SCENES.street)(random, palette)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600">${body}</svg>`
}
