import { describe, expect, test } from 'vitest'
import { impossibleSetting, MAX_CODE_LENGTH, settingsFaults } from '#domain/settings/validate-settings.ts'

describe('a fault of a text names its field', () => {
  const cases: [
    name: string,
    change: Parameters<typeof settingsFaults>[0],
    faults: [field: string, code: string][],
  ][] = [
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
    expect(settingsFaults(change).map(({ field, code }) => [field, code])).toEqual(faults)
  })
})

describe('a setting that makes no sense is named', () => {
  const entries = (count: number) => Array.from({ length: count }, () => ({ title: 'x', text: '' }))
  const cases: [change: Parameters<typeof impossibleSetting>[0], field: string | undefined][] = [
    [{}, undefined],
    [{ replyHours: 1 }, undefined],
    [{ replyHours: 720 }, undefined],
    [{ replyHours: 0 }, 'replyHours'],
    [{ replyHours: 721 }, 'replyHours'],
    [{ replyHours: 1.5 }, 'replyHours'],
    [{ timeline: entries(50), team: entries(50) }, undefined],
    [{ timeline: entries(51) }, 'timeline'],
    [{ team: entries(51) }, 'team'],
    [{ tileUrl: '' }, undefined],
    [{ tileUrl: 'https://{s}.karten.example/{z}/{x}/{y}.png' }, undefined],
    [{ tileUrl: '/karte/{z}/{x}/{y}.png' }, undefined],
    [{ tileUrl: 'http://karten.example/{z}/{x}/{y}.png' }, 'tileUrl'],
    [{ tileUrl: 'https://karten.example/{z}/{x}.png' }, 'tileUrl'],
    [{ tileUrl: 'javascript:{z}{x}{y}' }, 'tileUrl'],
    [{ fallbackBusinesses: -1 }, 'fallbackBusinesses'],
    [{ fallbackCities: 0.5 }, 'fallbackCities'],
    [{ fallbackRating: 5.1 }, 'fallbackRating'],
    [{ fallbackRating: 4.4 }, undefined],
    [{ countries: ['DE', 'AT', 'CH'] }, undefined],
    [{ countries: ['AT'] }, 'countries'],
    [{ countries: ['DE', 'AT', 'AT'] }, 'countries'],
    [{ countries: [] }, 'countries'],
  ]
  test.each(cases)('%o', (change, field) => {
    expect(impossibleSetting(change)).toBe(field)
  })
})
