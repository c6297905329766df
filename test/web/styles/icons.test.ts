import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '../../../src/web')
const read = (path: string) => readFileSync(join(WEB, path), 'utf8')

/** Side of an icon in its drawing. */
const SIDE = 20

/** The names of a drawing's icons from left to right. */
function drawn(svg: string): readonly string[] {
  return Array.from(svg.matchAll(/^ {2}<(?:path|g) id="([^"]+)"/gm), ([, name = '']) => name)
}

/** Which class shows the icon at which place. */
function shown(css: string): readonly (readonly [icon: string, at: number])[] {
  return [...css.matchAll(/((?:\s*\.ic-[^{]*::before,?)+) \{[^}]*--at: (\d+);/g)].flatMap(
    ([, selectors = '', at]) =>
      Array.from(
        selectors.matchAll(/\.ic-([^:,]+)::before/g),
        ([, icon = '']) => [icon, Number(at)] as const,
      ),
  )
}

/** Classes that are not named like their icon. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  menu: 'list',
  'star.half': 'star-half',
  'star.none': 'star-none',
  'keep[aria-pressed="true"]': 'keep-filled',
}

describe.each([
  ['styles/icons/icons.svg', 'styles/icons.css'],
  ['styles/icons/stars.svg', 'styles/icons.css'],
  ['styles/icons/keep.svg', 'styles/pages/favourites.css'],
  ['admin/styles/icons.svg', 'admin/styles/icons.css'],
])('the icons of %s', (drawing, sheet) => {
  const svg = read(drawing)
  const names = drawn(svg)

  test('stand side by side', () => {
    expect(names.length).toBeGreaterThan(1)
    expect(svg).toContain(`viewBox="0 0 ${SIDE * names.length} ${SIDE}"`)
    const moved = Array.from(svg.matchAll(/translate\((\d+)\)/g), ([, x]) => Number(x))
    expect(moved).toEqual(names.slice(1).map((_, index) => SIDE * (index + 1)))
  })

  test('are shown by the class of their name', () => {
    const css = read(sheet)
    const places = shown(css).map(([icon, at]) => [OTHER_NAMES[icon] ?? icon, at] as const)
    const own = places.filter(([icon]) => names.includes(icon))
    expect(new Set(own.map(([icon]) => icon))).toEqual(new Set(names))
    for (const [icon, at] of own) expect([icon, names[at]]).toEqual([icon, icon])
    expect(css).toContain(`--last: ${names.length - 1};`)
  })
})

test('no class shows an icon that is not drawn', () => {
  const names = [
    'styles/icons/icons.svg',
    'styles/icons/stars.svg',
    'styles/icons/keep.svg',
    'admin/styles/icons.svg',
  ].flatMap(path => drawn(read(path)))
  const sheets = ['styles/icons.css', 'styles/pages/favourites.css', 'admin/styles/icons.css']
  const icons = sheets.flatMap(sheet => shown(read(sheet))).map(([icon]) => OTHER_NAMES[icon] ?? icon)
  expect(icons.filter(icon => !names.includes(icon))).toEqual([])
})
