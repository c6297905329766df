import { existsSync, readFileSync, rmSync } from 'node:fs'
import { DomainError } from '#domain/errors.ts'
import type { SiteKey } from '#domain/site-key.ts'
import { openSiteKey, siteKeyFile, siteKeyOf, siteSecret } from '#gateways/credentials/site-key.ts'
import type { Manifest } from './manifest.ts'

export interface RestoredKey {
  /** With which the restored site goes on. */
  readonly key: SiteKey
  /**
   * 'same': the site has the key that the backup was made with. 'placed': the backup brought it. 'overridden': the
   * backup brought it, but SECRET_KEY is another one. 'missing': nobody has it, so what it encrypted is unreadable.
   * 'unknown': the backup does not say which key it needs.
   */
  readonly state: 'same' | 'placed' | 'overridden' | 'missing' | 'unknown'
}

/**
 * Decides with which key a restored site goes on. A key that lies in `work` afterwards is to be put in the place of the
 * data folder's.
 * @param work a folder with what was unpacked
 * @param manifest null: a backup of an earlier version
 * Throws backup_damaged when the key in the backup is not the one that the manifest names.
 */
export function restoredKey(
  { dataDir, secretKey }: { readonly dataDir: string; readonly secretKey?: string | undefined },
  work: string,
  manifest: Pick<Manifest, 'keyId'> | null,
): RestoredKey {
  const brought = broughtSecret(work, manifest)
  const present = siteSecret(dataDir, secretKey)
  // The key of a folder without one is created where it is put in place together with the database.
  const presentKey = () => (present === undefined ? openSiteKey(work) : siteKeyOf(present))
  if (manifest === null || manifest.keyId === '') return { key: presentKey(), state: 'unknown' }
  if (present !== undefined && siteKeyOf(present).id === manifest.keyId) {
    rmSync(siteKeyFile(work), { force: true })
    return { key: siteKeyOf(present), state: 'same' }
  }
  if (brought === undefined) return { key: presentKey(), state: 'missing' }
  if (secretKey === undefined) return { key: siteKeyOf(brought), state: 'placed' }
  return { key: siteKeyOf(secretKey), state: 'overridden' }
}

function broughtSecret(work: string, manifest: Pick<Manifest, 'keyId'> | null): string | undefined {
  if (!existsSync(siteKeyFile(work))) return undefined
  const secret = readFileSync(siteKeyFile(work), 'utf8').trim()
  if (siteKeyOf(secret).id !== manifest?.keyId)
    throw new DomainError('backup_damaged', { reason: 'manifest' })
  return secret
}
