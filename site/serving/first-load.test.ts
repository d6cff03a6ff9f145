import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildDir } from '#tests/site-build.ts';
import { build } from '#tests/visit-site.ts';

/**
 * Limits in kB, compressed. `bench/measures/first-load.ts` measures in a browser, where scripts may be 140: it also counts
 * the table of routes, the start and what is loaded when the browser is idle, 6 kB.
 */
const max = { js: 134, css: 20 };

interface Chunk {
  address: string;
  kilobytes: number;
}

/** All files that a screen loads by itself, largest first. */
async function firstLoad(screen: string, ending: 'js' | 'css'): Promise<Chunk[]> {
  const { entry, routes } = build.assets;
  const parts = [entry, ...['root', screen].map((id) => routes[id])];
  const addresses = parts.flatMap((part) =>
    part === undefined ? [] : [part.module].concat(part.imports ?? [], 'css' in part ? (part.css ?? []) : []),
  );
  // The router marks a style sheet that must stay with a # at the end.
  const plain = addresses.map((address) => address.replace(/#$/, ''));
  const wanted = [...new Set(plain)].filter((address) => address.endsWith(`.${ending}`));
  const chunks = await Promise.all(wanted.map(async (address) => ({ address, kilobytes: await sizeOf(address) })));
  return chunks.toSorted((a, b) => b.kilobytes - a.kilobytes);
}

/** Size on the network; files that compression does not make smaller are stored uncompressed. */
async function sizeOf(address: string): Promise<number> {
  const file = path.join(buildDir, 'client', address);
  const found = await stat(`${file}.br`).catch(() => stat(file));
  return found.size / 1000;
}

const listed = (chunks: Chunk[]) =>
  chunks.map(({ address, kilobytes }) => `${kilobytes.toFixed(1).padStart(6)} kB ${address}`).join('\n');

it.each(['js', 'css'] as const)('the first visit of every screen stays below the limit for %s', async (ending) => {
  for (const screen of Object.keys(build.assets.routes).filter((id) => id.startsWith('de.'))) {
    const chunks = await firstLoad(screen, ending);
    expect(chunks.length, `files of ${screen}`).toBeGreaterThan(0);
    const sum = chunks.reduce((all, { kilobytes }) => all + kilobytes, 0);
    expect(sum, `What ${screen} loads:\n${listed(chunks)}`).toBeLessThanOrEqual(max[ending]);
  }
});

it('the global style sheet has one address, so that lazy parts do not load it again', () => {
  const { routes } = build.assets;
  const sheets = Object.values(routes).flatMap((route) => route?.css ?? []);
  const houseSheets = new Set(sheets.filter((address) => address.includes('/house-')));
  expect([...houseSheets]).toEqual([expect.stringMatching(/\.css$/)]);
});

it('the first load contains no code of the editor, of panels or of rare parts', async () => {
  const all = [...(await firstLoad('de.index', 'js')), ...(await firstLoad('de.index', 'css'))];
  const later = /editor|tiptap|prosemirror|login|lightbox|sentry|calendar-panel|search-panel/i;
  expect(all.filter(({ address }) => later.test(address))).toEqual([]);
});

it('code of overlays and panels is marked for eager compilation', async () => {
  const assets = path.join(buildDir, 'client/assets');
  const files = await readdir(assets);
  for (const name of ['panel', 'search-panel', 'search-box', 'calendar-panel', 'overlay-layer']) {
    const own = files.filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file));
    expect(own, name).toHaveLength(1);
    expect(await readFile(path.join(assets, own[0] ?? ''), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad/);
  }
});
