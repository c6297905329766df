import type { GroupSlug } from '#domain/category/group.ts'
import type { BusinessField, FieldFacts, FieldValues } from './fields.ts'

/** Where a fact came from. */
export const SOURCES = ['google-maps', 'spreadsheet', 'owner', 'administrator', 'demonstration'] as const
export type Source = (typeof SOURCES)[number]

/**
 * What an import, an owner or the administrator states about a business, parsed and normalised. A missing key states
 * nothing, so a file with fewer columns empties no field.
 */
export type BusinessDraft = { -readonly [Field in BusinessField]?: FieldValues[Field] }

/** The source of a field's present value, and whether imports may change it. */
export interface FieldSource {
  readonly source: Source
  /** ISO date, e.g. '2026-11-21'. */
  readonly date: string
  readonly isLocked: boolean
}

/** A business as the directory knows it: its fields (fields.ts), `null` for unknown, and what the directory adds. */
export interface Business extends FieldFacts {
  readonly id: number
  /** The last part of its category's address. */
  readonly categorySlug: string
  readonly categoryGroup: GroupSlug
  readonly citySlug: string
  /** Second segment of its page, unique within the city. */
  readonly slug: string
  /** 0 to 100, see quality/completeness.ts. */
  readonly completeness: number
  readonly source: Source
  /** ISO date of the source, shown beside rating and facts. */
  readonly sourceDate: string
  /** Fields whose source differs from the business's own, or that are locked. */
  readonly fieldSources: Readonly<Partial<Record<BusinessField, FieldSource>>>
  /** Hidden by the administrator: not public, but not removed. */
  readonly isHidden: boolean
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly updatedAt: number
}

/** `UK-204418`: what an owner tells support on the phone. */
export function businessNumber(id: number): string {
  return `UK-${id}`
}

/** The id in a business number, however it was typed ('uk 204418'), or undefined. */
export function idOfBusinessNumber(text: string): number | undefined {
  const digits = /^\s*uk[\s-]*(\d{1,9})\s*$/i.exec(text)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** The name of entries that Google withdrew; they never appear in lists (specification, section 2). */
export const UNAVAILABLE_NAME = 'Unavailable Business'
