import type { Language } from '#domain/language.ts'
import { type StoredChoice, storeChoice, storedChoice } from '#web/consent/stored-choice.ts'

/**
 * Tells the server of a choice that it does not know yet, also while the page is being left. What does not reach it
 * stays untold, and is told with the next page.
 */
export async function reportChoice(choice: StoredChoice, language: Language): Promise<void> {
  if (choice.isTold) return
  const { id, replaces, asked, choices } = choice
  // A withdrawal has no name of its own.
  const named = { id: id === '' ? replaces : id, ...(replaces !== '' && { replaces }) }
  const isReceived = await fetch('/api/consents', {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...named, asked, choices, language }),
  }).then(
    answer => answer.ok,
    () => false,
  )
  const now = storedChoice()
  if (isReceived && now?.id === id && now.at === choice.at) storeChoice({ ...now, isTold: true })
}
