import { expect, test } from 'vitest'
import { tempSite } from '#test/server/temp-site.ts'
test('smoke', async () => {
  const { app } = await tempSite([])
  for (const url of ['/add-business','/contact','/report','/privacy-request','/newsletter','/link/abc','/business/1/correct','/tr/report', '/en/add-business']) {
    const r = await app.inject({ url })
    console.log(url, r.statusCode, r.headers['cache-control'], r.body.length, /name="ticket" value="([^"]*)"/.exec(r.body)?.[1])
  }
  const r = await app.inject({ method: 'POST', url: '/en/contact', headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'name=A%C3%9F&email=x&message=Hallo' })
  console.log(r.statusCode, r.headers, r.body.slice(r.body.indexOf('<main')))
})
