import type { Page } from 'playwright-core'

/** All pages are translated into their own words: `npm run test:long` runs every browser test like that, too. */
export const isTranslated = process.env.UMKREIS_TEST_TRANSLATED === '1'

/**
 * What React says where a part of the page is taken over after it was translated: it renders that part anew. Parts that are
 * taken over with the first movement meet that in each browser that translates by itself.
 */
export const RENDERED_ANEW = /React error #418/

export interface Translation {
  /** Stands behind each translated text; '' leaves the page's words as they are. */
  readonly mark: string
  /** How long the translator takes for new texts, in milliseconds. */
  readonly delayMs: number
}

/**
 * Treats each document of a page from now on as browsers do that translate it: every text node makes way for
 * `<font><font>…</font></font>`, new and changed ones a moment later, neighbours together.
 */
export async function keepTranslated(page: Page, translation: Translation): Promise<void> {
  await page.addInitScript(translateDocument, translation)
}

/** Runs in the page. */
function translateDocument({ mark, delayMs }: Translation): void {
  const KEPT = 'script, style, noscript, textarea, code, title, [translate=no], .notranslate, svg, option'
  const ours = new WeakSet<Node>()
  const replaceText = (text: Text) => {
    const parent = text.parentElement
    if (parent === null || ours.has(parent) || text.data.trim() === '' || parent.closest(KEPT) !== null)
      return
    let words = text.data
    for (let next = text.nextSibling; next instanceof Text; next = text.nextSibling) {
      words += next.data
      next.remove()
    }
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = words.replace(/\s*$/, blanks => mark + blanks)
    outer.append(inner)
    ours.add(inner)
    text.replaceWith(outer)
  }
  const translateBelow = (top: Node) => {
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) if (text.isConnected) replaceText(text)
  }
  const begin = () => {
    document.documentElement.classList.add('translated-ltr')
    translateBelow(document.body)
    let isDue = false
    new MutationObserver(() => {
      if (isDue) return
      isDue = true
      setTimeout(() => {
        isDue = false
        translateBelow(document.body)
      }, delayMs)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  }
  // Translators wait for the page; its code has taken over by then.
  const isTakenOver = () => {
    const root = document.getElementById('root')
    return root === null || Object.keys(root).some(key => key.startsWith('__reactContainer'))
  }
  const beginWhenTakenOver = () => {
    if (isTakenOver()) setTimeout(begin, 50)
    else setTimeout(beginWhenTakenOver, 20)
  }
  if (document.readyState === 'complete') beginWhenTakenOver()
  else addEventListener('load', beginWhenTakenOver)
}
