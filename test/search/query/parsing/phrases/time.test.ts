import { describe, expect, test } from 'vitest'
import { readPhrases } from '#search/query/parsing/phrases/read-phrases.ts'

function read(text: string) {
  const { phrases, rest } = readPhrases(text)
  const [time, ...others] = phrases.filter(({ kind }) => kind === 'time')
  expect(others).toEqual([])
  return { value: time?.value, typed: time?.typed, rest }
}

describe('words about a time', () => {
  test.each([
    ['friseur jetzt geöffnet', 'now', 'friseur'],
    ['offene Apotheke', 'now', 'Apotheke'],
    ['zahnarzt noch offen?', 'now', 'zahnarzt'],
    ['friseur heute', 'today', 'friseur'],
    ['bar heute abend', 'today@18:00-22:00', 'bar'],
    ['Restaurant heute Mittag geöffnet', 'today@11:00-14:00', 'Restaurant'],
    ['apotheke heute nacht', 'today@22:00-04:00', 'apotheke'],
    ['bäcker morgen früh', 'tomorrow@06:00-10:00', 'bäcker'],
    ['bäcker morgen frueh', 'tomorrow@06:00-10:00', 'bäcker'],
    ['café am Wochenende', 'weekend', 'café'],
    ['bäckerei sonntags', 'sun', 'bäckerei'],
    ['bäckerei am Sonntag', 'sun', 'bäckerei'],
    ['sonntags offen um 10 bäckerei', 'sun@10:00', 'bäckerei'],
    ['bar samstagabend', 'sat@18:00-22:00', 'bar'],
    ['bar Samstag Nacht', 'sat@22:00-04:00', 'bar'],
    ['friseur montags abends', 'mon@18:00-22:00', 'friseur'],
    ['friseur sonnabends', 'sat', 'friseur'],
    ['tankstelle am Feiertag', 'holiday', 'tankstelle'],
    ['apotheke feiertags geöffnet', 'holiday', 'apotheke'],
    ['supermarkt um 20 Uhr', 'today@20:00', 'supermarkt'],
    ['supermarkt 20:30', 'today@20:30', 'supermarkt'],
    ['friseur ab 18 Uhr', 'today@18:00-24:00', 'friseur'],
    ['friseur nach 18 Uhr', 'today@18:00-24:00', 'friseur'],
    ['friseur bis 20 Uhr geöffnet', 'today@-20:00', 'friseur'],
    ['friseur zwischen 18 und 20 Uhr', 'today@18:00-20:00', 'friseur'],
    ['bar heute abend um 8', 'today@20:00', 'bar'],
    ['bar morgen ab 22', 'tomorrow@22:00-24:00', 'bar'],
    ['fitnessstudio 24 Stunden', 'always', 'fitnessstudio'],
    ['fitnessstudio rund um die Uhr', 'always', 'fitnessstudio'],
    ['tankstelle 24/7', 'always', 'tankstelle'],
    ['24h tankstelle', 'always', 'tankstelle'],
    ['dentist open now', 'now', 'dentist'],
    ['bakery open on sunday', 'sun', 'bakery'],
    ['hairdresser this evening', 'today@18:00-22:00', 'hairdresser'],
    ['bakery tomorrow morning', 'tomorrow@06:00-10:00', 'bakery'],
    ['supermarket after 6 pm', 'today@18:00-24:00', 'supermarket'],
    ['supermarket open until 10pm', 'today@-22:00', 'supermarket'],
    ['locksmith open 24 hours', 'always', 'locksmith'],
    ['petrol station on public holidays', 'holiday', 'petrol station'],
    ['şu an açık diş hekimi', 'now', 'diş hekimi'],
    ['ŞİMDİ AÇIK eczane', 'now', 'eczane'],
    ['pazar günü açık fırın', 'sun', 'fırın'],
    ['fırın pazar açık', 'sun', 'fırın'],
    ['kuaför bu akşam', 'today@18:00-22:00', 'kuaför'],
    ['fırın yarın sabah', 'tomorrow@06:00-10:00', 'fırın'],
    ["market saat 20'de", 'today@20:00', 'market'],
    ["market 18'den sonra", 'today@18:00-24:00', 'market'],
    ["market 22:00'ye kadar", 'today@-22:00', 'market'],
    ['benzinlik 24 saat', 'always', 'benzinlik'],
    ['hafta sonu açık kafe', 'weekend', 'kafe'],
  ])('%s: %s', (text, value, rest) => {
    expect(read(text)).toMatchObject({ value, rest })
  })

  test('what stands apart is one time', () => {
    expect(read('sonntags friseur köln um 10 Uhr')).toEqual({
      value: 'sun@10:00',
      typed: 'sonntags um 10 Uhr',
      rest: 'friseur köln',
    })
    expect(read('geöffnet bäcker morgen früh').value).toBe('tomorrow@06:00-10:00')
  })

  test.each([
    ['café sonntag jetzt geöffnet', 'now', 'café sonntag'],
    ['jetzt geöffnet café sonntag', 'now', 'café sonntag'],
    ['bar morgen heute abend', 'today@18:00-22:00', 'bar morgen'],
    ['heute abend bar morgen', 'today@18:00-22:00', 'bar morgen'],
  ])('of two times in %s the one that may be a name is one', (text, value, rest) => {
    expect(read(text)).toMatchObject({ value, rest })
  })

  test('of two certain times both are said, and the first one counts', () => {
    const { phrases } = readPhrases('sonntags friseur montags')
    expect(phrases.map(({ value }) => value)).toEqual(['sun', 'mon'])
  })
})

test.each([
  'open air kino',
  'Tag der offenen Tür',
  '24 Stunden Notdienst',
  '24h Pflege',
  'açık hava sineması',
  'friseur um 10 km',
  'bäcker nach Köln',
  'pizza bis 20 euro',
  'zahnarzt 50667',
  'lederhosen ab 18',
  'Bar 25 Uhr',
  // From a time to the same time is no time of a day.
  'friseur 22-22 uhr',
  'Nachtigall Apotheke',
  'Levi s Jeans',
])('%s says nothing about a time', text => {
  expect(readPhrases(text).phrases.filter(({ kind }) => kind === 'time')).toEqual([])
})

describe('words of which names are made, too', () => {
  test.each(['Café Sonntag', 'Bar Morgen', 'Öz Pazar', '24 Stunden Fitness', 'Open', 'friseur heute'])(
    '%s is in doubt',
    text => {
      expect(readPhrases(text).phrases).toMatchObject([{ isWeak: true }])
    },
  )
  test.each(['café sonntags', 'bar morgen früh', 'pazar günü', 'friseur am Sonntag', 'heute offen'])(
    '%s is not',
    text => {
      expect(readPhrases(text).phrases[0]).not.toHaveProperty('isWeak')
    },
  )
})
