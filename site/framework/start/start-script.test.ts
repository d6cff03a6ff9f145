import { readFile } from 'node:fs/promises';
import vm from 'node:vm';
import { type EntryContext, UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { expect, it } from 'vitest';
import { dataElement, startScript, stateText } from './start-script.ts';

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

it('a page with edit requests its draft together with the program; a page without does not', () => {
  expect(startScript(entryOf('?edit'))).toContain('"/de/pageeditor-api/section/page-7/draft"');
  expect(startScript(entryOf('?edit'))).toContain('"/de/pageeditor-api/setup"');
  expect(startScript(entryOf(''))).not.toContain('pageeditor-api');
  const serialized = entryOf('?edit', { id: null, section: 'production-3' });
  expect(startScript(serialized)).toContain('"/de/pageeditor-api/section/production-3/draft"');
  expect(startScript(entryOf('?edit', { id: null }))).not.toContain('pageeditor-api');
});

it('data cannot close its script element', () => {
  expect(dataElement('["</script><!--<script>"]')).not.toMatch(/<\/script>.*<\/script>|<!--/);
});

const program = await readFile(new URL('./start.mjs', import.meta.url), 'utf8');

/** Runs the start script in a browser with an empty cache; returns how often the page was reloaded. */
async function runStart(
  elements: { tag: string; id: string; textContent: string }[],
  window: object,
  parts: object[] = [],
  dataset: Record<string, string> = {},
) {
  const find = (tag: string | undefined, id: string | undefined) =>
    elements.find((each) => each.id === id && (!tag || each.tag === tag));
  const document = {
    readyState: 'complete',
    documentElement: { dataset },
    head: { appendChild: () => {} },
    createElement: () => ({}),
    getElementById: (id: string) => find(undefined, id),
    querySelectorAll: () => parts,
    querySelector: (selector: string) => find(...(selector.split('#') as [string, string])),
  };
  const now = (run: () => void) => run();
  let reloads = 0;
  const context = {
    document,
    window,
    ReadableStream,
    TextEncoder,
    requestAnimationFrame: now,
    setTimeout: now,
    location: { reload: () => (reloads += 1) },
  };
  const refused = new Promise((resolve) => process.once('unhandledRejection', resolve));
  const importModuleDynamically = () => Promise.reject(new Error('No browser'));
  new vm.Script(program, { importModuleDynamically }).runInNewContext(context);
  await Promise.race([refused, new Promise((resolve) => setTimeout(resolve, 50))]);
  return reloads;
}

const dataText = /id="page-start">(?<told>[^<]*)</.exec(startScript(entry))?.groups?.told ?? '';
const data = [
  { tag: 'script', id: 'page-data', textContent: '["data"]' },
  { tag: 'script', id: 'page-start', textContent: dataText },
];

interface Started {
  __reactRouterContext?: { stream: ReadableStream<Uint8Array> };
}

function browser(storage: () => object) {
  const history = { state: { idx: 3 } as object, replaceState: (state: object) => void (history.state = state) };
  return {
    history,
    get sessionStorage() {
      return storage();
    },
  };
}

it('reads the page data from its script, not from a block with the same anchor', async () => {
  const window: Started & object = { ...browser(() => ({ getItem: () => '0', setItem: () => {} })) };
  await runStart([{ tag: 'h2', id: 'page-data', textContent: 'A block' }, ...data], window);
  const { __reactRouterContext: given } = window;
  expect(await new Response(given?.stream).text()).toBe('["data"]');
});

it('gives the router the state of the page in its own encoding', async () => {
  const loaderData = {
    root: {
      name: 'Oper',
      none: null,
      flags: [true, false],
      empty: [],
      lists: [
        [1, -5],
        ['P', 'Z'],
      ],
    },
  };
  const state = stateText({ staticHandlerContext: { loaderData, actionData: null, errors: null } } as never) ?? '';
  const window: Started & object = { ...browser(() => ({ getItem: () => '0', setItem: () => {} })) };
  await runStart([{ tag: 'script', id: 'page-data', textContent: state }, ...data.slice(1)], window);
  const { __reactRouterContext: given } = window;
  const { value } = await decode(given!.stream, globalThis);
  expect(value).toEqual({ loaderData, actionData: null, errors: null });
});

it('after an error the state has the encoding of the router from the start', () => {
  expect(stateText({ staticHandlerContext: { errors: { root: new Error('gone') } } } as never)).toBeUndefined();
});

it.each([
  ['', () => new Map<string, string>()],
  [
    ' where the browser blocks storage',
    () => {
      throw new Error('blocked');
    },
  ],
])('reloads the page once when the program cannot be fetched, not twice%s', async (_, open) => {
  const noted = new Map<string, string>();
  const window = browser(() => {
    open();
    return {
      getItem: (name: string) => noted.get(name) ?? null,
      setItem: (name: string, value: string) => noted.set(name, value),
    };
  });
  expect(await runStart(data, window)).toBe(1);
  expect(window.history.state).toMatchObject({ idx: 3 });
  expect(await runStart(data, window)).toBe(0);
});

it('lays out deferred parts one by one, and marks the page as painted only after that', async () => {
  const steps: string[] = [];
  const dataset = new Proxy<Record<string, string>>(
    {},
    {
      set: (target, name, value: string) => Boolean(steps.push(String(name)) && Reflect.set(target, name, value)),
    },
  );
  const part = (name: string) => ({
    classList: {
      add: (mark: string) => steps.push(`${name} + ${mark}`),
      remove: (mark: string) => steps.push(`${name} - ${mark}`),
    },
    get offsetHeight() {
      steps.push(`${name} laid out`);
      return 100;
    },
  });
  await runStart(
    data,
    browser(() => ({ getItem: () => null, setItem: () => {} })),
    [part('one'), part('two')],
    dataset,
  );
  expect(steps).toEqual([
    ...['one', 'two'].flatMap((name) => [`${name} + is-laid-out`, `${name} laid out`]),
    'painted',
    'one - is-laid-out',
    'two - is-laid-out',
  ]);
});
