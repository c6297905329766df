import { relative } from 'node:path'
import {
  type Expression,
  isCallExpression,
  isIdentifier,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isPropertyAccessExpression,
  isStringLiteral,
  type JsxChild,
  type JsxElement,
  type JsxSelfClosingElement,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast'
import { type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync'
import { readTypedProject } from './typed-project.ts'

/** 'src/web/results/results.tsx:97 {heading}': where a text stands bare, and which. */
export type BareText = string

/**
 * Texts that React keeps as text nodes although they change, or although it puts elements in front of them.
 *
 * A browser that translates a page replaces its text nodes. React writes a text that is the only child of an element
 * through that element, which works; a text with siblings it writes into the node it knows, which nobody sees any more,
 * and it fails with removeChild or insertBefore where it takes that node out or puts an element before it. So a bare
 * text with siblings has to be fixed, and nothing before it may come and go.
 * @param isMeant which .tsx files of the project, by absolute path
 * Fixed are literals and properties of messages. A component of a library counts as an element.
 */
export function bareTexts(isMeant: (path: string) => boolean): BareText[] {
  return readTypedProject(({ program, checker }) =>
    program
      .getSourceFileNames()
      .filter(name => name.endsWith('.tsx') && isMeant(name))
      .flatMap(name => {
        const file = program.getSourceFile(name)
        if (file === undefined) return []
        const place = relative(process.cwd(), name)
        return bareIn(file, checker).map(
          node => `${place}:${lineOf(file, node)} ${node.getText(file).trim().replaceAll(/\s+/g, ' ')}`,
        )
      }),
  )
}

function lineOf(file: SourceFile, node: Node): number {
  return file.text.slice(0, node.getStart(file)).split('\n').length
}

function bareIn(file: SourceFile, checker: Checker): Node[] {
  const found: Node[] = []
  const visit = (node: Node): void => {
    if (isJsxElement(node)) found.push(...bareAmong(node.children, false, checker))
    // What stands around a fragment may come and go, too.
    if (isJsxFragment(node)) found.push(...bareAmong(node.children, true, checker))
    node.forEachChild(visit)
  }
  visit(file)
  return found
}

function bareAmong(children: readonly JsxChild[], isFragment: boolean, checker: Checker): JsxChild[] {
  const shown = children.filter(isShown)
  let mayMove = isFragment
  const found: JsxChild[] = []
  for (const child of shown) {
    const kind = kindOf(child, checker)
    if (kind === 'texts') found.push(child)
    if (kind === 'changing' && (shown.length > 1 || isFragment)) found.push(child)
    if (kind === 'fixed' && mayMove) found.push(child)
    if (kind === 'optional') mayMove = true
  }
  return found
}

/** Not a comment, nor blanks with a line break, which JSX leaves out. */
function isShown(child: JsxChild): boolean {
  if (isJsxText(child)) return child.text.trim() !== '' || !child.text.includes('\n')
  return !isJsxExpression(child) || child.expression !== undefined
}

/** 'texts': several; 'changing', 'fixed': one; 'optional': an element that may be missing, or any number of them. */
type Kind = 'texts' | 'changing' | 'fixed' | 'optional' | 'element'

function kindOf(child: JsxChild, checker: Checker): Kind {
  if (isJsxText(child)) return 'fixed'
  if (isJsxExpression(child))
    return child.expression ? kindOfExpression(child.expression, checker) : 'optional'
  return isJsxFragment(child) ? 'element' : kindOfTag(child, checker)
}

function kindOfExpression(expression: Expression, checker: Checker): Kind {
  if (isStringLiteral(expression) || isMessage(expression, checker)) return 'fixed'
  const parts = partsOf(checker.getTypeAtLocation(expression))
  if (parts.some(isText)) return 'changing'
  const inner = parts.filter(type => checker.isArrayLikeType(type)).flatMap(type => elementsOf(type, checker))
  return inner.some(isText) ? 'texts' : 'optional'
}

function kindOfTag(element: JsxElement | JsxSelfClosingElement, checker: Checker): Kind {
  const tag = isJsxSelfClosingElement(element) ? element.tagName : element.openingElement.tagName
  if (/^[a-z]/.test(tag.getText())) return 'element'
  const type = checker.getTypeAtLocation(tag)
  if (type === undefined || isOfLibrary(type)) return 'element'
  const results = checker
    .getSignaturesOfType(type, SignatureKind.Call)
    .flatMap(signature => partsOf(checker.getReturnTypeOfSignature(signature)))
  if (results.some(isText)) return 'changing'
  return results.some(({ flags }) => flags & TypeFlags.Nullable) ? 'optional' : 'element'
}

function isOfLibrary(type: Type): boolean {
  return type.getSymbol()?.declarations.some(({ path }) => path.includes('/node_modules/')) ?? false
}

/** 'messages.reading.slow': a property that a file of messages declares; another language is another document. */
function isMessage(expression: Expression, checker: Checker): boolean {
  if (!isPropertyAccessExpression(expression)) return false
  let object: Node = expression.expression
  while (isPropertyAccessExpression(object)) object = object.expression
  if (!isIdentifier(object) && !isCallExpression(object)) return false
  const declared = checker.getSymbolAtLocation(expression.name)?.declarations ?? []
  return declared.some(({ path }) => path.includes('/src/messages/'))
}

function partsOf(type: Type | undefined): readonly Type[] {
  if (type === undefined) return []
  return type.isUnionType() ? type.getTypes() : [type]
}

function elementsOf(type: Type, checker: Checker): readonly Type[] {
  return type.isTypeReference() ? checker.getTypeArguments(type).flatMap(partsOf) : []
}

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike

/** The empty text, which is what `text && <p />` may leave, makes no node. */
function isText(type: Type): boolean {
  return (type.flags & TEXT) !== 0 && !(type.isStringLiteralType() && type.value === '')
}
