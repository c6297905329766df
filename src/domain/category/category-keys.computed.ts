import { FOREIGN_NAMES } from './foreign-names.ts'
import { CATEGORY_GROUPS, type GroupSlug, groupName } from './group.ts'
import { categoryKey, categoryStem } from './key.ts'
import { CATEGORIES, type Category } from './table.ts'

/** The category that a source's name means. */
export interface KnownCategory {
  readonly slug: string
  readonly name: string
  readonly group: GroupSlug
  /** False: the source's name is shown, and the group is guessed from its words. */
  readonly isKnown: boolean
}

/** Each has many keys, so there is one object of it. */
const known: ReadonlyMap<Category, KnownCategory> = new Map(
  CATEGORIES.map(category => {
    const { slug, name, group } = category
    return [category, { slug, name, group, isKnown: true }]
  }),
)

/** What each categoryKey means: the names of categories and groups in all languages. */
export const CATEGORIES_BY_KEY: ReadonlyMap<string, KnownCategory> = keyed()

/** What each categoryStem means: the names of categories in singular and plural. */
export const CATEGORIES_BY_STEM: ReadonlyMap<string, KnownCategory> = stemmed()

function keyed(): Map<string, KnownCategory> {
  const map = new Map<string, KnownCategory>()
  for (const [{ name }, meant] of known) map.set(categoryKey(name), meant)
  for (const [category, meant] of known) {
    const { slug, englishNames, turkishNames, aliases } = category
    const others = [slug, ...englishNames, ...aliases, ...turkishNames]
    for (const name of others) addNew(map, categoryKey(name), meant)
  }
  for (const { slug, name: german, title, englishNames } of CATEGORY_GROUPS) {
    for (const name of [slug, german, title, ...englishNames]) addNew(map, categoryKey(name), ofGroup(slug))
  }
  for (const [{ name: german }, meant] of known) {
    for (const name of FOREIGN_NAMES.get(german) ?? []) addNew(map, categoryKey(name), meant)
  }
  return map
}

/** A stem means the category with this name. A stem that only aliases of several categories share means none. */
function stemmed(): Map<string, KnownCategory> {
  const ofNames = stemsOf(category => [category.name])
  const ofOthers = stemsOf(({ englishNames, aliases }) => [...englishNames, ...aliases])
  return new Map([...ofOthers, ...ofNames])
}

function stemsOf(namesOf: (category: Category) => readonly string[]): Map<string, KnownCategory> {
  const map = new Map<string, KnownCategory>()
  const ambiguous = new Set([''])
  for (const [category, meant] of known) {
    for (const stem of namesOf(category).map(categoryStem)) {
      if ((map.get(stem) ?? meant) !== meant) ambiguous.add(stem)
      addNew(map, stem, meant)
    }
  }
  for (const stem of ambiguous) map.delete(stem)
  return map
}

function addNew(map: Map<string, KnownCategory>, key: string, value: KnownCategory): void {
  if (key !== '' && !map.has(key)) map.set(key, value)
}

function ofGroup(group: GroupSlug): KnownCategory {
  return { slug: group, name: groupName(group), group, isKnown: true }
}
