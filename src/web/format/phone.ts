/** 'tel:+492214710318' for a phone number with blanks. */
export function telUrl(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
