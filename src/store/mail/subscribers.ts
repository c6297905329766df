import type { Selectable } from 'kysely'
import { emailKey } from '#domain/form/email-key.ts'
import type { Subscriber } from '#domain/newsletter/subscriber.ts'
import type { SubscriberState } from '#domain/newsletter/subscription.ts'
import type { Page, PageRequest } from '#domain/paging.ts'
import { takeNumbers } from '#store/counters.ts'
import { countRows, readPage } from '#store/pages.ts'
import { numberOrNull } from '#store/schema/columns.ts'
import type { SubscriberTable } from '#store/schema/submission-tables.ts'
import type { Db } from '#store/store.ts'

/** Stores an unconfirmed subscriber. @param subscriber its address as emailKey, which is not stored yet */
export async function insertSubscriber(
  db: Db,
  subscriber: Pick<Subscriber, 'email' | 'language' | 'consentText' | 'askedAt'>,
): Promise<number> {
  const id = await takeNumbers(db, 'subscriber', 1)
  await db
    .insertInto('subscribers')
    .values({ id, ...rowOf({ ...subscriber, ...UNCONFIRMED }) })
    .execute()
  return id
}

const UNCONFIRMED = { state: 'unconfirmed', confirmedAt: null, unsubscribedAt: null } as const

/** Replaces the data of a subscriber. */
export async function updateSubscriber(db: Db, subscriber: Subscriber): Promise<void> {
  await db.updateTable('subscribers').set(rowOf(subscriber)).where('id', '=', subscriber.id).execute()
}

/** The subscriber with this number. */
export async function subscriberById(db: Db, id: number): Promise<Subscriber | undefined> {
  const row = await db.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined ? undefined : subscriberOf(row)
}

/** The subscriber with this address, in any case. */
export async function subscriberByEmail(db: Db, email: string): Promise<Subscriber | undefined> {
  const row = await db
    .selectFrom('subscribers')
    .selectAll()
    .where('email', '=', emailKey(email))
    .executeTakeFirst()
  return row === undefined ? undefined : subscriberOf(row)
}

/** One page of the subscribers, newest first. */
export function subscriberPage(
  db: Db,
  state: SubscriberState | undefined,
  request: PageRequest,
): Promise<Page<Subscriber>> {
  return readPage(inState(db, state).selectAll().orderBy('id', 'desc'), request, subscriberOf)
}

/** How many subscribers there are. */
export function countSubscribers(db: Db, state: SubscriberState | undefined): Promise<number> {
  return countRows(inState(db, state))
}

/** The next confirmed subscribers after a number, at most `limit`: one step through all of them. */
export async function confirmedAfter(db: Db, id: number, limit: number): Promise<Subscriber[]> {
  const rows = await db
    .selectFrom('subscribers')
    .selectAll()
    .where('state', '=', 'subscribed')
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(subscriberOf)
}

/** Deletes a subscriber. */
export async function deleteSubscriber(db: Db, id: number): Promise<void> {
  await db.deleteFrom('subscribers').where('id', '=', id).execute()
}

/** Deletes subscribers who asked before an instant and did not confirm. @returns how many */
export async function deleteUnconfirmedBefore(db: Db, moment: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('subscribers')
    .where('state', '=', 'unconfirmed')
    .where('asked_at', '<', moment)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

function inState(db: Db, state: SubscriberState | undefined) {
  const all = db.selectFrom('subscribers')
  return state === undefined ? all : all.where('state', '=', state)
}

function rowOf(subscriber: Omit<Subscriber, 'id'>): Omit<SubscriberTable, 'id'> {
  return {
    email: subscriber.email,
    language: subscriber.language,
    state: subscriber.state,
    consent_text: subscriber.consentText,
    asked_at: subscriber.askedAt,
    confirmed_at: subscriber.confirmedAt,
    unsubscribed_at: subscriber.unsubscribedAt,
  }
}

function subscriberOf(row: Selectable<SubscriberTable>): Subscriber {
  return {
    id: Number(row.id),
    email: row.email,
    language: row.language,
    state: row.state,
    consentText: row.consent_text,
    askedAt: Number(row.asked_at),
    confirmedAt: numberOrNull(row.confirmed_at),
    unsubscribedAt: numberOrNull(row.unsubscribed_at),
  }
}
