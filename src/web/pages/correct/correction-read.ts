import { queryOptions } from '@tanstack/react-query'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import type { CorrectionPrefill } from '#services/corrections/prefill-correction.ts'

/** What a form for corrections begins with, or why there is nothing to correct. */
export type CorrectableBusiness = CorrectionPrefill | 'unknown' | 'gone'

export interface CorrectionQuestion {
  readonly id: number
  /** From a mailed link; '' without. */
  readonly token: string
  readonly language: Language
}

/** The address of the call. */
export function correctionUrl({ id, token, language }: CorrectionQuestion): string {
  const query = new URLSearchParams()
  if (token !== '') query.set('token', token)
  if (language !== DEFAULT_LANGUAGE) query.set('language', language)
  return `/api/corrections/${id}${query.size === 0 ? '' : `?${query}`}`
}

/** What a status and a body of that call say. @throws for any other status */
export function correctableOf({ status, body }: { status: number; body: unknown }): CorrectableBusiness {
  if (status === 404) return 'unknown'
  if (status === 410) return 'gone'
  if (status !== 200) throw new Error(`${status}: a business cannot be read for its correction`)
  // The server is ours, and its answers are checked against their schemas in its tests.
  return body as CorrectionPrefill
}

/** GET /api/corrections/{id}: always asked anew, because what is prefilled must be what the directory says. */
export function correctionRead(question: CorrectionQuestion) {
  return queryOptions({
    queryKey: ['api', 'corrections', question],
    queryFn: async (): Promise<CorrectableBusiness> => {
      const answer = await fetch(correctionUrl(question), { credentials: 'same-origin' })
      return correctableOf({ status: answer.status, body: await answer.json() })
    },
    gcTime: 0,
  })
}
