import type { SentForm } from '#web/forms/send-typed-form.ts'

/**
 * What the address says was received, where a form was sent without script: '?sent=E-12&mail=1'.
 * @param search query part without '?'
 * @returns null for any other address
 */
export function sentByAddress(search: string): (SentForm & { readonly form: string }) | null {
  const query = new URLSearchParams(search)
  const sent = query.get('sent') ?? ''
  if (!/^(?:E-\d{1,12}|[a-z-]{1,30})$/.test(sent)) return null
  const isNumber = sent.startsWith('E-')
  return { number: isNumber ? sent : '', form: isNumber ? '' : sent, isMailed: query.get('mail') === '1' }
}
