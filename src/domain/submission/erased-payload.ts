/** What is no personal data and says what kind of request it was. */
const KEPT: ReadonlySet<string> = new Set(['kind', 'businessId'])

/** What was sent, without its content: every text is empty, and forms can still read it. */
export function erasedPayload(payload: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [name, KEPT.has(name) ? value : emptied(value)]),
  )
}

function emptied(value: unknown): unknown {
  if (typeof value === 'string') return ''
  if (Array.isArray(value)) return []
  if (typeof value === 'number') return 0
  return typeof value === 'object' && value !== null ? erasedPayload({ ...value }) : value
}
