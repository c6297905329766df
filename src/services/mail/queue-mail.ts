import type { WrittenMail } from '#domain/mail/mail.ts'
import { insertMail } from '#store/mail/outbox.ts'
import type { Db } from '#store/store.ts'

/**
 * Puts a mail into the outbox, in the transaction of what it tells about: both are stored, or neither is. It is sent
 * within seconds where there is a mail server, and stays readable where there is none.
 * @param now milliseconds since 1970
 */
export async function queueMail(trx: Db, mail: WrittenMail, now: number): Promise<void> {
  await insertMail(trx, mail, now)
}
