import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { totpSecretOf } from '#services/accounts/totp-secret.ts'
import { accountById, insertAccount } from '#store/accounts/accounts.ts'
import { mailPage, nextDueMail } from '#store/mail/outbox.ts'
import { up } from '#store/migrations/0001-0019/0019-encrypted-secrets.ts'
import type { Store } from '#store/store.ts'
import { tempStore } from '#test/temp-store.ts'

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const TOKEN = 'kKq2Jw5Zr0X1cB7mT9vL4pY8sD3fG6hN_aE-uI2oR5x'
const LINK = `https://umkreis.example/link/${TOKEN}`

/** A store whose tables are as they were before. */
async function formerStore(): Promise<Store> {
  const store = await tempStore()
  await store.db.schema.dropIndex('sessions_id').execute()
  for (const column of ['id', 'address', 'browser', 'system'])
    await store.db.schema.alterTable('sessions').dropColumn(column).execute()
  await store.db.schema.dropTable('recovery_codes').execute()
  await store.db.deleteFrom('counters').where('name', '=', 'session').execute()
  return store
}

async function insertFormerMail({ db }: Store, id: number, state: 'waiting' | 'sent'): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      id,
      kind: 'listing-confirm',
      language: 'de',
      recipient: `an-${id}@example.org`,
      subject: 'Bitte bestätigen',
      body_text: `Guten Tag\n\n${LINK}\n`,
      body_html: `<a href="${LINK}">${LINK}</a>`,
      headers: JSON.stringify({ 'List-Unsubscribe': `<${LINK}>` }),
      submission_id: null,
      state,
      attempts: 0,
      failure: null,
      created_at: 0,
      due_at: 0,
      sent_at: null,
    })
    .execute()
}

test('clear secrets are encrypted, and the tokens of sent mails are removed', async () => {
  const store = await formerStore()
  const { db, key } = store
  const { id } = await insertAccount(db, { username: 'admin', passwordHash: '' }, 0)
  await db.updateTable('accounts').set({ totp_secret: SECRET }).execute()
  await insertAccount(db, { username: 'karla', passwordHash: '' }, 0)
  await insertFormerMail(store, 1, 'waiting')
  // More than the migration reads at a time.
  for (let mail = 2; mail <= 202; mail++) await insertFormerMail(store, mail, 'sent')
  await up(db as never, key)

  const account = await accountById(db, id)
  expect(account?.totp_secret).not.toContain(SECRET)
  expect(account && totpSecretOf(key, account)).toBe(SECRET)
  expect((await accountById(db, 2))?.totp_secret).toBeNull()
  expect(await nextDueMail(db, key, { now: 0, longestPauseMs: 0 })).toMatchObject({
    text: `Guten Tag\n\n${LINK}\n`,
    headers: { 'List-Unsubscribe': `<${LINK}>` },
  })
  const { entries: sent } = await mailPage(db, key, 'sent', { page: 1, limit: 300 })
  expect(sent).toHaveLength(201)
  for (const { text, html } of sent) {
    expect(text).toBe('Guten Tag\n\nhttps://umkreis.example/link/…\n')
    expect(html).not.toContain(TOKEN)
  }
  expect(JSON.stringify(await db.selectFrom('outbox').selectAll().execute())).not.toContain('Guten Tag')
})

test('open sessions stay open and get numbers, and new ones go on from there', async () => {
  const store = await formerStore()
  for (const hash of ['one', 'two'])
    await sql`insert into sessions (token_hash, account_id, created_at, last_seen_at, expires_at)
      values (${hash}, 1, 0, 0, 9)`.execute(store.db)
  await up(store.db as never, store.key)
  const rows = await store.db
    .selectFrom('sessions')
    .select(['token_hash', 'id', 'browser'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { token_hash: 'one', id: 1, browser: null },
    { token_hash: 'two', id: 2, browser: null },
  ])
  const counter = await store.db
    .selectFrom('counters')
    .select('value')
    .where('name', '=', 'session')
    .execute()
  expect(counter).toEqual([{ value: 2 }])
})
