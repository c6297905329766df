import { existsSync, statfsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type LaunchOptions, chromium as playwright } from 'playwright-core'
import { isIdle } from '#test/browser/windows.ts'
import { LONGEST_WAIT_MS } from '#test/counts.ts'

/** Where distributions put their Chromium. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
]

/** Nothing that reaches for the network by itself, and no sandbox, which containers do not allow. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** In bytes: more than the 64 MB that containers have by default. */
const ROOMY = 2 ** 30

/**
 * Arguments of playwright's own that are not needed here: it lets the browser's processes share memory in files, because
 * containers often have too little for that, which costs a tenth of the system's time.
 */
function needlessArgs(): string[] {
  if (!existsSync('/dev/shm')) return []
  const { bavail, bsize } = statfsSync('/dev/shm')
  return bavail * bsize > ROOMY ? ['--disable-dev-shm-usage'] : []
}

/**
 * Starts the browser inside @sparticuz/chromium, with the shared libraries that package carries for systems that lack
 * them: it starts twice as fast as a distribution's, and is the same everywhere. CHROMIUM_PATH names another one; a
 * system's own is taken where the packaged one does not run.
 * @param more arguments for the browser
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const args = [...ARGS, ...more]
  const options = { args, ignoreDefaultArgs: needlessArgs() }
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH !== undefined) return playwright.launch({ ...options, executablePath: CHROMIUM_PATH })
  try {
    return await launchPackaged(options)
  } catch (error) {
    const system = SYSTEM_BROWSERS.find(path => existsSync(path))
    if (system === undefined) throw error
    return playwright.launch({ ...options, executablePath: system })
  }
}

let shared: Promise<Browser> | undefined

/**
 * The browser that the test files of a worker share, without the pages that the file before left open: starting one takes
 * as long as three tests. It ends with the worker. Windows that stand by for the next test stay.
 */
export async function testBrowser(): Promise<Browser> {
  shared ??= launchBrowser().then(browser =>
    browser.on('context', context => context.setDefaultTimeout(LONGEST_WAIT_MS)),
  )
  const browser = await shared
  if (!browser.isConnected()) {
    shared = undefined
    return testBrowser()
  }
  const left = browser.contexts().filter(context => !isIdle(browser, context))
  await Promise.all(left.map(context => context.close()))
  return browser
}

async function launchPackaged({ args, ...options }: LaunchOptions): Promise<Browser> {
  const folder = await unpacked()
  const libraries = join(folder, 'al2023', 'lib')
  return playwright.launch({
    ...options,
    executablePath: join(folder, 'chromium'),
    args: [...(args ?? []), '--headless=shell'],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: [process.env.LD_LIBRARY_PATH, libraries].filter(Boolean).join(':'),
      ...(existsSync('/etc/fonts') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') }),
    },
  })
}

/** Folder with the unpacked browser; unpacked once, beside the packages, so that parallel runs never see half of it. */
async function unpacked(): Promise<string> {
  const cache = join(import.meta.dirname, '../../node_modules/.cache')
  const ready = join(cache, 'chromium')
  if (existsSync(ready)) return ready
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'chromium-'))
  const before = process.env.TMPDIR
  // The package unpacks into the temporary folder and offers no other.
  process.env.TMPDIR = folder
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    await chromium.executablePath()
    await inflate(join(import.meta.dirname, '../../node_modules/@sparticuz/chromium/bin/al2023.tar.br'))
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
  try {
    await rename(folder, ready)
  } catch {
    // Another run was faster; its folder serves as well.
    await rm(folder, { recursive: true })
  }
  return ready
}
