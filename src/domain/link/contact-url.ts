/** 'mailto:post@roth.example'; characters that would begin another part of the address are escaped. */
export function emailUrl(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`
}

/** 'tel:+492214710318' for a phone number with blanks. */
export function telUrl(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
