import { expect, test } from 'vitest'
import { siteForTests } from '#test/web/site-for-tests.ts'
import { BUSINESSES } from '#test/web/fake-api.ts'
test('weight', async () => {
  const site = await siteForTests()
  const get = (url: string) => site.inject({ url, headers: { 'accept-encoding': 'br' } })
  const out: string[] = []
  for (const prefix of ['', '/en', '/tr']) for (const path of ['', '/businesses', `/${BUSINESSES[0]?.urlSlug}`]) {
    const page = (await site.inject(`${prefix}${path}` || '/')).body
    let sum = 0
    for (const [, src = ''] of page.matchAll(/(?:modulepreload" href|script type="module" src)="([^"]+)"/g)) sum += (await get(src)).rawPayload.byteLength
    out.push(`${prefix}${path} ${sum}`)
  }
  console.log(out.join('\n'))
  expect(1).toBe(1)
}, 300_000)
