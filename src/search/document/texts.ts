import { memoize } from '#domain/cache/bounded-cache.ts'
import { categoryFor, termsOf } from '#domain/category/category.ts'
import { type GroupSlug, groupName } from '#domain/category/group.ts'
import { sortKey } from '#domain/text/sort-key.ts'
import { analyse, analyseName, analyseNameAndWords, analysePlace } from '#search/analysis/analyzer.ts'
import { districtToken, nameStartToken, nameTokens, phoneToken, postalToken } from './tokens.ts'

/** What the texts of a document are made from. Small, because it is passed to another thread. */
export interface TextSource {
  readonly name: string
  readonly category: string
  readonly categoryGroup: GroupSlug
  readonly subtypes: readonly string[]
  /** The city as shown. */
  readonly shownCity: string
  readonly citySlug: string
  readonly district: string | null
  readonly street: string | null
  readonly postalCode: string | null
  readonly phones: readonly string[]
  /** The description, the attributes that it has ('Rollstuhlgerechter Eingang'), and what else is searched like them. */
  readonly mentions: readonly string[]
}

/** The texts by which a listed document is found and ordered. */
export interface DocumentTexts {
  /** Terms and tokens of each field, joined by blanks. */
  readonly name: string
  readonly category: string
  readonly geography: string
  readonly description: string
  /** Words of the name for suggestions. */
  readonly nameWords: string
  /** See domain/text/sort-key.ts. */
  readonly nameKey: string
}

/**
 * Makes the texts of a document. A term may come several times: finding repetitions would cost more than storing them.
 */
export function textsOf(source: TextSource): DocumentTexts {
  const { terms, words } = analyseNameAndWords(source.name)
  return {
    name: joined([terms, nameTokens(words)]),
    category: joined([source.category, ...source.subtypes].map(termsOfCategory)),
    geography: joined(geographyOf(source)),
    // The group's name belongs to the description, so that an exact category ranks above the rest of its group.
    description: joined([
      ...source.mentions.map(termsOfMention),
      termsOfCategory(groupName(source.categoryGroup)),
    ]),
    nameWords: nameWordsOf(words),
    nameKey: sortKey(source.name),
  }
}

function nameWordsOf(words: readonly string[]): string {
  const [first] = words
  return first === undefined ? '' : joined([first, nameStartToken(first), ...words.slice(1)])
}

function geographyOf({ shownCity, citySlug, district, street, postalCode, phones }: TextSource): string[] {
  return [
    termsOfPlace(shownCity),
    district === null ? '' : termsOfDistrict(citySlug, district),
    street === null ? '' : analysePlace(street),
    postalCode === null ? '' : termsOfPostalCode(postalCode),
    ...phones.map(phone => phoneToken(phone) ?? ''),
  ]
}

// The same few thousand texts come again and again.
const termsOfPlace = memoize(analysePlace, { most: 40_000 })
const termsOfMention = memoize(analyse, { most: 20_000 })
const termsOfPostalCode = memoize((code: string) => joined([code, ...beginningsOf(code).map(postalToken)]), {
  most: 40_000,
})

/** A category's name and its other names. */
const termsOfCategory = memoize(
  (category: string) => {
    const { slug, isKnown } = categoryFor(category)
    const names = [category, ...(isKnown ? termsOf(slug) : [])]
    return [...new Set(names.flatMap(name => analyseName(name).split(' ')))].join(' ').trim()
  },
  { most: 20_000 },
)

function termsOfDistrict(citySlug: string, district: string): string {
  return joined([termsOfPlace(district), districtToken(citySlug, district)])
}

function beginningsOf(postalCode: string): string[] {
  return /^\d{5}$/.test(postalCode) ? [1, 2, 3, 4, 5].map(length => postalCode.slice(0, length)) : []
}

function joined(texts: readonly string[]): string {
  let all = ''
  for (const text of texts) if (text !== '') all += all === '' ? text : ` ${text}`
  return all
}
