import { storedText, storeText } from '#web/stored-text.ts'

export const THEMES = ['system', 'light', 'dark'] as const

export type Theme = (typeof THEMES)[number]

const KEY = 'theme'

/** The visitor's choice in this browser; 'system' without one. Browser only. */
export function readTheme(): Theme {
  const stored = storedText(KEY)
  return THEMES.find(theme => theme === stored) ?? 'system'
}

/** Stores the choice and shows it; where nothing can be stored, it lasts as long as the page. Browser only. */
export function writeTheme(theme: Theme): void {
  if (theme === 'system') {
    storeText(KEY, null)
    delete document.documentElement.dataset.theme
  } else {
    storeText(KEY, theme)
    document.documentElement.dataset.theme = theme
  }
}

/**
 * Runs in the head before anything is painted: sets that script runs, and applies the stored theme, so that a
 * dark page never flashes white. Inline; the content security policy knows its hash.
 */
export const HEAD_SCRIPT = `(function(d){d.script='';try{var t=localStorage.getItem('${KEY}');if(t==='light'||t==='dark')d.theme=t}catch(e){}})(document.documentElement.dataset)`
