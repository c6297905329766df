import { basename, dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serialize } from 'node:v8'
import { defineConfig, type Plugin } from 'vite'

const SRC = join(import.meta.dirname, 'src')

/** Libraries with native parts, which cannot be bundled, and the bundler. */
const NATIVE = ['sharp', '@takumi-rs/core', 'vite']

/** What `npm run …` starts (src/server/run.ts). */
const PROGRAMS = [
  'main',
  'commands/admin-password',
  'commands/backup',
  'commands/demo',
  'commands/doctor',
  'commands/import',
  'commands/migrate',
  'commands/reindex',
  'commands/restore',
  'commands/sbom',
]

/** The server and the operator's commands, which start from a few files instead of 1,500. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [computedModules(), filesBesideModules()],
  publicDir: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external: NATIVE, target: 'node' },
  build: {
    ssr: true,
    ssrEmitAssets: true,
    target: 'node26',
    sourcemap: true,
    // In kB. Nobody downloads them.
    chunkSizeWarningLimit: 10_000,
    // Set by server/build/bundle.ts; this is where a bare `vite build` puts it.
    outDir: 'dist/bare/server',
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: Object.fromEntries(PROGRAMS.map(name => [basename(name), join(SRC, 'server', `${name}.ts`)])),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // Traces need the lines; the sources lie in src.
        sourcemapExcludeSources: true,
      },
    },
  },
})

/**
 * Modules such as category-keys.computed.ts are run once, here, and their exports are written as data, which the server
 * reads (v8.serialize keeps maps and sets). They export nothing but data, and take longer to compute than to read.
 */
function computedModules(): Plugin {
  return {
    name: 'computed-modules',
    load: {
      filter: { id: /\.computed\.ts$/ },
      async handler(id) {
        const tables: Readonly<Record<string, unknown>> = await import(pathToFileURL(id).href)
        const fileName = `${basename(id, '.computed.ts')}.bin`
        this.emitFile({ type: 'asset', fileName, source: serialize({ ...tables }) })
        return [
          "import { readFileSync } from 'node:fs'",
          "import { deserialize } from 'node:v8'",
          `const tables = deserialize(readFileSync(new URL('${fileName}', import.meta.url)))`,
          ...Object.keys(tables).map(name => `export const ${name} = tables.${name}`),
        ].join('\n')
      },
    },
  }
}

/**
 * Modules name the programs of their threads and processes, and the files that they read, by
 * new URL('./name', import.meta.url). Programs become files of the bundle; other files stay where they are, and are named
 * from there.
 */
function filesBesideModules(): Plugin {
  let outDir = ''
  const programs = new Map<string, string>()
  return {
    name: 'files-beside-modules',
    enforce: 'pre',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    transform: {
      filter: { id: /\/src\/.*\.ts$/, code: 'import.meta.url' },
      handler(code, id) {
        const named = code.replace(/new URL\('(\.[^']+)', import\.meta\.url\)/g, (_, path: string) => {
          const file = resolve(dirname(id), path)
          if (!file.endsWith('.ts')) {
            const fromBundle = relative(outDir, file) + (path.endsWith('/') ? '/' : '')
            return `new URL(${JSON.stringify(fromBundle)}, import.meta.url)`
          }
          const name = basename(file, '.ts')
          if ((programs.get(name) ?? file) !== file) this.error(`two programs are named ${name}`)
          programs.set(name, file)
          this.emitFile({ type: 'chunk', id: file, fileName: `${name}.js` })
          return `new URL('./${name}.js', import.meta.url)`
        })
        // Lines stay as they are, which is what traces of errors name.
        return { code: named, map: null }
      },
    },
  }
}
