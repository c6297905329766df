import { describe, expect, test } from 'vitest'
import { verifyPassword } from '#gateways/credentials/password-hash.ts'
import { ensureFirstAccount } from '#services/accounts/create-first-account.ts'
import { openSession } from '#services/accounts/sessions.ts'
import { allAccounts, saveSecondFactor } from '#store/accounts/accounts.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { tempStore } from '#test/temp-store.ts'
import { commandWith, processWith } from './run-command.ts'

async function temp() {
  const folder = tempFolder()
  const store = await tempStore(folder)
  /** The command with these arguments and this standard input. */
  const run = (words: readonly string[], input = '', runWith = commandWith) =>
    runWith(input)('admin-password', folder, ...words)
  return { store, run }
}

/** 'admin' with a second factor, logged in. */
async function withAdmin() {
  const site = await temp()
  await ensureFirstAccount({ store: site.store, now: () => 0 }, 'Grüße aus Görlitz')
  await saveSecondFactor(site.store.db, 1, { secret: 'A'.repeat(32), step: 1 })
  await site.store.write(trx => openSession(trx, 1, 0))
  return site
}

describe('npm run admin:password', () => {
  test('takes the password from a line of its input and ends the sessions', async () => {
    const { store, run } = await withAdmin()
    const { said, code } = await run([], 'Grüße aus Zittau\nund mehr', processWith)
    expect(code).toBe(0)
    expect(said).toContain('Das Passwort von „admin“ ist geändert')
    expect(said).toContain('Der zweite Faktor ist noch eingeschaltet')
    expect(said).not.toContain('Zittau')
    const [account] = await allAccounts(store.db)
    expect(await verifyPassword('Grüße aus Zittau', account?.password_hash)).toBe(true)
    expect(account?.totp_secret).toBe('A'.repeat(32))
    expect(await store.db.selectFrom('sessions').selectAll().execute()).toEqual([])
    const actions = await store.db.selectFrom('audit').select(['account', 'action', 'subject']).execute()
    expect(actions.at(-1)).toEqual({
      account: 'system',
      action: 'account.password-changed',
      subject: 'admin',
    })
  })

  test('without any input prints a random one', async () => {
    const { store, run } = await withAdmin()
    const { said } = await run(['ADMIN'])
    const password = /angezeigt: (\S+)/.exec(said)?.[1] ?? ''
    const [account] = await allAccounts(store.db)
    expect(await verifyPassword(password, account?.password_hash)).toBe(true)
  })

  test('switches the second factor off only when asked to', async () => {
    const { store, run } = await withAdmin()
    const { said } = await run(['admin', '--disable-2fa'])
    expect(said).not.toContain('zweite Faktor ist noch')
    expect(await allAccounts(store.db)).toMatchObject([{ totp_secret: null, totp_last_step: null }])
  })

  test('creates the account where there is none at all', async () => {
    const { store, run } = await temp()
    const { said, code } = await run([], 'Grüße aus Zittau')
    expect(code).toBe(0)
    expect(said).toContain('Das Konto „admin“ ist angelegt.')
    const [account] = await allAccounts(store.db)
    expect(await verifyPassword('Grüße aus Zittau', account?.password_hash)).toBe(true)
  })

  test.each([
    [['karla'], '', 1, 'Das Konto „karla“ gibt es nicht. Es gibt: admin.'],
    [[], 'kurz\n', 1, 'Das Passwort braucht mindestens 10 Zeichen.'],
    [[], 'x'.repeat(201), 1, 'Das Passwort darf höchstens 200 Zeichen haben.'],
    [['admin', 'karla'], '', 2, 'Aufruf: npm run admin:password'],
    [['--alles'], '', 2, 'Aufruf: npm run admin:password'],
  ])('%j with %j on its input changes nothing and says why', async (words, input, expected, sentence) => {
    const { store, run } = await withAdmin()
    const before = await allAccounts(store.db)
    const { said, complained, code } = await run(words, input)
    expect(code).toBe(expected)
    expect(complained).toContain(sentence)
    expect(said).toBe('')
    expect(await allAccounts(store.db)).toEqual(before)
    expect(await store.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
  })
})
