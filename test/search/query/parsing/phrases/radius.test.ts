import { describe, expect, test } from 'vitest'
import { readPhrases } from '#search/query/parsing/phrases/read-phrases.ts'

describe('a distance in a text', () => {
  test.each([
    ['friseur im Umkreis von 10 km um köln', '10', 'im Umkreis von 10 km', 'friseur um köln'],
    ['friseur umkreis 5km köln', '5', 'umkreis 5km', 'friseur köln'],
    ['10 km um köln', '10', '10 km', 'um köln'],
    ['zahnarzt köln +10km', '10', '+10km', 'zahnarzt köln'],
    ['zahnarzt köln 3 Kilometer entfernt', '3', '3 Kilometer entfernt', 'zahnarzt köln'],
    ['dentist within 5 km of cologne', '5', 'within 5 km of', 'dentist cologne'],
    ["Köln'e 10 km kuaför", '10', '10 km', "Köln'e kuaför"],
    ['köln 30 km çevresinde kuaför', '30', '30 km çevresinde', 'köln kuaför'],
    ['hotel maximal 250 km köln', '100', 'maximal 250 km', 'hotel köln'],
  ])('"%s" says %s km', (text, value, typed, rest) => {
    const read = readPhrases(text)
    expect(read.phrases).toMatchObject([{ kind: 'radius', value, typed }])
    expect(read.rest).toBe(rest)
  })

  test.each(['0 km köln', 'km 21', 'tankstelle a10', '10 kmh', '1000 km', 'in 10 minuten'])(
    '"%s" says none',
    text => {
      expect(readPhrases(text).phrases.filter(({ kind }) => kind === 'radius')).toEqual([])
    },
  )
})
