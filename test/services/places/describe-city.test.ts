import { expect, test } from 'vitest'
import { describeCity } from '#services/places/describe-city.ts'
import { draft } from '#test/make-draft.ts'
import { tempDirectory } from '#test/temp-directory.ts'

const some = (count: number, city: string, postalCode: string, category: string) =>
  Array.from({ length: count }, (_, at) =>
    draft({
      name: `${category} ${city} ${at}`,
      category,
      city,
      postalCode,
      street: `Weg ${at + 1}`,
      phone: `+4935814711${postalCode.slice(0, 2)}${category.length}${at}`,
    }),
  )

test('a speciality is a trade that a city has several of and that is rarer elsewhere', async () => {
  const { index } = await tempDirectory(
    ...some(4, 'Görlitz', '02826', 'Zahnarzt'),
    ...some(3, 'Görlitz', '02826', 'Bäckerei'),
    ...some(2, 'Görlitz', '02826', 'Optiker'),
    ...some(6, 'Köln', '50823', 'Bäckerei'),
    ...some(3, 'Köln', '50823', 'Friseur'),
  )
  const specialities = (city: string, language: 'de' | 'en') =>
    describeCity({ index, now: Date.now }, { city, language }).surroundings.specialities
  expect(specialities('Görlitz', 'de')).toEqual(['Zahnärzte'])
  expect(specialities('Görlitz', 'en')).toEqual(['dentists'])
  expect(specialities('Köln', 'de')).toEqual(['Friseure'])
})
