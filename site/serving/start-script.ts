import type { EntryContext } from 'react-router';

type Manifest = EntryContext['manifest'];

/** Id of the script element that holds the loaders' data; the anchor of a block may be called the same. */
const dataId = 'page-data';

/** The loaders' data, as data: the browser neither runs nor reads it before the scripts start. */
export function dataElement(state: string): string {
  return `<script type="application/json" id="${dataId}">${state.replaceAll('<', '\\u003c')}</script>`;
}

/**
 * Starts the program once the page has loaded and been painted, so that it takes nothing from the first paint: a frame
 * after the browser says that it painted, two seconds after `load` at the latest. All its files are asked for at the
 * same moment.
 */
export function startScript(entry: EntryContext): string {
  const { manifest, staticHandlerContext, serverHandoffString } = entry;
  const routes = staticHandlerContext.matches.map((match) => match.route.id).filter((id) => manifest.routes[id]);
  const modules = routes.map((id) => [id, manifest.routes[id]?.module ?? '']);
  const given = JSON.stringify([
    manifest.url,
    manifest.entry.module,
    modules,
    preloads(manifest, routes),
    manifest.hmr?.runtime ?? '',
  ]);
  return `<script>(${start})(${given},${serverHandoffString ?? '{}'})</script>`.replaceAll('\n', '');
}

function preloads(manifest: Manifest, routes: string[]): string[] {
  const ofRoutes = routes.flatMap((id) => manifest.routes[id]?.imports ?? []);
  return [...new Set([manifest.entry.module, ...manifest.entry.imports, ...ofRoutes])];
}

// Sent as it stands, so it is written for the browser: nothing from outside, no comments, a semicolon after everything.
const start = `function(f,c){
var d=document,w=window;
function run(){
var n=d.getElementById("late-styles");
if(n){var s=d.createElement("link");s.rel="stylesheet";s.href=n.dataset.href;d.head.appendChild(s)}
f[3].forEach(function(u){var l=d.createElement("link");l.rel="modulepreload";l.href=u;d.head.appendChild(l)});
c.stream=new ReadableStream({start:function(s){s.enqueue(new TextEncoder().encode(d.querySelector("script#${dataId}").textContent));s.close()}});
w.__reactRouterContext=c;
(f[4]?import(f[4]):Promise.resolve()).then(function(){
return Promise.all([import(f[0])].concat(f[2].map(function(r){return import(r[1])})));
}).then(function(m){
var r=w.__reactRouterRouteModules={};
f[2].forEach(function(e,i){r[e[0]]=m[i+1]});
return import(f[1]);
}).catch(function(e){
var n=Date.now(),k="reloaded-at",s=w.sessionStorage,t=+s.getItem(k);
if(t&&n-t<60000){throw e}
s.setItem(k,n);location.reload();
});
}
function soon(){
var gone=0,P=w.PerformanceObserver;
function go(){if(!gone){gone=1;requestAnimationFrame(function(){setTimeout(run)})}}
try{new P(function(l){if(l.getEntriesByName("first-contentful-paint").length){go()}}).observe({type:"paint",buffered:true})}catch(e){go()}
setTimeout(go,2000);
}
if(d.readyState==="complete"){soon()}else{w.addEventListener("load",soon)}
}`;
