import { describe, expect, test } from 'vitest'
import founded from '#domain/data/demo/founded.json' with { type: 'json' }
import offers from '#domain/data/demo/offers.json' with { type: 'json' }
import texts from '#domain/data/demo/texts.json' with { type: 'json' }
import trades from '#domain/data/demo/trades.json' with { type: 'json' }
import { demoRows } from '#domain/demo/rows.ts'

const TRADES = trades.map(line => line.split('|')[0] ?? '')
const withoutBrackets = (line: string): string => line.replace(/^\[.+?\] /, '')
const OFFERS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(offers).map(([trade, list]) => [trade, list.split(';').map(withoutBrackets)]),
)
const everyOffer = [...OFFERS].flatMap(([trade, list]) => list.map(offer => `${trade}: ${offer}`))
const kinds = Object.values<{ trades?: string[]; open: string[]; offer: string[]; close: string[] }>(texts)
const lines = kinds.flatMap(({ open, offer, close }) => [...open, ...offer, ...close])
const offerSentences = kinds.flatMap(({ offer }) => offer.map(withoutBrackets))

const described = describedBusinesses(12_000)

function describedBusinesses(count: number): readonly { trade: string; text: string; sentences: string[] }[] {
  const { header, rows } = demoRows({ count })
  const [query, description] = [header.indexOf('query'), header.indexOf('description')]
  return [...rows]
    .map(row => ({ trade: (row[query] ?? '').replace(/, \d{5}, .*$/, ''), text: row[description] ?? '' }))
    .filter(({ text }) => text !== '')
    .map(one => ({ ...one, sentences: one.text.split(/(?<=\.) (?=\p{Lu})/u) }))
}

/** Offers of the trade in a sentence, the longest first, each place counted once. */
function offersIn(sentence: string, list: readonly string[]): string[] {
  const found: string[] = []
  let rest = sentence
  for (const offer of list.toSorted((one, other) => other.length - one.length)) {
    const parts = rest.split(new RegExp(`(?<![\\p{L}-])${RegExp.escape(offer)}(?![\\p{L}-])`, 'u'))
    for (let times = 1; times < parts.length; times++) found.push(offer)
    rest = parts.join('|')
  }
  return found
}

describe('the lists of offers', () => {
  test('are there for every trade of the demonstration, and for no other', () => {
    expect([...OFFERS.keys()].toSorted()).toEqual(TRADES.toSorted())
  })

  test('have four to eight entries, none within another', () => {
    expect([...OFFERS].filter(([, list]) => list.length < 4 || list.length > 8)).toEqual([])
    const within = [...OFFERS.values()].flatMap(list =>
      list.filter((offer, index) =>
        list.some((other, at) => at !== index && other.toLowerCase().includes(offer.toLowerCase())),
      ),
    )
    expect(within).toEqual([])
  })

  test.each([
    ['marks of a list', /: .*[,:;.[\]{}]|: .* (?:und|oder|sowie) /],
    ['spaces at the ends', /: {2}| $|: $/],
    ['an article', /: (?:der|die|das|den|dem|ein|eine|einen|unsere?|Ihre?) /i],
    ['an adjective that shows its case', /: \p{Ll}+e[rnm] /u],
    ['a small letter where no adjective stands', /: (?!\p{Lu}|\p{Ll}+(?:e|es) \p{Lu})/u],
  ])('have no entry with %s', (_, wrong) => {
    expect(everyOffer.filter(offer => wrong.test(offer))).toEqual([])
  })
})

describe('the sentences', () => {
  test('name only trades of the demonstration', () => {
    const conditions = lines.flatMap(line => [...line.matchAll(/[[ ](?:only|not)=([^\],]+)/g)])
    const named = [
      ...conditions.flatMap(([, list = '']) => list.split(';')),
      ...kinds.flatMap(kind => kind.trades ?? []),
      ...Object.keys(founded),
    ]
    expect(named.filter(name => !TRADES.includes(name))).toEqual([])
    const own = kinds.flatMap(kind => kind.trades ?? [])
    expect(new Set(own).size).toBe(own.length)
  })

  test.each([
    [
      'a preposition with dative',
      /\b(?:mit|bei|von|zu|zum|zur|neben|nach|aus|seit|wegen|vor|in|an|auf) \{t\d/i,
    ],
    ['an article or adjective', /\b(?:der|die|das|den|dem|ein\w*|kein\w*|viel\w*|gut\w*) \{t\d/i],
    ['a verb in the singular', /\b(?:ist|gehört|steht|wird|hat) \{t\d/i],
    ['the beginning of a sentence', /(?:^|\. )\{t\d/],
    ['a hyphen or an ending', /\{t\d\}[\p{L}-]|[\p{L}-]\{t\d/u],
  ])('do not put an offer after %s', (_, wrong) => {
    expect(offerSentences.filter(sentence => wrong.test(sentence))).toEqual([])
    expect(offerSentences.filter(sentence => sentence.includes('{t1}')).length).toBeGreaterThan(50)
  })

  test('name two or three different offers, and none outside the offers', () => {
    const slots = offerSentences.map(sentence => (sentence.match(/\{t\d\}/g) ?? []).join(''))
    expect(slots.filter(list => !['', '{t1}{t2}', '{t1}{t2}{t3}'].includes(list))).toEqual([])
    const others = kinds.flatMap(({ open, close }) => [...open, ...close])
    expect(others.filter(sentence => /\{t\d\}/.test(sentence))).toEqual([])
  })
})

describe('the descriptions', () => {
  test('of every trade have sentences with offers of its own list', () => {
    const offering = described.filter(({ trade, sentences }) =>
      sentences.some(sentence => offersIn(sentence, OFFERS.get(trade) ?? []).length > 1),
    )
    const silent = new Set(described.map(({ trade }) => trade)).difference(
      new Set(offering.map(({ trade }) => trade)),
    )
    expect([...silent]).toEqual([])
    expect(offering.length / described.length).toBeGreaterThan(0.9)
  })

  test('repeat no offer within one sentence', () => {
    const repeated = described.flatMap(({ trade, sentences }) =>
      sentences.filter(sentence => {
        const found = offersIn(sentence, OFFERS.get(trade) ?? [])
        return new Set(found).size < found.length
      }),
    )
    expect(repeated).toEqual([])
  })

  test('are whole sentences that begin with a capital letter', () => {
    const wrong = described.filter(
      ({ text }) => !/^\p{Lu}.*\.$/u.test(text) || / \p{Ll}{2,}\. \p{Ll}| {2}|,,|\.\.|\d{5}/u.test(text),
    )
    expect(wrong).toEqual([])
  })

  test('name the year in which the name says that it was founded', () => {
    const { header, rows } = demoRows({ count: 12_000 })
    const [name, description] = [header.indexOf('name'), header.indexOf('description')]
    const different = [...rows].filter(row => {
      const stated = /\b(?:18|19|20)\d\d\b/.exec(row[name] ?? '')?.[0]
      const said = /(?:Gegründet|seit) (\d{4})/i.exec(row[description] ?? '')?.[1]
      return stated !== undefined && said !== undefined && said !== stated
    })
    expect(different.map(row => `${row[name]}: ${row[description]}`)).toEqual([])
  })
})
