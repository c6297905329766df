import type { AuditAction } from '#domain/account/audit.ts'
import { categoryFor } from '#domain/category/category.ts'
import {
  type CategoryRule,
  type CategoryRuleKind,
  type CategoryRules,
  isMove,
  type PlacedCategory,
  placedBySlug,
  slugOfRenamed,
} from '#domain/category/category-rules.ts'
import type { GroupSlug } from '#domain/category/group.ts'
import { DomainError } from '#domain/errors.ts'
import { plainLine } from '#domain/text/plain-text.ts'
import { startJob } from '#services/jobs/start-job.ts'
import { recordAudit } from '#store/audit.ts'
import {
  categoryRules,
  deleteCategoryRule,
  insertCategoryRule,
  nextCategoryRuleId,
} from '#store/categories/category-rules.ts'
import type { StoreDeps } from '#store/store.ts'
import { type CategoryUse, type CategoryUseDeps, countLocked, usedCategory } from './category-use.ts'

/** What the operator wants; slugs as the list has them. */
export type CategoryChange =
  | { readonly kind: 'map' | 'merge'; readonly from: string; readonly to: string }
  | { readonly kind: 'rename'; readonly from: string; readonly name: string }
  | { readonly kind: 'group'; readonly from: string; readonly group: GroupSlug }
  | { readonly kind: 'keep'; readonly from: string }

/** What a change would do. */
export interface CategoryChangePreview {
  readonly from: PlacedCategory
  readonly to: PlacedCategory
  /** Businesses that have the category now, hidden ones too. */
  readonly count: number
  /** How many of them have it locked against imports; they change, too, and stay locked. */
  readonly locked: number
  /** At most ten of them. */
  readonly examples: CategoryUse['examples']
  /** Categories that lead here already and go along. */
  readonly alsoMoved: readonly string[]
}

const AUDIT: Readonly<Record<CategoryRuleKind, AuditAction>> = {
  map: 'category.mapped',
  merge: 'category.merged',
  rename: 'category.renamed',
  group: 'category.regrouped',
  keep: 'category.confirmed',
}

/**
 * What a change would do; nothing is stored.
 * Throws category_unknown, category_exists, category_circle, category_rule_exists.
 */
export async function previewCategoryChange(
  deps: CategoryUseDeps,
  change: CategoryChange,
): Promise<CategoryChangePreview> {
  const rules = await categoryRules(deps.store.db)
  const { from, to, use } = await planned(deps, rules, change)
  const alsoMoved = rules.all.filter(rule => isMove(rule) && rules.ofStored(rule.from).slug === from.slug)
  return {
    from,
    to,
    count: use.ids.length,
    locked: change.kind === 'keep' ? 0 : await countLocked(deps, use.ids),
    examples: use.examples,
    alsoMoved: alsoMoved.map(rule => rule.from.name),
  }
}

/**
 * Stores a rule and starts the job that gives the businesses their new category. Imports and edits follow the rule from
 * now on.
 * @param expectedCount the number that the operator confirmed
 * @returns the job's number; null where there is nothing to do
 * Throws bulk_count_changed when it is another number now, job_running, and what previewCategoryChange throws.
 */
export async function changeCategory(
  deps: StoreDeps & CategoryUseDeps,
  {
    change,
    expectedCount,
    account,
  }: { readonly change: CategoryChange; readonly expectedCount: number; readonly account: string },
): Promise<number | null> {
  const { store, now } = deps
  const rules = await categoryRules(store.db)
  const { from, to, use } = await planned(deps, rules, change)
  const count = use.ids.length
  if (count !== expectedCount) throw new DomainError('bulk_count_changed', { count })
  const replaced = rules.all.find(({ kind, from: { slug } }) => kind === 'group' && slug === from.slug)
  const isGroupAgain = change.kind === 'group' && replaced !== undefined
  const rule: CategoryRule = {
    id: await store.write(nextCategoryRuleId),
    kind: change.kind,
    // A group that is chosen again and again goes back to the first one when it is undone.
    from: isGroupAgain ? replaced.from : from,
    to,
    account,
    createdAt: now(),
  }
  const details = { from: from.name, to: to.name, group: to.group, businesses: count }
  if (rule.kind === 'keep') {
    await store.write(async trx => {
      await insertCategoryRule(trx, rule)
      await recordAudit(trx, { account, action: AUDIT.keep, subject: from.name, details, now: now() })
    })
    return null
  }
  return startJob(
    deps,
    {
      kind: 'move-category',
      input: { rule, isUndone: false },
      account,
      action: AUDIT[rule.kind],
      subject: from.name,
      details,
    },
    async trx => {
      if (isGroupAgain) await deleteCategoryRule(trx, replaced.id)
      await insertCategoryRule(trx, rule)
    },
  )
}

