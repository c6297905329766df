import type { SuppressionKind } from '#domain/privacy/erasure.ts'
import { suppress, suppressionHash } from '#store/privacy/suppressions.ts'
import type { Db } from '#store/store.ts'
import { testKey } from '#test/test-key.ts'

/** Puts a key on the suppression list as an objection does. */
export async function suppressKey(
  db: Db,
  kind: SuppressionKind,
  value: string,
  reason = 'objection',
): Promise<void> {
  await suppress(db, { kind, value: suppressionHash(testKey, kind, value), reason, now: 0 })
}
