/** For browsers that tell nothing of painting; longer than a page takes on a slow line. */
const LATEST_START_MS = 3_000

/**
 * Runs at the end of every public page: loads its code once the page is painted as the server wrote it, the first of the
 * files in `data-modules` as a module that starts, the others beside it. Until then line and processor are the painter's,
 * and every link and form works without. A page in the background is never painted, so it starts at once.
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
