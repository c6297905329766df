/**
 * A German postal code: '01067', '1067' and '1067.0' (tables that made it a number), 'D-01067', '01067 Dresden'.
 * @returns five digits with leading zeros, therefore text; undefined for anything else
 */
export function parsePostalCode(text: string): string | undefined {
  const digits = /^(?:D(?:E|EU)?[-– ]{0,3})?(\d{4,5})(?:[.,]0{1,6})?(?=$|[\s,])/i.exec(text)?.[1]
  if (digits === undefined) return undefined
  const code = digits.padStart(5, '0')
  return code >= FIRST_CODE && code <= LAST_CODE ? code : undefined
}

/** The codes in use lie between 01067 (Dresden) and 99998 (Weinbergen); the ranges leave their neighbours room. */
const FIRST_CODE = '01001'
const LAST_CODE = '99998'

/** Whether a code carries another country's letter: 'A-1010', 'CH-8001', 'F-67000'. */
export function isForeignPostalCode(text: string): boolean {
  return /^(?!D)[A-Z]{1,3}[-– ]{1,2}\d{4,5}$/i.test(text)
}
