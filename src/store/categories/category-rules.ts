import type { Selectable } from 'kysely'
import { type CategoryRule, CategoryRules, NO_RULES } from '#domain/category/category-rules.ts'
import { lastNumber, takeNumbers } from '#store/counters.ts'
import type { CategoryRuleTable } from '#store/schema/category-tables.ts'
import type { Db } from '#store/store.ts'

/** The operator's rules, in the order in which they were made. */
export async function categoryRules(db: Db): Promise<CategoryRules> {
  const rows = await db.selectFrom('category_rules').selectAll().orderBy('id').execute()
  return rows.length === 0 ? NO_RULES : new CategoryRules(rows.map(ruleOf))
}

/** A number that rises with every change of the rules. */
export async function categoryRulesVersion(db: Db): Promise<number> {
  return lastNumber(db, 'category_rule')
}

/** The number of the next rule. */
export async function nextCategoryRuleId(trx: Db): Promise<number> {
  return takeNumbers(trx, 'category_rule', 1)
}

/** Stores a rule. Call it in a transaction. */
export async function insertCategoryRule(trx: Db, rule: CategoryRule): Promise<void> {
  const { id, kind, from, to, account, createdAt } = rule
  await trx
    .insertInto('category_rules')
    .values({
      id,
      kind,
      from_slug: from.slug,
      from_name: from.name,
      from_group: from.group,
      to_slug: to.slug,
      to_name: to.name,
      to_group: to.group,
      account,
      created_at: createdAt,
    })
    .execute()
  await takeNumbers(trx, 'category_rule', 1)
}

/** Deletes a rule; the list of the businesses that it moved stays until they are moved back. */
export async function deleteCategoryRule(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('category_rules').where('id', '=', id).execute()
  await takeNumbers(trx, 'category_rule', 1)
}

/** What a rule moved of a business. */
export interface MovedParts {
  readonly category: boolean
  readonly subtype: boolean
}

/** Records that a rule moved a business. */
export async function recordMovedBusiness(
  trx: Db,
  ruleId: number,
  businessId: number,
  moved: MovedParts,
): Promise<void> {
  await trx
    .insertInto('category_rule_businesses')
    .values({
      rule_id: ruleId,
      business_id: businessId,
      is_category: moved.category ? 1 : 0,
      is_subtype: moved.subtype ? 1 : 0,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** What a rule moved of businesses with a number above `after` and up to `last`. */
export async function movedBusinesses(
  db: Db,
  ruleId: number,
  after: number,
  last: number,
): Promise<ReadonlyMap<number, MovedParts>> {
  const rows = await db
    .selectFrom('category_rule_businesses')
    .select(['business_id', 'is_category', 'is_subtype'])
    .where('rule_id', '=', ruleId)
    .where('business_id', '>', after)
    .where('business_id', '<=', last)
    .execute()
  return new Map(
    rows.map(row => [
      Number(row.business_id),
      { category: row.is_category === 1, subtype: row.is_subtype === 1 },
    ]),
  )
}

/** Deletes which businesses a rule moved, at most `limit`. @returns whether there may be more */
export async function deleteMovedBusinesses(trx: Db, ruleId: number, limit: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('category_rule_businesses')
    .where('rule_id', '=', ruleId)
    .where('business_id', 'in', eb =>
      eb
        .selectFrom('category_rule_businesses')
        .select('business_id')
        .where('rule_id', '=', ruleId)
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(numDeletedRows) === limit
}

function ruleOf(row: Selectable<CategoryRuleTable>): CategoryRule {
  return {
    id: Number(row.id),
    kind: row.kind,
    from: { slug: row.from_slug, name: row.from_name, group: row.from_group },
    to: { slug: row.to_slug, name: row.to_name, group: row.to_group },
    account: row.account,
    createdAt: Number(row.created_at),
  }
}
