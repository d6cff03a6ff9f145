import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import * as reactRouter from 'react-router';
import type { ServerBuild } from 'react-router';
import { createElement, Fragment, useContext, createContext } from 'react';
import { expect, it } from 'vitest';
import { buildDir } from '#tests/site-build.ts';
import { backend, build, visit } from '#tests/visit-site.ts';

const contentFetch = backend({ 'pageeditor-api/page/haus': { id: 1, title: 'Haus', is_online: true, modules: [] } });

/** Content of a page or response in the router's encoding. */
async function decoded(text: string): Promise<unknown> {
  const { body } = new Response(text);
  const { value } = await reactRouter.UNSAFE_decodeViaTurboStream(body!, globalThis);
  return value;
}

it('React Router exports contexts and decoder, and its router can restore scroll positions', () => {
  expect(reactRouter.UNSAFE_DataRouterContext).toBeDefined();
  expect(reactRouter.UNSAFE_DataRouterStateContext).toBeDefined();
  expect(reactRouter.UNSAFE_decodeViaTurboStream).toBeTypeOf('function');
  const router = reactRouter.createMemoryRouter([{ path: '/', element: null }]);
  expect(router.enableScrollRestoration).toBeTypeOf('function');
  expect(router.state).toMatchObject({ restoreScrollPosition: null, preventScrollReset: false });
});

it('React Router stores view transitions under the key that is removed when the page is left', async () => {
  const assets = path.join(buildDir, 'client/assets');
  const chunk = (await readdir(assets)).find((file) => /^react-[\w-]{8}\.js$/.test(file)) ?? '';
  expect(await readFile(path.join(assets, chunk), 'utf8')).toContain('remix-router-transitions');
});

it('React Router has its forms in files of their own, which only the screen with such a form loads', async () => {
  const assets = path.join(buildDir, 'client/assets');
  const chunk = (await readdir(assets)).find((file) => /^react-[\w-]{8}\.js$/.test(file)) ?? '';
  expect(await readFile(path.join(assets, chunk), 'utf8')).not.toContain('Cannot submit a <button>');
});

it('React Router answers a data address with the data of the requested route', async () => {
  const answer = await visit('/de/haus.data?_routes=de.slug', { contentFetch });
  expect(await decoded(await answer.text())).toMatchObject({ 'de.slug': { data: { page: { title: 'Haus' } } } });
});

it('React Router puts data by route into the page, and the scripts of each route into the manifest', async () => {
  const html = await (await visit('/de/haus', { contentFetch })).text();
  const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const { loaderData } = JSON.parse(data) as { loaderData: Record<string, unknown> };
  expect(loaderData).toMatchObject({ 'de.slug': { page: { title: 'Haus' } } });
  // Plain JSON expresses all that the router's own encoding does.
  const answers = await decoded(await (await visit('/de/haus.data', { contentFetch })).text());
  expect({ root: { data: loaderData.root }, 'de.slug': { data: loaderData['de.slug'] } }).toEqual(answers);
  const start = /<script type="application\/json" id="page-start">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const { manifest, routes } = JSON.parse(start) as { manifest: string; routes: [string, string][] };
  expect(routes.map(([id]) => id)).toEqual(['root', 'de.slug']);
  const script = await readFile(path.join(buildDir, 'client', manifest), 'utf8');
  expect(script).toMatch(/^window\.__reactRouterManifest=\{/);
  expect(build.assets.routes['de.slug']).toMatchObject({ module: routes[1]?.[1], imports: expect.any(Array) });
});

it('React Router is told by the start script what its server would tell it', () => {
  const { basename, future, routeDiscovery, ssr, isSpaMode } = build as unknown as ServerBuild;
  expect({ basename, routeDiscovery, ssr, isSpaMode }).toEqual({
    basename: '/',
    routeDiscovery: { mode: 'initial' },
    ssr: true,
    isSpaMode: false,
  });
  expect(Object.values(future)).not.toContain(true);
});

it('React Router reads the data that the start script leaves on the window', async () => {
  const assets = path.join(buildDir, 'client/assets');
  const files = (await readdir(assets)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(files.map((file) => readFile(path.join(assets, file), 'utf8')));
  for (const name of ['__reactRouterContext', '__reactRouterRouteModules', '__reactRouterManifest'])
    expect(
      texts.some((text) => text.includes(name)),
      name,
    ).toBe(true);
});

it('React writes style sheets after font preloads; the page reverses them', async () => {
  const html = await (await visit('/de/haus', { contentFetch })).text();
  expect(html.indexOf('rel="stylesheet"')).toBeGreaterThan(0);
  expect(html.indexOf('rel="stylesheet"')).toBeLessThan(html.indexOf('rel="preload"'));
});

it('React can render to a string inside a component, as its last step', () => {
  const Name = createContext('none');
  const Inner = () => useContext(Name);
  const Outer = () => {
    const name = useContext(Name);
    const html = renderToString(createElement(Name, { value: `${name} within` }, createElement(Inner)));
    return createElement('b', { dangerouslySetInnerHTML: { __html: html } });
  };
  const page = createElement(
    Name,
    { value: 'page' },
    createElement(Fragment, null, createElement(Outer), createElement(Inner)),
  );
  expect(renderToString(page)).toBe('<b>page within</b>page');
});
