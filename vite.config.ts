import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** A module that this many pages need goes into the one file that all of them load (16 files a page instead of 40). */
const SHARED_FROM = 8

/** Two bundles from the same source: what browsers load, and what the server renders with. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  publicDir: false,
  logLevel: 'warn',
  css: { transformer: 'lightningcss' },
  // Always React's production form, whatever NODE_ENV says at start.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    target: 'es2023',
    cssTarget: ['chrome111', 'firefox115', 'safari16.4'],
    // Set by server/build.ts; this is where a bare `vite build` puts it.
    outDir: isSsrBuild ? 'dist/bare/server' : 'dist/bare/client',
    manifest: !isSsrBuild,
    // The server names a page's files in the head (server/rendering/page-renderer.ts).
    modulePreload: false,
    rolldownOptions: isSsrBuild
      ? { input: 'src/web/entry-server.tsx' }
      : {
          input: ['src/web/entry-client.tsx', 'src/web/consent/entry.ts'],
          output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: SHARED_FROM }] } },
        },
  },
}))
