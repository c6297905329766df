import { expect, test } from 'vitest'
import { CATEGORY_GROUPS } from '#domain/category/group.ts'
import { demoScene } from '#domain/demo/scene.ts'

test('a drawing is the same for the same number, and others differ', () => {
  expect(demoScene(4711)).toBe(demoScene(4711))
  const drawings = Array.from({ length: 110 }, (_, index) => demoScene(index))
  expect(new Set(drawings).size).toBeGreaterThan(100)
})

test('every group has at least two kinds of scene', () => {
  for (const { slug } of CATEGORY_GROUPS) {
    const kinds = Array.from({ length: 40 }, (_, index) => demoScene(index, slug).split('<').length)
    expect(new Set(kinds).size, slug).toBeGreaterThanOrEqual(2)
  }
})

test('a drawing has no text, no script, no reference, no impossible number', () => {
  for (let seed = 0; seed < 300; seed++) {
    const svg = demoScene(seed)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 800 600"/)
    expect(svg).not.toMatch(/<text|<script|<image|<use|href|url\(|NaN|undefined/)
    expect(svg.replace(/<(svg|path|circle)( [a-z][\w-]*="[^"<>&]*")*\/?>|<\/svg>/gi, '')).toBe('')
    expect(svg.length).toBeLessThan(12_000)
  }
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, -7, 1.5, 1e15])('%s is a number like any other', seed => {
  expect(demoScene(seed)).toContain('</svg>')
})
