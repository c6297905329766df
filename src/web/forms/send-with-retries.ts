import type { FormAnswer } from '#web/forms/send-form.ts'

/** What sending needs of the world outside. */
export interface SendOptions {
  readonly send: (ticket: string) => Promise<FormAnswer>
  readonly newTicket: () => Promise<string>
  readonly wait: (seconds: number) => Promise<void>
}

/** A ticket that is too young and one that is too old in a row, and once more for a clock that is set meanwhile. */
const MAX_ATTEMPTS = 4
/** A longer wait is shown to the sender instead. */
const MAX_WAIT_SECONDS = 10

/**
 * Sends a form, and does by itself what a person could only do by pressing the button again: waits where the form was
 * filled in too quickly, fetches a new ticket where the old one is spent.
 * @param ticket '' when there is none yet
 * @returns the last answer, with the ticket to use for another attempt. null: it was sent and no answer came, so that
 * nobody knows whether it arrived; with the same ticket it is stored once
 * Rejects where nothing was sent because there is no connection for a ticket.
 */
export async function sendWithRetries(
  ticket: string,
  { send, newTicket, wait }: SendOptions,
): Promise<{ readonly answer: FormAnswer | null; readonly ticket: string }> {
  let current = ticket === '' ? await newTicket() : ticket
  for (let attempt = 1; ; attempt++) {
    const answer = await send(current).catch(() => null)
    const isLast = attempt === MAX_ATTEMPTS
    if (answer?.kind !== 'refused' || isLast) return { answer, ticket: current }
    if (answer.code === 'form_expired') current = await newTicket()
    else if (answer.code === 'form_too_fast' && answer.waitSeconds <= MAX_WAIT_SECONDS)
      await wait(answer.waitSeconds)
    else return { answer, ticket: current }
  }
}
