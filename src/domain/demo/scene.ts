import { CATEGORY_GROUPS, type GroupSlug } from '#domain/category/group.ts'
import { randomFor } from './random.ts'
import { benchScene, counterScene, deskScene, gardenScene, liftScene, practiceScene } from './scene-inside.ts'
import { churchScene, houseScene, shopFrontScene, streetScene } from './scene-outside.ts'
import { PALETTES } from './scene-palette.ts'
import type { Draw } from './scene-shapes.ts'

/** The scenes of each group. */
const SCENES: Readonly<Record<GroupSlug, readonly Draw[]>> = {
  'kfz-werkstatt': [liftScene, benchScene, shopFrontScene, streetScene],
  handwerker: [benchScene, houseScene, houseScene, shopFrontScene],
  dienstleister: [shopFrontScene, deskScene, practiceScene],
  'technische-dienste': [benchScene, houseScene, shopFrontScene],
  handel: [shopFrontScene, counterScene, shopFrontScene, streetScene],
  gastronomie: [counterScene, counterScene, shopFrontScene, gardenScene],
  gesundheit: [practiceScene, practiceScene, shopFrontScene, houseScene],
  bildung: [deskScene, deskScene, houseScene, churchScene],
  immobilien: [houseScene, streetScene, deskScene],
  transport: [streetScene, houseScene, liftScene],
  sport: [gardenScene, houseScene, streetScene],
  'freizeit-kultur': [gardenScene, churchScene, streetScene],
  'religion-vereine': [churchScene, houseScene],
  landwirtschaft: [gardenScene, houseScene],
  sonstiges: [houseScene, streetScene],
}

/**
 * A flat drawing instead of a photo, for a fictional business.
 * @param seed whole number from 0; the same number gives the same drawing. Its remainder by the count of groups is
 * the number of the group.
 * @param group overrides the group of the number
 * @returns an SVG of 800 x 600 without texts or references
 */
export function demoScene(seed: number, group?: GroupSlug): string {
  const number = Math.abs(Math.trunc(Number.isFinite(seed) ? seed : 0))
  const shown = group ?? CATEGORY_GROUPS[number % CATEGORY_GROUPS.length]?.slug ?? 'sonstiges'
  const random = randomFor(number, number % 7919)
  const draw = random.pick(SCENES[shown])
  const body = draw(random, random.pick(PALETTES))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600">${body}</svg>`
}
