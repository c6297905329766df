import { expect, test } from 'vitest'
import { blankTokens, hasBlankedTokens } from '#domain/mail/blank-tokens.ts'

const TOKEN = 'kKq2Jw5Zr0X1cB7mT9vL4pY8sD3fG6hN_aE-uI2oR5x'

test.each([
  [`https://umkreis.example/link/${TOKEN}`, 'https://umkreis.example/link/…'],
  [`Bitte:\nhttp://localhost:3000/tr/link/${TOKEN}\nDanke`, 'Bitte:\nhttp://localhost:3000/tr/link/…\nDanke'],
  [
    `<a href="https://a.example/link/${TOKEN}">https://a.example/link/${TOKEN}</a>`,
    '<a href="https://a.example/link/…">https://a.example/link/…</a>',
  ],
  [
    `<https://a.example/api/newsletter/unsubscribe?token=${TOKEN}>`,
    '<https://a.example/api/newsletter/unsubscribe?token=…>',
  ],
])('%j becomes %j', (body, blanked) => {
  expect(blankTokens(body)).toBe(blanked)
  expect(hasBlankedTokens(body)).toBe(false)
  expect(hasBlankedTokens(blanked)).toBe(true)
})

test.each([
  'https://umkreis.example/imprint',
  'Bäckerei Roth … und mehr',
  `https://a.example/${TOKEN}x`,
  `Kennung ${TOKEN}`,
])('%j stays as it is', body => {
  expect(blankTokens(body)).toBe(body)
  expect(hasBlankedTokens(body)).toBe(false)
})
