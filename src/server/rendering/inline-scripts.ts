import type { Attributes } from '#domain/page-code/markup.ts'

export interface LoadedScript {
  readonly attributes: Attributes
  /** The script itself where its attributes name no address. */
  readonly text: string | null
  /** Waits until the page is read: 'defer'. */
  readonly isDeferred: boolean
}

/**
 * Runs in the page. A script that a trusted script adds is trusted too ('strict-dynamic'), wherever it comes from.
 * `async = false` keeps the order among all that are added so. A text becomes a file of its own, because only files
 * wait for one another.
 */
const ADD =
  "var p=document.currentScript,g=function(){var s=document.createElement('script'),i;" +
  'for(i=0;i<a.length;i++)s.setAttribute(a[i][0],a[i][1]);' +
  "if(t!==null)s.src=URL.createObjectURL(new Blob([t],{type:'text/javascript'}));" +
  "if(!s.hasAttribute('async'))s.async=false;(p.parentNode||document.head).insertBefore(s,p.parentNode?p:null)};" +
  "if(d&&document.readyState==='loading')document.addEventListener('readystatechange',g,{once:true});else g()"

/** The inline script that adds a script, with all its attributes, where it stands itself. */
export function loaderOf({ attributes, text, isDeferred }: LoadedScript): string {
  const values = [[...attributes], text, isDeferred].map(inScript).join(',')
  return `(function(a,t,d){${ADD}})(${values})`
}

/**
 * The inline script that starts the site's own code where the policy trusts scripts instead of the site. It stands
 * behind everything that code takes over, because an added module does not wait for the page.
 * @param entry path of the module
 */
export function startOf(entry: string): string {
  return `(function(s){s.type='module';s.src=${inScript(entry)};document.head.appendChild(s)})(document.createElement('script'))`
}

/** JSON that cannot end the script it stands in. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
