import type { OpeningHours } from '#domain/opening-hours/opening-hours.ts'

export const BUSINESS_STATUSES = ['operational', 'closed-temporarily', 'closed-permanently'] as const
export type BusinessStatus = (typeof BUSINESS_STATUSES)[number]

/** 1 (cheap) to 4. */
export const PRICE_LEVELS = [1, 2, 3, 4] as const
export type PriceLevel = (typeof PRICE_LEVELS)[number]

/** How many reviews gave 1, 2, 3, 4 and 5 stars, in this order. */
export type ReviewsPerScore = readonly [number, number, number, number, number]

/** Known attributes by group: { Barrierefreiheit: { 'Rollstuhlgerechter Eingang': true } }; false: explicitly not. */
export type About = Readonly<Record<string, Readonly<Record<string, boolean | string>>>>

/** What a value is made of; decides how it is stored, sent, typed in a form and exported. */
interface ValueOfShape {
  text: string
  texts: readonly string[]
  decimal: number
  count: number
  flag: boolean
  /** One of the field's `choices`. */
  choice: string | number
  hours: OpeningHours
  scores: ReviewsPerScore
  about: About
}

export type FieldShape = keyof ValueOfShape

/** The kinds of fields. What is a value of a kind, say field-rules.ts. */
export const SHAPE_OF_KIND = {
  /** An id in a form of its own. */
  id: 'text',
  /** One line for people. */
  line: 'text',
  paragraphs: 'text',
  /** Lines for people, each once. */
  lines: 'texts',
  /** E.164, '+492214710318'. */
  phone: 'text',
  email: 'text',
  /** An http or https address. */
  link: 'text',
  /** Such addresses, the best first. */
  links: 'texts',
  /** Addresses of pages in social networks, each once. */
  profiles: 'texts',
  decimal: 'decimal',
  count: 'count',
  flag: 'flag',
  choice: 'choice',
  hours: 'hours',
  scores: 'scores',
  about: 'about',
} as const satisfies Readonly<Record<string, FieldShape>>

export type FieldKind = keyof typeof SHAPE_OF_KIND

export type ValueOfKind = { readonly [Kind in FieldKind]: ValueOfShape[(typeof SHAPE_OF_KIND)[Kind]] }
