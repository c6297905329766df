import type { FastifyInstance } from 'fastify'

/** Pages and routes whose path ends in a token, and every address with one in its query. */
const TOKEN_PATH = /^\/(?:[a-z]{2}\/)?(?:link|api\/mail-links)\/[^/?]/
const TOKEN_QUERY = /[?&]token=/

/**
 * Whether an address carries a token, as links in mails do: whoever knows it may act. What shows it runs no code of the
 * operator, tells nobody where the visitor came from, and is stored by no cache.
 * @param url path and query part
 */
export function isTokenAddress(url: string): boolean {
  return TOKEN_PATH.test(url) || TOKEN_QUERY.test(url)
}

const HEADERS = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** Sets the headers of such addresses on every answer, also on redirects and failures. */
export function setTokenHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (isTokenAddress(request.url)) reply.headers(HEADERS)
    return payload
  })
}
