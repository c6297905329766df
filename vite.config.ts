import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * What every page needs goes into one file: compressed together it is 8 kB smaller than in the pieces that the
 * bundler would make of it. Pages, their own parts and what is loaded later stay apart.
 */
function isBase(id: string): boolean {
  if (id.includes('/node_modules/')) return !/\/(feiertagejs|kdbush|leaflet|supercluster)\//.test(id)
  return !LATER.test(id)
}

const LATER =
  /\/src\/(domain\/(business\/listed-ids|consent|correction|form|listing|message|newsletter|privacy-request|report|draft|fold|opening-hours\/(clean|cursor|day-names|day-text|free-text|range|tokens|words)|opening-hours\/holidays|tile-source)|web\/(entry-client|attention|consent|correction-read|form-|link-read|saved|send-|styles\/(map|consent|suggest)|pages|messages\/([\w-]+\/|(de|en|tr)\.)|hour-rows|ui\/(search-box|suggest|hidden-fields|add-business|contact|form|business|results|home|map|not-found|toasts|written|help|about|blog|ranking|crumbs|city|categor|listing|consent|correct|link|merkliste|newsletter|privacy-request|report)|drawings\/(shapes|drawings|drawing-for|country)|lean\.|browser-api|plot|map-|pager|similar|business-|next-holiday|outward|written-reads|list-(reads|search|meta)|city-meta|category-meta|overview|document-loaded|help-filter|not-found-loaded|old-addresses))/

/**
 * Vite's own helper around every import() is four times the size, for preloads that this site leaves to the head of
 * the page (server/render.ts). What remains is the stylesheet that a part may bring along.
 */
const LOADER = `
export const __vitePreload = (load, styles = []) => Promise.all(styles.map(loadStyle)).then(load)
function loadStyle(file) {
  if (document.querySelector('link[href="/' + file + '"]')) return
  return new Promise((loaded, failed) => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', href: '/' + file, onload: loaded, onerror: failed })
    document.head.append(link)
  })
}`
const smallLoader: Plugin = {
  name: 'small-loader',
  enforce: 'pre',
  apply: inBrowser,
  load: id => (id === '\0vite/preload-helper.js' ? LOADER : undefined),
}

/** Takes each page's load away before its imports are followed: the server alone calls it (web/on-server.ts). */
const pagesWithoutLoad: Plugin = {
  name: 'pages-without-load',
  enforce: 'pre',
  apply: inBrowser,
  transform: (code, id) =>
    id.includes('/src/web/pages/') ? code.replace('onServer(load)', 'onServer()') : undefined,
}

/**
 * Parts of libraries that no page uses but that their main classes drag along, and what stands for each: together
 * 2 kB of every first page. Reaching one fails loudly instead of doing nothing.
 */
const UNUSED: Readonly<Record<string, string>> = {
  // wouter's patterns: routes.ts matches by itself.
  regexparam: `export function parse() { throw new Error('routes are matched by routes.ts') }`,
  // TanStack's endless lists: pages are numbered.
  './infiniteQueryBehavior.js': `
    const none = () => { throw new Error('there are no infinite queries here') }
    export { none as hasNextPage, none as hasPreviousPage, none as infiniteQueryBehavior }`,
  // TanStack's mutations: a form sends itself once, and a visitor decides about a second time.
  './mutationCache.js': `
    export class MutationCache {
      build() { throw new Error('there are no mutations here') }
      clear() {}
      resumePausedMutations() { return Promise.resolve() }
    }`,
  // Reads that throw to a boundary or wait for React: a page decides itself what it shows of a failure.
  './suspense.js': `
    export const ensureSuspenseTimers = ({ suspense, throwOnError }) => {
      if (suspense || throwOnError) throw new Error('reads neither suspend nor throw here')
    }
    export const shouldSuspend = () => false
    export const fetchOptimistic = () => {}
    export const defaultThrowOnError = () => false`,
  './errorBoundaryUtils.js': `
    const none = () => false
    export { none as ensurePreventErrorBoundaryRetry, none as getHasError, none as useClearResetErrorBoundary }`,
  './QueryErrorResetBoundary.js': `
    export const QueryErrorResetBoundary = () => { throw new Error('there are no such boundaries here') }
    export const useQueryErrorResetBoundary = () => {}`,
  // The same as TanStack's for one client that lives as long as its page.
  './onlineManager.js': `
    let isOnline = true
    export const onlineManager = {
      isOnline: () => isOnline,
      subscribe: call => {
        for (const type of ['online', 'offline']) addEventListener(type, () => call((isOnline = type === 'online')))
        return () => {}
      },
    }`,
  // Reads begun again when a window gets the focus, and timers other than the browser's.
  './focusManager.js': `export const focusManager = { subscribe: () => () => {}, isFocused: () => true }`,
  './timeoutManager.js': `
    export const timeoutManager = {
      setTimeout: (call, delay) => setTimeout(call, delay),
      clearTimeout: id => clearTimeout(id),
      setInterval: (call, delay) => setInterval(call, delay),
      clearInterval: id => clearInterval(id),
    }
    export const systemSetTimeoutZero = call => setTimeout(call, 0)
    export const defaultTimeoutProvider = timeoutManager`,
  './IsRestoringProvider.js': `
    export const IsRestoringProvider = () => { throw new Error('reads are not restored here') }
    export const useIsRestoring = () => false`,
  // React's portals and resource hints: react-dom/client needs of it only the place where the two meet.
  'react-dom': `
    const none = () => {}
    exports.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = {
      d: { f: none, r: none, D: none, C: none, L: none, m: none, X: none, S: none, M: none },
      p: 0,
      findDOMNode: null,
    }`,
}
const withoutUnused: Plugin = {
  name: 'without-unused',
  enforce: 'pre',
  apply: inBrowser,
  resolveId: id => (id in UNUSED ? `\0unused:${id}` : undefined),
  load: id => (id.startsWith('\0unused:') ? UNUSED[id.slice('\0unused:'.length)] : undefined),
}

