import type { Language } from '#domain/language.ts'
import { localAddress } from '#domain/language-path.ts'
import { escapeHtml } from '#domain/markup/escape.ts'
import { PAGE_MESSAGES, SITE_MESSAGES } from './page-messages.ts'

/** A first index is there within seconds, a large one within a minute. */
const RELOAD_SECONDS = 2

/**
 * The page for unexpected errors: without data and without script.
 * @param stylesheets paths of the build's stylesheets
 * @param requestId what the log calls the request
 */
export function errorPage(stylesheets: readonly string[], language: Language, requestId: string): string {
  const { failure, notFound } = SITE_MESSAGES[language]
  return bareDocument(
    { stylesheets, language, title: failure.title },
    `<p class="lead">${failure.text}</p><p><a class="btn" href="${localAddress(language, '/')}">${notFound.backHome}</a></p>` +
      `<p class="small">${PAGE_MESSAGES[language].requestId(escapeHtml(requestId))}</p>`,
  )
}

/** The page while there is no index yet, as in the first seconds of a new site: it loads itself again. */
export function preparingPage(stylesheets: readonly string[], language: Language): string {
  const { title, text } = PAGE_MESSAGES[language].preparing
  return bareDocument(
    { stylesheets, language, title, head: `<meta http-equiv="refresh" content="${RELOAD_SECONDS}">` },
    `<p class="lead">${text}</p>`,
  )
}

interface BareDocument {
  readonly stylesheets: readonly string[]
  readonly language: Language
  readonly title: string
  readonly head?: string
}

function bareDocument({ stylesheets, language, title, head = '' }: BareDocument, body: string): string {
  const links = stylesheets.map(path => `<link rel="stylesheet" href="${path}">`).join('')
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${title}</title>${head}${links}</head><body><main class="wrap not-found"><div class="empty">` +
    `<h1>${title}</h1>${body}</div></main></body></html>`
  )
}
