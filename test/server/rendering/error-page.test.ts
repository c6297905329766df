import { expect, test } from 'vitest'
import { siteForTests } from '#test/web/site-for-tests.ts'

test.each([
  ['/imprint', 'Nummer dieser Anfrage'],
  ['/en/imprint', 'Please quote this number'],
  ['/tr/imprint', 'isteğin numarası'],
])(
  'the error page of %s tells the number that the log has, and nothing about the error',
  async (url, words) => {
    const site = await siteForTests({
      handlers: { 'GET /api/documents/:slug': () => Promise.reject(new Error('SQLITE_CORRUPT in store.ts')) },
    })
    let id = 'none'
    site.addHook('onResponse', async request => {
      id = request.id
    })
    const { statusCode, body } = await site.inject(url)
    expect(statusCode).toBe(500)
    expect(body).toContain(words)
    expect(body).toContain(`: ${id}</p>`)
    expect(body).not.toMatch(/SQLITE|store\.ts| at /)
    await site.close()
  },
)
