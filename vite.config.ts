import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * What every page needs goes into one file: compressed together it is 8 kB smaller than in the pieces that the
 * bundler would make of it. Pages, their own parts and what is loaded later stay apart.
 */
function isBase(id: string): boolean {
  if (id.includes('/node_modules/')) return !id.includes('/feiertagejs/')
  return !LATER.test(id)
}

const LATER =
  /\/src\/(domain\/holidays|web\/(entry-client|pages|messages\/(business|results|home)|hour-rows|ui\/(business|results|home|not-found)|drawings\/(shapes|drawings|drawing-for|country)|lean\.|browser-api|plot|country|pager|similar|business-|next-holiday|outward))/

/** Two bundles from the same source: what browsers load, and what the server renders with. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  publicDir: false,
  logLevel: 'warn',
  css: { transformer: 'lightningcss' },
  // Always React's production form, whatever NODE_ENV says at start.
  define: { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
  ssr: { noExternal: true },
  resolve: {
    // wouter's stand-in for React 17; React has had its own since 18.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
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
      input: isSsrBuild ? 'src/web/entry-server.tsx' : 'src/web/entry-client.tsx',
      ...(!isSsrBuild && { output: { codeSplitting: { groups: [{ name: 'base', test: isBase }] } } }),
    },
  },
}))
