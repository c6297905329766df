import { expect, test } from 'vitest'
import { regions } from '#domain/region/region.ts'
import { messages as german } from '#messages/de/in-region.ts'
import { messages as english } from '#messages/en/in-region.ts'
import { messages as turkish } from '#messages/tr/in-region.ts'

test.each([
  ['Bayern', 'in Bayern', 'in Bayern'],
  ['Saarland', 'im Saarland', 'in the Saarland'],
  ['Oberpfalz', 'in der Oberpfalz', 'in the Oberpfalz'],
  ['Oberbayern', 'in Oberbayern', 'in Oberbayern'],
  ['Regierungsbezirk Köln', 'im Regierungsbezirk Köln', 'in Regierungsbezirk Köln'],
  ['Landkreis Rosenheim', 'im Landkreis Rosenheim', 'in Landkreis Rosenheim'],
  ['Kreis Düren', 'im Kreis Düren', 'in Kreis Düren'],
  ['Rhein-Kreis Neuss', 'im Rhein-Kreis Neuss', 'in the Rhein-Kreis Neuss'],
  ['Altmarkkreis Salzwedel', 'im Altmarkkreis Salzwedel', 'in the Altmarkkreis Salzwedel'],
  ['Märkischer Kreis', 'im Märkischen Kreis', 'in the Märkischer Kreis'],
  ['Region Hannover', 'in der Region Hannover', 'in the Region Hannover'],
  ['Städteregion Aachen', 'in der Städteregion Aachen', 'in the Städteregion Aachen'],
  ['Ruhrgebiet', 'im Ruhrgebiet', 'in the Ruhrgebiet'],
  ['Bodensee', 'am Bodensee', 'on Bodensee'],
  ['Ostsee', 'an der Ostsee', 'on the Ostsee'],
  ['Rügen', 'auf Rügen', 'on Rügen'],
  ['Schwäbische Alb', 'auf der Schwäbischen Alb', 'in the Schwäbische Alb'],
  ['Bayerischer Wald', 'im Bayerischen Wald', 'in the Bayerischer Wald'],
])('%s is said "%s" and "%s"; in Turkish the name stands alone', (name, inGerman, inEnglish) => {
  expect([german.inRegion(name), english.inRegion(name), turkish.inRegion(name)]).toEqual([
    inGerman,
    inEnglish,
    name,
  ])
})

test('no region whose name begins with an adjective is left without its ending', () => {
  const left = regions().filter(
    ({ name }) => / /.test(name) && /^\S+(?:er|es|e) /.test(name) && german.inRegion(name).endsWith(name),
  )
  expect(left.map(({ name }) => name).sort()).toEqual([
    'Lüneburger Heide',
    'Starnberger See',
    'Thüringer Wald',
  ])
})
