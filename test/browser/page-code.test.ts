import Fastify, { type FastifyInstance } from 'fastify'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageCode } from '#server/rendering/page-code.ts'
import { noteComplaints } from '#test/browser/complaints.ts'
import { hydrated } from '#test/browser/page-ready.ts'
import { openWindow } from '#test/browser/windows.ts'
import { BUSINESSES } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'
import { testBrowser } from './launch.ts'

let foreign: FastifyInstance
let site: FastifyInstance
let browser: Browser
let origin: string
/** Addresses of the other server that were asked for. */
const asked: string[] = []
const [business] = BUSINESSES
if (business === undefined) throw new Error('the directory is empty')
const address = `/${business.urlSlug}`

beforeAll(async () => {
  foreign = Fastify()
  foreign.get('/:name', (request, reply) => {
    const { name } = request.params as { name: string }
    asked.push(name)
    return reply
      .header('access-control-allow-origin', '*')
      .type('text/javascript')
      .send(`(window.seen ??= []).push('${name}', document.currentScript?.dataset.id ?? 'module')`)
  })
  const other = await foreign.listen({ host: '127.0.0.1', port: 0 })
  const code = pageCode({
    headCode: `
      <!-- <script>seen.push('in a comment')</script> -->
      <script>window.seen = ['inline: Straße']</script>
      <SCRIPT src='${other}/blocking.js' data-id="eins &amp; zwei"></SCRIPT>
      <script>seen.push('after ' + seen.includes('blocking.js'))</script>
      <script type="module">window.isModule = true</script>
      <script data-category="analytics" src="${other}/analytics.js"></script>
      <script data-category="marketing">seen.push('marketing')</script>
      <script type="module" src="${other}/module.js"></script>
      <style>.from-code { color: rgb(1, 2, 3) }</style>`,
    footerCode: `
      <p class="from-code" style="margin: 7px" onclick="seen.push(&quot;clicked&quot;)">Aus dem Code</p>
      <script>seen.push('footer sees root ' + (document.getElementById('root') !== null))</script>
      <script defer src="${other}/late.js" data-id="late"></script>
      <script>seen.push('left open')`,
  })
  site = await siteForTests({ code: () => code })
  origin = await site.listen({ host: '127.0.0.1', port: 0 })
  browser = await testBrowser()
})

afterAll(async () => {
  await site.close()
  await foreign.close()
})

const NOTHING = /(?!)/

async function open(path: string): Promise<{ page: Page; faults: string[] }> {
  const page = await openWindow(browser, origin, { clock: 'by hand', isOwn: true })
  const faults: string[] = []
  noteComplaints(page, faults, { provoked: NOTHING })
  await page.goto(origin + path)
  await hydrated(page)
  return { page, faults }
}

test('head and footer code runs in its order, what waits for consent does not, and the site works as ever', async () => {
  const { page, faults } = await open(address)
  await expect
    .poll(() => page.evaluate<string[]>('window.seen'))
    .toEqual(
      expect.arrayContaining([
        'inline: Straße',
        'blocking.js',
        'eins & zwei',
        'after true',
        'module.js',
        'late.js',
        'left open',
      ]),
    )
  const seen = await page.evaluate<string[]>('window.seen')
  expect(seen).toContain('footer sees root true')
  expect(seen.indexOf('blocking.js')).toBeLessThan(seen.indexOf('after true'))
  expect(seen).not.toContain('marketing')
  expect(seen).not.toContain('in a comment')
  expect(asked).not.toContain('analytics.js')
  expect(await page.evaluate('window.isModule')).toBe(true)
  const marked = page.locator('.from-code')
  expect(await marked.evaluate(node => getComputedStyle(node).color)).toBe('rgb(1, 2, 3)')
  expect(await marked.evaluate(node => getComputedStyle(node).marginTop)).toBe('7px')
  await marked.click()
  expect(await page.evaluate<string[]>('window.seen')).toContain('clicked')
  // Only the site's own code, once it runs, opens the message.
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.getByRole('button', { name: 'Teilen' }).click()
  await page.locator('.toast').waitFor()
  expect(faults).toEqual([])
  await page.context().close()
})

test('the next page comes without a new document and loads what it needs; a script that nobody trusted does not run beside the code', async () => {
  const { page, faults } = await open('/')
  await page.evaluate('window.isSameDocument = true')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hilfe' }).first().click()
  await page.waitForURL(`${origin}/help`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.evaluate('window.isSameDocument')).toBe(true)
  expect(faults).toEqual([])
  await page.evaluate(() => {
    const inline = document.createElement('div')
    inline.innerHTML = '<img src="data:," onerror="window.intruder = true">'
    document.body.append(inline)
  })
  await page.waitForFunction(() => document.querySelector('div > img[src="data:,"]') !== null)
  await expect.poll(() => faults.some(fault => fault.includes('Content Security Policy'))).toBe(true)
  expect(await page.evaluate('window.intruder')).toBeUndefined()
  await page.context().close()
})
