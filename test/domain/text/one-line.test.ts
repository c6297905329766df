import { expect, test } from 'vitest'
import { countLinks } from '#domain/submission/submission.ts'
import { oneLine } from '#domain/text/one-line.ts'

test.each([
  ['a text that is one already', 'Bäckerei Roth', 'Bäckerei Roth'],
  ['nothing', ' \t ', ''],
  ['line breaks of every kind', 'eins\r\nzwei\u2028drei\u0085vier', 'eins zwei drei vier'],
  ['a header in disguise', 'Roth\r\nBcc: alle@example.org', 'Roth Bcc: alle@example.org'],
  ['control characters', 'a\u0000b\u001bc', 'a b c'],
  ['signs that turn the direction', '\u202eexe.rechnung\u2066', 'exe.rechnung'],
  ['half a sign', 'Roth \ud83e', 'Roth \ufffd'],
  ['Turkish letters', 'Işık  İstanbul', 'Işık İstanbul'],
  ['what is as long as it may be', 'x'.repeat(20), 'x'.repeat(20)],
  ['what is longer', 'x'.repeat(21), `${'x'.repeat(19)}…`],
  ['a sign that the cut would divide', `${'x'.repeat(18)}🥨🥨`, `${'x'.repeat(18)}…`],
])('on one line: %s', (_name, text, line) => {
  expect(oneLine(text, 20 + (text.startsWith('Roth\r\n') ? 20 : 0))).toBe(line)
})

test.each([
  ['no link', 'Wir haben am 3.12. geschlossen, siehe Aushang.', 0],
  ['one with a scheme', 'https://www.roth.example/brot', 1],
  ['one without', 'www.roth.example', 1],
  ['three in markup', '<a href="http://a.example">a</a> [url=http://b.example] www.c.example', 3],
])('links in a text: %s', (_name, text, count) => {
  expect(countLinks([text, ''])).toBe(count)
})
