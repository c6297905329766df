import { z } from 'zod'
import { problemSchema } from './problem.ts'

/**
 * The answers of a call by status: its own (204 where it says nothing), and a problem for each other status it knows.
 * Typed loosely on purpose: that an answer fits its schema is a test's business (test/api), not a cast's.
 */
export function responses(ok: z.ZodType, ...problems: number[]): Record<number, z.ZodType> {
  const status = ok instanceof z.ZodUndefined ? 204 : 200
  return { [status]: ok, ...Object.fromEntries(problems.map(problem => [problem, problemSchema])) }
}
