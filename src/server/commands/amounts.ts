import { messages } from '#messages/de/commands.ts'

/** A size for people: '226,6 MB'. */
export function formatBytes(bytes: number): string {
  const [value, unit] =
    bytes >= 1e9 ? [bytes / 1e9, 'GB'] : bytes >= 1e6 ? [bytes / 1e6, 'MB'] : [bytes / 1e3, 'kB']
  return `${value.toLocaleString(messages.locale, { maximumFractionDigits: 1 })} ${unit}`
}

/** For how long something has run, for people: '3,1'. @param started milliseconds since 1970 */
export function secondsSince(started: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return ((Date.now() - started) / 1000).toLocaleString(messages.locale, digits)
}
