import { describe, expect, test } from 'vitest'
import {
  CORRECTION_TEXT_FIELDS,
  type CorrectionFacts,
  type CorrectionInput,
  type CorrectionText,
} from '#domain/correction/correction.ts'
import { proposedEdit, readCorrection } from '#domain/correction/read-correction.ts'
import { emptyValues } from '#domain/form/form-values.ts'

const NO_DAYS = { monday: '', tuesday: '', wednesday: '', thursday: '', friday: '', saturday: '', sunday: '' }

const FACTS: CorrectionFacts = {
  texts: {
    ...emptyValues(CORRECTION_TEXT_FIELDS),
    name: 'Café Kürbis',
    category: 'Café',
    street: 'Weißgasse 3',
    postalCode: '01067',
    city: 'Dresden',
    phone: '+49 351 4710318',
    website: 'https://kuerbis.example/',
    description: 'Kuchen.\n\nUnd Kaffee.',
  },
  hours: { ...NO_DAYS, monday: '09:00-18:00', sunday: 'Closed' },
  status: 'operational',
}

function correction(
  texts: Partial<Record<CorrectionText, string>> = {},
  hours: Partial<CorrectionInput['hours']> = {},
  isClosed = false,
): CorrectionInput {
  return {
    businessId: 1,
    texts: { ...FACTS.texts, ...texts },
    hours: { ...FACTS.hours, ...hours },
    isClosed,
    comment: '',
    email: '',
    isOwner: false,
    proof: '',
  }
}

test('postal code and phone are read as the country of the business writes them', () => {
  const facts = {
    ...FACTS,
    countryCode: 'AT',
    texts: { ...FACTS.texts, postalCode: '1010', phone: '+43 1 5131234' },
  }
  const input = correction({ postalCode: '1070', phone: '01 513 12 34' })
  expect(readCorrection(input, facts)).toEqual({ changed: ['postalCode'], faults: [] })
  expect(readCorrection(input, { ...facts, countryCode: 'DE' }).faults).not.toEqual([])
})

describe('what a correction changes', () => {
  test.each<[string, CorrectionInput]>([
    ['nothing was touched', correction()],
    ['blanks around a text', correction({ name: ' Café Kürbis\u200b ' })],
    ['a telephone number in another form', correction({ phone: '0351/4710318' })],
    ['a website without its scheme', correction({ website: 'kuerbis.example' })],
    ['another name of the same category', correction({ category: 'cafés' })],
    ['line breaks as forms send them', correction({ description: 'Kuchen.\r\n\r\nUnd Kaffee.' })],
    ['hours in other words', correction({}, { monday: '9-18 Uhr', sunday: 'kapalı' })],
    ['a day that was unknown and still is', correction({}, { tuesday: 'unbekannt' })],
  ])('nothing: %s', (_name, input) => {
    expect(readCorrection(input, FACTS)).toEqual({ changed: [], faults: [] })
  })

  test.each<[string, CorrectionInput, readonly string[]]>([
    ['umlauts that were written out', correction({ name: 'Cafe Kuerbis' }), ['name']],
    ['an emptied text', correction({ description: '' }), ['description']],
    ['a postal code with a leading zero', correction({ postalCode: '01069' }), ['postalCode']],
    ['one day', correction({}, { tuesday: '9-12' }), ['openingHours']],
    ['a day by appointment that was unknown', correction({}, { tuesday: 'randevu ile' }), ['openingHours']],
    ['a day of which nothing is known any more', correction({}, { sunday: '' }), ['openingHours']],
    ['closed for good', correction({}, {}, true), ['status']],
    [
      'several, in the order of the form',
      correction({ website: '', street: 'Weißgasse 4' }, { monday: '' }, true),
      ['street', 'website', 'openingHours', 'status'],
    ],
  ])('%s', (_name, input, changed) => {
    expect(readCorrection(input, FACTS)).toEqual({ changed, faults: [] })
  })

  test('a closed business is not closed again', () => {
    const closed = { ...FACTS, status: 'closed-permanently' } as const
    expect(readCorrection(correction({}, {}, true), closed).changed).toEqual([])
  })

  test.each(['closed-permanently', 'closed-temporarily'] as const)('one that is %s is open again', status => {
    const input = { ...correction(), isOpenAgain: true }
    expect(readCorrection(input, { ...FACTS, status }).changed).toEqual(['status'])
    expect(proposedEdit(input, ['status'])).toEqual({ status: 'operational' })
  })

  test('an open business is not opened again', () => {
    expect(readCorrection({ ...correction(), isOpenAgain: true }, FACTS).changed).toEqual([])
  })
})

test('name, category and city cannot be emptied, and an unreadable field is reported', () => {
  const input = correction(
    { name: '', category: ' ', city: '', phone: '12', street: '---', website: 'javascript:alert(1)' },
    { monday: 'x'.repeat(201), friday: '25 Uhr' },
  )
  expect(readCorrection(input, FACTS).faults).toEqual([
    { field: 'name', code: 'required' },
    { field: 'category', code: 'required' },
    { field: 'street', code: 'text_without_letters' },
    { field: 'city', code: 'required' },
    { field: 'phone', code: 'phone_too_short' },
    { field: 'website', code: 'website_invalid' },
    { field: 'hours.monday', code: 'too_long', limit: 200 },
    { field: 'hours.friday', code: 'hours_unclear' },
  ])
})

test('a proposed value empties its field or is read as an edit', () => {
  const input = correction({ description: '', phone: ' 0351 99 ' }, { monday: '', sunday: '' }, true)
  expect(proposedEdit(input, ['description', 'phone', 'openingHours', 'status'])).toEqual({
    description: null,
    phone: '0351 99',
    openingHours: null,
    status: 'closed-permanently',
  })
})

test('further ways to reach a business are read by their fields, profiles line by line', () => {
  const input = correction({
    secondPhone: '0351 4710319',
    email: 'post@kuerbis.example',
    menuLink: 'kuerbis.example/karte',
    profiles: 'https://www.facebook.com/kuerbis\n instagram.com/kuerbis ',
  })
  const { changed, faults } = readCorrection(input, FACTS)
  expect(faults).toEqual([])
  expect(proposedEdit(input, changed)).toMatchObject({
    email: 'post@kuerbis.example',
    profiles: ['https://www.facebook.com/kuerbis', 'instagram.com/kuerbis'],
  })
  expect(readCorrection(correction({ profiles: 'kuerbis.example' }), FACTS).faults).toEqual([
    { field: 'profiles', code: 'profile_unknown' },
  ])
})

test('a second telephone number that is the first one is a fault of what was changed', () => {
  const repeated = (texts: Partial<Record<CorrectionText, string>>, facts = FACTS) =>
    readCorrection({ ...correction(), texts: { ...facts.texts, ...texts } }, facts).faults
  expect(repeated({ secondPhone: '0351 4710318' })).toEqual([
    { field: 'secondPhone', code: 'phone_repeated' },
  ])
  const known = { ...FACTS, texts: { ...FACTS.texts, secondPhone: '+49 351 4710319' } }
  expect(repeated({ phone: '0351 4710319' }, known)).toEqual([{ field: 'phone', code: 'phone_repeated' }])
  expect(repeated({ phone: '0351 4710319', secondPhone: '' }, known)).toEqual([])
})
