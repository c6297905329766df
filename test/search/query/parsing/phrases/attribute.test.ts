import { describe, expect, test } from 'vitest'
import { readPhrases } from '#search/query/parsing/phrases/read-phrases.ts'

function read(text: string) {
  const { phrases, rest } = readPhrases(text)
  return [phrases.map(({ kind, value, typed }) => [kind, value, typed].join(' ')), rest]
}

describe('what a business must have', () => {
  test.each([
    ['Restaurant mit Terrasse Köln', 'terrasse mit Terrasse', 'Restaurant Köln'],
    ['pizzeria zum draußen sitzen', 'terrasse zum draußen sitzen', 'pizzeria'],
    ['café mit einer schönen Dachterrasse', 'terrasse mit einer schönen Dachterrasse', 'café'],
    ['barrierefreier Zahnarzt', 'barrierefrei barrierefreier', 'Zahnarzt'],
    ['rollstuhlgerechte Praxis', 'barrierefrei rollstuhlgerechte', 'Praxis'],
    ['pizza die liefern', 'lieferung die liefern', 'pizza'],
    ['friseur EC-Karte', 'kartenzahlung EC-Karte', 'friseur'],
    ['friseur ec karte', 'kartenzahlung ec karte', 'friseur'],
    ['bäcker mit Parkplatz', 'parkplatz mit Parkplatz', 'bäcker'],
    ['bäcker mit eigenem Parkplatz', 'parkplatz mit eigenem Parkplatz', 'bäcker'],
    ['hotel kostenlos parken', 'kostenloser-parkplatz kostenlos parken', 'hotel'],
    ['veganes Café', 'vegan veganes', 'Café'],
    ['vegan essen dortmund', 'vegan vegan essen', 'dortmund'],
    ['hundefreundliches Hotel', 'hundefreundlich hundefreundliches', 'Hotel'],
    ['café Hunde erlaubt', 'hundefreundlich Hunde erlaubt', 'café'],
    ['zahnarzt nimmt neue Patienten', 'neue-patienten nimmt neue Patienten', 'zahnarzt'],
    ['café mit Außenplätzen', 'terrasse mit Außenplätzen', 'café'],
    ['hotels mit Pools', 'schwimmbad mit Pools', 'hotels'],
    ['restaurant mit großen Terrassen', 'terrasse mit großen Terrassen', 'restaurant'],
    ['barrierefreie Praxen', 'barrierefrei barrierefreie', 'Praxen'],
    ['ferienwohnung mit Haustieren', 'haustiere mit Haustieren', 'ferienwohnung'],
    ['werkstatt mit Ladesäulen', 'ladestation mit Ladesäulen', 'werkstatt'],
    ['restaurant mit vielen Parkplätzen', 'parkplatz mit vielen Parkplätzen', 'restaurant'],
    ['café mit W-LAN', 'wlan mit W-LAN', 'café'],
    ['hotel with parking', 'parkplatz with parking', 'hotel'],
    ['wheelchair accessible dentist', 'barrierefrei wheelchair accessible', 'dentist'],
    ['dog-friendly cafe', 'hundefreundlich dog-friendly', 'cafe'],
    ['cafe with free wifi', 'wlan with free wifi', 'cafe'],
    ['teraslı restoran', 'terrasse teraslı', 'restoran'],
    ['otoparklı otel', 'parkplatz otoparklı', 'otel'],
    ['engelli erişimine uygun diş hekimi', 'barrierefrei engelli erişimine uygun', 'diş hekimi'],
    ['KREDİ KARTI geçen kuaför', 'kartenzahlung KREDİ KARTI geçen', 'kuaför'],
  ])('%s', (text, attribute, rest) => {
    expect(read(text)).toEqual([[`attribute ${attribute}`], rest])
  })

  test('two of them are both read, without the word between', () => {
    expect(read('pizzeria mit Terrasse und Lieferung Köln')).toEqual([
      ['attribute terrasse mit Terrasse', 'attribute lieferung und Lieferung'],
      'pizzeria Köln',
    ])
  })

  test.each([
    'restaurant ohne Terrasse',
    'arzt kein Parkplatz',
    'hotel without parking',
    'café nicht barrierefrei',
  ])('what it must not have is not understood: %s', text => {
    expect(read(text)).toEqual([[], text])
  })

  test.each([
    'Haus und Hof',
    'mit',
    'Sanitär Notdienst',
    'Karten Schulz',
    'fitnessstudio nur für Frauen',
    '',
  ])('other words stay: %s', text => {
    expect(read(text)).toEqual([[], text])
  })

  test.each([
    ['Terrasse', true],
    ['mit Terrasse', undefined],
    ['Lieferservice', true],
    ['mit Lieferservice', undefined],
    ['barrierefrei', undefined],
    ['Sauna', true],
  ])('words of which names are made are in doubt: %s', (text, isWeak) => {
    expect(readPhrases(text).phrases.map(phrase => phrase.isWeak)).toEqual([isWeak])
  })
})

describe('what it may cost and how it is rated', () => {
  test.each([
    ['günstiges Restaurant', 'price 1,2 günstiges', 'Restaurant'],
    ['guenstiger Friseur', 'price 1,2 guenstiger', 'Friseur'],
    ['billigste autowerkstatt', 'price 1,2 billigste', 'autowerkstatt'],
    ['cheap hotel', 'price 1,2 cheap', 'hotel'],
    ['en ucuz kuaför', 'price 1,2 en ucuz', 'kuaför'],
    ['gehobenes Restaurant', 'price 3,4 gehobenes', 'Restaurant'],
    ['fine dining köln', 'price 3,4 fine dining', 'köln'],
    ['lüks otel', 'price 3,4 lüks', 'otel'],
    ['beste Pizzeria', 'rating best beste', 'Pizzeria'],
    ['der beste Zahnarzt', 'rating best der beste', 'Zahnarzt'],
    ['top bewertete Restaurants', 'rating best top bewertete', 'Restaurants'],
    ['top rated plumber', 'rating best top rated', 'plumber'],
    ['en iyi restoran', 'rating best en iyi', 'restoran'],
  ])('%s', (text, phrase, rest) => {
    expect(read(text)).toEqual([[phrase], rest])
  })

  test.each(['Best Western Hotel', 'Bestattungen Groß', 'Topf und Deckel'])('names stay: %s', text => {
    expect(read(text)).toEqual([[], text])
  })
})
