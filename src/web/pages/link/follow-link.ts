import { refusalOf } from '#web/forms/send-form.ts'
import { unansweredText } from '#web/forms/unanswered-text.ts'
import type { PageContext } from '#web/page-context.ts'

/** Does what a mailed link is for, which is safe to repeat. @returns why it was refused; null when it was done */
export async function followLink(token: string, { api, language }: PageContext): Promise<string | null> {
  try {
    await api('POST /api/mail-links', { body: { token, language } })
    return null
  } catch (error) {
    try {
      const refusal = refusalOf(error)
      return refusal.kind === 'refused' ? refusal.text : ''
    } catch {
      return unansweredText(language)
    }
  }
}
