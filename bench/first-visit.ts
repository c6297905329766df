import type { Browser, CDPSession, Locator, Page } from 'playwright-core'
import { launchBrowser } from '#test/browser/launch.ts'
import { directoryFromFile } from './lighthouse.ts'
import { startSite } from './server-process.ts'

const PAGES = [
  '/',
  '/businesses?query=friseur&location=berlin',
  '/city/berlin',
  '/categories/handwerker',
  '/city/berlin/handwerker',
  '/tr/city/berlin',
]

/** Lighthouse's phone: 4 times slower than this processor, 1.6 Mbit/s with 150 ms there and back. */
const SLOWDOWN = 4
const LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, hasTouch: true }
const KINDS = ['Document', 'Stylesheet', 'Font', 'Script', 'Image'] as const
/** How long a finger rests on what it taps, in milliseconds. */
const FINGER_MS = 80
/** Each figure is the median of this many visits. */
const VISITS = 5

/**
 * What a first visit on a phone costs: requests and bytes of each kind until the page is quiet, the largest paint, the time
 * until the page answers to its reader, all with a slow line and processor that are really applied; then the longest
 * time from a tap or key to the next picture (INP), processor slow only. `-- first-visit FOLDER` takes a data folder.
 */
export async function firstVisitBench([folder]: readonly string[]): Promise<void> {
  const { dataDir, remove } =
    folder === undefined ? directoryFromFile() : { dataDir: folder, remove: () => {} }
  const site = await startSite(dataDir)
  const browser = await launchBrowser()
  try {
    const business = await businessOf(site.origin)
    console.log(
      `| Page | requests | kB | of it ${KINDS.join(' | ').toLowerCase()} | largest paint | usable |`,
    )
    console.log('|---|---|---|---|---|---|---|---|---|---|')
    for (const path of [...PAGES, business]) {
      const visits: Visit[] = []
      for (let n = 0; n < VISITS; n++) visits.push(await firstVisit(browser, site.origin + path))
      console.log(`| ${row(path, visits)} |`)
    }
    console.log(
      '\n| What is done, processor 4 times slower | longest wait for the next picture (ms) |\n|---|---|',
    )
    for (const [name, path, act] of interactions(business)) {
      console.log(`| ${name} | ${await longestWait(browser, site.origin + path, act)} |`)
    }
  } finally {
    await browser.close()
    await site.end()
    remove()
  }
}

interface Visit {
  readonly requests: number
  /** As sent, with heads, in bytes. */
  readonly bytes: Readonly<Record<string, number>>
  readonly paintMs: number
  readonly usableMs: number
}

async function firstVisit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const bytes: Record<string, number> = {}
  const kinds = new Map<string, string>()
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('data:')) kinds.set(requestId, type)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  await session.send('Network.emulateNetworkConditions', LINE)
  await slowDown(session)
  await page.addInitScript(watchPage)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => 'usableMs' in window)
  const { paintMs, usableMs } = await page.evaluate(() => {
    const noted = window as unknown as Visit
    return { paintMs: noted.paintMs, usableMs: noted.usableMs }
  })
  await context.close()
  return { requests: kinds.size, bytes, paintMs, usableMs }
}

