import type { LinkOutcome } from './link-check.ts'

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
