import { storedText } from '#web/stored-text.ts'

/**
 * The object that this browser stores as JSON under a name. Somebody else's text under our name is an empty one. Browser only.
 */
export function storedRecord(key: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(storedText(key) ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
