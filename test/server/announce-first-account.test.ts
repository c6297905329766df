import { describe, expect, test } from 'vitest'
import { verifyPassword } from '#gateways/credentials/password-hash.ts'
import { announceFirstAccount } from '#server/announce-first-account.ts'
import { ensureFirstAccount } from '#services/accounts/create-first-account.ts'
import { allAccounts } from '#store/accounts/accounts.ts'
import type { Store } from '#store/store.ts'
import { tempStore } from '#test/temp-store.ts'

async function started(store: Store, adminPassword?: string): Promise<string> {
  let said = ''
  await announceFirstAccount({
    store,
    adminPassword,
    siteUrl: 'https://umkreis.example',
    say: text => {
      said += text
    },
  })
  return said
}

describe('the first start', () => {
  test('creates the account admin and tells its random password once', async () => {
    const store = await tempStore()
    const said = await started(store)
    expect(said).toContain('https://umkreis.example/admin')
    const [account, ...others] = await allAccounts(store.db)
    expect(others).toEqual([])
    expect(account?.username).toBe('admin')
    const password = /Passwort: +(\S+)/.exec(said)?.[1] ?? ''
    expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){5}$/)
    expect(await verifyPassword(password, account?.password_hash)).toBe(true)
    expect(await started(store)).toBe('')
    expect(await allAccounts(store.db)).toEqual([account])
  })

  test('refuses a password of the environment that is easy to guess, with a sentence', async () => {
    const store = await tempStore()
    await expect(started(store, 'administrator1')).rejects.toThrow(/^ADMIN_PASSWORD: .*leicht zu erraten/)
    expect(await allAccounts(store.db)).toEqual([])
  })

  test('takes the password of the environment and does not repeat it', async () => {
    const store = await tempStore()
    const said = await started(store, 'Grüße aus Görlitz')
    expect(said).toContain('ADMIN_PASSWORD')
    expect(said).not.toContain('Görlitz')
    const [account] = await allAccounts(store.db)
    expect(await verifyPassword('Grüße aus Görlitz', account?.password_hash)).toBe(true)
  })

  test('is written down without the password', async () => {
    const store = await tempStore()
    await started(store, 'Grüße aus Görlitz')
    expect(await store.db.selectFrom('audit').selectAll().execute()).toMatchObject([
      { account: 'system', action: 'account.created', subject: 'admin', details: '{}' },
    ])
  })

  test('of two processes at once creates one account', async () => {
    const store = await tempStore()
    const results = await Promise.all([
      ensureFirstAccount({ store, now: () => 0 }, undefined),
      ensureFirstAccount({ store, now: () => 0 }, undefined),
    ])
    expect(results.map(result => result.kind).sort()).toEqual(['created', 'there-already'])
    expect(await allAccounts(store.db)).toHaveLength(1)
  })
})

test('a password that is set later changes no account', async () => {
  const store = await tempStore()
  await started(store, 'Grüße aus Görlitz')
  const before = await allAccounts(store.db)
  expect(await started(store, 'Grüße aus Zittau')).toBe('')
  expect(await allAccounts(store.db)).toEqual(before)
})
