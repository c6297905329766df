import type { CategoryRuleKind } from '#domain/category/category-rules.ts'
import type { GroupSlug } from '#domain/category/group.ts'
import type { Flag, Millis } from './columns.ts'

/** What the operator decided about a category. */
export interface CategoryRuleTable {
  id: number
  kind: CategoryRuleKind
  from_slug: string
  from_name: string
  from_group: GroupSlug
  to_slug: string
  to_name: string
  to_group: GroupSlug
  account: string
  created_at: Millis
}

/** Which businesses a rule moved into a category that others have, too, so that undoing it finds them. */
export interface CategoryRuleBusinessTable {
  rule_id: number
  business_id: number
  /** Its category was moved. */
  is_category: Flag
  /** One of its further categories was moved. */
  is_subtype: Flag
}
