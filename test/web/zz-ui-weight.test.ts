import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteForTests } from '#test/web/site-for-tests.ts'
test('weight', async () => {
  const site = await siteForTests()
  const get = (url: string) => site.inject({ url, headers: { 'accept-encoding': 'br' } })
  const out: string[] = []
  for (const path of ['/businesses', '/businesses?query=heizung', '/businesses?location=berlin', '/tr/businesses']) {
    const page = (await site.inject(path)).body
    if (path === '/businesses') writeFileSync('/tmp/businesses.html', page)
    let sum = 0
    for (const [, src = ''] of page.matchAll(/(?:modulepreload" href|script type="module" src)="([^"]+)"/g)) sum += (await get(src)).rawPayload.byteLength
    out.push(`${path} html ${Buffer.byteLength(page)} js ${sum}`)
  }
  console.log(out.join('\n'))
  expect(1).toBe(1)
}, 300_000)
