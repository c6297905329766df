import type { Language } from '#domain/language.ts'
import { localAddress } from '#domain/language-path.ts'
import { escapeHtml } from '#domain/markup/escape.ts'
import { PAGE_MESSAGES, SITE_MESSAGES } from './page-messages.ts'

/**
 * The page for unexpected errors: without data and without script.
 * @param stylesheets paths of the build's stylesheets
 * @param requestId what the log calls the request
 */
export function errorPage(stylesheets: readonly string[], language: Language, requestId: string): string {
  const { failure, notFound } = SITE_MESSAGES[language]
  const { title, text } = failure
  const links = stylesheets.map(path => `<link rel="stylesheet" href="${path}">`).join('')
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${title}</title>${links}</head><body><main class="wrap not-found"><div class="empty">` +
    `<h1>${title}</h1><p class="lead">${text}</p><p><a class="btn" href="${localAddress(language, '/')}">${notFound.backHome}</a></p>` +
    `<p class="small">${PAGE_MESSAGES[language].requestId(escapeHtml(requestId))}</p>` +
    `</div></main></body></html>`
  )
}
