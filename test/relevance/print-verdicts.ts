import type { SearchAnswer } from '#domain/search/search.ts'
import { figuresOf, type Verdict } from './judge-people.ts'

/** How many of the shown businesses are printed. */
const PRINTED = 5

/** The figures of each view and of all, and each query that is not answered as it should be. */
export function linesOf(what: string, byView: Readonly<Record<string, readonly Verdict[]>>): string[] {
  const all = Object.values(byView).flat()
  return [
    ...Object.entries(byView).map(([view, verdicts]) => figuresLine(`${what} ${view}`, verdicts)),
    figuresLine(`${what} all`, all),
    ...Object.entries(byView).flatMap(([view, verdicts]) =>
      verdicts.filter(isFailing).flatMap(verdict => linesOfVerdict(view, verdict)),
    ),
    `${what}, nobody of the trade within reach:`,
    ...Object.entries(byView).flatMap(([view, verdicts]) =>
      verdicts.filter(({ isFair }) => !isFair).flatMap(verdict => linesOfVerdict(view, verdict)),
    ),
  ]
}

function figuresLine(what: string, verdicts: readonly Verdict[]): string {
  const { precision, ndcg, helped, firstRight } = figuresOf(verdicts)
  const fair = verdicts.filter(({ isFair }) => isFair)
  return [
    `${what}: ${fair.length} of ${verdicts.length} can be judged`,
    `precision@5 ${precision.toFixed(3)}`,
    `nDCG@10 ${ndcg.toFixed(3)}`,
    `helped ${helped.toFixed(3)}`,
    `first is right ${firstRight.toFixed(3)}`,
    `a wrong trade among five ${verdicts.filter(({ hasWrong }) => hasWrong).length}`,
  ].join(', ')
}

function isFailing({ isFair, isHelped, precision, isFirstRight, ndcg }: Verdict): boolean {
  return isFair && (!isHelped || !isFirstRight || precision < 1 || ndcg < 0.8)
}

function linesOfVerdict(view: string, verdict: Verdict): string[] {
  const { query, answer, shown, precision, ndcg, isHelped, isFirstRight, hasWrong } = verdict
  const { text, place, position, order, typing, at } = query
  const asked = [
    JSON.stringify(text),
    ...(place === undefined ? [] : [`in ${place}`]),
    ...(position === undefined ? [] : ['near']),
    ...(order === undefined ? [] : [`by ${order}`]),
    ...(typing === true ? ['typing'] : []),
    ...(at === undefined ? [] : [at]),
  ].join(' ')
  const faults = [
    ...(isHelped ? [] : ['no help']),
    ...(isFirstRight ? [] : ['first wrong']),
    ...(hasWrong ? ['never'] : []),
    `P ${precision.toFixed(2)}`,
    `nDCG ${ndcg.toFixed(2)}`,
  ].join(', ')
  return [
    `${view}: ${asked} (${faults})`,
    `    read ${readAs(answer)}`,
    ...shown.slice(0, PRINTED).map(({ name, category, city }) => `    ${name} | ${category} | ${city}`),
  ]
}

function readAs(answer: SearchAnswer): string {
  const { understood, corrected, place, total, nearest, unknownPlace, businesses } = answer
  return [
    ...understood.parts.map(({ kind, typed, value }) => `${kind} '${typed}' = ${value}`),
    `place ${place?.label ?? '-'}`,
    `total ${total}`,
    ...(corrected === null ? [] : [`corrected ${corrected.from} to ${corrected.to}`]),
    ...(unknownPlace === undefined ? [] : [`unknown place ${unknownPlace}`]),
    ...(businesses.length > 0 || nearest === undefined
      ? []
      : [`nearest: ${nearest.kind} ${nearest.subject}`]),
  ].join('; ')
}