/**
 * Takes a rule back: imports do not follow it any more, and the businesses that it moved get their category back.
 * @returns the job's number; null where there is nothing to do
 * Throws category_rule_unknown, category_rule_used where another rule builds on it, and job_running.
 */
export async function undoCategoryRule(
  deps: StoreDeps,
  { id, account }: { readonly id: number; readonly account: string },
): Promise<number | null> {
  const { store, now } = deps
  const rules = await categoryRules(store.db)
  const rule = rules.all.find(one => one.id === id)
  if (rule === undefined) throw new DomainError('category_rule_unknown')
  const user =
    rule.kind === 'rename' ? rules.all.find(other => other.id !== id && buildsOn(other, rule)) : undefined
  if (user !== undefined) throw new DomainError('category_rule_used', { category: user.from.name })
  const details = { kind: rule.kind, to: rule.to.name }
  if (rule.kind === 'keep') {
    await store.write(async trx => {
      await deleteCategoryRule(trx, id)
      await recordAudit(trx, {
        account,
        action: 'category.undone',
        subject: rule.from.name,
        details,
        now: now(),
      })
    })
    return null
  }
  return startJob(
    deps,
    {
      kind: 'move-category',
      input: { rule, isUndone: true },
      account,
      action: 'category.undone',
      subject: rule.from.name,
      details,
    },
    trx => deleteCategoryRule(trx, id),
  )
}

/** The rules that hold now. */
export async function currentCategoryRules({ store }: Pick<StoreDeps, 'store'>): Promise<CategoryRules> {
  return categoryRules(store.db)
}

/** Whether a rule is about the category that a renaming made. */
function buildsOn(other: CategoryRule, { from, to }: CategoryRule): boolean {
  return from.slug !== to.slug && (other.from.slug === to.slug || other.to.slug === to.slug)
}

interface Plan {
  readonly from: PlacedCategory
  readonly to: PlacedCategory
  readonly use: CategoryUse
}

async function planned(deps: CategoryUseDeps, rules: CategoryRules, change: CategoryChange): Promise<Plan> {
  const use = await usedCategory(deps, change.from)
  const from = use.category ?? placedBySlug(change.from)
  if (from === undefined) throw new DomainError('category_unknown', { category: change.from })
  const to = await targetOf(deps, rules, from, change)
  if (change.kind === 'group' || change.kind === 'keep') return { from, to, use }
  if (rules.hasMove(from.slug)) throw new DomainError('category_rule_exists', { category: from.name })
  const end = rules.ofStored(to)
  const isSame = to.slug === from.slug && change.kind !== 'rename'
  if (isSame || (end.slug === from.slug && to.slug !== from.slug))
    throw new DomainError('category_circle', { category: to.name })
  return { from, to, use }
}

async function targetOf(
  deps: CategoryUseDeps,
  rules: CategoryRules,
  from: PlacedCategory,
  change: CategoryChange,
): Promise<PlacedCategory> {
  switch (change.kind) {
    case 'group':
      return { ...from, group: change.group }
    case 'keep':
      return from
    case 'rename':
      return renamed(deps, rules, from, change.name)
    case 'map':
    case 'merge': {
      const target =
        placedBySlug(change.to) ??
        (await usedCategory(deps, change.to)).category ??
        placedBySlug(categoryFor(change.to).slug)
      if (target === undefined) throw new DomainError('category_unknown', { category: change.to })
      return target
    }
  }
}

async function renamed(
  deps: CategoryUseDeps,
  rules: CategoryRules,
  from: PlacedCategory,
  typed: string,
): Promise<PlacedCategory> {
  const name = plainLine(typed)
  const slug = slugOfRenamed(from, name)
  const meant = categoryFor(name)
  const isOther = meant.isKnown && meant.slug !== from.slug && !rules.isMoved(meant.slug)
  const taken = isOther ? meant.name : slug === from.slug ? undefined : await holderOf(deps, slug)
  if (taken !== undefined) throw new DomainError('category_exists', { category: taken })
  if (rules.isMoved(slug)) throw new DomainError('category_circle', { category: name })
  return { slug, name, group: from.group }
}

async function holderOf(deps: CategoryUseDeps, slug: string): Promise<string | undefined> {
  return (await usedCategory(deps, slug)).category?.name
}
