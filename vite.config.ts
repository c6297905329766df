import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { codeFiles, START_FILE } from './src/server/build/code-files.ts'
import { compileHint } from './src/server/build/compile-hint.ts'
import { OLDEST_BROWSERS } from './src/server/build/oldest-browsers.ts'
import { translatedMessages } from './src/server/build/translated-messages.ts'

/** Builds run beside each other, so the time that a plugin takes says nothing about it. */
const checks = { pluginTimings: false }

/** Two bundles from the same source: what browsers load, and what the server renders with. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [translatedMessages(), react(), compileHint(START_FILE)],
  publicDir: false,
  logLevel: 'warn',
  css: { transformer: 'lightningcss' },
  // Always React's production form, whatever NODE_ENV says at start.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    target: OLDEST_BROWSERS,
    // Set by server/build/bundle.ts; this is where a bare `vite build` puts it.
    outDir: isSsrBuild ? 'dist/bare/rendering' : 'dist/bare/client',
    // In kB. The largest file is the gazetteer, which the last step of the listing form loads; nobody downloads the other bundle.
    chunkSizeWarningLimit: isSsrBuild ? 10_000 : 600,
    manifest: !isSsrBuild,
    // The policy of the pages allows fonts from files only.
    assetsInlineLimit: name => (name.endsWith('.woff2') ? false : undefined),
    // For /licences.txt (server/build/bundle.ts).
    license: isSsrBuild ? false : { fileName: 'licences.md' },
    // The server names a page's files in the head (server/rendering/page-renderer.ts).
    modulePreload: false,
    rolldownOptions: isSsrBuild
      ? { input: 'src/web/entry-server.tsx', checks }
      : {
          checks,
          input: ['src/web/entry-client.tsx', 'src/web/consent/entry.ts'],
          output: { codeSplitting: { groups: codeFiles() } },
        },
  },
}))
