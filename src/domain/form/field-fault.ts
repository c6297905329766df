/** What is wrong with a field of a form; stable, the sentences stand in the messages. */
export const FAULT_CODES = [
  'required',
  'too_long',
  'choice_unknown',
  'email_without_at',
  'email_without_name',
  'email_without_ending',
  'email_invalid',
  'phone_invalid',
  'phone_too_short',
  'phone_without_area_code',
  'postal_code_shape',
  /** No area has it; post-office boxes have codes of their own. */
  'postal_code_unknown',
  /** The city does not lie in the postal code's area. */
  'city_mismatch',
  /** A correction that says what the directory says. */
  'nothing_changed',
  /** No business has this number. */
  'business_unknown',
  'website_invalid',
  'hours_unclear',
  'hours_impossible',
  'text_without_letters',
  /** A phrase of more words than a search recognises. */
  'too_many_words',
  'rating_range',
  'count_range',
  'scores_shape',
  'price_level_range',
  'coordinates_range',
  'coordinates_incomplete',
  'state_contradicts',
  'category_unknown',
  'place_id_shape',
  'google_id_shape',
  'cid_shape',
  'about_unknown',
  'too_many',
] as const

export type FaultCode = (typeof FAULT_CODES)[number]

/** One fault of one field; the first that was found there. */
export interface FieldFault<Field extends string = string> {
  readonly field: Field
  readonly code: FaultCode
  /** Characters or entries that the field takes; only with too_long and too_many. */
  readonly limit?: number
}

/** What is wrong with a text, or undefined. Gets the text without blanks around it, never an empty one. */
export type TextRule = (text: string) => FaultCode | undefined

export interface FieldRule {
  readonly isOptional?: boolean
  /** In UTF-16 units, as fields count. */
  readonly limit: number
  readonly rule?: TextRule
}

/**
 * Looks at fields in the order of the rules.
 * @returns at most one fault a field; empty when everything is well
 * Never throws.
 */
export function fieldFaults<Field extends string>(
  values: Readonly<Record<Field, string>>,
  rules: readonly (readonly [field: Field, rule: FieldRule])[],
): readonly FieldFault<Field>[] {
  return rules.flatMap(([field, { isOptional = false, limit, rule }]) => {
    const text = withoutEdges(values[field])
    if (text === '') return isOptional ? [] : [{ field, code: 'required' } as const]
    if (text.length > limit) return [{ field, code: 'too_long', limit } as const]
    const code = rule?.(text)
    return code === undefined ? [] : [{ field, code }]
  })
}

/** A rule for a choice among known values. */
export function oneOf(known: readonly string[]): TextRule {
  return text => (known.includes(text) ? undefined : 'choice_unknown')
}

/** A text as it was meant. Also the blanks without width that come along with copied text are none of it. */
export function withoutEdges(text: string): string {
  return text.replace(/^[\s\u200b-\u200f\u2060\ufeff]+/, '').trimEnd()
}
