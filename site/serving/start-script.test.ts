import vm from 'node:vm';
import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { dataElement, startScript } from './start-script.ts';

const module = { module: '/assets/entry.js', imports: [] };
const entry = {
  manifest: { url: '/assets/manifest.js', entry: module, routes: {} },
  staticHandlerContext: { matches: [], location: { pathname: '/de/besuch', search: '' }, loaderData: { root: {} } },
} as unknown as EntryContext;

function entryOf(search: string, page: { id: number | null; section?: string } = { id: 7 }): EntryContext {
  const location = { pathname: '/de/besuch', search };
  const loaderData = { root: {}, page: { page } };
  return { ...entry, staticHandlerContext: { matches: [], location, loaderData } } as unknown as EntryContext;
}

test('a page asked for with edit asks for its draft along with the program, a visitor’s page does not', () => {
  expect(startScript(entryOf('?edit'))).toContain('"/de/pageeditor-api/section/page-7"');
  expect(startScript(entryOf(''))).not.toContain('pageeditor-api');
  const thing = entryOf('?edit', { id: null, section: 'production-3' });
  expect(startScript(thing)).toContain('"/de/pageeditor-api/section/production-3"');
  expect(startScript(entryOf('?edit', { id: null }))).not.toContain('pageeditor-api');
});

test('data cannot end the element that it stands in', () => {
  expect(dataElement('["</script><!--<script>"]')).not.toMatch(/<\/script>.*<\/script>|<!--/);
});

test('the data of the page is read from its script, not from a block whose anchor has the same name', async () => {
  const started: { stream?: ReadableStream<Uint8Array> } = {};
  const code = startScript(entry)
    .replace(/^<script>/, '')
    .replace(/<\/script>$/, '')
    .replace(/,\{\}\)$/, ',started)');
  const elements = [
    { tag: 'h2', id: 'page-data', textContent: 'A block' },
    { tag: 'script', id: 'page-data', textContent: '["data"]' },
  ];
  const find = (tag: string | undefined, id: string | undefined) =>
    elements.find((each) => each.id === id && (!tag || each.tag === tag));
  const document = {
    readyState: 'complete',
    documentElement: { dataset: {} },
    head: { appendChild: () => {} },
    createElement: () => ({}),
    getElementById: (id: string) => find(undefined, id),
    querySelector: (selector: string) => find(...(selector.split('#') as [string, string])),
  };
  const now = (run: () => void) => run();
  const window = { sessionStorage: { getItem: () => '0', setItem: () => {} } };
  const importModuleDynamically = () => Promise.reject(new Error('No browser'));
  const context = {
    document,
    window,
    started,
    ReadableStream,
    TextEncoder,
    requestAnimationFrame: now,
    setTimeout: now,
    location: { reload: () => {} },
  };
  new vm.Script(code, { importModuleDynamically }).runInNewContext(context);
  expect(await new Response(started.stream).text()).toBe('["data"]');
});
