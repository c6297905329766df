import { CONSENT_CATEGORIES, type ConsentCategory, type ConsentChoices } from '#domain/consent/consent.ts'

const WAITING = 'script[type="text/plain"][data-category], template[data-category]'

const started = new Set<ConsentCategory>()

/** The categories whose code runs in this document. */
export function startedCategories(): ReadonlySet<ConsentCategory> {
  return started
}

/**
 * Starts the waiting code (server/rendering/page-code.ts) of the allowed categories, in the order of the document. Code
 * that runs already is not started again. Browser only.
 */
export function startAllowed(choices: ConsentChoices): void {
  for (const element of document.querySelectorAll<HTMLElement>(WAITING)) {
    const written = element.dataset.category?.trim().toLowerCase()
    const category = CONSENT_CATEGORIES.find(known => known === written)
    if (category === undefined || !choices[category]) continue
    started.add(category)
    if (element instanceof HTMLTemplateElement) element.replaceWith(element.content)
    else if (element instanceof HTMLScriptElement) startScript(element)
  }
}

/**
 * Puts a script that runs in the place of one that waits. What a trusted script adds is trusted too, if it has an
 * address ('strict-dynamic'); so a text gets one of its own, and waits in line with the others.
 */
function startScript(waiting: HTMLScriptElement): void {
  const script = document.createElement('script')
  for (const attribute of waiting.attributes) {
    if (attribute.name === 'type' || attribute.name === 'data-type') continue
    script.setAttributeNode(attribute.cloneNode() as Attr)
  }
  const { type } = waiting.dataset
  if (type !== undefined) script.type = type
  if (!script.hasAttribute('src')) {
    script.src = URL.createObjectURL(new Blob([waiting.text], { type: 'text/javascript' }))
  }
  if (!script.hasAttribute('async')) script.async = false
  waiting.replaceWith(script)
}
