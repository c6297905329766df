/** The text that this browser stores under a name; null without one, or where the browser forbids storage. Browser only. */
export function storedText(key: string): string | null {
  return ifAllowed(storage => storage.getItem(key)) ?? null
}

/**
 * Stores a text for this browser, or with null removes it. Browser only.
 * @returns whether it did: not where the browser forbids storage, or has no room left
 */
export function storeText(key: string, text: string | null): boolean {
  const stored = ifAllowed(storage => {
    if (text === null) storage.removeItem(key)
    else storage.setItem(key, text)
    return true
  })
  return stored ?? false
}

/** Browsers that forbid storage throw on access. */
function ifAllowed<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(localStorage)
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}
