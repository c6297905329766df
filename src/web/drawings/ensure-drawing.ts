const wanted = new Set<string>()

/**
 * Puts a drawing's symbol into the page unless the server already did. Browser only; the drawings are loaded
 * when the first one is missing, which is after a change of page.
 */
export function ensureDrawing(name: string): void {
  if (wanted.has(name) || document.getElementById(`d-${name}`) !== null) return
  wanted.add(name)
  void add(name)
}

async function add(name: string): Promise<void> {
  const { drawingSymbol } = await import('#web/drawings/drawings.ts')
  document.getElementById('drawings')?.insertAdjacentHTML('beforeend', drawingSymbol(name))
}