/** Runs in the page: notes the last largest paint, and when React has taken over the last link. */
function watchPage(): void {
  const noted = window as unknown as Record<string, number>
  new PerformanceObserver(list => {
    for (const { startTime } of list.getEntries()) noted.paintMs = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const look = () => {
    const last = [...document.querySelectorAll('#root a')].at(-1)
    const isTaken = last !== undefined && Object.keys(last).some(key => key.startsWith('__reactProps'))
    if (isTaken) noted.usableMs = performance.now()
    else setTimeout(look, 10)
  }
  look()
}

function slowDown(session: CDPSession): Promise<unknown> {
  return session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

function row(path: string, visits: readonly Visit[]): string {
  const kB = (kind: string) => median(visits.map(({ bytes }) => bytes[kind] ?? 0)) / 1000
  const whole =
    median(visits.map(({ bytes }) => Object.values(bytes).reduce((sum, size) => sum + size, 0))) / 1000
  return [
    path,
    median(visits.map(({ requests }) => requests)),
    whole.toFixed(0),
    ...KINDS.map(kind => kB(kind).toFixed(1)),
    ...(['paintMs', 'usableMs'] as const).map(
      time => `${Math.round(median(visits.map(visit => visit[time])))} ms`,
    ),
  ].join(' | ')
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

type Act = (page: Page) => Promise<void>

/** What people do on a page: name, address, and how. */
function interactions(business: string): readonly [string, string, Act][] {
  const search = '/businesses?query=restaurant'
  return [
    ['typing into the search box', '/', page => typeInto(page, 'Zahnarzt')],
    ['typing into the search box of a list', search, page => typeInto(page, ' damen')],
    ['a quick chip', search, page => tapBelow(page.locator('.quick a').first())],
    ['the sheet of filters, and a filter', search, filter],
    ['the pager', search, page => tapBelow(page.locator('.pager a').last())],
    ['the gallery', business, gallery],
    ['the plot, and a point in it', search, plot],
    ['a map, and a pin in it', search, map],
  ]
}

async function typeInto(page: Page, words: string): Promise<void> {
  await tap(page.locator('input[name="query"]').first())
  await page.keyboard.type(words, { delay: 120 })
}

/** Who taps has scrolled before. */
async function tapBelow(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await target.page().waitForTimeout(500)
  await tap(target)
}

/** As a finger does: it rests on the glass, and what its touching costs is over when it leaves. */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const page = target.page()
  const box = await target.boundingBox()
  if (box === null) throw new Error(`Nothing to tap: ${target}`)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(FINGER_MS)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

async function filter(page: Page): Promise<void> {
  await tap(page.getByRole('button', { name: /^Filter/ }).first())
  await page.waitForTimeout(500)
  await tap(page.locator('.facets fieldset > label > input[type="checkbox"]').first())
}

async function gallery(page: Page): Promise<void> {
  await tap(page.locator('.gallery a').first())
  await page.waitForTimeout(500)
  await page.keyboard.press('ArrowRight')
  await page.waitForTimeout(300)
  await page.keyboard.press('ArrowRight')
}

async function plot(page: Page): Promise<void> {
  await tap(page.locator('.plan-btn'))
  await page.waitForTimeout(500)
  await tap(page.locator('.plan .pins a[href]').first())
}

async function map(page: Page): Promise<void> {
  await tap(page.locator('.plan-btn'))
  await page.waitForTimeout(500)
  await tap(page.locator('.plan-ask button'))
  await page.locator('.map-pin').first().waitFor()
  await page.waitForTimeout(500)
  await tap(page.locator('.map-pin').first())
}

/** @returns the longest of all waits, in milliseconds; 8 stands for less than two pictures */
async function longestWait(browser: Browser, url: string, act: Act): Promise<string> {
  const longest: number[] = []
  for (let n = 0; n < VISITS; n++) {
    const context = await browser.newContext(PHONE)
    const page = await context.newPage()
    await page.addInitScript(watchPage)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => 'usableMs' in window)
    await slowDown(await context.newCDPSession(page))
    await page.evaluate(watchWaits)
    try {
      await act(page)
    } catch (error) {
      await context.close()
      return String(error).slice(0, 160).replaceAll('\n', ' ')
    }
    await page.waitForTimeout(1_500)
    longest.push(await page.evaluate(() => (window as unknown as { longestMs: number }).longestMs))
    await context.close()
  }
  return `${median(longest)} (${longest.toSorted((a, b) => a - b).join(', ')})`
}

/** Runs in the page. */
function watchWaits(): void {
  const noted = window as unknown as { longestMs: number }
  noted.longestMs = 8
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) noted.longestMs = Math.max(noted.longestMs, entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

async function businessOf(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/businesses/search?query=friseur&hasPhoto=true&limit=1`)
  const { businesses } = (await response.json()) as { businesses: { urlSlug: string }[] }
  return `/${businesses[0]?.urlSlug ?? ''}`
}
