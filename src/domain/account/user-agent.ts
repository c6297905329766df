/** A browser in a word or two, as far as its User-Agent header tells; null: not known. */
export interface BrowserName {
  /** 'Firefox' */
  readonly browser: string | null
  /** 'Linux' */
  readonly system: string | null
}

/**
 * Reads the names of browser and system from a User-Agent header. Nothing else of it is used: the whole header tells
 * one person from another.
 */
export function browserName(userAgent: string | undefined): BrowserName {
  const text = userAgent ?? ''
  return { browser: firstMatch(BROWSERS, text), system: firstMatch(SYSTEMS, text) }
}

/** In this order: Edge and Opera also name Chrome, Chrome also names Safari. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
]

/** In this order: Android also names Linux, an iPhone also names Mac OS X. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

function firstMatch(names: typeof BROWSERS, text: string): string | null {
  return names.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
