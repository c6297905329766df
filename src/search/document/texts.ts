import type { GroupSlug } from '#domain/category/category.ts'
import { categoryFor, groupName, termsOf } from '#domain/category/category.ts'
import { sortKey } from '#domain/sort-key.ts'
import { analyse, analyseName, analysePlace, readName } from '#search/analyzer.ts'
import { BoundedMemo } from '#search/analyzer-memo.ts'
import { districtToken, nameStart, nameTokens, phoneToken, postalToken } from './tokens.ts'

/** What the texts of a document are made of: little enough to be handed to another thread. */
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
  readonly phone: string | null
  readonly description: string | null
  /** The attributes that hold ('Rollstuhlgerechter Eingang'), not those denied. */
  readonly attributes: readonly string[]
}

/** What a listed document is found by and ordered by. */
export interface DocumentTexts {
  /** Terms by column: name, category, geography and marks, description; joined by blanks. */
  readonly n: string
  readonly k: string
  readonly g: string
  readonly d: string
  /** Words for suggestions while typing. */
  readonly s: string
  /** sort-key.ts */
  readonly nameKey: string
}

/** Makes the texts of a document. A term that stands twice in one says nothing more, and costs less than finding it. */
export function textsOf(source: TextSource): DocumentTexts {
  const { terms, words } = readName(source.name)
  return {
    n: joined([terms, nameTokens(words)]),
    k: joined([source.category, ...source.subtypes].map(termsOfCategory)),
    g: joined(geographyOf(source)),
    // The group's name stands here, so that an exact category ranks above the rest of its group.
    d: joined([
      source.description === null ? '' : analyse(source.description),
      ...source.attributes.map(termsOfAttribute),
      termsOfCategory(groupName(source.categoryGroup)),
    ]),
    s: suggested(words),
    nameKey: sortKey(source.name),
  }
}

function suggested(words: readonly string[]): string {
  const [first] = words
  return first === undefined ? '' : joined([first, nameStart(first), ...words.slice(1)])
}

function geographyOf({ shownCity, citySlug, district, street, postalCode, phone }: TextSource): string[] {
  return [
    termsOfPlace(shownCity),
    district === null ? '' : termsOfDistrict(citySlug, district),
    street === null ? '' : analysePlace(street),
    postalCode === null ? '' : termsOfPostalCode(postalCode),
    phone === null ? '' : (phoneToken(phone) ?? ''),
  ]
}

/** The same few thousand texts come again and again: their terms are worked out once. */
function remembering(most: number, termsOf: (text: string) => string): (text: string) => string {
  const memo = new BoundedMemo<string>(most)
  return text => {
    const known = memo.get(text)
    if (known !== undefined) return known
    const terms = termsOf(text)
    memo.set(text, terms)
    return terms
  }
}

const termsOfPlace = remembering(20_000, analysePlace)
const termsOfAttribute = remembering(10_000, analyse)
const termsOfPostalCode = remembering(20_000, code => joined([code, ...beginningsOf(code).map(postalToken)]))

/** A category's name and what else it is called. */
const termsOfCategory = remembering(10_000, category => {
  const { slug, isKnown } = categoryFor(category)
  const names = [category, ...(isKnown ? termsOf(slug) : [])]
  return [...new Set(names.flatMap(name => analyseName(name).split(' ')))].join(' ').trim()
})

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
