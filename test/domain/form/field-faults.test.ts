import { describe, expect, test } from 'vitest'
import { emailFault } from '#domain/form/email-fault.ts'
import { formFaults } from '#domain/form/form-faults.ts'
import type { FormFields } from '#domain/form/form-fields.ts'
import { phoneFault } from '#domain/form/phone-fault.ts'

describe('an e-mail address', () => {
  test.each([
    ['an ordinary one', 'kontakt@waermewerk.example', undefined],
    ['a plus and dots', 'a.b+c@mail.waermewerk.example', undefined],
    ['umlauts and ß on both sides', 'möbel@straße-weiß.example', undefined],
    ['a domain in its ASCII form', 'a@xn--mller-kva.example', undefined],
    ['a Turkish name', 'ışık@yıldız.example', undefined],
    ['no @', 'waermewerk.example', 'email_without_at'],
    ['nothing before the @', '@waermewerk.example', 'email_without_name'],
    ['nothing after the @', 'kontakt@', 'email_without_ending'],
    ['no ending', 'kontakt@waermewerk', 'email_without_ending'],
    ['a dot but no ending', 'kontakt@waermewerk.', 'email_without_ending'],
    ['an ending of one letter', 'kontakt@waermewerk.d', 'email_without_ending'],
    ['digits for an ending', 'kontakt@192.168.0.1', 'email_without_ending'],
    ['two addresses', 'a@b.example, c@d.example', 'email_invalid'],
    ['two @', 'a@b@c.example', 'email_invalid'],
    ['a blank inside', 'kon takt@waermewerk.example', 'email_invalid'],
    ['two dots in a row', 'a@waermewerk..example', 'email_invalid'],
    ['a header in a line of its own', 'a@b.example\nBcc: c@d.example', 'email_invalid'],
  ])('%s: %s', (_, text, fault) => {
    expect(emailFault(text)).toBe(fault)
  })
})

describe('a telephone number', () => {
  test.each([
    ['with area code', '0221 4710144', undefined],
    ['with a stroke', '0221/4710-144', undefined],
    ['international', '+49 (0)221 4710144', undefined],
    ['from abroad with zeros', '0049 221 4710144', undefined],
    ['in brackets', '(0221) 47 10 144', undefined],
    ['with a long dash', '0221 4710–144', undefined],
    ['without area code', '4710144', 'phone_without_area_code'],
    ['an emergency number', '112', 'phone_too_short'],
    ['words', 'null zwei zwei eins', 'phone_invalid'],
    ['two numbers', '0221 4710144, 0221 4710145', 'phone_invalid'],
    ['a plus in the middle', '0221+4710144', 'phone_invalid'],
    ['more digits than any number has', '0123456789012345678', 'phone_invalid'],
  ])('%s: %s', (_, text, fault) => {
    expect(phoneFault(text)).toBe(fault)
  })
})

describe('the fields of a form', () => {
  const fields = {
    first: { kind: 'text', limit: 3 },
    second: { kind: 'choice', isOptional: true, choices: ['a', 'ß'] },
  } as const satisfies FormFields

  test.each([
    ['blanks are nothing', { first: ' \t\n', second: '' }, [{ field: 'first', code: 'required' }]],
    [
      'so are blanks without width',
      { first: '\u200b\ufeff', second: '' },
      [{ field: 'first', code: 'required' }],
    ],
    ['blanks around do not count', { first: '  abc ', second: '' }, []],
    [
      'too long is told with the limit',
      { first: 'abcd', second: '' },
      [{ field: 'first', code: 'too_long', limit: 3 }],
    ],
    ['an optional field may be empty', { first: 'a', second: ' ' }, []],
    ['but not wrong', { first: 'a', second: 'b' }, [{ field: 'second', code: 'choice_unknown' }]],
    [
      'every field is looked at, in order',
      { first: '', second: 'x' },
      [
        { field: 'first', code: 'required' },
        { field: 'second', code: 'choice_unknown' },
      ],
    ],
  ])('%s', (_, values, faults) => {
    expect(formFaults(fields, values)).toEqual(faults)
  })
})
