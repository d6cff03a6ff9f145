import type { EntryContext } from 'react-router';
import type { ShownPage } from '../content/read-page.ts';
import { localeOf } from '../locale.ts';

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
 * same moment and run one by one, so that none holds up a visitor's tap. An editor waits for it: there it starts at
 * once, and what the editor will ask of the backend is asked for along with it.
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
    callsOfEditor(entry),
  ]);
  return `<script>(${start})(${given},${serverHandoffString ?? '{}'})</script>`.replaceAll('\n', '');
}

function preloads(manifest: Manifest, routes: string[]): string[] {
  const ofRoutes = routes.flatMap((id) => manifest.routes[id]?.imports ?? []);
  return [...new Set([manifest.entry.module, ...manifest.entry.imports, ...ofRoutes])];
}

/** Addresses of the editor's first calls on a page that is asked for with `edit`; none for a visitor. */
function callsOfEditor({ staticHandlerContext: { location, loaderData } }: EntryContext): string[] {
  const shown: unknown[] = Object.values(loaderData);
  const page = shown.map((each) => (each as { page?: ShownPage } | null)?.page).find(Boolean);
  if (!page || !new URLSearchParams(location.search).has('edit')) return [];
  // A screen that has no blocks of its own, such as the search.
  if (page.id === null && page.section === undefined) return [];
  const api = `/${localeOf(location.pathname)}/pageeditor-api`;
  return [`${api}/user`, `${api}/section/${encodeURIComponent(page.section ?? `page-${page.id}`)}`];
}

// Sent as it stands, so it is written for the browser: nothing from outside, no comments, a semicolon after everything.
const start = `function(f,c){
var d=document,w=window,edit=f[5].length>0;
function pause(){return edit?0:new Promise(function(r){setTimeout(r)})}
function link(p){d.head.appendChild(Object.assign(d.createElement("link"),p))}
function tell(e){
try{if("reports" in d.documentElement.dataset&&navigator.onLine){
var t={what:"chunk",path:location.pathname,errors:[{name:String(e.name).slice(0,100),message:String(e.message).slice(0,500),stack:""}]};
navigator.sendBeacon("/reports",new Blob([JSON.stringify(t)],{type:"application/json"}))}}catch(x){}
}
function run(){
d.documentElement.dataset.painted="";
f[3].forEach(function(u){link({rel:"modulepreload",href:u})});
f[5].forEach(function(u){link({rel:"preload",as:"fetch",crossOrigin:"anonymous",href:u})});
c.stream=new ReadableStream({start:function(s){s.enqueue(new TextEncoder().encode(d.querySelector("script#${dataId}").textContent));s.close()}});
w.__reactRouterContext=c;
(f[4]?import(f[4]):Promise.resolve()).then(function(){
return f[3].reduce(function(p,u){return p.then(function(){return u===f[1]||import(u)}).then(pause)},Promise.resolve());
}).then(function(){
return Promise.all([import(f[0])].concat(f[2].map(function(r){return import(r[1])})));
}).then(function(m){
var r=w.__reactRouterRouteModules={};
f[2].forEach(function(e,i){r[e[0]]=m[i+1]});
return import(f[1]);
}).catch(function(e){
tell(e);
var n=Date.now(),k="reloaded-at",h=w.history,o=Object.assign({},h.state),t=+o[k]||0;
try{t=+w.sessionStorage.getItem(k)||t;w.sessionStorage.setItem(k,t&&n-t<60000?t:n)}catch(x){}
if(t&&n-t<60000){throw e}
o[k]=""+n;h.replaceState(o,"");location.reload();
});
}
function soon(){
var gone=0,P=w.PerformanceObserver;
function go(){if(!gone){gone=1;requestAnimationFrame(function(){setTimeout(run)})}}
try{new P(function(l){if(l.getEntriesByName("first-contentful-paint").length){go()}}).observe({type:"paint",buffered:true})}catch(e){go()}
setTimeout(go,2000);
}
if(edit){run()}else if(d.readyState==="complete"){soon()}else{w.addEventListener("load",soon)}
}`;
