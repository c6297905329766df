import { EMPTY_START, type FormStart, formKey } from '#web/forms/form-start.ts'
import type { FormPath } from '#web/forms/send-form.ts'
import { formWords } from '#web/messages/form/words.ts'
import type { LoadContext } from '#web/routing/route.ts'

/**
 * Gives a page what its form begins with: a ticket, and whatever was posted without script. Server only.
 * @returns what the window's title begins with: 'Fehler: ' when the form was refused, else ''
 */
export async function loadForm(context: LoadContext, form: FormPath, scope = ''): Promise<string> {
  const { queries, language, forms, posted } = context
  const own = posted?.form === form ? posted : undefined
  const start: FormStart = { ...EMPTY_START, ticket: own?.ticket || (forms?.ticket() ?? '') }
  if (own === undefined) {
    queries.setQueryData(formKey(form, scope), start)
    return ''
  }
  // Awaited here, not above: a browser loads these words when somebody sends the form.
  const { faultMessages: worded } = await import('#web/forms/fault-messages.ts')
  queries.setQueryData(formKey(form, scope), {
    ...start,
    values: own.values,
    faults: worded(own.faults, context),
    refused: own.refused,
  } satisfies FormStart)
  return `${formWords(language).faultMark} `
}
