import { describe, expect, test } from 'vitest'
import { CATEGORY_GROUPS } from '#domain/category/group.ts'
import { messages as germanNames } from '#messages/de/group-names.ts'
import { messages as german } from '#messages/de/group-texts.ts'
import { messages as de } from '#messages/de/site.ts'
import { messages as englishGroups } from '#messages/en/group-names.ts'
import { messages as english } from '#messages/en/group-texts.ts'
import { messages as en } from '#messages/en/site.ts'
import { messages as turkishGroups } from '#messages/tr/group-names.ts'
import { messages as turkish } from '#messages/tr/group-texts.ts'
import { catalogues, GERMAN_ONLY, leaves } from '#test/web/catalogues.ts'

const all = (await catalogues()).filter(({ topic }) => !GERMAN_ONLY.has(topic))

/** The same in German and in another language: names, and words that both have. */
const SAME_IN_BOTH: Readonly<Record<'en' | 'tr', ReadonlySet<string>>> = {
  en: new Set(
    'American Express|Apple Pay|Blog|Browser|Brunch|Cafés|Catering|Cocktails|Cookies|Google|· Google|Google Pay|Halal|Highlights|Hotels|Karaoke|Marketing|Mastercard|Name|Name A–Z|Newsletter|Recycling|Register|Restaurants|Sauna|Snacks|Spa|Sport|Synonym|Taxi|Transport|Vegan|Website|latin|min'.split(
      '|',
    ),
  ),
  tr: new Set(
    'American Express|Apple Pay|Blog|Brunch|Catering|Elektrik|Elektronik|Google|· Google|Google Pay|Karaoke|Liste|Mastercard|Menü|Modern|Sauna|Spa|Telefon|Vegan'.split(
      '|',
    ),
  ),
}

/** Texts without a longer word say nothing in any language: '7 km', '7 in 8', 'A–Z'. */
const WORD = /\p{L}{3}/u

test('there are messages for the frame and for every page', () => {
  expect(all.map(({ topic }) => topic)).toEqual(
    expect.arrayContaining(['site', 'pages/home', 'pages/businesses', 'pages/business']),
  )
})

describe.each(all)('the messages of $topic', ({ messages }) => {
  const german = leaves(messages.de)

  test.each(['en', 'tr'] as const)('have the same keys in %s as in German', language => {
    expect(leaves(messages[language]).map(({ path }) => path)).toEqual(german.map(({ path }) => path))
  })

  test.each(['en', 'tr'] as const)('are translated in %s, none forgotten', language => {
    const texts = new Map(leaves(messages[language]).map(({ path, text }) => [path, text]))
    const untranslated = german.filter(
      ({ path, text }) => texts.get(path) === text && WORD.test(text) && !SAME_IN_BOTH[language].has(text),
    )
    expect(untranslated).toEqual([])
  })

  test.each(['en', 'tr'] as const)('have no empty text in %s', language => {
    const filled = new Set(german.filter(({ text }) => text.trim() !== '').map(({ path }) => path))
    expect(
      leaves(messages[language]).filter(({ path, text }) => filled.has(path) && text.trim() === ''),
    ).toEqual([])
  })
})

test('groups are called the same in the frame as in the data', () => {
  for (const { slug, name, title, englishNames, turkishName } of CATEGORY_GROUPS) {
    expect(de.groups[slug].toLowerCase()).toBe(title.toLowerCase())
    expect(germanNames[slug]).toBe(name)
    expect([englishNames[0], englishNames.at(-1)]).toEqual([englishGroups[slug], en.groups[slug]])
    expect(turkishGroups[slug]).toBe(turkishName)
  }
})

test.each([german, english, turkish])('six different services are named for each group', texts => {
  for (const [slug, { services }] of Object.entries(texts)) expect(new Set(services).size, slug).toBe(6)
})
