import { slugify } from '#domain/text/slug.ts'
import { categoryBySlug, categoryFor, namesOf, termsOf } from './category.ts'
import type { KnownCategory } from './category-keys.computed.ts'
import { type GroupSlug, groupName, isGroupSlug } from './group.ts'

/**
 * What the operator does with a category. 'map': an unknown name means another category. 'merge': a category goes into
 * another. 'rename': it has another name and address. 'group': it belongs to another group. 'keep': its name is right,
 * although the table does not have it.
 */
export const CATEGORY_RULE_KINDS = ['map', 'merge', 'rename', 'group', 'keep'] as const
export type CategoryRuleKind = (typeof CATEGORY_RULE_KINDS)[number]

/** A category as a business has it. */
export interface PlacedCategory {
  readonly slug: string
  readonly name: string
  readonly group: GroupSlug
}

/** One decision of the operator. For 'group' and 'keep' `to` has the slug and name of `from`. */
export interface CategoryRule {
  readonly id: number
  readonly kind: CategoryRuleKind
  readonly from: PlacedCategory
  readonly to: PlacedCategory
  readonly account: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/** The categories of the table under the operator's rules. Immutable; made anew after every change of a rule. */
export class CategoryRules {
  readonly all: readonly CategoryRule[]
  /** By the slug that they lead away from. */
  readonly #moves: ReadonlyMap<string, CategoryRule>
  readonly #groups: ReadonlyMap<string, CategoryRule>
  /** By the slug that a category got by being renamed. */
  readonly #renamedTo: ReadonlyMap<string, CategoryRule>
  readonly #kept: ReadonlySet<string>

  constructor(all: readonly CategoryRule[]) {
    this.all = all
    this.#moves = bySlug(
      all.filter(rule => isMove(rule)),
      rule => rule.from.slug,
    )
    this.#groups = bySlug(
      all.filter(({ kind }) => kind === 'group'),
      rule => rule.from.slug,
    )
    this.#renamedTo = bySlug(
      all.filter(({ kind }) => kind === 'rename'),
      rule => rule.to.slug,
    )
    this.#kept = new Set(all.filter(({ kind }) => kind === 'keep').map(({ from }) => from.slug))
  }

  get isEmpty(): boolean {
    return this.all.length === 0
  }

  /** What a source's name means, by the table and then by the rules. @see categoryFor */
  ofName(sourceName: string): KnownCategory {
    const known = categoryFor(sourceName)
    if (this.isEmpty) return known
    const byName = this.#renamedTo.get(slugify(sourceName, 'kategorie'))
    const start = byName !== undefined && !known.isKnown ? byName.to : known
    const { slug, name, group } = this.ofStored(start)
    return { slug, name, group, isKnown: known.isKnown || this.isDecided(slug) }
  }

  /** What becomes of a category that a business has. Chains are followed to their end. */
  ofStored(category: PlacedCategory): PlacedCategory {
    let at = this.#own(category)
    // A circle is refused when a rule is made; each rule is followed once all the same.
    const followed = new Set<CategoryRule>()
    for (;;) {
      const rule = this.#moves.get(at.slug)
      if (rule === undefined || followed.has(rule)) return at
      followed.add(rule)
      at =
        rule.kind === 'rename'
          ? { ...rule.to, group: this.#groupOf(rule.to.slug, at.group) }
          : this.#own(rule.to)
    }
  }

  /** The category that has the place of a slug now; undefined where no rule is about it. */
  movedFrom(slug: string): PlacedCategory | undefined {
    const rule = this.#moves.get(slug) ?? this.#groups.get(slug) ?? this.#renamedTo.get(slug)
    if (rule === undefined) return undefined
    return this.ofStored(rule.from.slug === slug ? rule.from : rule.to)
  }

  /** Whether a rule gives the category of a slug another name or address. */
  hasMove(slug: string): boolean {
    return this.#moves.has(slug)
  }

  /** Whether a rule leads away from a slug. */
  isMoved(slug: string): boolean {
    return (this.#moves.get(slug)?.to.slug ?? slug) !== slug
  }

  /** Whether the operator has confirmed or given this category's name: it is never corrected. */
  isDecided(slug: string): boolean {
    return this.#kept.has(slug) || this.#renamedTo.has(slug)
  }

  /** Words by which categories were known before a rule moved them, and the name that they have now. */
  formerNames(): readonly { readonly term: string; readonly means: readonly string[] }[] {
    return this.all.filter(isMove).flatMap(({ kind, from }) => {
      const means = [this.ofStored(from).name]
      // What is searched for in a merged category ('Kinder') may be far from the other one.
      const others = [...namesOf(from.slug), ...(kind === 'rename' ? termsOf(from.slug) : [])]
      const names = isGroupSlug(from.slug) ? [from.name] : [from.name, ...others]
      return [...new Set(names.map(name => name.toLowerCase()))]
        .filter(term => term !== means[0]?.toLowerCase())
        .map(term => ({ term, means }))
    })
  }

  /** A category by itself: its name and group as the table or the rules have them, without moving it. */
  #own(category: PlacedCategory): PlacedCategory {
    const { slug } = category
    const renamed = this.#renamedTo.get(slug)
    if (renamed !== undefined)
      return { ...renamed.to, group: this.#groupOf(slug, this.#originGroup(renamed)) }
    return { slug, name: category.name, group: this.#groupOf(slug, category.group) }
  }

  /** The group that a renamed category brought along. */
  #originGroup({ from, to }: CategoryRule): GroupSlug {
    return from.slug === to.slug ? (categoryBySlug(from.slug)?.group ?? to.group) : this.#own(from).group
  }

  #groupOf(slug: string, otherwise: GroupSlug): GroupSlug {
    return this.#groups.get(slug)?.to.group ?? otherwise
  }
}

/** No decisions: the table alone. */
export const NO_RULES = new CategoryRules([])

/** Whether a rule gives a category another name or address. */
export function isMove({ kind }: Pick<CategoryRule, 'kind'>): boolean {
  return kind === 'map' || kind === 'merge' || kind === 'rename'
}

/**
 * The slug of a category that gets a new name. A name that the category has anyway ('Kfz-Werkstatt' in another spelling),
 * or that would take the address of a group, keeps the slug.
 */
export function slugOfRenamed(from: PlacedCategory, name: string): string {
  const slug = slugify(name, from.slug)
  return isGroupSlug(slug) ? from.slug : slug
}

/** A category of the table, or a group's name, as a business has it. */
export function placedBySlug(slug: string): PlacedCategory | undefined {
  if (isGroupSlug(slug)) return { slug, name: groupName(slug), group: slug }
  const category = categoryBySlug(slug)
  return category && { slug, name: category.name, group: category.group }
}

function bySlug(
  rules: readonly CategoryRule[],
  keyOf: (rule: CategoryRule) => string,
): ReadonlyMap<string, CategoryRule> {
  return new Map(rules.map(rule => [keyOf(rule), rule]))
}
