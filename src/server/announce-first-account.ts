import { problemMessage } from '#api/http/problem-message.ts'
import { DomainError } from '#domain/errors.ts'
import { messages } from '#messages/de/commands.ts'
import { ensureFirstAccount } from '#services/accounts/create-first-account.ts'
import type { Store } from '#store/store.ts'
import { OperatorFault } from './operator-fault.ts'

export interface FirstAccountStart {
  readonly store: Store
  /** For the first account; undefined: a random one. */
  readonly adminPassword: string | undefined
  readonly siteUrl: string
  /** Writes to the terminal; not to the log, which is stored and passed on. */
  readonly say: (text: string) => void
}

/**
 * Creates the first account at the first start, and says its password once when it is a random one.
 * @throws OperatorFault with a sentence for an ADMIN_PASSWORD that is too weak
 */
export async function announceFirstAccount({
  store,
  adminPassword,
  siteUrl,
  say,
}: FirstAccountStart): Promise<void> {
  const first = await ensureFirstAccount({ store, now: Date.now }, adminPassword).catch(withSentence)
  if (first.kind === 'there-already') return
  const { username, randomPassword } = first
  const { firstAccount: texts } = messages
  const once = randomPassword === null ? '' : `${texts.shownOnce}\n`
  say(
    `\n${texts.created(`${siteUrl}/admin`)}\n${texts.username(username)}\n` +
      `${texts.password(randomPassword ?? texts.asInEnvironment)}\n${once}\n`,
  )
}

function withSentence(error: unknown): never {
  if (!(error instanceof DomainError)) throw error
  throw new OperatorFault(`ADMIN_PASSWORD: ${problemMessage(error.code, error.details)}`, { cause: error })
}
