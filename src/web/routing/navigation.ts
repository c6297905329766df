interface NavigationOptions {
  readonly replace?: boolean
  readonly state?: Readonly<Record<string, unknown>> | null
}

/** How a change of page is written into the browser's history. @param to path and query part */
export type Navigation = (to: string, options: NavigationOptions | undefined) => NavigationOptions | undefined

let written: Navigation = (_to, options) => options

/** What lies over a page (layers.ts) says how; its code is loaded with the first movement. */
export function setNavigation(navigation: Navigation): void {
  written = navigation
}

/** The options of a change of page as they are written now. */
export const navigationNow: Navigation = (to, options) => written(to, options)
