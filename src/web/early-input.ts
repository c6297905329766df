import { LazyCode } from '#web/load-code.ts'
import type { EarlyInputs } from '#web/repeat-input.ts'

declare global {
  interface Window {
    /** Made by KEEP_SCRIPT. */
    earlyInputs?: EarlyInputs
  }
}

/** Buttons that do nothing by themselves. Links, submit buttons and those of popovers work without script. */
const BUTTON = 'button[type=button]:not([popovertarget])'

/**
 * Keeps what is pressed and typed before the code for it is there, and lets a pressed button look so (styles/controls.css).
 * A button that is pressed twice out of impatience is pressed once, and of a text the last state counts. React stops events
 * at elements whose code is still loading, and hydrates first what it can, so an event that nobody listens to tells whether
 * it answers there. Runs before anything can be pressed; inline, in START_SCRIPT.
 */
export const KEEP_SCRIPT =
  "(function(l){l.isAnswered=function(n){var r=!1,t='dragend',f=function(e){e.stopPropagation();r=!0};" +
  'n.addEventListener(t,f);n.dispatchEvent(new Event(t,{bubbles:!0}));n.removeEventListener(t,f);return r};' +
  "['click','input'].forEach(function(t){addEventListener(t,function(e){var n=e.target,i=l.length,b;" +
  'while(i--)if(l[i].target==n&&l[i].type==t)l.splice(i,1);if(l.isTaken&&l.isAnswered(n))return;' +
  'l.push({type:t,target:n,value:n.value,isChecked:n.checked,caret:n.selectionStart});' +
  `if(t=='click'&&(b=n.closest('${BUTTON}')))b.dataset.waits=''},!0)})})(window.earlyInputs=[]);`

const code = new LazyCode(() => import('#web/repeat-input.ts'))

/** From now on React answers. Browser only; to be awaited immediately before it hydrates. */
export async function takeEarlyInputs(): Promise<void> {
  // Without this code they are lost, and the page works.
  if (window.earlyInputs?.length) await code.load().catch(() => undefined)
  if (window.earlyInputs) window.earlyInputs.isTaken = true
}

/** Repeats what was pressed and typed too early, as far as its code is there now. To be called after each hydration. */
export function repeatEarlyInputs(): void {
  const { earlyInputs } = window
  if (!earlyInputs?.length) return
  if (code.loaded) code.loaded.repeatInputs(earlyInputs)
  else code.load().then(repeatEarlyInputs, () => undefined)
}
