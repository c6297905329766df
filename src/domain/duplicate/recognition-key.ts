import type { BusinessDraft } from '#domain/business/business.ts'
import { LEGAL_FORMS } from '#domain/business/legal-forms.ts'
import { foldGerman } from '#domain/text/folding.ts'

/**
 * By what a row without a place id is recognised: name, postal code and street with house number, each without
 * case, accents, blanks and punctuation; umlauts equal their written-out forms, 'str.' equals 'straße', '&' 'und'.
 * Legal forms do not count ('Roth GmbH' is 'Roth'): Google leaves them out where lists write them, and one name at one
 * door is one business to whoever stands before it.
 * @returns undefined when a part is missing
 */
export function draftKey(draft: Pick<BusinessDraft, 'name' | 'postalCode' | 'street'>): string | undefined {
  const name = nameKey(draft.name ?? '')
  const street = streetKey(draft.street ?? '')
  const postalCode = draft.postalCode ?? ''
  return name === '' || street === '' || postalCode === '' ? undefined : `${name}|${postalCode}|${street}`
}

const LEGAL_FORM_AT_END = new RegExp(` (?:${LEGAL_FORMS.join('|')})$`)

/** A name as it is compared: folded, without punctuation and legal forms; "" when nothing is left. */
export function nameKey(name: string): string {
  let words = foldGerman(name)
    .replace(/[&+]/g, ' und ')
    .replace(/['’‘`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  // 'Roth Bau GmbH & Co. KG' ends in one form; 'Roth e.K. GmbH' in two.
  while (LEGAL_FORM_AT_END.test(words)) words = words.replace(LEGAL_FORM_AT_END, '')
  return words.replaceAll(' ', '')
}

function streetKey(street: string): string {
  return foldGerman(street)
    .replace(/strasse|str(?![a-z])/g, 'str')
    .replace(/(\d)\s*[-–—/+]\s*(?=\d)/g, '$1-')
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .replace(/(?<=\d) (?=\d)/g, '-')
    .replace(/(?<!\d)-|-(?!\d)| /g, '')
}
