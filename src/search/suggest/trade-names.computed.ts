import { termsOf } from '#domain/category/category.ts'
import { CATEGORIES, type Category } from '#domain/category/table.ts'
import { type Beginning, beginningsOf, sorted } from './beginnings.ts'
import { NAME_KINDS, type NameKind } from './name-kinds.ts'

const names = sorted(
  CATEGORIES.flatMap((category, number) =>
    Array.from(namesOf(category), ([text, kind]) => beginningsOf(text, number, kind)).flat(),
  ),
)

/**
 * The beginnings of all names of the categories of the table, sorted by key: as columns, which are read many times faster
 * than objects.
 */
export const TRADE_NAMES = {
  /** One a line. */
  keys: names.map(({ key }) => key).join('\n'),
  /** Indexes in the table. */
  numbers: Uint16Array.from(names, ({ number }) => number),
  /** Indexes in NAME_KINDS. */
  kinds: Uint8Array.from(names, ({ kind }) => NAME_KINDS.indexOf(kind)),
  starts: Uint8Array.from(names, ({ isStart }: Beginning<NameKind>) => Number(isStart)),
}

/** Every name of a category once, with the best of what it is. */
function namesOf({
  slug,
  name,
  englishNames,
  turkishNames,
  aliases,
}: Category): ReadonlyMap<string, NameKind> {
  const [english, ...otherEnglish] = englishNames
  const [turkish, ...otherTurkish] = turkishNames
  const found = new Map<string, NameKind>()
  const add = (texts: readonly (string | null | undefined)[], kind: NameKind) => {
    for (const text of texts) if (text != null && !found.has(text)) found.set(text, kind)
  }
  add([name], 'de')
  add([english], 'en')
  add([turkish], 'tr')
  add(aliases, 'alias')
  add([...otherEnglish, ...otherTurkish], 'foreign')
  add(termsOf(slug), 'term')
  return found
}
