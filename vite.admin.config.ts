import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { OLDEST_BROWSERS } from './src/server/build/oldest-browsers.ts'
import { translatedMessages } from './src/server/build/translated-messages.ts'

/**
 * The administrator's area: a bundle of its own, so that no visitor loads a byte of it.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [translatedMessages(), react()],
  publicDir: false,
  logLevel: 'warn',
  css: { transformer: 'lightningcss' },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: OLDEST_BROWSERS,
    // Set by server/build/bundle.ts; this is where a bare `vite build` puts it.
    outDir: 'dist/bare/admin',
    manifest: true,
    modulePreload: false,
    // For /licences.txt (server/build/bundle.ts).
    license: { fileName: 'licences.md' },
    // The policy of the pages allows fonts from files only.
    assetsInlineLimit: name => (name.endsWith('.woff2') ? false : undefined),
    // In kB. The largest file is the gazetteer, which only the screen of duplicates loads.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: 'src/web/admin/entry.tsx',
      // Builds run beside each other, so the time that a plugin takes says nothing about it.
      checks: { pluginTimings: false },
    },
  },
})
