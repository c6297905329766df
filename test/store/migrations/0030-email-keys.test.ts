import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isOwner } from '#store/businesses/owners.ts'
import { insertMail, mailsTo } from '#store/mail/outbox.ts'
import { subscriberByEmail } from '#store/mail/subscribers.ts'
import { up } from '#store/migrations/0030-email-keys.ts'
import type { Store } from '#store/store.ts'
import { insertSubmission, submissionsFrom } from '#store/submissions.ts'
import { submission } from '#test/make-submission.ts'
import { tempStore } from '#test/temp-store.ts'

const MAIL = { kind: 'report-received', language: 'de', subject: '', text: '', html: '' } as const

/** More than the migration reads at a time. */
const MANY = 501

async function givenFormerRows({ db, key, write }: Store): Promise<void> {
  await write(async trx => {
    for (const email of [...Array(MANY).fill('ROTH@post.example'), null, 'JÜRGEN@roth.example']) {
      await insertSubmission(trx, submission({ senderEmail: email }), 0)
      if (email !== null) await insertMail(trx, key, { ...MAIL, to: email }, 0)
    }
  })
  for (const [business, email] of [
    [1, 'ju\u0308rgen@roth.example'],
    [2, 'ju\u0308rgen@roth.example'],
    [2, 'jürgen@roth.example'],
  ])
    await sql`insert into owners (business_id, email, created_at) values (${business}, ${email}, 7)`.execute(
      db,
    )
  for (const [id, email] of [
    [1, 'ju\u0308rgen@roth.example'],
    [2, 'i\u0307pe\u0302k@roth.example'],
    [3, 'i\u0307pêk@roth.example'],
  ])
    await sql`insert into subscribers (id, email, language, state, consent_text, asked_at)
      values (${id}, ${email}, 'de', 'subscribed', '', 0)`.execute(db)
  await db.schema.alterTable('submissions').dropColumn('sender_key').execute()
  await db.schema.alterTable('outbox').dropColumn('recipient_key').execute()
}

test('what was stored before is found in any case, and no proof of consent is lost', async () => {
  const store = await tempStore()
  const { db, key } = store
  await givenFormerRows(store)
  await up(db as never)
  expect((await submissionsFrom(db, 'jürgen@Roth.example')).map(({ id }) => id)).toEqual([MANY + 2])
  expect(await submissionsFrom(db, 'roth@POST.example')).toHaveLength(MANY)
  expect((await mailsTo(db, key, 'jürgen@Roth.example')).map(({ to }) => to)).toEqual(['JÜRGEN@roth.example'])
  expect(await mailsTo(db, key, 'roth@POST.example')).toHaveLength(MANY)
  const owners = await db
    .selectFrom('owners')
    .select(['business_id', 'email'])
    .orderBy('business_id')
    .execute()
  expect(owners).toEqual([1, 2].map(id => ({ business_id: id, email: 'jürgen@roth.example' })))
  expect(await isOwner(db, 1, 'JU\u0308RGEN@roth.example')).toBe(true)
  expect((await subscriberByEmail(db, 'Jürgen@roth.example'))?.id).toBe(1)
  expect((await subscriberByEmail(db, 'İpêk@roth.example'))?.id).toBe(3)
  expect(await db.selectFrom('subscribers').select('id').execute()).toHaveLength(3)
})
