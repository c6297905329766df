import { scriptJson } from '#domain/markup/escape.ts'
import type { Attributes } from '#domain/page-code/markup.ts'

export interface LoadedScript {
  readonly attributes: Attributes
  /** The script's text; null where its attributes have an address. */
  readonly text: string | null
  /** Runs after the page is parsed. */
  readonly isDeferred: boolean
}

/** For browsers that do not report painting; longer than a page takes on a slow line. */
const LATEST_START_MS = 3_000

/**
 * Runs at the end of every public page: loads the page's code after the first paint, so that the code does not delay it;
 * links and forms work without the code. The first file in `data-modules` is the module that starts, the others are
 * preloaded. A page in the background is never painted, so its code is loaded at once.
 * Inline; the content security policy knows its hash.
 */
export const START_SCRIPT =
  "(function(r){var s=0,g=function(){s++||r.dataset.modules.split(' ').forEach(function(f,i){" +
  "var e=document.createElement(i?'link':'script');" +
  "if(i){e.rel='modulepreload';e.href='/assets/'+f}else{e.type='module';e.src='/assets/'+f}" +
  'document.head.appendChild(e)})};' +
  "try{new PerformanceObserver(g).observe({type:'paint',buffered:true})}catch(e){g()}" +
  `if(document.hidden)g();setTimeout(g,${LATEST_START_MS})` +
  "})(document.getElementById('root'))"

/**
 * Runs in the page. A script that a trusted script adds is trusted too ('strict-dynamic'), wherever it comes from.
 * `async = false` keeps the order of all scripts added so. An inline text becomes a file (a blob), because only files wait
 * for one another.
 */
const ADD =
  "var p=document.currentScript,g=function(){var s=document.createElement('script'),i;" +
  'for(i=0;i<a.length;i++)s.setAttribute(a[i][0],a[i][1]);' +
  "if(t!==null)s.src=URL.createObjectURL(new Blob([t],{type:'text/javascript'}));" +
  "if(!s.hasAttribute('async'))s.async=false;(p.parentNode||document.head).insertBefore(s,p.parentNode?p:null)};" +
  "if(d&&document.readyState==='loading')document.addEventListener('readystatechange',g,{once:true});else g()"

/** The inline script that adds a script, with all its attributes, in its own place. */
export function loaderOf({ attributes, text, isDeferred }: LoadedScript): string {
  const values = [[...attributes], text, isDeferred].map(scriptJson).join(',')
  return `(function(a,t,d){${ADD}})(${values})`
}

/**
 * The inline script that starts the site's own code where the policy trusts scripts by hashes. It comes after everything
 * that this code hydrates, because an added module does not wait for the page.
 * @param entry path of the module
 */
export function startOf(entry: string): string {
  return `(function(s){s.type='module';s.src=${scriptJson(entry)};document.head.appendChild(s)})(document.createElement('script'))`
}
