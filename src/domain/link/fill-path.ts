/** '/api/cities/k%C3%B6ln' of '/api/cities/:city' and its values. */
export function fillPath(pattern: string, values: Readonly<Record<string, unknown>>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
}
