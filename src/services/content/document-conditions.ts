/** A whole line of its own: `<!-- if maps -->`, `<!-- if not operator -->` or `<!-- end -->`. */
const CONDITION = /^\s*<!--\s*(?:if\s+(not\s+)?([a-zA-Z.]+)|(end))\s*-->\s*$/

/**
 * Keeps of a text what applies here: lines between `<!-- if name -->` and `<!-- end -->` stay when `isOn(name)`, those
 * after `<!-- if not name -->` when not. Blocks may stand in each other. The condition lines themselves go.
 * @param isOn throws for names it does not know
 * @throws Error when an end is missing or one too many
 */
export function applyConditions(text: string, isOn: (name: string) => boolean): string {
  const open: boolean[] = []
  const lines = text.split('\n').filter(line => {
    const [match, not, name, end] = CONDITION.exec(line) ?? []
    if (match === undefined) return open.every(Boolean)
    if (name !== undefined) open.push(isOn(name) === (not === undefined))
    if (end !== undefined && open.pop() === undefined) throw new Error('an end without an if')
    return false
  })
  if (open.length > 0) throw new Error('an if without an end')
  return lines.join('\n')
}
