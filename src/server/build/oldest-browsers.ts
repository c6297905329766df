/**
 * The oldest browsers that the site is built for, as Vite names them: what is newer than they are in scripts and styles is
 * written in older terms. What they lack of what the code calls comes from web/fallbacks.ts; a test compares both with a
 * table of what browsers have (test/structure/older-browsers.test.ts).
 */
export const OLDEST_BROWSERS: string[] = ['chrome111', 'firefox115', 'safari16.4']
