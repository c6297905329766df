import type { FieldFault } from '#domain/form/field-fault.ts'

/** What a problem (RFC 9457) says beside its status. */
interface ProblemText {
  readonly code?: string
  /** The sentence to show, in the language that was asked for. */
  readonly details?: string
  readonly faults?: readonly FieldFault[]
}

/** An answer that is no success. Its message is that of the specification, section 7: '404: the answer's text'. */
export class RouteError extends Error {
  /** 0 where no answer came at all. */
  readonly status: number
  /** Stable; 'unreachable' where no answer came, '' where the answer is no problem of ours. */
  readonly code: string
  /** A sentence to show; '' where there is none. */
  readonly details: string
  /** What is wrong with which field; only where a form was refused. */
  readonly faults: readonly FieldFault[]
  /** How long to wait before the next attempt; 0: nothing was said. */
  readonly waitSeconds: number

  constructor(status: number, text: string, problem: ProblemText = {}, waitSeconds = 0) {
    super(`${status}: ${text}`)
    this.name = 'RouteError'
    this.status = status
    this.code = problem.code ?? ''
    this.details = problem.details ?? ''
    this.faults = problem.faults ?? []
    this.waitSeconds = waitSeconds
  }
}

/** By its name: the bundle of the pages has this class, too, and its errors are the same. */
export function isRouteError(error: unknown): error is RouteError {
  return error instanceof Error && error.name === 'RouteError'
}

/** The error for an answer over HTTP. */
export async function errorOf(answer: Response): Promise<RouteError> {
  const text = (await answer.text()) || answer.statusText
  return errorOfText(answer.status, text, Number(answer.headers.get('retry-after') ?? 0))
}

/** The error for the text of an answer. */
export function errorOfText(status: number, text: string, waitSeconds = 0): RouteError {
  return new RouteError(status, text, problemIn(text), waitSeconds)
}

function problemIn(text: string): ProblemText {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    // Not from us but from something in between.
    return {}
  }
}
