import { ensureFirstAccount } from '#services/accounts/create-first-account.ts'
import type { Store } from '#store/store.ts'

export interface FirstAccountStart {
  readonly store: Store
  /** For the first account; undefined: a random one. */
  readonly adminPassword: string | undefined
  readonly siteUrl: string
  /** Writes to the terminal; not to the log, which is stored and passed on. */
  readonly say: (text: string) => void
}

/** Creates the first account at the first start, and says its password once when it is a random one. */
export async function announceFirstAccount({
  store,
  adminPassword,
  siteUrl,
  say,
}: FirstAccountStart): Promise<void> {
  const first = await ensureFirstAccount({ store, now: Date.now }, adminPassword)
  if (first.kind === 'there-already') return
  const { username, randomPassword } = first
  const password = randomPassword === null ? 'wie in ADMIN_PASSWORD gesetzt' : randomPassword
  const once = randomPassword === null ? '' : 'Dieses Passwort wird nur dieses eine Mal angezeigt.\n'
  say(
    `\nErster Start: Das Konto für die Verwaltung ist angelegt (${siteUrl}/admin).\n` +
      `  Benutzername: ${username}\n  Passwort:     ${password}\n${once}\n`,
  )
}
