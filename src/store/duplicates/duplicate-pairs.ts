import type { DuplicateReason } from '#domain/duplicate/compare-businesses.ts'
import type { Page, PageRequest } from '#domain/paging.ts'
import { readPage } from '#store/pages.ts'
import type { Db } from '#store/store.ts'

/** Two businesses that look like one; `a` has the smaller number. */
export interface StoredPair {
  readonly a: number
  readonly b: number
  /** 0 to 100. */
  readonly score: number
  readonly reasons: readonly DuplicateReason[]
}

/** One page of the suggestions about live businesses, surest first. */
export function suggestedPairs(db: Db, request: PageRequest): Promise<Page<StoredPair>> {
  const found = suggestions(db)
    .select(['pair.a', 'pair.b', 'pair.score', 'pair.reasons'])
    .orderBy('pair.score', 'desc')
    .orderBy('pair.a')
    .orderBy('pair.b')
  return readPage(found, request, row => ({
    a: Number(row.a),
    b: Number(row.b),
    score: row.score,
    reasons: JSON.parse(row.reasons) as readonly DuplicateReason[],
  }))
}

/**
 * The keys of every pair of a state, to compare them with newly found ones. Pairs with a merged business are left out:
 * they wait until the merge is undone.
 */
export async function pairKeys(db: Db, state: 'suggested' | 'dismissed'): Promise<Set<string>> {
  const rows = await db
    .selectFrom('duplicate_pairs as pair')
    .innerJoin('businesses as first', 'first.id', 'pair.a')
    .innerJoin('businesses as second', 'second.id', 'pair.b')
    .select(['pair.a', 'pair.b'])
    .where('pair.state', '=', state)
    .where('first.merged_into', 'is', null)
    .where('second.merged_into', 'is', null)
    .execute()
  return new Set(rows.map(row => pairKey(Number(row.a), Number(row.b))))
}

/** The key of a pair in a set. */
export function pairKey(a: number, b: number): string {
  return `${a} ${b}`
}

/** Stores suggestions; dismissed pairs stay dismissed. */
export async function suggestPairs(db: Db, pairs: readonly StoredPair[]): Promise<void> {
  if (pairs.length === 0) return
  await db
    .insertInto('duplicate_pairs')
    .values(
      pairs.map(({ a, b, score, reasons }) => ({
        a,
        b,
        score,
        reasons: JSON.stringify(reasons),
        state: 'suggested' as const,
        decided_at: null,
        decided_by: null,
      })),
    )
    .onConflict(conflict =>
      conflict
        .columns(['a', 'b'])
        .doUpdateSet(set => ({ score: set.ref('excluded.score'), reasons: set.ref('excluded.reasons') }))
        .where('duplicate_pairs.state', '=', 'suggested'),
    )
    .execute()
}

/** Removes suggestions that no longer hold. */
export async function withdrawPairs(
  db: Db,
  pairs: readonly { readonly a: number; readonly b: number }[],
): Promise<void> {
  for (const { a, b } of pairs) {
    await db
      .deleteFrom('duplicate_pairs')
      .where('a', '=', a)
      .where('b', '=', b)
      .where('state', '=', 'suggested')
      .execute()
  }
}

/** Records for good that two businesses are different, also where nothing was suggested. */
export async function dismissPair(
  db: Db,
  { a, b, account, now }: { a: number; b: number; account: string; now: number },
): Promise<void> {
  await db
    .insertInto('duplicate_pairs')
    .values({ a, b, score: 0, reasons: '[]', state: 'dismissed', decided_at: now, decided_by: account })
    .onConflict(conflict =>
      conflict.columns(['a', 'b']).doUpdateSet({ state: 'dismissed', decided_at: now, decided_by: account }),
    )
    .execute()
}

function suggestions(db: Db) {
  return db
    .selectFrom('duplicate_pairs as pair')
    .innerJoin('businesses as first', 'first.id', 'pair.a')
    .innerJoin('businesses as second', 'second.id', 'pair.b')
    .where('pair.state', '=', 'suggested')
    .where('first.removed_at', 'is', null)
    .where('second.removed_at', 'is', null)
}
