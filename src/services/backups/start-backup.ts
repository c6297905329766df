import { z } from 'zod'
import { DomainError } from '#domain/errors.ts'
import { refuseWeakPassword } from '#services/accounts/passwords.ts'
import { startJob } from '#services/jobs/start-job.ts'
import { saveJobInput } from '#store/jobs/jobs.ts'
import type { StoreDeps } from '#store/store.ts'

const inputSchema = z.object({
  isEncrypted: z.boolean().default(false),
  /** Encrypted with the site's key; only until the job begins. */
  passphrase: z.string().optional(),
})

/**
 * Queues a backup that is encrypted with a passphrase.
 * @returns the job's number
 * Throws password_too_short, password_guessable, job_running.
 */
export async function startEncryptedBackup(
  deps: StoreDeps,
  { passphrase, account }: { readonly passphrase: string; readonly account: string },
): Promise<number> {
  await refuseWeakPassword(passphrase, account)
  const input = { isEncrypted: true, passphrase: deps.store.key.encrypt('backup-passphrase', passphrase) }
  return startJob(deps, { kind: 'backup', input, account, details: { isEncrypted: true } })
}

/**
 * The passphrase of a backup job, which is not stored from now on; undefined for a job without one.
 * Throws passphrase_lost when it was taken before: by an attempt that broke off.
 */
export async function takePassphrase(
  { store }: Pick<StoreDeps, 'store'>,
  jobId: number,
  jobInput: unknown,
): Promise<string | undefined> {
  const { isEncrypted, passphrase } = inputSchema.parse(jobInput)
  if (!isEncrypted) return undefined
  if (passphrase === undefined) throw new DomainError('passphrase_lost')
  const plain = store.key.decrypt('backup-passphrase', passphrase)
  await store.write(trx => saveJobInput(trx, jobId, { isEncrypted }))
  return plain
}
