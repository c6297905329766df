/** Stable codes of what is wrong with a field of a form. The messages have the texts. */
export const FAULT_CODES = [
  'required',
  /** A box that has to be ticked. */
  'unconfirmed',
  'too_long',
  'choice_unknown',
  'email_without_at',
  'email_without_name',
  'email_without_ending',
  'email_invalid',
  'phone_invalid',
  'phone_too_short',
  'phone_without_area_code',
  /** Written as a number is, but nobody can have it. */
  'phone_impossible',
  /** The second number is the first one. */
  'phone_repeated',
  'postal_code_shape',
  /** Of a country whose codes have four. */
  'postal_code_four_digits',
  /** No area has this postal code. Post-office boxes have codes of their own. */
  'postal_code_unknown',
  /** The city is not in the area of the postal code. */
  'city_mismatch',
  /** A correction that changes nothing. */
  'nothing_changed',
  /** No business has this number. */
  'business_unknown',
  'website_invalid',
  /** No page in a social network that is known. */
  'profile_unknown',
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
  /** A name of a server, without scheme and port. */
  'host_shape',
  'port_range',
  /** Scheme and host, nothing behind them. */
  'site_url_shape',
  /** A whole number between least and limit. */
  'number_range',
  /** An address of map tiles, with their place in it. */
  'tile_url_shape',
] as const

export type FaultCode = (typeof FAULT_CODES)[number]

/** The first fault of a field. */
export interface FieldFault<Field extends string = string> {
  readonly field: Field
  readonly code: FaultCode
  /** Characters or entries that are allowed, or the greatest number; only with too_long, too_many and number_range. */
  readonly limit?: number
  /** The least number; only with number_range. */
  readonly least?: number
  /** What may be meant, the likeliest first; only with category_unknown. */
  readonly proposals?: readonly string[]
}

/** What is wrong with a text, or undefined. The text has no blanks around it and is never empty. */
export type TextRule = (text: string) => FaultCode | undefined

/** A text without blanks around it, also without the invisible ones of copied text. */
export function withoutEdges(text: string): string {
  return text.replace(/^[\s\u200b-\u200f\u2060\ufeff]+/, '').trimEnd()
}
