import { expect, test } from 'vitest'
import { getCategory } from '#services/categories/get-category.ts'

/** A directory in which no import has brought categories of its own. */
const NO_IMPORTS = { index: { categories: () => [] } } as unknown as Parameters<typeof getCategory>[0]

test.each([
  ['fitnessstudio', 'fitnessstudio', 'sport'],
  ['kirchen', 'kirchen', 'religion-vereine'],
  ['museum', 'museum', 'freizeit-kultur'],
  ['bauernhof', 'bauernhof', 'landwirtschaft'],
  ['imkerei', 'imkerei', 'landwirtschaft'],
  ['landwirtschaft', 'landwirtschaft', 'landwirtschaft'],
  ['fotovoltaik', 'solaranlagen-fachbetrieb', 'technische-dienste'],
  ['sanitaertechnik', 'klempner', 'technische-dienste'],
  ['bio-landwirtschaft', 'biohof', 'landwirtschaft'],
  ['kadernictvi', 'friseur', 'dienstleister'],
])('the address of %s leads to %s', (text, slug, group) => {
  expect(getCategory(NO_IMPORTS, text)).toMatchObject({ slug, group })
})
