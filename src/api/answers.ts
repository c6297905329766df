import type { z } from 'zod'
import { problemSchema } from './problem.ts'

/**
 * The answers of a call by status: its own, and a problem for each other status it knows.
 * Typed loosely on purpose: that an answer fits its schema is a test's business (test/api), not a cast's.
 */
export function answers(ok: z.ZodType, ...problems: number[]): Record<number, z.ZodType> {
  return { 200: ok, ...Object.fromEntries(problems.map(status => [status, problemSchema])) }
}
