import { describe, expect, test } from 'vitest'
import { consentCategoriesIn, hostsIn } from '#services/page-code.ts'

describe('the consent that code waits for', () => {
  const cases: [code: string, categories: string[]][] = [
    ['', []],
    ['<script>1</script>', []],
    ['<script data-category="analytics">', ['analytics']],
    ["<SCRIPT DATA-CATEGORY = 'Marketing'>", ['marketing']],
    ['<script data-category=preferences>', ['preferences']],
    ['<script data-category="preferences"><script data-category="analytics">', ['analytics', 'preferences']],
    ['<script data-category="necessary">', []],
  ]
  test.each(cases)('%o', (code, categories) => {
    expect(consentCategoriesIn(code)).toEqual(categories)
  })
})

describe('the hosts that code names', () => {
  const cases: [code: string, hosts: string[]][] = [
    ['', []],
    ['<script src="https://b.example/x.js"></script><img src="//A.example">', ['a.example', 'b.example']],
    ["j.src='https://www.zahlen.example/gtm.js?id='+i", ['www.zahlen.example']],
    ['https://a.example/1 https://a.example/2', ['a.example']],
    ['<svg xmlns="http://www.w3.org/2000/svg">{"@context":"https://schema.org"}', []],
    ['// ein Kommentar\nhttp://localhost:3000/x', []],
  ]
  test.each(cases)('%o', (code, hosts) => {
    expect(hostsIn(code)).toEqual(hosts)
  })

  test('a long code that names none is read in one go', () => {
    expect(hostsIn(`//${'a-'.repeat(50_000)}`.repeat(2) + '/'.repeat(50_000))).toEqual([])
  })
})
