/** What a secret is for. Each purpose has a key of its own, so that what was made for one is useless for another. */
export type KeyPurpose =
  | 'form-ticket'
  | 'photo-address'
  | 'totp'
  | 'recovery-code'
  | 'mail'
  | 'smtp-password'
  | 'suppression'
  | 'backup-passphrase'
  | 'erasure'
  | 'rate-limit'
  | 'node'

/**
 * The site's key. It lies beside the database and not in it: whoever gets the database or a backup alone reads no
 * secret.
 */
export interface SiteKey {
  /** Names the key without giving it away: 16 hex digits, the same for the same key. */
  readonly id: string
  /** Encrypts a text so that nobody can read or change it. The same text is different each time. */
  encrypt(purpose: KeyPurpose, text: string): string
  /** Throws secret_unreadable for what another key encrypted, for another purpose, and for what was changed. */
  decrypt(purpose: KeyPurpose, encrypted: string): string
  /** A keyed hash, 43 characters: equal for equal texts, and not to be guessed without the key. */
  hash(purpose: KeyPurpose, text: string): string
  /** 32 bytes for signatures of that purpose. */
  derive(purpose: KeyPurpose): Uint8Array
}
