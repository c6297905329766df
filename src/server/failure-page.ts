import { de } from '#web/messages/de.ts'

/**
 * The page for when no page can be made: plain, without data, without script.
 * @param stylesheets paths of the build's stylesheets
 */
export function failurePage(stylesheets: readonly string[]): string {
  const { title, text } = de.failure
  const links = stylesheets.map(path => `<link rel="stylesheet" href="${path}">`).join('')
  return (
    `<!doctype html><html lang="de"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${title}</title>${links}</head><body><main class="wrap lost"><div class="empty">` +
    `<h1>${title}</h1><p class="lead">${text}</p><p><a class="btn" href="/">${de.notFound.backHome}</a></p>` +
    `</div></main></body></html>`
  )
}
