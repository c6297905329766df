import type { LinkOutcome } from './link-check.ts'

/** The name of an outcome, without a status or code: 'Fehler'. */
export function outcomeName(outcomes: Readonly<Record<LinkOutcome, string>>, outcome: LinkOutcome): string {
  return outcomes[outcome].replace(/ ?\(?\{detail\}\)?/, '')
}

/**
 * An outcome in words: 'Fehler 404'.
 * @param outcomes in a language; '{detail}' is replaced by a status or code
 */
export function outcomeText(
  outcomes: Readonly<Record<LinkOutcome, string>>,
  { outcome, detail }: { readonly outcome: LinkOutcome; readonly detail: string },
): string {
  return outcomes[outcome].replace('{detail}', () => detail)
}
