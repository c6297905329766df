import { argon2Sync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hashPassword, verifyPassword } from '#gateways/credentials/password-hash.ts'

describe('a password', () => {
  test('is stored as argon2id with 19 MiB, two passes and a salt of its own', async () => {
    const [one, other] = await Promise.all([hashPassword('Grüße'), hashPassword('Grüße')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(other).not.toBe(one)
  })

  test('is recognised, and no other one', async () => {
    const stored = await hashPassword('Straße 7, ığdır')
    expect(await verifyPassword('Straße 7, ığdır', stored)).toBe(true)
    for (const other of ['Strasse 7, ığdır', 'Straße 7, igdir', 'straße 7, ığdır', 'Straße 7, ığdır ', '']) {
      expect(await verifyPassword(other, stored)).toBe(false)
    }
  })

  test('is the same in any Unicode normalization', async () => {
    const stored = await hashPassword('Müller ﬁnden')
    expect(await verifyPassword('Mu\u0308ller finden', stored)).toBe(true)
  })

  test('is recognised by a hash of other costs', async () => {
    const stored = storedAt('von früher', 8192)
    expect(await verifyPassword('von früher', stored)).toBe(true)
    expect(await verifyPassword('von später', stored)).toBe(false)
  })

  test.each([undefined, '', 'none', '$argon2i$v=19$m=19456,t=2,p=1$AAAA$AAAA', '$2b$10$abc'])(
    'is never the right one for %j',
    async stored => {
      expect(await verifyPassword('', stored)).toBe(false)
      expect(await verifyPassword('none', stored)).toBe(false)
    },
  )

  test('waits while many are checked at once, and none is forgotten', async () => {
    const stored = await hashPassword('richtig')
    const asked = Array.from({ length: 9 }, (_, n) => verifyPassword(n === 4 ? 'richtig' : 'falsch', stored))
    expect((await Promise.all(asked)).map(Number)).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0])
  })

  test.each(['anonymous', 'account'] as const)(
    'is not looked at while twenty others wait, whether there is such an account or not: %s',
    async lane => {
      const stored = storedAt('richtig', 64)
      const asked = Array.from({ length: 23 }, (_, n) =>
        verifyPassword('richtig', n % 2 === 0 ? stored : undefined, lane),
      )
      const answers = await Promise.allSettled(asked)
      const isRight = (answer: PromiseSettledResult<boolean>) => answer.status === 'fulfilled' && answer.value
      expect(answers.map(({ status }) => status)).toEqual([
        ...Array(21).fill('fulfilled'),
        ...Array(2).fill('rejected'),
      ])
      for (const refused of asked.slice(21))
        await expect(refused).rejects.toMatchObject({ code: 'passwords_busy' })
      expect(answers.filter(isRight)).toHaveLength(11)
      expect(await verifyPassword('richtig', stored, lane)).toBe(true)
    },
  )
})

/** A hash with less than the usual costs. @param memory KiB */
function storedAt(password: string, memory: number): string {
  const nonce = Buffer.alloc(16, 7)
  const cost = { memory, passes: 1, parallelism: 1 }
  const key = argon2Sync('argon2id', { ...cost, message: password, nonce, tagLength: 32 })
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${memory},t=1,p=1$${text(nonce)}$${text(key)}`
}
