import { describe, expect, test } from 'vitest'
import type { ConsentNeeds } from '#domain/consent/consent.ts'
import { consentNeedsIn, hostsIn } from '#domain/page-code/consent-needs.ts'

describe('the consent that code waits for', () => {
  const cases: [code: string, needs: ConsentNeeds][] = [
    ['', {}],
    ['<script>1</script>', {}],
    ['<script data-category="analytics"></script>', { analytics: [] }],
    ["<SCRIPT DATA-CATEGORY = ' Marketing '></SCRIPT>", { marketing: [] }],
    ['<script data-category=preferences></script>', { preferences: [] }],
    [
      '<script data-category="preferences" src="//b.example/x"></script><script data-category="analytics">"https://a.example"</script>',
      { analytics: ['a.example'], preferences: ['b.example'] },
    ],
    ['<script type="text/plain" data-category="analytics"></script>', { analytics: [] }],
    ['<iframe data-category="marketing" src="https://c.example"></iframe>', { marketing: ['c.example'] }],
    ['<img data-category="analytics" src="https://c.example">', { analytics: ['c.example'] }],
    // Nothing that anybody could allow, nothing that waits, nothing that runs.
    ['<script data-category="statistik"></script>', {}],
    ['<script data-category="necessary"></script>', {}],
    ['<script type="application/ld+json" data-category="analytics">{}</script>', {}],
    ['<div data-category="analytics"></div>', {}],
    ['<!-- <script data-category="analytics"></script> -->', {}],
  ]
  test.each(cases)('%o', (code, needs) => {
    expect(consentNeedsIn(code)).toEqual(needs)
  })

  test('what the head leaves open does not swallow the footer', () => {
    const footer = '<script data-category="analytics"></script>'
    expect(consentNeedsIn('<!-- offen', footer)).toEqual({ analytics: [] })
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
