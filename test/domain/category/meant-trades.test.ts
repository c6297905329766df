import { expect, test } from 'vitest'
import { namesOf } from '#domain/category/category.ts'
import { isGroupSlug } from '#domain/category/group.ts'
import { kindsOf } from '#domain/category/kinds.ts'
import { tradesMeant } from '#domain/category/meant-trades.ts'
import { CATEGORIES } from '#domain/category/table.ts'
import meantWords from '../../../src/domain/data/categories/meant-words.json' with { type: 'json' }

test.each([
  ['Zahnärzte', 'zahnarzt', 'a plural'],
  ['gasthöfen', 'gasthof', 'a dative'],
  ['Anwältin', 'rechtsanwalt', 'a feminine'],
  ['Elektriker/in', 'elektriker', 'both genders'],
  ['museen', 'museum', 'an ending that gives way'],
  ['Läden', 'laden', 'a plural by umlaut alone'],
  ['italienischen restaurants', 'italienisches-restaurant', 'an adjective follows its noun'],
  ['Fachanwälte für Familienrecht', 'fachanwalt-fuer-familienrecht', 'the noun before a preposition'],
  ['umzug', 'umzugsunternehmen', 'the singular of a name that is a plural'],
  ['backerei', 'baeckerei', 'typed without umlauts'],
  ['bakeries', 'baeckerei', 'an English plural'],
  ['eczaneler', 'apotheke', 'a Turkish plural'],
  ['dis hekimi', 'zahnarzt', 'Turkish without its letters'],
  ['gastronomie', 'gastronomie', 'a group'],
])('%s names %s: %s', (typed, slug) => {
  expect(tradesMeant(typed)).toEqual([slug])
})

test.each([
  ['schneiden', 'a verb, no Schneider'],
  ['haare schneiden', 'nor with what is cut'],
  ['malen', 'no Maler'],
  ['backen', 'no Bäckerei'],
  ['fahren', 'no Fähre'],
  ['gute', 'an adjective, no Gut'],
  ['guten', 'nor in another case'],
  ['kuchen', 'no Küchen'],
  ['uhr', 'of a time'],
  ['gläser', 'no Glaser'],
  ['peters', 'a surname'],
  ['gift', 'no gifts'],
  ['burglar', 'no Turkish plural of Burg'],
  ['', 'nothing'],
])('%s names no trade: %s', typed => {
  expect(tradesMeant(typed)).toBeUndefined()
})

test.each(['geschäft', 'Firmen', 'gut', 'beratung', 'karte', 'Bürger', 'wollen'])(
  '%s means no trade, whatever a category is called in a file',
  typed => {
    expect(tradesMeant(typed)).toEqual([])
  },
)

test.each([
  ['werkstatt', ['kfz-mechaniker', 'karosseriewerkstatt', 'fahrradwerkstatt'], ['autovermietung']],
  ['ärztin', ['allgemeinmediziner', 'augenarzt'], ['zahnarzt', 'tierarzt']],
  ['doctors', ['allgemeinmediziner', 'kinderarzt'], ['tierarzt']],
  ['klinik', ['krankenhaus', 'rehaklinik', 'augenklinik'], ['tierklinik']],
  ['klempner', ['klempner', 'heizung-und-sanitaer'], ['elektriker']],
  ['fahrradreparatur', ['fahrradwerkstatt', 'fahrradgeschaeft'], ['fahrradverleih']],
  ['putzfrau', ['hauswirtschaftsdienst', 'reinigungsfirma'], ['textilreinigung']],
  ['handwerker', ['handwerker', 'elektriker'], ['handwerkskammer']],
  ['therapie', ['physiotherapie', 'psychotherapeut'], ['tierarzt']],
  ['pizza', ['pizzeria', 'pizza-lieferdienst'], ['imbiss']],
  ['lieferservice', ['pizza-lieferdienst', 'lieferdienst'], ['blumenlieferdienst']],
  ['amt', ['buergeramt', 'finanzamt'], ['postfiliale']],
  ['schule', ['grundschule', 'gymnasium'], ['fahrschule', 'baumschule']],
  ['okul', ['grundschule'], ['fahrschule']],
  ['avukat', ['fachanwalt-fuer-mietrecht'], ['notar']],
  ['unterkunft', ['hotels', 'hostel', 'ferienhaus'], ['fluechtlingsunterkunft']],
  ['bank', ['sparkasse'], ['geldautomat']],
  ['kita', ['kindertagesstaette'], ['vorschule']],
])('%s means %j, but not %j', (typed, kinds, others) => {
  const meant = (tradesMeant(typed) ?? []).flatMap(kindsOf)
  expect(meant).toEqual(expect.arrayContaining(kinds))
  for (const other of others) expect(meant).not.toContain(other)
})

test.each([
  ['Dolmetscherin', 'dolmetscher', 'uebersetzungsbuero'],
  ['Ärztin', 'arzt', 'allgemeinmediziner'],
  ['Malerin', 'maler', 'kunstgalerie'],
])('%s is a %s, although %s has it as an alias', (typed, slug) => {
  expect(tradesMeant(typed)).toEqual([slug])
})

test.each([
  ['Trödelmarkt', 'flohmarkt'],
  ['hotelbedarf', 'gastronomiebedarf'],
  ['Paartherapie', 'paartherapeut'],
  ['bürgerbüro', 'buergeramt'],
  ['Comicläden', 'comicgeschaeft'],
])('%s means the narrower category %s, not the one that files call so', (typed, slug) => {
  expect(tradesMeant(typed)?.[0]).toBe(slug)
})

test('the names on pages mean their own category first', () => {
  const others = CATEGORIES.flatMap(({ slug, name, englishNames, turkishNames }) =>
    [name, englishNames[0] ?? name, turkishNames[0] ?? name].filter(
      shown => tradesMeant(shown)?.[0] !== slug,
    ),
  )
  expect(others).toEqual([])
})

test('every name of a category means a trade, or is a word that means none', () => {
  const unknown = CATEGORIES.flatMap(({ slug }) => namesOf(slug)).filter(
    name => tradesMeant(name) === undefined,
  )
  expect(unknown).toEqual([])
})

test('words that are wider than a category name categories and groups, none twice', () => {
  const slugs = new Set(CATEGORIES.map(({ slug }) => slug))
  for (const [word, list] of Object.entries(meantWords)) {
    const trades = list.split(' ').filter(Boolean)
    expect.soft(new Set(trades).size, word).toBe(trades.length)
    expect
      .soft(
        trades.filter(slug => !slugs.has(slug) && !isGroupSlug(slug)),
        word,
      )
      .toEqual([])
  }
})
