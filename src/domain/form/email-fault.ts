import type { FaultCode } from './field-fault.ts'

/**
 * What is wrong with an e-mail address, so that its owner can correct it. Lenient on purpose: only a mail that arrives
 * proves an address, so umlauts and unusual signs are allowed.
 * @param text without blanks around it
 */
export function emailFault(text: string): FaultCode | undefined {
  const at = text.lastIndexOf('@')
  if (at === -1) return 'email_without_at'
  if (at === 0) return 'email_without_name'
  const name = text.slice(0, at)
  const host = text.slice(at + 1)
  if (FORBIDDEN.test(text) || name.includes('@')) return 'email_invalid'
  if (!host.includes('.') || host.endsWith('.')) return 'email_without_ending'
  const labels = host.split('.')
  if (labels.some(label => label === '' || label.startsWith('-') || label.endsWith('-')))
    return 'email_invalid'
  return ENDING.test(labels.at(-1) ?? '') ? undefined : 'email_without_ending'
}

/** Blanks, quotes, commas, brackets and invisible characters, which no single address has. */
const FORBIDDEN = /[\s\p{Cc}\p{Cf},;:<>()[\]"\\]/u

/** Letters only, or punycode. */
const ENDING = /^(?:\p{L}{2,24}|xn--[a-z0-9-]{2,59})$/iu
