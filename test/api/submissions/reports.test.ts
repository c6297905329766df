import { describe, expect, test } from 'vitest'
import { draft } from '#test/make-draft.ts'
import { NOTHING, type TempForms, tempForms } from './temp-forms.ts'

/** A notice of illegal content as its form sends it. */
function noticeBody(overrides: object = {}): object {
  return {
    kind: 'illegal-content',
    business: 'https://umkreis.example/goerlitz/baeckerei-roth',
    text: 'Der Eintrag benutzt unsere Marke ohne Erlaubnis.',
    name: 'Jürgen Groß',
    email: 'recht@marke.example',
    isInGoodFaith: true,
    ...overrides,
  }
}

async function inbox({ call }: TempForms) {
  return (await call('GET', '/api/admin/submissions')).json().entries
}

async function mailKinds({ call }: TempForms): Promise<string[]> {
  const { entries } = (await call('GET', '/api/admin/outbox')).json()
  return entries.map(({ kind, to }: { kind: string; to: string }) => `${kind} ${to}`)
}

describe('a report', () => {
  test('lies in the inbox with its business, however that was named, and is acknowledged', async () => {
    const forms = await tempForms(draft())
    const ways = [
      'UK-1',
      ' uk 1 ',
      'https://umkreis.example/goerlitz/baeckerei-roth?utm_source=x#karte',
      '/en/goerlitz/baeckerei-roth',
      'umkreis.example/business/1',
    ]
    for (const business of ways) {
      const body = { kind: 'closed', business, email: 'ipek@example.org', language: 'tr' }
      const answer = await forms.send('/api/reports', { ...body, ticket: await forms.ticket() })
      expect([answer.statusCode, answer.json().isMailed]).toEqual([201, true])
    }
    const entries = await inbox(forms)
    expect(entries).toHaveLength(ways.length)
    for (const entry of entries)
      expect(entry).toMatchObject({
        kind: 'report',
        state: 'new',
        businessId: 1,
        subject: 'Kapanmış: Bäckerei Roth',
        spamReason: null,
        dueAt: null,
      })
    expect((await mailKinds(forms))[0]).toBe('report-received ipek@example.org')
  })

  test('about a business that is merged into another lies with the one that remains', async () => {
    const forms = await tempForms(draft(), draft({ name: 'Café Kürbis', street: 'Obermarkt 2' }))
    await forms.call('POST', '/api/admin/duplicates/merge', { winnerId: 2, loserId: 1, take: [] })
    for (const business of ['UK-1', '/goerlitz/baeckerei-roth'])
      await forms.send('/api/reports', { kind: 'closed', business, ticket: await forms.ticket() })
    expect(await inbox(forms)).toMatchObject(
      Array(2).fill({ businessId: 2, subject: expect.stringContaining('Café Kürbis') }),
    )
  })

  test('needs no address, and is not acknowledged then', async () => {
    const forms = await tempForms()
    const answer = await forms.send('/api/reports', {
      kind: 'missing-business',
      text: 'Elektro Yıldız, Werkhof 6, 50823 Köln',
    })
    expect([answer.statusCode, answer.json()]).toEqual([201, { number: 'E-1', isMailed: false }])
    expect(await inbox(forms)).toMatchObject([{ senderEmail: null, businessId: null }])
    expect((await forms.stored()).mails).toBe(0)
  })

  test('that was typed into a wrong field or with a wrong number is refused, and nothing is stored', async () => {
    const forms = await tempForms()
    const refused: [object, object[]][] = [
      [
        {},
        [
          { field: 'kind', code: 'required' },
          { field: 'text', code: 'required' },
        ],
      ],
      [{ kind: 'spam', text: 'x', business: 'x' }, [{ field: 'kind', code: 'choice_unknown' }]],
      [{ kind: 'closed' }, [{ field: 'business', code: 'required' }]],
      [{ kind: 'closed', business: 'UK-77' }, [{ field: 'business', code: 'business_unknown' }]],
      [
        { kind: 'wrong-data', business: 'Roth', text: 'x'.repeat(4001), email: 'ipek' },
        [
          { field: 'text', code: 'too_long', limit: 4000 },
          { field: 'email', code: 'email_without_at' },
        ],
      ],
    ]
    for (const [body, faults] of refused) {
      const answer = await forms.send('/api/reports', body)
      expect([answer.statusCode, answer.json().faults]).toEqual([422, faults])
    }
    expect((await forms.send('/api/reports', { kind: 'closed', admin: true })).statusCode).toBe(400)
    expect(await forms.stored()).toEqual(NOTHING)
  })

  test('sent twice is stored once', async () => {
    const forms = await tempForms(draft())
    const body = { kind: 'closed', business: 'UK-1', email: 'a@example.org', ticket: await forms.ticket() }
    const answers = await Promise.all([forms.send('/api/reports', body), forms.send('/api/reports', body)])
    expect(answers.map(answer => answer.json().number)).toEqual(['E-1', 'E-1'])
    expect(await forms.stored()).toMatchObject({ submissions: 1, mails: 1 })
  })
})

describe('a notice of illegal content', () => {
  test('is acknowledged as the law wants it', async () => {
    const forms = await tempForms(draft())
    const answer = await forms.send('/api/reports', noticeBody({ ticket: await forms.ticket() }))
    expect([answer.statusCode, answer.json()]).toEqual([201, { number: 'E-1', isMailed: true }])
    expect(await inbox(forms)).toMatchObject([{ kind: 'notice', businessId: 1, senderName: 'Jürgen Groß' }])
    expect(await mailKinds(forms)).toEqual(['notice-received recht@marke.example'])
  })

  test('needs place, reasons, name, address and the statement of good faith (Art. 16 (2) DSA)', async () => {
    const forms = await tempForms()
    const empty = { business: '', text: '', name: '', email: '', isInGoodFaith: false }
    const answer = await forms.send('/api/reports', noticeBody(empty))
    expect(answer.json().faults.map(({ field }: { field: string }) => field)).toEqual(Object.keys(empty))
    expect(answer.json().faults.at(-1).code).toBe('unconfirmed')
    expect(await forms.stored()).toEqual(NOTHING)
  })

  test('may be about a page of the site that is no business', async () => {
    const forms = await tempForms()
    const answer = await forms.send(
      '/api/reports',
      noticeBody({ business: 'https://umkreis.example/blog/x' }),
    )
    expect(answer.statusCode).toBe(201)
    expect(await inbox(forms)).toMatchObject([{ businessId: null }])
  })
})
