import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import { AdminApiError } from '#web/admin/api/admin-api-error.ts'
import { adminAreaMessages } from '#web/admin/messages.ts'

export type QueryValues = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Said by every call that finds the session over, so that whoever shows the login hears of it. */
export const SESSION_ENDED = 'umkreis:session-lost'

/** An address with its query part; unset, empty and 'all' parts are left out. */
export function addressOf(path: string, query: QueryValues = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' || value === 'all' ? [] : [[name, String(value)]],
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

/**
 * One call. Rejects with an AdminCallError for every failing answer, and for none at all.
 * @param language of the sentences in failing answers
 */
export async function request<Answer>(
  language: Language,
  method: string,
  path: string,
  options: { readonly query?: QueryValues; readonly body?: unknown } = {},
): Promise<Answer> {
  const spoken = language === DEFAULT_LANGUAGE ? {} : { language }
  const { body } = options
  let answer: Response
  try {
    answer = await fetch(addressOf(path, { ...options.query, ...spoken }), {
      method,
      credentials: 'same-origin',
      ...(body !== undefined && bodyOf(body)),
    })
  } catch {
    throw new AdminApiError(0, 'unreachable', adminAreaMessages(language).unreachable)
  }
  if (!answer.ok) throw await failure(answer.status, await answer.text())
  // The server is ours and its answers are checked against their types in its tests.
  return (answer.status === 204 ? undefined : await answer.json()) as Answer
}

/** A form goes as it is, and says by itself what it is. */
function bodyOf(body: unknown): Pick<RequestInit, 'headers' | 'body'> {
  if (body instanceof FormData) return { body }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** The error for a failing answer; tells the page when the session is over. */
export function failure(status: number, text: string): AdminApiError {
  const problem = problemIn(text)
  const error = new AdminApiError(status, problem.code ?? '', problem.details ?? text, problem.faults)
  if (error.code === 'not_logged_in') window.dispatchEvent(new Event(SESSION_ENDED))
  return error
}

function problemIn(text: string): {
  readonly code?: string
  readonly details?: string
  readonly faults?: AdminApiError['faults']
} {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    // Not from us but from something in between: its text is all there is to show.
    return {}
  }
}
