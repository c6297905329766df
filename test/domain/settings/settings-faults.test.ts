import { describe, expect, test } from 'vitest'
import { formFaults } from '#domain/form/form-faults.ts'
import { MAX_CODE_LENGTH, SETTINGS_FORM, type SettingsChange } from '#domain/settings/settings.ts'

describe('a fault of a text names its field', () => {
  const cases: [name: string, change: SettingsChange, faults: [field: string, code: string][]][] = [
    ['nothing said', {}, []],
    ['a title', { title: 'Görlitz von A bis ß' }, []],
    ['no title', { title: ' ' }, [['title', 'required']]],
    ['a title that is too long', { title: 'ı'.repeat(121) }, [['title', 'too_long']]],
    ['a description as long as it may be', { description: 'ß'.repeat(320) }, []],
    ['a description that is too long', { description: 'ß'.repeat(321) }, [['description', 'too_long']]],
    ['code as long as it may be', { headCode: 'x'.repeat(MAX_CODE_LENGTH) }, []],
    ['code that is too long', { footerCode: 'x'.repeat(MAX_CODE_LENGTH + 1) }, [['footerCode', 'too_long']]],
    [
      'an operator of whom nothing is said',
      { operator: { name: '', email: '', phone: '', postalCode: '' } },
      [],
    ],
    ['a postal code with a leading zero', { operator: { postalCode: '01067' } }, []],
    [
      'an operator with everything wrong',
      { operator: { email: 'post', phone: '12', postalCode: '1067', name: 'x'.repeat(201) } },
      [
        ['operator.name', 'too_long'],
        ['operator.postalCode', 'postal_code_shape'],
        ['operator.email', 'email_without_at'],
        ['operator.phone', 'phone_too_short'],
      ],
    ],
    [
      'entries without a title',
      {
        timeline: [
          { title: 'Gründung', text: '' },
          { title: '', text: 'x' },
        ],
        team: [{ title: '', text: '' }],
      },
      [
        ['timeline.1.title', 'required'],
        ['team.0.title', 'required'],
      ],
    ],
  ]
  test.each(cases)('%s', (_, change, faults) => {
    expect(formFaults(SETTINGS_FORM, change).map(({ field, code }) => [field, code])).toEqual(faults)
  })
})

describe('a value that makes no sense is a fault of its setting', () => {
  const entries = (count: number) => Array.from({ length: count }, () => ({ title: 'x', text: '' }))
  const cases: [change: SettingsChange, field: string | undefined, code?: string][] = [
    [{}, undefined],
    [{ replyHours: 1 }, undefined],
    [{ replyHours: 720 }, undefined],
    [{ replyHours: 0 }, 'replyHours', 'number_range'],
    [{ replyHours: 721 }, 'replyHours', 'number_range'],
    [{ replyHours: 1.5 }, 'replyHours', 'number_range'],
    [{ timeline: entries(50), team: entries(50) }, undefined],
    [{ timeline: entries(51) }, 'timeline', 'too_many'],
    [{ team: entries(51) }, 'team', 'too_many'],
    [{ tileUrl: '' }, undefined],
    [{ tileUrl: 'https://{s}.karten.example/{z}/{x}/{y}.png' }, undefined],
    [{ tileUrl: '/karte/{z}/{x}/{y}.png' }, undefined],
    [{ tileUrl: 'http://karten.example/{z}/{x}/{y}.png' }, 'tileUrl', 'tile_url_shape'],
    [{ tileUrl: 'https://karten.example/{z}/{x}.png' }, 'tileUrl', 'tile_url_shape'],
    [{ tileUrl: 'javascript:{z}{x}{y}' }, 'tileUrl', 'tile_url_shape'],
    [{ fallbackBusinesses: -1 }, 'fallbackBusinesses', 'number_range'],
    [{ fallbackCities: 0.5 }, 'fallbackCities', 'number_range'],
    [{ fallbackRating: 5.1 }, 'fallbackRating', 'rating_range'],
    [{ fallbackRating: 4.4 }, undefined],
    [{ countries: ['DE', 'AT', 'CH'] }, undefined],
    [{ countries: ['AT'] }, 'countries', 'choice_unknown'],
    [{ countries: ['DE', 'AT', 'AT'] }, 'countries', 'choice_unknown'],
    [{ countries: [] }, 'countries', 'choice_unknown'],
  ]
  test.each(cases)('%o', (change, field, code) => {
    expect(formFaults(SETTINGS_FORM, change)).toEqual(
      field === undefined ? [] : [expect.objectContaining({ field, code })],
    )
  })

  test('a range is named', () => {
    expect(formFaults(SETTINGS_FORM, { replyHours: -5 })).toEqual([
      { field: 'replyHours', code: 'number_range', least: 1, limit: 720 },
    ])
  })
})
