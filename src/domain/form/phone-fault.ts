import { COUNTRIES, type Country, HOME_COUNTRY } from '../place/country.ts'
import type { FaultCode } from './field-fault.ts'

/** Shorter numbers are emergency numbers and extensions. */
const MIN_DIGITS = 6
/** 15 digits of ITU-T E.164, and '00' for '+'. */
const MAX_DIGITS = 17

/**
 * What is wrong with a phone number as people write it: '0221 4710-144', '+49 (0)221 / 4710144'. Checks only its form:
 * the tables of all area codes are too large for a browser.
 * @param text without blanks around it
 * @param country whose national form is meant by a number without a country code
 */
export function phoneFault(text: string, country: Country = HOME_COUNTRY): FaultCode | undefined {
  if (!/^[+\d\s()/.–-]+$/.test(text) || text.lastIndexOf('+') > 0) return 'phone_invalid'
  const digits = text.replace(/\D/g, '')
  if (digits.length < MIN_DIGITS) return 'phone_too_short'
  if (digits.length > MAX_DIGITS) return 'phone_invalid'
  if (!COUNTRIES[country].hasAreaCodes || /^\(?[+0]/.test(text)) return undefined
  return 'phone_without_area_code'
}

/** Whether two German numbers are one, told by their digits alone: '+49 (0)221 4710144' and '0221 4710144'. */
export function isSamePhone(one: string, other: string): boolean {
  const national = (text: string) => text.replace(/\D/g, '').replace(/^(?:00)?490?/, '0')
  return national(one) !== '' && national(one) === national(other)
}
