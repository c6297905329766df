import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { FALLBACK_STATS } from '#domain/settings/fallback-stats.ts'
import { isLong } from '#test/counts.ts'
import { report } from '#test/reliability/results.ts'
import { fakeApi, NOW } from '#test/web/fake-api.ts'
import type { render } from '#web/entry-server.tsx'
import { formats } from '#web/format/formats.ts'
import { messages as polish } from './messages/site.ts'

/** A copy of the product with one more language: a folder (English, the frame and two pages in Polish) and a line. */
const copy = mkdtempSync(join(tmpdir(), 'umkreis-polish-'))
afterAll(() => rmSync(copy, { recursive: true }))
const languages = join(copy, 'src/domain/language.ts')

beforeAll(() => {
  for (const name of ['src', 'package.json', 'tsconfig.json', 'vite.config.ts'])
    cpSync(name, join(copy, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  cpSync(join(copy, 'src/messages/en'), join(copy, 'src/messages/pl'), { recursive: true })
  cpSync('test/polish/messages', join(copy, 'src/messages/pl'), { recursive: true })
  const line = readFileSync(languages, 'utf8')
  writeFileSync(languages, line.replace("tr: 'Türkçe' }", "tr: 'Türkçe', pl: 'Polski' }"))
  expect(readFileSync(languages, 'utf8')).not.toBe(line)
})

test.each([
  [1, '1 firma', '1 opinia', 'Za 1 sekundę otworzy się strona główna.'],
  [2, '2 firmy', '2 opinie', 'Za 2 sekundy otworzy się strona główna.'],
  [5, '5 firm', '5 opinii', 'Za 5 sekund otworzy się strona główna.'],
  [22, '22 firmy', '22 opinie', 'Za 22 sekundy otworzy się strona główna.'],
])('%i takes its Polish form', (count, businesses, reviews, countdown) => {
  const counted = formats(polish).counted(count)
  expect([polish.count.businesses(counted), polish.count.reviews(counted)]).toEqual([businesses, reviews])
  expect(polish.notFound.countdown(counted)).toBe(countdown)
})

// Of what we have written, `npm run types` says the same; this is about what the next one has to write.
test.runIf(isLong)(
  'a language is one folder and one line; a key that is missing in it is an error of the types',
  async () => {
    const complete = readFileSync(join(copy, 'src/messages/pl/pages/home.ts'), 'utf8')
    const incomplete = join(copy, 'src/messages/pl/pages/incomplete-home.ts')
    writeFileSync(incomplete, complete.replace(/\n {2}often: .*/, ''))
    const errors = await typeErrors()
    rmSync(incomplete)
    expect(errors).toEqual([expect.stringMatching(/^src\/messages\/pl\/pages\/incomplete-home\.ts.*'often'/)])
    report({ check: 'types of a further language', count: 1, lost: 0, crashed: 0, serverErrors: 0 })
  },
)

describe('a rendered page', () => {
  let page: typeof render

  beforeAll(async () => {
    const outDir = join(copy, 'dist/server')
    // Vite makes a development build under a test runner.
    vi.stubEnv('NODE_ENV', 'production')
    await build({ configFile: join(copy, 'vite.config.ts'), build: { outDir, ssr: true } })
    vi.unstubAllEnvs()
    page = (await import(pathToFileURL(join(outDir, 'entry-server.js')).href)).render
  })

  test.each([
    [1, '1 wynik'],
    [2, '2 wyniki'],
    [5, '5 wyników'],
    [22, '22 wyniki'],
  ])('of the search with %i results says %s', async (total, headline) => {
    const { html, language } = await polishPage('/pl/businesses?query=Zahnarzt', total)
    expect(language).toBe('pl')
    expect(textOf(html)).toContain(`${headline}: „Zahnarzt”`)
  })

  test('of the start is in Polish, its frame too, and leads to Polish pages', async () => {
    const { html } = await polishPage('/pl', 5)
    const text = textOf(html)
    expect(text).toContain('Firmy w pobliżu')
    expect(text).toContain('59 599 firm w 580 miejscowościach')
    expect(text).toContain('111 · Google opinii')
    expect(text).toContain('333 · Google opinie')
    expect(text).toContain('Skąd pochodzą dane')
    expect(html).toContain('href="/pl/businesses"')
    expect(html).toMatch(/<a href="\/pl"[^>]*lang="pl"[^>]*>Polski<\/a>/)
  })

  async function polishPage(url: string, total: number) {
    const german = fakeApi()
    const api = fakeApi({
      handlers: {
        'GET /api/businesses/search': async ({ query }) => ({
          ...(await german('GET /api/businesses/search', { query: { limit: query.limit } })),
          understood: { parts: [], query: query.query === undefined ? {} : { query: query.query } },
          total,
        }),
      },
    })
    return page({ url, now: NOW, isNotFound: false }, () => api, SITE)
  }
})

const SITE = {
  title: 'Umkreis',
  description: '',
  origin: 'https://umkreis.example',
  tiles: null,
  showsPhotos: true,
  showsRatings: true,
  sendsMail: true,
  fallback: FALLBACK_STATS,
}

function textOf(html: string): string {
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

/**
 * The errors of the types of the copy's messages, and of the domain, where something is listed for each language. What uses
 * them asks for a language by a value; all of it would take half a minute, and the pages are rendered below.
 */
function typeErrors(): Promise<readonly string[]> {
  const project = join(copy, 'tsconfig.languages.json')
  writeFileSync(
    project,
    JSON.stringify({ extends: './tsconfig.json', include: ['src/messages', 'src/domain'] }),
  )
  return new Promise(done => {
    const tsc = resolve('node_modules/typescript/bin/tsc')
    execFile(process.execPath, [tsc, '--noEmit', '-p', project], { cwd: copy }, (_error, output) => {
      done(output.split('\n').filter(line => line.includes('error TS')))
    })
  })
}
