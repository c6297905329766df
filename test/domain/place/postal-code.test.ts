import { describe, expect, test } from 'vitest'
import { gazetteer } from '#domain/place/gazetteer.ts'
import {
  isPostalCode,
  municipalitiesOfPostalCode,
  postalCodePlace,
  postalCodesBeginning,
  stateOfPostalCode,
} from '#domain/place/postal-code.ts'

describe('isPostalCode', () => {
  test.each([
    ['01067', true],
    ['80331', true],
    ['1067', false],
    ['803310', false],
    ['8033a', false],
    ['', false],
    ['٨٠٣٣١', false],
  ])('%s: %s', (text, is) => {
    expect(isPostalCode(text)).toBe(is)
  })
})

describe('the state of a postal code', () => {
  test.each([
    ['01067', 'SN', 'Dresden'],
    ['10115', 'BE', 'Berlin'],
    ['20095', 'HH', 'Hamburg'],
    ['28195', 'HB', 'Bremen'],
    ['27568', 'HB', 'Bremerhaven, amid Niedersachsen'],
    ['24103', 'SH', 'Kiel'],
    ['18055', 'MV', 'Rostock'],
    ['17268', 'BB', 'Templin, amid Mecklenburg'],
    ['17258', 'MV', 'Feldberg, amid Brandenburg'],
    ['19348', 'BB', 'Perleberg, amid Mecklenburg'],
    ['14467', 'BB', 'Potsdam'],
    ['39104', 'ST', 'Magdeburg'],
    ['29410', 'ST', 'Salzwedel, amid Niedersachsen'],
    ['38820', 'ST', 'Halberstadt'],
    ['99084', 'TH', 'Erfurt'],
    ['37308', 'TH', 'Heiligenstadt, amid Niedersachsen'],
    ['96515', 'TH', 'Sonneberg, amid Bayern'],
    ['07952', 'SN', 'Pausa, amid Thüringen'],
    ['07919', 'SN', 'Mühltroff, with a village of Thüringen'],
    ['06556', 'TH', 'Artern, amid Sachsen-Anhalt'],
    ['34346', 'NI', 'Hann. Münden, amid Hessen'],
    ['34414', 'NW', 'Warburg, amid Hessen'],
    ['49477', 'NW', 'Ibbenbüren, amid Niedersachsen'],
    ['60311', 'HE', 'Frankfurt'],
    ['63739', 'BY', 'Aschaffenburg, amid Hessen'],
    ['68519', 'HE', 'Viernheim, amid Baden-Württemberg'],
    ['69151', 'BW', 'Neckargemünd'],
    ['55252', 'HE', 'Mainz-Kastel, amid Rheinland-Pfalz'],
    ['66482', 'RP', 'Zweibrücken, amid the Saarland'],
    ['66111', 'SL', 'Saarbrücken'],
    ['88131', 'BY', 'Lindau, amid Baden-Württemberg'],
    ['89231', 'BY', 'Neu-Ulm'],
    ['97877', 'BW', 'Wertheim, amid Bayern'],
    ['53604', 'NW', 'Bad Honnef'],
    ['53424', 'RP', 'Remagen'],
  ])('%s lies in %s (%s)', (code, state) => {
    expect(stateOfPostalCode(code)).toBe(state)
  })

  test('a code of post-office boxes has the state of its neighbours', () => {
    expect(municipalitiesOfPostalCode('50450')).toEqual([])
    expect(stateOfPostalCode('50450')).toBe('NW')
  })

  test.each(['', '00000', '8033', 'abcde', '05000'])('"%s" has none', code => {
    expect(stateOfPostalCode(code)).toBeUndefined()
  })
})

describe('postalCodePlace', () => {
  test('the code of a small town has the town’s position', () => {
    expect(postalCodePlace('91541')).toEqual({
      latitude: 49.379,
      longitude: 10.187,
      isApproximate: false,
      city: 'Rothenburg ob der Tauber',
      state: 'BY',
    })
  })

  test('the codes of a large town have its centre, marked as such', () => {
    expect(postalCodePlace('80331')).toMatchObject({ city: 'München', isApproximate: true })
  })

  test('a code with a leading zero is not the one without it', () => {
    expect(postalCodePlace('01067')).toMatchObject({ city: 'Dresden', state: 'SN' })
    expect(postalCodePlace('1067')).toBeUndefined()
  })

  test('the harbour of Bremen does not make Bremerhaven Bremen', () => {
    expect(postalCodePlace('27568')?.city).toBe('Bremerhaven')
  })

  test('unknown codes have no place', () => {
    expect(postalCodePlace('00000')).toBeUndefined()
    expect(postalCodePlace('')).toBeUndefined()
  })
})

test('the codes that begin with some digits are exactly those', () => {
  const all = gazetteer().postalCodes
  expect(postalCodesBeginning('803')).toEqual(all.filter(code => code.startsWith('803')))
  expect(postalCodesBeginning('0')).toEqual(all.filter(code => code.startsWith('0')))
  expect(postalCodesBeginning('05')).toEqual([])
  expect(postalCodesBeginning('99998')).toEqual(['99998'])
})
