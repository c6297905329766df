/** Paths of all the scripts that a page loads after its first paint. */
export function scriptsOf(html: string): string[] {
  const [, modules = ''] = / data-modules="([^"]+)"/.exec(html) ?? []
  return modules.split(' ').map(file => `/assets/${file}`)
}
