import lines from '../data/categories/foreign-names.json' with { type: 'json' }

/**
 * Czech, French, Dutch, Polish, Italian and Turkish names of frequent categories, by the German name. Only exports have
 * them: pages and search do not show them. data/categories/README.md says how to extend the table.
 */
export const FOREIGN_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  lines.map(line => {
    const [name = '', ...cells] = line.split('|').map(cell => cell.trim())
    return [name, cells.flatMap(cell => (cell === '' ? [] : cell.split(';').map(item => item.trim())))]
  }),
)
