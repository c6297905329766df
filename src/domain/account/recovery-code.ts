/** How many codes an account gets at a time. */
export const RECOVERY_CODES = 10
/** From so few left on the administrator is asked to make new ones. */
export const FEW_RECOVERY_CODES = 2

/** 80 bits. */
export const RECOVERY_CODE_BYTES = 10

/** Crockford's Base32: no letter is mistaken for a digit. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const BITS = 5
const LENGTH = (RECOVERY_CODE_BYTES * 8) / BITS

/** A code as people read and type it: '7k3m-q9xd-hh2p-4tzw'. @param bytes RECOVERY_CODE_BYTES random ones */
export function recoveryCodeOf(bytes: Uint8Array): string {
  let bits = 0n
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte)
  const signs = Array.from({ length: LENGTH }, (_, place) => {
    const value = (bits >> BigInt((LENGTH - 1 - place) * BITS)) & 31n
    return ALPHABET[Number(value)]
  })
  return signs.join('').replaceAll(/.{4}(?=.)/g, '$&-')
}

/**
 * The form in which a typed code is compared: 16 characters without separators, O read as 0, I and L as 1.
 * @returns null for a text that is no such code, such as the six digits of an app
 */
export function foldRecoveryCode(typed: string): string | null {
  const folded = typed
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toLowerCase()
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
  return folded.length === LENGTH && [...folded].every(sign => ALPHABET.includes(sign)) ? folded : null
}
