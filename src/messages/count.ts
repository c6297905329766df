/** The forms that a noun takes after a number: 'other' always, and whichever of CLDR's categories a language has. */
export type PluralForms = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>

/**
 * A number that a sentence is about. Sentences bring their own forms, so that Polish, Russian or Arabic need no other
 * parameters than German. A method and not a function, because files of messages import nothing but types.
 */
export interface Count {
  /** As the language writes it: '1.204'. In a template the count itself will do. */
  toString(): string
  /** The form that belongs to the number (Intl.PluralRules). */
  plural(forms: PluralForms): string
}

/** @param text the number as it is written @param form its category in the language */
export function countOf(text: string, form: Intl.LDMLPluralRule): Count {
  return { toString: () => text, plural: forms => forms[form] ?? forms.other }
}

/** A number as a language writes it, with its form. @param locale BCP 47 */
export function countIn(locale: string, value: number): Count {
  return countOf(value.toLocaleString(locale), new Intl.PluralRules(locale).select(value))
}
