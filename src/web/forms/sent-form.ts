import { useEffect, useState } from 'react'
import type { SentForm } from '#web/forms/send-typed-form.ts'
import { entryState, keepInEntry } from '#web/routing/entry-state.ts'

const NAME = 'sent'

/**
 * What was received, also after a reload of the page where it was kept: where no mail can be sent, its number stands nowhere
 * else. What is set is kept.
 * @param form the form, and what it is about where a page has several of the kind
 */
export function useSentForm(form: string) {
  const [sent, setSent] = useState<SentForm | null>(null)
  useEffect(() => setSent(sentBefore(form)), [form])
  const set = (next: SentForm | null) => {
    keepSent(form, next)
    setSent(next)
  }
  return [sent, set] as const
}

/**
 * Keeps what was received with the present entry of the browser's history; null: another form is begun there. The key for
 * pictures is not kept. Browser only.
 */
export function keepSent(form: string, sent: SentForm | null): void {
  const { number, isMailed = false } = sent ?? {}
  // A form without a number leaves that of another one on its page.
  if (number !== '') keepInEntry(NAME, number && { form, sent: { number, isMailed, isShownAgain: true } })
}

function sentBefore(form: string): SentForm | null {
  // Nobody else writes into this name.
  const kept = entryState(NAME) as { form: string; sent: SentForm } | undefined
  return kept?.form === form ? kept.sent : null
}
