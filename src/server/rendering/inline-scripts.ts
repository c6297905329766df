import { scriptJson } from '#domain/markup/escape.ts'
import type { Attributes } from '#domain/page-code/markup.ts'
import { KEEP_SCRIPT } from '#web/server.ts'

export interface LoadedScript {
  readonly attributes: Attributes
  /** The script's text; null where its attributes have an address. */
  readonly text: string | null
  /** Runs after the page is parsed. */
  readonly isDeferred: boolean
}

/** For browsers that do not report painting; longer than a page takes on a slow line. */
const LATEST_START_MS = 3_000
/** Longest time there and back on a line that is not slow, as the browser has measured it for other pages. */
const FAST_LINE_MS = 99
/** Document and stylesheet take this long on a slow line only: two round trips of 150 ms for the first of them. */
const SLOW_LINE_MS = 400

/**
 * Runs in the head of every public page, before the stylesheet. On a line that the browser knows to be slow the first and by far
 * largest file of the page's code is fetched beside the stylesheet, because the line would be idle for a round trip
 * (navigator.connection). On a slow line all files are fetched once the stylesheet is there, for which the first frame waits:
 * before the page is laid out, because then its pictures take all connections. Inline, like START_SCRIPT.
 */
export const FETCH_SCRIPT =
  "{let d=document,m=d.documentElement.dataset.modules.split(' ')," +
  "a=u=>{let l=d.createElement('link');l.rel='modulepreload';l.href='/assets/'+u;d.head.append(l)};" +
  `if(navigator.connection?.rtt>${FAST_LINE_MS})a(m[0]);` +
  `requestAnimationFrame(t=>{if(t>${SLOW_LINE_MS})m.map(a)})}`

/**
 * Runs at the end of every public page, once the stylesheet is there, for which inline scripts wait: starts the page's code
 * after the first paint, so that the code does not delay it; links and forms work without the code. On a slow line
 * the code is fetched at once, if FETCH_SCRIPT has not asked for it before, elsewhere after the first paint too. The first file in
 * the document's `data-modules` is the module that starts, the others are preloaded. A page in the background is never painted, so its
 * code starts at once. What is pressed until then waits (web/early-input.ts). Inline; the content security policy knows its hash.
 */
export const START_SCRIPT =
  `${KEEP_SCRIPT}(r=>{let f=0,s=0,m=r.dataset.modules.split(' '),` +
  'a=(n,k,v,h,u)=>{let e=document.createElement(n);e[k]=v;e[h]=u;document.head.append(e)},' +
  "l=()=>{f++||m.map(u=>a('link','rel','modulepreload','href','/assets/'+u))}," +
  "g=()=>{l();s++||a('script','type','module','src','/assets/'+m[0])};" +
  `if(performance.now()>${SLOW_LINE_MS})l();` +
  "try{new PerformanceObserver(g).observe({type:'paint',buffered:true})}catch(e){g()}" +
  `if(document.hidden)g();setTimeout(g,${LATEST_START_MS})` +
  '})(document.documentElement)'

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
