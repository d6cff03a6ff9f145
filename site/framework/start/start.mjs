/**
 * Starts the program after the page has loaded and been painted, so that it does not delay the first paint: one frame
 * after the browser reports a paint, at the latest two seconds after `load`. All files are requested at once and run
 * one by one, so that a tap is handled between them. With `edit` the program starts at once, and the first requests of
 * the editor are sent at the same time.
 */
(() => {
  const dataOf = (id) => document.querySelector(`script#${id}`).textContent;
  const { manifest, entry, routes, preloads, hmr, calls = [] } = JSON.parse(dataOf('page-start'));
  const edits = calls.length > 0;
  // What the router is told of its server, the same on every page (react-router.config.ts).
  const context = { basename: '/', future: {}, routeDiscovery: { mode: 'initial' }, ssr: true, isSpaMode: false };
  const isOnce = 60_000;

  function link(properties) {
    document.head.appendChild(Object.assign(document.createElement('link'), properties));
  }

  /** Handles a waiting tap before the next file runs. */
  function pause() {
    return edits ? undefined : new Promise((resolve) => setTimeout(resolve));
  }

  /**
   * Lays out the deferred content below the window, part by part, so that a tap never waits for all of it. The marker
   * classes are removed before React hydrates the page.
   */
  async function layOut() {
    const { dataset } = document.documentElement;
    const parts = edits || 'painted' in dataset ? [] : [...document.querySelectorAll('.waits')];
    if (parts.length > 0) await pause();
    for (const part of parts) {
      part.classList.add('is-laid-out');
      // Reading the height forces the layout now, separately from the others.
      if (part.offsetHeight > 0) await pause();
    }
    dataset.painted = '';
    for (const part of parts) part.classList.remove('is-laid-out');
  }

  /**
   * The encoding that the router decodes: a list of all values, in which objects and lists name others by their index; -5 is
   * null.
   */
  function encode(root) {
    const list = [];
    const add = (value) => {
      if (value === null) return -5;
      const index = list.push(value) - 1;
      if (Array.isArray(value)) list[index] = value.map(add);
      else if (typeof value === 'object')
        list[index] = Object.fromEntries(Object.entries(value).map(([name, part]) => [`_${add(name)}`, add(part)]));
      return index;
    };
    add(root);
    return list;
  }

  /** The state of the page as the router reads it; after an error the server sends it so. */
  function stateOf(text) {
    return text.startsWith('{') ? JSON.stringify(encode(JSON.parse(text))) : text;
  }

  async function run() {
    const laidOut = layOut();
    for (const href of preloads) link({ rel: 'modulepreload', href });
    for (const href of calls) link({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
    context.stream = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode(stateOf(dataOf('page-data'))));
        stream.close();
      },
    });
    Object.assign(window, { __reactRouterContext: context });
    if (hmr) await import(hmr);
    for (const address of preloads) {
      if (address !== entry) await import(address);
      await pause();
    }
    const [, ...modules] = await Promise.all([import(manifest), ...routes.map(([, address]) => import(address))]);
    const routeModules = Object.fromEntries(routes.map(([id], index) => [id, modules[index]]));
    Object.assign(window, { __reactRouterRouteModules: routeModules });
    await laidOut;
    await import(entry);
  }

  /**
   * Reloads the page at most once a minute when the program cannot be fetched; uses the history when storage is
   * blocked.
   */
  function loadAnew(error) {
    notify(error);
    const now = Date.now();
    const key = 'reloaded-at';
    const { history } = window;
    const state = { ...history.state };
    let before = Number(state[key]) || 0;
    try {
      before = Number(window.sessionStorage.getItem(key)) || before;
      window.sessionStorage.setItem(key, before && now - before < isOnce ? before : now);
    } catch {
      // Storage is blocked.
    }
    if (before && now - before < isOnce) throw error;
    history.replaceState({ ...state, [key]: String(now) }, '');
    location.reload();
  }

  function notify({ name, message }) {
    try {
      if (!('reports' in document.documentElement.dataset && navigator.onLine)) return;
      const errors = [{ name: String(name).slice(0, 100), message: String(message).slice(0, 500), stack: '' }];
      const report = JSON.stringify({ what: 'chunk', path: location.pathname, errors });
      navigator.sendBeacon('/reports', new Blob([report], { type: 'application/json' }));
    } catch {
      // A failed report must not cause another error.
    }
  }

  function begin() {
    run().catch(loadAnew);
  }

  function afterPaint() {
    let hasBegun = false;
    const go = () => {
      if (hasBegun) return;
      hasBegun = true;
      requestAnimationFrame(() => setTimeout(begin));
    };
    try {
      const observer = new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) go();
      });
      observer.observe({ type: 'paint', buffered: true });
    } catch {
      go();
    }
    setTimeout(go, 2000);
  }

  if (edits) begin();
  else if (document.readyState === 'complete') afterPaint();
  else window.addEventListener('load', afterPaint);
})();
