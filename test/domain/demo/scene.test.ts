import { expect, test } from 'vitest'
import pictures from '#domain/data/demo/pictures.json' with { type: 'json' }
import { demoScene, SCENE_NAMES } from '#domain/demo/scene.ts'

test('a drawing is the same for the same number, and others differ', () => {
  expect(demoScene(4711, 'street')).toBe(demoScene(4711, 'street'))
  const drawings = Array.from({ length: 110 }, (_, index) => demoScene(index, 'street'))
  expect(new Set(drawings).size).toBeGreaterThan(100)
})

test('every scene shows something else, in the colours of the number', () => {
  const drawings = SCENE_NAMES.map(scene => demoScene(17, scene))
  expect(new Set(drawings).size).toBe(SCENE_NAMES.length)
  expect(SCENE_NAMES.length).toBeGreaterThan(20)
})

test('what businesses show are scenes', () => {
  expect(SCENE_NAMES).toEqual(expect.arrayContaining(Object.values(pictures).flat()))
})

test('a scene that is not known is a street', () => {
  expect(demoScene(3, 'gastronomy')).toBe(demoScene(3, 'street'))
  expect(demoScene(3, '')).toBe(demoScene(3, 'street'))
})

test.each(SCENE_NAMES)('%s has no text, no script, no reference, no impossible number', scene => {
  for (let seed = 0; seed < 24; seed++) {
    const svg = demoScene(seed, scene)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 800 600"/)
    expect(svg).not.toMatch(/<text|<script|<image|<use|href|url\(|NaN|undefined/)
    expect(svg.replace(/<(svg|path|circle)( [a-z][\w-]*="[^"<>&]*")*\/?>|<\/svg>/gi, '')).toBe('')
    expect(svg.length).toBeLessThan(12_000)
  }
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, -7, 1.5, 1e15])('%s is a number like any other', seed => {
  expect(demoScene(seed, 'house')).toContain('</svg>')
})
