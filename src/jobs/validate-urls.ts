import { z } from 'zod'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/language.ts'
import type { WebDeps } from '#services/ask-web.ts'
import { validateUrls } from '#services/validate-urls.ts'
import type { JobDeps } from './handlers.ts'
import type { JobHandler } from './job-handler.ts'
import { linkReportWords } from './link-report-words.ts'

const inputSchema = z.object({ language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE) })

/** Checks the websites of all public businesses. Its result: { valid, invalid, dead }. */
export function validateUrlsJob(deps: JobDeps & WebDeps): JobHandler {
  return async ({ id, input, signal }) => {
    const words = linkReportWords(inputSchema.parse(input).language)
    const { reportFile, ...result } = await validateUrls(deps, { id, words, signal })
    return { result, reportFile }
  }
}
