import type { SessionAccount } from '#domain/account/account.ts'
import { DomainError } from '#domain/errors.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { type FileContent, openFile } from '#gateways/files/open-file.ts'
import { type Confirmation, confirmIdentity } from '#services/accounts/confirm-identity.ts'
import type { CodeDeps } from '#services/accounts/second-factor-code.ts'
import { recordAudit } from '#store/audit.ts'
import type { DataFolder, StoreDeps } from '#store/store.ts'
import { getBackupPath } from './backups.ts'

/** Long enough to begin a download, and to go on with one that broke off. */
const LIFETIME_MS = 15 * MINUTE_MS

interface Grant {
  /** Milliseconds since 1970. */
  readonly endsAt: number
  isUsed: boolean
}

/**
 * Which sessions may download which backups. Addresses hold no token that a log could keep: a grant belongs to the
 * session that confirmed its identity, and is in memory only.
 */
export class DownloadGrants {
  /** By session and file. */
  readonly #grants = new Map<string, Grant>()

  /**
   * Lets a session download a backup for a quarter of an hour.
   * Throws backup_unknown, and what confirmIdentity throws.
   */
  async confirm(
    deps: CodeDeps & DataFolder,
    account: SessionAccount,
    { file, ...confirmation }: Confirmation & { readonly file: string },
  ): Promise<void> {
    await getBackupPath(deps.dataDir, file)
    await confirmIdentity(deps, account, confirmation, trx =>
      recordAudit(trx, {
        account: account.username,
        action: 'backup.download-confirmed',
        subject: file,
        now: deps.now(),
      }),
    )
    this.#forgetEnded(deps.now())
    this.#grants.set(keyOf(account, file), { endsAt: deps.now() + LIFETIME_MS, isUsed: false })
  }

  /**
   * The content of a backup, whose download is recorded once for each grant.
   * Throws download_unconfirmed for a session that may not download it, and backup_unknown.
   */
  async open(deps: StoreDeps & DataFolder, account: SessionAccount, file: string): Promise<FileContent> {
    const grant = this.#grants.get(keyOf(account, file))
    if (grant === undefined || grant.endsAt <= deps.now()) throw new DomainError('download_unconfirmed')
    const path = await getBackupPath(deps.dataDir, file)
    if (!grant.isUsed) {
      const entry = { account: account.username, action: 'backup.downloaded', subject: file } as const
      await deps.store.write(trx => recordAudit(trx, { ...entry, now: deps.now() }))
      grant.isUsed = true
    }
    const content = await openFile(path)
    if (content === undefined) throw new DomainError('backup_unknown', { file })
    return content
  }

  #forgetEnded(now: number): void {
    for (const [key, { endsAt }] of this.#grants) if (endsAt <= now) this.#grants.delete(key)
  }
}

function keyOf({ tokenHash }: SessionAccount, file: string): string {
  return `${tokenHash} ${file}`
}