/** Most parts bring no stylesheet along: of the helper around their import() nothing is needed. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'post',
  apply: inBrowser,
  generateBundle: {
    // After Vite has written down which stylesheets each part brings.
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        chunk.code = chunk.code.replace(/\b[\w$]+\(\(\)=>(import\((?:`[^`]+`|"[^"]+")\)),\[\]\)/g, '$1')
      }
    },
  },
}

const require = createRequire(import.meta.url)

/** What nothing here asks of React: 1 kB of every first page. Whoever imports one of these hears of it from the build. */
const REACT_UNUSED = new Set([
  'Activity',
  'Children',
  'Profiler',
  'PureComponent',
  'StrictMode',
  'ViewTransition',
  '__COMPILER_RUNTIME',
  'addTransitionType',
  'cache',
  'cacheSignal',
  'createRef',
  'unstable_useCacheRefresh',
  'useActionState',
  'useDebugValue',
  'useEffectEvent',
  'useImperativeHandle',
  'useOptimistic',
])
const smallReact: Plugin = {
  name: 'small-react',
  enforce: 'pre',
  apply: inBrowser,
  transform(code, id) {
    if (!id.endsWith('/react/cjs/react.production.js')) return undefined
    // Every statement from the first export on is one; what only those left out use goes with them.
    const [head = '', ...exports] = code.split(/^(?=exports\.)/m)
    const isUsed = (statement: string) => !REACT_UNUSED.has(/^exports\.(\w+) =/.exec(statement)?.[1] ?? '')
    return [head, ...exports.filter(isUsed)].join('')
  },
}

/** React's packages are CommonJS; seen through these modules their functions are called by name, in every chunk. */
const REACT: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
}
const reactByName: Plugin = {
  name: 'react-by-name',
  enforce: 'pre',
  apply: inBrowser,
  resolveId: (id, importer) =>
    id in REACT && !/\/(react|react-dom|scheduler)\//.test(importer ?? '') ? `\0by-name:${id}` : undefined,
  load(id) {
    const name = id.startsWith('\0by-name:') ? id.slice('\0by-name:'.length) : ''
    const file = REACT[name]
    if (file === undefined) return undefined
    const path = JSON.stringify(join(dirname(require.resolve('react')), file.slice('react/'.length)))
    const used = Object.keys(require(name)).filter(key => !REACT_UNUSED.has(key))
    const exports = used.map(key => `export const ${key} = react.${key}`)
    return `import react from ${path}\n${exports.join('\n')}`
  },
}

function inBrowser(_config: unknown, { isSsrBuild }: { readonly isSsrBuild?: boolean }): boolean {
  return isSsrBuild !== true
}

/** Two bundles from the same source: what browsers load, and what the server renders with. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), smallLoader, pagesWithoutLoad, withoutUnused, smallReact, reactByName, plainImports],
  publicDir: false,
  logLevel: 'warn',
  css: { transformer: 'lightningcss' },
  // Always React's production form, whatever NODE_ENV says at start.
  define: { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
  ssr: { noExternal: true },
  resolve: {
    alias: [
      // wouter's stand-in for React 17; React has had its own since 18.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      // The package's main file is CommonJS, and the helpers for that would become a file of their own.
      { find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' },
    ],
  },
  build: {
    target: 'es2023',
    cssTarget: ['chrome111', 'firefox115', 'safari16.4'],
    // Set by server/build.ts; this is where a bare `vite build` puts it.
    outDir: isSsrBuild ? 'dist/bare/server' : 'dist/bare/client',
    manifest: !isSsrBuild,
    // The server names the page's modules in the head (server/render.ts).
    modulePreload: false,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      input: isSsrBuild
        ? 'src/web/entry-server.tsx'
        : ['src/web/entry-client.tsx', 'src/web/consent/entry.ts'],
      ...(!isSsrBuild && { output: { codeSplitting: { groups: [{ name: 'base', test: isBase }] } } }),
    },
  },
}))
