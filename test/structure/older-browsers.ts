import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Identifier, isIdentifier, isPropertyAccessExpression, type Node } from 'typescript/unstable/ast'
import type { Symbol as TypeSymbol } from 'typescript/unstable/sync'
import { OLDEST_BROWSERS } from '#server/build/oldest-browsers.ts'
import { readTypedProject } from './typed-project.ts'

/** Part of the table of @mdn/browser-compat-data (CC0): what each release of each browser has. */
interface Feature {
  readonly __compat?: { readonly support: Readonly<Record<string, Support | readonly Support[]>> }
  readonly [member: string]: Feature | undefined | unknown
}
interface Support {
  readonly version_added: string | false
  readonly version_removed?: string
  readonly flags?: unknown
  readonly prefix?: string
  readonly alternative_name?: string
}

interface Table {
  readonly api: Feature
  readonly javascript: { readonly builtins: Feature }
}

/** Read anew for each question: it is 20 MB, and the process has other tests to run. */
function readTable(): Table {
  const path = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')
  return JSON.parse(readFileSync(path, 'utf8')) as Table
}

/**
 * What code names and some of the oldest browsers lack: 'URL.parse', 'Element.checkVisibility', 'Iterator', each with the files
 * that name it.
 * @param isMeant which files of the project, by absolute path
 */
export function missingInOldest(isMeant: (path: string) => boolean): Map<string, Set<string>> {
  const table = readTable()
  return readTypedProject(({ program, checker }) => {
    const found = new Map<string, Set<string>>()
    for (const path of program.getSourceFileNames().filter(isMeant)) {
      const file = program.getSourceFile(path)
      if (file === undefined) continue
      const names: Identifier[] = []
      const visit = (node: Node): void => {
        if (isIdentifier(node)) names.push(node)
        node.forEachChild(visit)
      }
      visit(file)
      const symbols = checker.getSymbolAtLocation(names)
      for (const [at, name] of names.entries()) {
        const key = keyOf(name, symbols[at])
        if (key !== undefined && isMissing(table, key))
          found.set(key, (found.get(key) ?? new Set()).add(path))
      }
    }
    return found
  })
}

/** 'String.toWellFormed' for a name that TypeScript's own libraries declare. */
function keyOf(name: Identifier, symbol: TypeSymbol | undefined): string | undefined {
  const isBuiltIn = symbol?.declarations.some(({ path }) => /\/lib\.[^/]*\.d\.ts$/.test(path)) === true
  if (symbol === undefined || !isBuiltIn) return undefined
  const owner = symbol.getParent()?.name
  const { parent } = name
  const isMember = isPropertyAccessExpression(parent) && parent.name === name
  if (!isMember) return owner === undefined ? symbol.name : undefined
  // What a variable such as URL has is declared without a name.
  const object = owner === '__type' && isIdentifier(parent.expression) ? parent.expression.text : owner
  return object === undefined ? undefined : `${object.replace(/Constructor$/, '')}.${symbol.name}`
}

/** Whether each release of the browsers that has one thing has the others, too. @param one 'URL.parse' */
export function areInAllThatHave(one: string, others: readonly string[]): boolean {
  const table = readTable()
  return OLDEST_BROWSERS.every(browser => {
    const { name } = nameAndVersion(browser)
    const since = (key: string) =>
      Math.min(
        ...supportOf(featuresOf(table, key)[0], name)
          .filter(isWhole)
          .map(({ version_added: added }) => numberOf(added)),
      )
    return others.every(other => since(other) <= since(one))
  })
}

function isMissing(table: Table, key: string): boolean {
  return featuresOf(table, key).some(lacksAny)
}

/** The table's entries for 'String.toWellFormed' or 'requestIdleCallback'. */
function featuresOf({ api, javascript }: Table, key: string): readonly (Feature | undefined)[] {
  const [object = '', member] = key.split('.')
  const whole = (javascript.builtins[object] ?? api[object]) as Feature | undefined
  if (member === undefined) return [whole, (api.Window as Feature)[object] as Feature | undefined]
  return [(whole?.[member] ?? whole?.[`${member}_static`]) as Feature | undefined]
}

/** Whether one of the oldest browsers has it not, not without a switch, or only by another name. */
function lacksAny(feature: Feature | undefined): boolean {
  if (feature?.__compat === undefined) return false
  return OLDEST_BROWSERS.some(browser => {
    const { name, version } = nameAndVersion(browser)
    return !supportOf(feature, name).some(
      support =>
        isWhole(support) &&
        numberOf(support.version_added) <= version &&
        (support.version_removed === undefined || numberOf(support.version_removed) > version),
    )
  })
}

function nameAndVersion(browser: string): { readonly name: string; readonly version: number } {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? []
  return { name, version: Number(version) }
}

function supportOf(feature: Feature | undefined, browser: string): readonly Support[] {
  return [feature?.__compat?.support[browser] ?? []].flat() as readonly Support[]
}

function isWhole({ flags, prefix, alternative_name: other }: Support): boolean {
  return flags === undefined && prefix === undefined && other === undefined
}

/** '≤37' is 37; what is in no release is in none for ever. */
function numberOf(version: string | false): number {
  if (version === false || version === 'preview') return Number.POSITIVE_INFINITY
  return Number.parseFloat(version.replace('≤', ''))
}
