import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import type { Mailer } from '#gateways/mail/mailer.ts'
import { blankMail, nextDueMail, type SendableMail, saveMailProgress } from '#store/mail/outbox.ts'
import type { StoreDeps } from '#store/store.ts'
import { closeAnswered } from '#store/submissions.ts'

/**
 * How long a mail waits after each failed attempt. After the last one it is given up, some 20 hours after it was
 * written: servers that ask to come back mean minutes, and one that is down is noticed within a day.
 */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS] as const

export interface SendMailsDeps extends StoreDeps {
  readonly mailer: Mailer
}

/**
 * Sends all due mails, one after the other. A submission that a mail answers is closed when the mail is handed over.
 * The result of a mail is stored before the next one is read, so a process that dies in between sends at most that one
 * mail twice, under the same Message-ID.
 * @returns how many were tried
 * Throws the signal's reason; the mail that was being sent stays due.
 */
export async function sendDueMails(
  { store, now, mailer }: SendMailsDeps,
  signal: AbortSignal,
): Promise<number> {
  for (let tried = 0; ; tried++) {
    signal.throwIfAborted()
    const mail = await nextDueMail(store.db, store.key, {
      now: now(),
      longestPauseMs: Math.max(...PAUSES_MS),
    })
    if (mail === undefined) return tried
    await sendOne({ store, now, mailer }, mail, signal)
  }
}

async function sendOne(
  { store, now, mailer }: SendMailsDeps,
  mail: SendableMail,
  signal: AbortSignal,
): Promise<void> {
  const { id, to, subject, text, html, headers, createdAt } = mail
  if (text === null || html === null) {
    // Encrypted with another key; the outbox says so.
    const progress = { ...mail, state: 'failed', failure: null } as const
    await store.write(trx => saveMailProgress(trx, progress))
    return
  }
  const name = `umkreis.${id}.${createdAt.toString(36)}`
  const delivery = await mailer.send({ to, subject, text, html, headers, name }, signal)
  const attempts = mail.attempts + 1
  const at = now()
  if (delivery.kind === 'sent') {
    const { submissionId, closesAs } = mail
    await store.write(async trx => {
      await saveMailProgress(trx, { id, state: 'sent', attempts, failure: null, dueAt: at, sentAt: at })
      await blankMail(trx, store.key, mail)
      if (submissionId !== null && closesAs !== null) {
        await closeAnswered(trx, { id: submissionId, state: closesAs }, at)
      }
    })
    return
  }
  const pause = delivery.isFinal ? undefined : PAUSES_MS[attempts - 1]
  await store.write(trx =>
    saveMailProgress(trx, {
      id,
      state: pause === undefined ? 'failed' : 'waiting',
      attempts,
      failure: delivery.text,
      dueAt: at + (pause ?? 0),
      sentAt: null,
    }),
  )
}
