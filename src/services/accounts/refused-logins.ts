import { MINUTE_MS } from '#domain/time/durations.ts'
import { recordAudit } from '#store/audit.ts'
import type { StoreDeps } from '#store/store.ts'

export interface RefusedLogin {
  /** As typed. */
  readonly username: string
  /** The shortened address it came from. */
  readonly from: string
  readonly reason: 'password' | 'code'
}

/** Records refused logins in the audit log. */
export interface RefusedLogins {
  note(login: RefusedLogin): Promise<void>
}

/** One row in this time for each block of addresses, so that guessing passwords does not fill the disk. */
const ONCE_EVERY_MS = MINUTE_MS
/** Rows in this time over all addresses. */
const MOST_ROWS = 60
/** Usernames are shorter. */
const SHOWN_CHARACTERS = 60

/** The refused logins of this process. */
export function refusedLogins({ store, now }: StoreDeps): RefusedLogins {
  /** The time of the last row, by block; the oldest first. */
  const written = new Map<string, number>()

  return {
    async note({ username, from, reason }) {
      const at = now()
      for (const [block, last] of written) {
        if (at - last < ONCE_EVERY_MS) break
        written.delete(block)
      }
      if (written.has(from) || written.size >= MOST_ROWS) return
      written.set(from, at)
      await store.write(trx =>
        recordAudit(trx, {
          account: 'system',
          action: 'session.refused',
          subject: [...username].slice(0, SHOWN_CHARACTERS).join(''),
          details: { reason, from },
          now: at,
        }),
      )
    },
  }
}
