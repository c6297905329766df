import { z } from 'zod'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/language.ts'
import type { HttpDeps } from '#services/links/http-client.ts'
import { validateUrls } from '#services/links/validate-urls.ts'
import type { JobDeps } from './handlers.ts'
import type { JobHandler } from './job-handler.ts'
import { linkReportMessages } from './link-report-messages.ts'

const inputSchema = z.object({ language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE) })

/** Checks the websites of all public businesses. Its result: { valid, invalid, dead }. */
export function validateUrlsJob(deps: JobDeps & HttpDeps): JobHandler {
  return async ({ id, input, signal }) => {
    const messages = linkReportMessages(inputSchema.parse(input).language)
    const { reportFile, ...result } = await validateUrls(deps, { id, messages, signal })
    return { result, reportFile }
  }
}
