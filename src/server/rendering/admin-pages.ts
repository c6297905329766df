import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sessionToken } from '#api/http/session-cookie.ts'
import { LANGUAGES, type Language } from '#domain/language.ts'
import { languagePrefix } from '#domain/language-path.ts'
import { escapeHtml } from '#domain/markup/escape.ts'
import { contentSecurityPolicy } from '#server/http/security-headers.ts'
import { HEAD_SCRIPT, matchAdmin, type PublicSite } from '#web/server.ts'
import { PAGE_MESSAGES } from './page-messages.ts'

export interface AdminPagesDeps {
  readonly site: () => PublicSite
  /** Folder of the built pages (build/bundle.ts). */
  readonly dist: string
}

const ENTRY = 'src/web/admin/entry.tsx'
const PATTERNS = ['/admin', '/admin/*', '/url-validation-status'] as const
/** Only the site itself: the administrator's code for the public pages never runs here. */
const CSP = contentSecurityPolicy()

/**
 * Serves the administrator's area: an empty document that its script fills; it needs no session and holds no secret.
 */
export async function registerAdminPages(
  app: FastifyInstance,
  { site, dist }: AdminPagesDeps,
): Promise<void> {
  const manifest: Record<string, { file: string; css?: string[] }> = JSON.parse(
    await readFile(join(dist, 'admin/.vite/manifest.json'), 'utf8'),
  )
  const entry = manifest[ENTRY]
  if (entry === undefined) throw new Error(`the build in ${dist} has no ${ENTRY}`)
  const files = [
    ...(entry.css ?? []).map(file => `<link rel="stylesheet" href="/${file}">`),
    `<script type="module" src="/${entry.file}"></script>`,
  ].join('')

  for (const language of LANGUAGES) {
    const prefix = languagePrefix(language)
    for (const pattern of PATTERNS) {
      app.get(prefix + pattern, (request, reply) => {
        const path = (request.url.split('?', 1)[0] ?? '').slice(prefix.length)
        return reply
          .code(matchAdmin(path) === null ? 404 : 200)
          .headers({
            'content-security-policy': CSP,
            'cache-control': 'private, no-cache',
            vary: 'cookie',
            'x-robots-tag': 'noindex, nofollow',
          })
          .type('text/html; charset=utf-8')
          .send(shell(language, site(), files, sessionToken(request) !== undefined))
      })
    }
  }
}

/** @param hasSession the request has a session cookie: only then the script asks for the account */
function shell(language: Language, { title }: PublicSite, files: string, hasSession: boolean): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><script>${HEAD_SCRIPT}</script>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    files,
    `</head><body><div id="root" data-title="${escapeHtml(title)}"${hasSession ? ' data-session' : ''}></div>`,
    `<noscript><p>${PAGE_MESSAGES[language].noScript}</p></noscript></body></html>`,
  ].join('')
}
