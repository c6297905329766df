import type { BusinessDraft } from '#domain/business/business.ts'
import { fieldsWith } from '#domain/business/fields.ts'
import { parsePlaceId } from '#domain/draft/id-cells.ts'
import { parsePhone } from '#domain/draft/phone-cell.ts'
import { draftKey } from '#domain/duplicate/recognition-key.ts'
import { DomainError } from '#domain/errors.ts'
import { type FieldFault, withoutEdges } from '#domain/form/field-fault.ts'
import { formFaults, type TextRules } from '#domain/form/form-faults.ts'
import type { Page } from '#domain/paging.ts'
import type { SuppressionKind } from '#domain/privacy/erasure.ts'
import {
  SUPPRESSION_FORM,
  SUPPRESSION_KEYS_FORM,
  type SuppressionInput,
  type SuppressionKeys,
} from '#domain/privacy/suppression.ts'
import type { SiteKey } from '#domain/site-key.ts'
import { matchKeyOfDraft } from '#services/businesses/row-keys.ts'
import { recordAudit } from '#store/audit.ts'
import {
  deleteSuppression,
  type SuppressionEntry,
  type SuppressionList,
  suppressForGood,
  suppressionHash,
  suppressionPage,
  suppressionsOf,
} from '#store/privacy/suppressions.ts'
import type { StoreDeps } from '#store/store.ts'

export type AddedSuppression =
  | { readonly kind: 'added' }
  | { readonly kind: 'faults'; readonly faults: readonly FieldFault[] }

/**
 * Adds keys to the suppression list by hand, in the form in which imports compare them: a number with +49 or 0 is one
 * number, 'Str.' is 'Straße'. What is listed already stays listed.
 * @returns faults where something is missing or cannot be read; nothing is stored then
 */
export async function addSuppression(
  { store, now }: StoreDeps,
  input: SuppressionInput,
  account: string,
): Promise<AddedSuppression> {
  const faults = formFaults(SUPPRESSION_FORM, input, RULES)
  if (faults.length > 0) return { kind: 'faults', faults }
  const keys = keysOf(store.key, input)
  const reason = withoutEdges(input.reason)
  await store.write(async trx => {
    for (const { kind, value } of keys) await suppressForGood(trx, { kind, value, reason, now: now() })
    await recordAudit(trx, {
      account,
      action: 'suppression.added',
      details: { reason, kinds: keys.map(({ kind }) => kind) },
      now: now(),
    })
  })
  return { kind: 'added' }
}

export type CheckedSuppression =
  | { readonly kind: 'checked'; readonly entries: readonly SuppressionEntry[] }
  | { readonly kind: 'faults'; readonly faults: readonly FieldFault[] }

/**
 * The entries that keep a business out: the list itself has only keyed hashes, so nobody can read there whom it is
 * about.
 * @returns faults where something is missing or cannot be read
 */
export async function checkSuppression(
  { store }: Pick<StoreDeps, 'store'>,
  keys: SuppressionKeys,
): Promise<CheckedSuppression> {
  const faults = formFaults(SUPPRESSION_KEYS_FORM, keys, RULES)
  if (faults.length > 0) return { kind: 'faults', faults }
  return { kind: 'checked', entries: await suppressionsOf(store.db, keysOf(store.key, keys)) }
}

const SUPPRESSIONS_PER_PAGE = 50

/** One page of what imports must not bring back, newest first. Throws offset_too_large. */
export function listSuppressions(
  { store }: Pick<StoreDeps, 'store'>,
  page: number,
): Promise<Page<SuppressionEntry>> {
  return suppressionPage(store.db, { page, limit: SUPPRESSIONS_PER_PAGE })
}

/** Removes a key from the suppression list: the next import may bring its business back. Throws suppression_unknown. */
export async function removeSuppression(
  { store, now }: StoreDeps,
  { id, account }: { readonly id: number; readonly account: string },
): Promise<void> {
  await store.write(async trx => {
    const removed = await deleteSuppression(trx, id)
    if (removed === undefined) throw new DomainError('suppression_unknown', { id })
    const { kind, reason } = removed
    await recordAudit(trx, {
      account,
      action: 'suppression.removed',
      subject: String(id),
      details: { kind, reason },
      now: now(),
    })
  })
}

/** Whether a draft is about somebody who must not be listed, by place id, phone number, or name and address. */
export function isSuppressed(draft: BusinessDraft, list: SuppressionList): boolean {
  if (draft.placeId !== undefined && list.has('place_id', draft.placeId)) return true
  const phones = PHONES.flatMap(field => draft[field] ?? [])
  if (phones.some(phone => list.has('phone', phone))) return true
  const key = matchKeyOfDraft(draft)
  return key !== null && list.has('name_address', key)
}

const PHONES = fieldsWith({ kind: 'phone' })

/** Of kinds of text whose tables are too large for a browser. */
const RULES: TextRules = {
  'place-id': text => (parsePlaceId(text) === undefined ? 'place_id_shape' : undefined),
  phone: text => (parsePhone(text) === undefined ? 'phone_invalid' : undefined),
}

function keysOf(
  key: SiteKey,
  { placeId, phone, name, street, postalCode }: SuppressionKeys,
): readonly { readonly kind: SuppressionKind; readonly value: string }[] {
  const address = draftKey({ name, street, postalCode: withoutEdges(postalCode) })
  const keys = [
    ['place_id', parsePlaceId(withoutEdges(placeId))],
    ['phone', parsePhone(withoutEdges(phone))],
    ['name_address', address],
  ] as const
  return keys.flatMap(([kind, value]) =>
    value === undefined ? [] : [{ kind, value: suppressionHash(key, kind, value) }],
  )
}
